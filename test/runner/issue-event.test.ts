// What an `issues` event tells: whose edit it was, and whether it changed the text.
import { describe, expect, test } from 'vitest'
import { parseIssueEvent } from '../../src/runner/issue-event.ts'

const person = { login: 'ann', type: 'User' }
const event = {
  action: 'edited',
  issue: {
    number: 3,
    body: 'now',
    user: { type: 'Bot' },
    author_association: 'NONE',
    labels: [{ name: 'feedback-to-fix' }],
  },
  changes: { body: { from: 'before' } },
  sender: person,
}

test('an edit of the text by a person', () => {
  const read = { action: 'edited', number: 3, body: 'now', before: 'before', editor: 'ann' }
  expect(parseIssueEvent(event)).toEqual({ ...read, isPull: false, isLabelled: true, isTrusted: true })
})

describe('what may be otherwise', () => {
  test.each<[string, object, object]>([
    ['only the title changed', { changes: { title: { from: 'x' } } }, { before: undefined }],
    ['changes are not told', { changes: null }, { before: undefined }],
    ['the text was empty before', { changes: { body: { from: null } } }, { before: '' }],
    ['the text was cleared', { issue: { number: 3, body: null } }, { body: '' }],
    ['a pull request', { issue: { number: 3, body: '', pull_request: { url: 'x' } } }, { isPull: true }],
    ['an App', { sender: { login: 'docs-app[bot]', type: 'Bot' } }, { editor: undefined }],
    ['a bot that tells no type', { sender: { login: 'github-actions[bot]' } }, { editor: undefined }],
    ['a deleted account', { sender: null }, { editor: undefined }],
    ['another label', { issue: { number: 3, labels: [{ name: 'feedback-to-fix:look' }] } }, { isLabelled: false }],
    ['labels are not told', { issue: { number: 3 } }, { isLabelled: false }],
    ...['OWNER', 'MEMBER', 'COLLABORATOR'].map((author_association): [string, object, object] => [
      author_association,
      { issue: { number: 3, user: { type: 'User' }, author_association } },
      { isTrusted: true },
    ]),
    ...['CONTRIBUTOR', 'FIRST_TIME_CONTRIBUTOR', 'NONE', undefined].map(
      (author_association): [string, object, object] => [
        `opened by somebody else: ${author_association}`,
        { issue: { number: 3, user: { type: 'User' }, author_association } },
        { isTrusted: false },
      ],
    ),
  ])('%s', (_, part, read) => {
    expect(parseIssueEvent({ ...event, ...part })).toMatchObject(read)
  })

  test.each([{}, { action: 'edited' }, { ...event, issue: { number: '3' } }, { ...event, issue: { number: 0 } }])(
    'no event of an issue: %j',
    (payload) => {
      expect(() => parseIssueEvent(payload)).toThrow()
    },
  )
})
