// Our in-memory GitHub beside one that others wrote (`emulate`): what the Action and the agent ask of GitHub, asked of both.
// Compared are the status and the fields that src/github reads.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGitHubClient } from '../../src/github/api/github-client.ts'
import { createPullChanges } from '../../src/github/pulls/pull-change.ts'
import { createSend } from '../../src/http/send.ts'
import { createLog } from '../../src/log.ts'
import { readChange } from '../../src/review/read-change.ts'
import { parsePullEvent } from '../../src/runner/pull-request-event.ts'
import { apiUrl, repositoryName } from './addresses.ts'
import { startGitHub } from './served-github.ts'
import { startEmulator } from './start-emulator.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
interface Step {
  readonly by?: 'agent'
  readonly body?: object
  readonly raw?: true
  /** Name by which later steps call the answer's `sha` or `id`, as `$name`. */
  readonly keep?: string
}
/** Fields are dotted paths; of a list, each item's field. `''` is the body itself. */
type Call = readonly [title: string, method: Method, path: string, fields: string, step?: Step]

const issue = 'number title state body user.login user.type comments updated_at pull_request'
const comment = 'body user.login user.type'
const pull =
  'number html_url state merged_at body head.repo.full_name base.repo.full_name created_at closed_at updated_at'
const branch = 'feedback-to-fix%2Fledger'
const missing = '1234567890123456789012345678901234567890'
const file = (path: string, content: string) => ({ path, mode: '100644', type: 'blob', content })
const ref = (name: string, sha: string) => ({ body: { ref: `refs/heads/${name}`, sha } })
const moved = (sha: string) => ({ body: { sha, force: false } })
const ledgerRef = '/git/refs/heads/feedback-to-fix/ledger'
const labelled = '/issues?labels=feedback-to-fix&state=all'
const newest = `${labelled}&sort=created&direction=desc&per_page=100&page=1`
const commit = (message: string, tree: string, ...parents: string[]) => ({ message, tree, parents })

const firstFiles = [file('docs/ledger.json', '{}\n'), file('readme.md', 'ü')]
const moreFiles = [file('docs/handled/a.json', '{}')]
const ledger: readonly Call[] = [
  ['the repository', 'GET', '', 'full_name private default_branch'],
  ['no branch yet', 'GET', `/commits?sha=${branch}&per_page=30`, ''],
  ['its tree', 'POST', '/git/trees', 'sha', { body: { tree: firstFiles }, keep: 'tree' }],
  ['a first commit', 'POST', '/git/commits', 'tree.sha', { body: commit('One', '$tree'), keep: 'root' }],
  ['its branch', 'POST', '/git/refs', 'ref', ref('feedback-to-fix/ledger', '$root')],
  ['the branch once more', 'POST', '/git/refs', 'message', ref('feedback-to-fix/ledger', '$root')],
  ['the history', 'GET', `/commits?sha=${branch}&per_page=30`, 'commit.tree.sha commit.message'],
  ['a file', 'GET', `/contents/docs/ledger.json?ref=$root`, '', { raw: true }],
  ['a file in base64', 'GET', `/contents/docs/ledger.json?ref=$root`, 'type encoding content sha'],
  ['a missing file', 'GET', `/contents/docs/nothing.json?ref=$root`, 'message', { raw: true }],
  ['a tree on a tree', 'POST', '/git/trees', 'sha', { body: { tree: moreFiles, base_tree: '$tree' }, keep: 'more' }],
  ['a tree on nothing', 'POST', '/git/trees', '', { body: { tree: [file('a', 'b')], base_tree: missing } }],
  ['a second commit', 'POST', '/git/commits', 'tree.sha', { body: commit('Two', '$more', '$root'), keep: 'second' }],
  ['a rival', 'POST', '/git/commits', 'tree.sha', { body: commit('Rival', '$tree', '$root'), keep: 'rival' }],
  ['a commit of nothing', 'POST', '/git/commits', '', { body: commit('Three', missing) }],
  ['the branch moves', 'PATCH', ledgerRef, 'ref', moved('$second')],
  ['a lost race', 'PATCH', ledgerRef, 'message', moved('$rival')],
  ['no branch to move', 'PATCH', '/git/refs/heads/nothing', 'message', moved('$second')],
  ['the older file', 'GET', '/contents/docs/ledger.json?ref=$second', '', { raw: true }],
  ['both commits', 'GET', `/commits?sha=${branch}&per_page=100`, 'commit.message'],
  ['all commits', 'GET', `/commits?sha=${branch}&per_page=100`, 'commit.message commit.tree.sha'],
  ['comes from', 'GET', '/compare/$root...$second?per_page=1', 'status'],
  ['is the same', 'GET', '/compare/$second...$second?per_page=1', 'status'],
  ['does not come from', 'GET', '/compare/$rival...$second?per_page=1', 'status'],
  ['is behind', 'GET', '/compare/$second...$root?per_page=1', 'status'],
  ['unknown to both', 'GET', `/compare/${missing}...$second?per_page=1`, ''],
]

