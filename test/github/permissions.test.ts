// Which permission a token lacks, and what an error says to do.
import { describe, expect, test } from 'vitest'
import { GitHubError } from '../../src/github/github-errors.ts'
import { createRepositorySetup, type PermissionName } from '../../src/github/repository-setup.ts'
import { safe } from '../../src/text/safe-text.ts'
import type { TokenName } from '../support/fake/permissions.ts'
import { connect } from './connect.ts'
import { createScripted, errorOf } from './scripted.ts'

test('where GitHub says why, so does the remedy', () => {
  const refuse = (message: string, headers = {}) =>
    GitHubError.refused(safe`POST /x`, { status: 403, headers, body: JSON.stringify({ message }) }, true).remedy
  expect(refuse('Repository was archived so is read-only.')).toContain('unarchive it')
  expect(refuse('Commenting is disabled on issues with more than 2500 comments')).toContain('`tracking-issue`')
  expect(refuse('Although you have access, `acme` has an IP allow list enabled.')).toContain('IP allow list')
  expect(refuse('', { 'x-github-sso': 'required; url=https://github.com/orgs/acme/sso' })).toContain('single sign-on')
  const lacking = (accepted: string) =>
    refuse('Resource not accessible by integration', { 'x-accepted-github-permissions': accepted })
  expect(lacking('contents=write')).toContain('The token lacks `contents: write`: give the job')
  expect(lacking('issues=write; pull_requests=write')).toContain(
    'The token lacks `issues: write` or `pull-requests: write`: give',
  )
  for (const none of ['', 'organization_projects=admin', '`x`=write', 'contents=write,workflows=write'])
    expect(lacking(none)).toMatch(/^Give the job `permissions: { contents: write, /)
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
    const found = await createRepositorySetup(client).checkPermissions()
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
    ['hidden', { status: 404 }, 'lacking'],
  ])('%s', async (_, line, access) => {
    const { client } = createScripted([line])
    const found = await createRepositorySetup(client).checkPermissions()
    expect(found.get('pull-requests: write')).toBe(access)
  })

  test('a bad token is an error', async () => {
    const { client } = createScripted([{ status: 401 }])
    expect(await errorOf(createRepositorySetup(client).checkPermissions())).toMatchObject({ status: 401 })
  })
})
