// Which permission a token lacks, from GitHub's header and status, and how an error says so.
import { describe, expect, test } from 'vitest'
import { findObstacle, GitHubError } from '../../../src/github/api/github-errors.ts'
import { createRepositorySetup, type PermissionName } from '../../../src/github/api/repository-setup.ts'
import type { TokenName } from '../../support/fake/permissions.ts'
import { connect, repository } from '../connect.ts'
import { createScripted, errorOf } from '../scripted.ts'

const accepted = (text: string) => ({ 'x-accepted-github-permissions': text })
const contents = { kind: 'permission', needed: '`contents: write`' }

test.each([
  ['a bad token', 401, {}, { kind: 'token' }],
  ['one permission', 403, accepted('contents=write'), contents],
  ['hidden without it', 404, accepted('contents=write'), contents],
  ['what every token has', 404, accepted('metadata=read'), undefined],
  ['single sign-on', 403, { 'x-github-sso': 'required; url=https://github.com/orgs/acme/sso' }, { kind: 'sign-on' }],
  ['no header', 403, {}, { kind: 'rule' }],
  ['a header that is nonsense', 403, accepted('<b>=write; contents=all;;=,'), { kind: 'rule' }],
  ['another reason', 422, accepted('contents=write'), undefined],
])('%s', (_, status, headers, obstacle) => {
  expect(findObstacle({ status, headers }, '')).toEqual(obstacle)
})

test('without the header, but in GitHub’s words for it: all that a sync needs', () => {
  const found = findObstacle({ status: 403, headers: {} }, 'Resource not accessible by integration')
  expect(found).toEqual({ kind: 'permission', needed: expect.stringContaining('pull-requests: write') })
})

test('where GitHub says why, so does the remedy', () => {
  const refuse = (message: string) =>
    GitHubError.refused({ method: 'POST', path: '/x' }, { status: 403, headers: {}, data: { message } }, true).remedy
  expect(refuse('Repository was archived so is read-only.')).toContain('unarchive it')
  expect(refuse('Although you have access, `acme` has an IP allow list enabled.')).toContain('IP allow list')
})

describe('asked for by name', () => {
  const all: readonly PermissionName[] = ['contents: write', 'issues: write', 'pull-requests: write']

  test.each<[TokenName, boolean, readonly PermissionName[]]>([
    ['sync', true, []],
    ['app', true, []],
    ['review', true, ['issues: write']],
    ['review', false, ['issues: write']],
    ['read-only', true, all],
    ['dependabot', false, all],
    ['dependabot', true, all],
  ])('the token “%s” (private: %s) lacks %j, and nothing is written', async (token, isPrivate, lacking) => {
    const { github, client } = connect({ token, private: isPrivate })
    const before = JSON.stringify(github.branchTip('main'))
    const found = await createRepositorySetup({ client, repository }).checkPermissions(all)
    expect(all.filter((name) => found.get(name) !== 'given')).toEqual(lacking)
    expect([...found.values()].filter((access) => access === 'unknown')).toEqual([])
    expect([JSON.stringify(github.branchTip('main')), github.listIssues(), github.listPulls()]).toEqual([
      before,
      [],
      [],
    ])
  })

  test.each([
    ['a rule forbids it', { status: 403, data: { message: 'Repository rule violations found' } }, 'unknown'],
    [
      'workflows may not',
      { status: 403, data: { message: 'GitHub Actions is not permitted to create or approve' } },
      'given',
    ],
    ['issues are disabled', { status: 410 }, 'given'],
    ['hidden', { status: 404, headers: accepted('pull_requests=write') }, 'lacking'],
  ])('%s', async (_, line, access) => {
    const { client } = createScripted([line])
    const found = await createRepositorySetup({ client, repository }).checkPermissions(['pull-requests: write'])
    expect(found.get('pull-requests: write')).toBe(access)
  })

  test('a bad token is an error', async () => {
    const { client } = createScripted([{ status: 401 }])
    expect(
      await errorOf(createRepositorySetup({ client, repository }).checkPermissions(['issues: write'])),
    ).toMatchObject({ obstacle: { kind: 'token' } })
  })
})

const help = 'https://github.com/feedback-to-fix/feedback-to-fix/blob/main/docs/troubleshooting.md#permissions'
const at = { owner: 'acme', repo: 'docs', issue_number: 1 }
test.each([
  [
    403,
    'This request needs `issues: write`: give it to the job, and check that no repository or organisation rule forbids it.',
  ],
  [404, 'If this exists, the token may not see it: this request needs `issues: write`.'],
])('a refusal says, %i: %s', async (status, remedy) => {
  const { client } = createScripted([{ status, headers: accepted('issues=write') }])
  expect(await errorOf(client.rest.issues.get(at))).toMatchObject({
    kind: 'refused',
    status,
    remedy: `${remedy} See ${help}`,
  })
})