const fix = { title: 'Fix', head: 'agent/one', base: 'main', body: 'feedback-to-fix: f-1' }
const trees = 'truncated tree.path tree.mode tree.type tree.sha'
const compared = 'status ahead_by total_commits commits.commit.message files.filename files.status'
const agent: readonly Call[] = [
  ['where it starts', 'GET', '/git/ref/heads%2Fmain', 'ref object.type', { by: 'agent' }],
  ['its commit', 'GET', '/git/commits/$main', 'parents', { by: 'agent' }],
  ['its files', 'GET', '/git/trees/$more?recursive=true', trees, { by: 'agent' }],
  ['a file', 'GET', '/git/blobs/0967ef424bce6791893e9a57bb952f80fd536e93', 'encoding content', { by: 'agent' }],
  ['a commit', 'POST', '/git/commits', 'tree.sha', { by: 'agent', body: commit('Fix', '$tree', '$main'), keep: 'fix' }],
  ['a branch', 'POST', '/git/refs', 'ref', { by: 'agent', ...ref('agent/one', '$fix') }],
  ['a pull request', 'POST', '/pulls', pull, { by: 'agent', body: fix }],
  ['the pull request', 'GET', '/pulls/1', `${pull} user.login head.ref base.ref merged`],
  ['a missing one', 'GET', '/pulls/99', 'message'],
  ['what it changes', 'GET', '/pulls/1/files?per_page=100&page=1', 'filename status'],
  ['one file of it', 'GET', '/pulls/1/files?per_page=1&page=2', 'filename status'],
  ['no more of it', 'GET', '/pulls/1/files?per_page=100&page=2', ''],
  ['files of a missing one', 'GET', '/pulls/99/files', 'message'],
  ['its commits', 'GET', '/pulls/1/commits?per_page=100', 'commit.message'],
  ['compared by names', 'GET', '/compare/main...agent%2Fone?per_page=100', compared],
  ['compared page by page', 'GET', '/compare/main...$fix?per_page=1&page=2', 'total_commits commits files'],
  ['the tree of a commit', 'GET', '/git/trees/$fix?recursive=1', `${trees} tree.size`],
  ['all of them', 'GET', '/pulls?state=all&sort=updated&direction=desc&per_page=100&page=1', pull],
  ['no more of them', 'GET', '/pulls?state=all&sort=updated&direction=desc&per_page=100&page=2', ''],
]

