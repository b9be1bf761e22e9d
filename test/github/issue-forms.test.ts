// Issues and comments in GitHub's form: whatever may be missing, and whom the repository trusts.
import { describe, expect, test } from 'vitest'
import { commentSchema, issueSchema, parseComment, parseIssue } from '../../src/github/issue-forms.ts'
import { repository, serverUrl } from './connect.ts'

const issue = {
  number: 3,
  html_url: 'https://evil.example/acme/docs/issues/3',
  state: 'open',
  comments: 2,
  updated_at: '2026-11-21T12:00:00Z',
}
const read = (part: object) => parseIssue(issueSchema.parse({ ...issue, ...part }), { serverUrl, repository })
const readComment = (part: object) => parseComment(commentSchema.parse({ id: 5, ...part }))

describe('what may be missing', () => {
  test.each([{}, { body: null, user: null, author_association: null }])('%j', (part) => {
    expect(read(part)).toEqual({
      number: 3,
      url: 'https://github.com/acme/docs/issues/3',
      title: '',
      state: 'open',
      body: '',
      author: '',
      trusted: false,
      comments: 2,
      updatedAt: Date.UTC(2026, 10, 21, 12),
    })
    expect(readComment(part)).toEqual({ id: 5, body: '', author: '', trusted: false })
  })

  test.each([
    { number: '3' },
    { state: 'merged' },
    { number: 0 },
    { number: 1.5 },
    { number: 1e21 },
    { user: { id: 1 } },
  ])('not %j', (part) => {
    expect(issueSchema.safeParse({ ...issue, ...part }).success).toBe(false)
  })
})

test.each([
  ['a bot', { user: { login: 'x[bot]', type: 'Bot' } }, true],
  ['a bot without a part in the repository', { user: { login: 'x', type: 'Bot' }, author_association: 'NONE' }, true],
  ['the owner', { user: { login: 'x', type: 'User' }, author_association: 'OWNER' }, true],
  ['a member', { user: { login: 'x', type: 'User' }, author_association: 'MEMBER' }, true],
  ['a collaborator', { user: { login: 'x', type: 'User' }, author_association: 'COLLABORATOR' }, true],
  ['a contributor', { user: { login: 'x', type: 'User' }, author_association: 'CONTRIBUTOR' }, false],
  ['a newcomer', { user: { login: 'x', type: 'User' }, author_association: 'FIRST_TIME_CONTRIBUTOR' }, false],
  ['a stranger', { user: { login: 'x', type: 'User' }, author_association: 'NONE' }, false],
  ['a stranger who took the name of a bot', { user: { login: 'github-actions[bot]', type: 'User' } }, false],
  ['nobody any more', { user: null, author_association: 'NONE' }, false],
])('%s is trusted: %j', (_, part, trusted) => {
  expect([read(part).trusted, readComment(part).trusted]).toEqual([trusted, trusted])
})
