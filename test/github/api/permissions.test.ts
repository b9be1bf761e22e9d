// Which permission a token lacks, from GitHub's header and status, and how an error says so.
import { describe, expect, test } from 'vitest'
import { findObstacle, renderPermissions } from '../../../src/github/api/permissions.ts'
import { createScripted, errorOf } from '../scripted.ts'

const accepted = (text: string) => ({ 'x-accepted-github-permissions': text })
const contents = [[{ name: 'contents', level: 'write' }]]

test.each([
  ['a bad token', 401, {}, { kind: 'token' }],
  ['one permission', 403, accepted('contents=write'), { kind: 'permission', anyOf: contents }],
  ['hidden without it', 404, accepted('contents=write'), { kind: 'permission', anyOf: contents }],
  ['what every token has', 404, accepted('metadata=read'), undefined],
  ['single sign-on', 403, { 'x-github-sso': 'required; url=https://github.com/orgs/acme/sso' }, { kind: 'sign-on' }],
  ['no header', 403, {}, { kind: 'rule' }],
  ['a header that is nonsense', 403, accepted('<b>=write; contents=all;;=,'), { kind: 'rule' }],
  ['another reason', 422, accepted('contents=write'), undefined],
])('%s', (_, status, headers, obstacle) => {
  expect(findObstacle({ status, headers })).toEqual(obstacle)
})

test('either of several sets, as a workflow says them', () => {
  const found = findObstacle({ status: 403, headers: accepted('issues=write; pull_requests=write,contents=read') })
  if (found?.kind !== 'permission') throw new Error('A permission is missing.')
  expect(renderPermissions(found.anyOf)).toBe('`issues: write` or `pull-requests: write` and `contents: read`')
})

describe('a refusal says', () => {
  const at = { owner: 'acme', repo: 'docs', issue_number: 1 }
  test.each([
    [
      403,
      'This request needs `issues: write`: give it to the job, and check that no repository or organisation rule forbids it.',
    ],
    [404, 'If this exists, the token may not see it: this request needs `issues: write`.'],
  ])('%i: %s', async (status, remedy) => {
    const { client } = createScripted([{ status, headers: accepted('issues=write') }])
    expect(await errorOf(client.rest.issues.get(at))).toMatchObject({ kind: 'refused', status, remedy })
  })
})

test('parameters that GitHub does not describe do not compile', () => {
  const { client } = createScripted([{ data: [] }])
  const place = { owner: 'acme', repo: 'docs' }
  const calls = [
    // @ts-expect-error: the name is `per_page`.
    () => client.rest.issues.listForRepo({ ...place, perpage: 1 }),
    // @ts-expect-error: it is a number.
    () => client.rest.issues.get({ ...place, issue_number: '1' }),
    // @ts-expect-error: it is required.
    () => client.rest.git.createCommit({ ...place, message: 'x' }),
    // @ts-expect-error: an issue has no such field.
    () => client.rest.issues.get(at).then(({ data }) => data.nothing),
  ]
  const at = { ...place, issue_number: 1 }
  expect(calls).toHaveLength(4)
})