const newIssue = { title: 'Feedback', body: 'One 😀', labels: ['feedback-to-fix'] }
const review = { body: { body: 'Reviewed' }, keep: 'review' }
const issues: readonly Call[] = [
  ['no issue yet', 'GET', newest, ''],
  ['an issue', 'POST', '/issues', `${issue} labels.name`, { body: newIssue }],
  ['the issue', 'GET', '/issues/2', `${issue} labels.name`],
  ['a missing issue', 'GET', '/issues/99', 'message'],
  ['the pull request as an issue', 'GET', '/issues/1', 'number state'],
  ['a new body', 'PATCH', '/issues/2', issue, { body: { body: 'Two' } }],
  ['a missing issue to change', 'PATCH', '/issues/99', 'message', { body: { body: 'Two' } }],
  ['a comment', 'POST', '/issues/2/comments', comment, { body: { body: 'Hello' }, keep: 'comment' }],
  ['a comment on nothing', 'POST', '/issues/99/comments', 'message', { body: { body: 'Hello' } }],
  ['a comment on the pull request', 'POST', '/issues/1/comments', comment, review],
  ['a comment changed', 'PATCH', '/issues/comments/$comment', comment, { body: { body: 'Changed' } }],
  ['the comment', 'GET', '/issues/comments/$comment', comment],
  ['a missing comment', 'GET', '/issues/comments/99999', 'message'],
  ['a missing comment to change', 'PATCH', '/issues/comments/99999', 'message', { body: { body: 'x' } }],
  ['comments', 'GET', '/issues/2/comments?since=2000-01-01T00:00:00Z&per_page=100&page=1', comment],
  ['comments since tomorrow', 'GET', '/issues/2/comments?since=2100-01-01T00:00:00Z&per_page=100&page=1', comment],
  ['a second page of comments', 'GET', '/issues/2/comments?per_page=1&page=2', comment],
  ['how many comments', 'GET', '/issues/2', 'comments'],
  ['issues with the label', 'GET', newest, issue],
  ['issues with the label since tomorrow', 'GET', `${labelled}&since=2100-01-01T00:00:00Z`, issue],
  ['issues with another label', 'GET', '/issues?labels=bug&state=all', ''],
  ['a new label', 'POST', '/issues/2/labels', 'name', { body: { labels: ['feedback-to-fix:look'] } }],
  ['the label once more', 'POST', '/issues/2/labels', 'name', { body: { labels: ['feedback-to-fix:look'] } }],
  ['a label of nothing', 'POST', '/issues/99/labels', '', { body: { labels: ['feedback-to-fix:look'] } }],
  ['the label taken off', 'DELETE', '/issues/2/labels/feedback-to-fix%3Alook', 'name'],
  ['a label that is not there', 'DELETE', '/issues/2/labels/feedback-to-fix%3Alook', ''],
  ['an assignee', 'POST', '/issues/2/assignees', 'assignees.login', { body: { assignees: ['acme'] } }],
  ['the assignee once more', 'POST', '/issues/2/assignees', 'assignees.login', { body: { assignees: ['acme'] } }],
  ['an assignee of nothing', 'POST', '/issues/99/assignees', '', { body: { assignees: ['acme'] } }],
  ['a review requested', 'POST', '/pulls/1/requested_reviewers', 'number', { body: { reviewers: ['acme'] } }],
  ['a review of nothing', 'POST', '/pulls/99/requested_reviewers', '', { body: { reviewers: ['acme'] } }],
  ['the issue closed', 'PATCH', '/issues/2', 'state', { body: { state: 'closed' } }],
  ['a body that is too long', 'PATCH', '/issues/2', 'message', { body: { body: 'x'.repeat(65_537) } }],
]

/** Where `emulate` is laxer or poorer than GitHub, and ours is not: what each of them says. */
const known: Readonly<Record<string, readonly [ours: object, emulated: object]>> = {
  // The words that GitHub's users quote have no hyphen; src/github takes both.
  'a lost race': [{ message: 'Update is not a fast forward' }, { message: 'Update is not a fast-forward' }],
  'no branch to move': [{ status: 422, message: 'Reference does not exist' }, { status: 404 }],
  // Git, and so GitHub, sorts names by their bytes.
  'compared by names': [
    { 'files.filename': ['README.md', 'docs/ledger.json', 'readme.md'] },
    { 'files.filename': ['docs/ledger.json', 'readme.md', 'README.md'] },
  ],
  // Pull requests are no issues there, in lists neither.
  'the pull request as an issue': [{ status: 200 }, { status: 404 }],
  // GitHub says 201 to both.
  'an assignee': [{ status: 201 }, { status: 200 }],
  'the assignee once more': [{ status: 201 }, { status: 200 }],
  'a review requested': [{ status: 201 }, { status: 200 }],
  // `since` is ignored for comments.
  'comments since tomorrow': [{ body: [] }, { body: ['Changed'] }],
}

interface Side {
  readonly url: string
  readonly tokens: Readonly<Record<'bot' | 'agent', string>>
  readonly names: Record<string, string>
  close(): Promise<void>
}
let sides: readonly [ours: Side, others: Side]

beforeAll(async () => {
  sides = [
    { ...(await startGitHub()), names: {} },
    { ...(await startEmulator()), names: {} },
  ]
  for (const side of sides) {
    const { data } = await ask(side, 'GET', '/commits?sha=main&per_page=1')
    side.names.main = (data as { sha: string }[])[0]?.sha ?? ''
  }
})
afterAll(() => Promise.all(sides.map((side) => side.close())))

async function ask({ url, tokens, names }: Side, method: Method, path: string, { by, body, raw }: Step = {}) {
  const fill = (text: string) => text.replace(/\$([a-z]+)/g, (_, name: string) => names[name] ?? `no ${name}`)
  const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json'
  const headers = { authorization: `Bearer ${tokens[by ?? 'bot']}`, accept }
  const sent = body === undefined ? {} : { body: fill(JSON.stringify(body)) }
  const response = await fetch(`${url}/repos/acme/docs${fill(path)}`, { method, headers, ...sent })
  const text = await response.text()
  return { status: response.status, data: raw && response.ok ? text : JSON.parse(text) }
}

function read(value: unknown, [first = '', ...rest]: readonly string[], url: string): unknown {
  if (Array.isArray(value) && first !== '') return value.map((item) => read(item, [first, ...rest], url))
  if (first !== '') return read((value as Record<string, unknown> | null | undefined)?.[first], rest, url)
  if (typeof value !== 'string') return value ?? null
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? 'a time' : value.replaceAll(url, '').trim()
}

async function answer(side: Side, [, method, path, fields, step = {}]: Call) {
  const { status, data } = await ask(side, method, path, step)
  if (step.keep !== undefined) {
    const { id, sha = id } = data as { id?: number; sha?: string }
    expect(sha).toBeDefined()
    side.names[step.keep] = String(sha)
  }
  // GitHub's words for a refusal count where src/github reads them.
  const picked = status < 300 || fields === 'message' ? fields.split(' ') : []
  return { status, ...Object.fromEntries(picked.map((field) => [field, read(data, field.split('.'), side.url)])) }
}

describe.each([
  ['the ledger’s branch', ledger],
  ['what the agent proposes', agent],
  ['issues and comments', issues],
])('both GitHubs say the same of %s', (_, calls) => {
  for (const call of calls) {
    const [title] = call
    test(title, async () => {
      const [ours, emulated] = [await answer(sides[0], call), await answer(sides[1], call)]
      const differs = known[title]
      if (differs) expect([ours, emulated]).toMatchObject(differs)
      else expect(ours).toEqual(emulated)
    })
  }
})

test('a pull request is read the same from both', async () => {
  const read = async (side: Side) => {
    const { data } = await ask(side, 'GET', '/pulls/1')
    const pull = parsePullEvent({ action: 'opened', pull_request: data })
    const client = createGitHubClient({
      ...{ send: createSend(), apiUrl: apiUrl(side.url), token: side.tokens.bot },
      ...{ now: Date.now, steady: () => performance.now(), random: () => 0, sleep: async () => undefined },
      stop: new AbortController().signal,
    })
    const changes = createPullChanges({ client, repository: repositoryName('acme/docs') })
    const { change } = await readChange({ changes, log: createLog(() => undefined) }, pull)
    return { ...change, head: '', commits: change.commits.map(({ message, isUpdate }) => ({ message, isUpdate })) }
  }
  const [ours, emulated] = [await read(sides[0]), await read(sides[1])]
  // The two begin with another README.md.
  const files = (change: typeof ours) => change.files.filter(({ path }) => path !== 'README.md')
  expect(ours.files).toHaveLength(3)
  expect({ ...ours, files: files(ours) }).toEqual({ ...emulated, files: files(emulated) })
})
