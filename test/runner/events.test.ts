// The event that starts a run: the edited issue, the context, damaged payloads.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../src/errors/failure.ts'
import { findDefaultBranch, parsePullEvent, readEdited } from '../../src/runner/workflow-event.ts'

interface Example {
  readonly event: 'issues' | 'pull_request'
  readonly payload: { readonly action: string }
}

const path = 'node_modules/@octokit/webhooks-examples/api.github.com/index.json'

function listExamples(): Example[] {
  const all = JSON.parse(readFileSync(path, 'utf8')) as { name: string; examples: Example['payload'][] }[]
  return all.flatMap(({ name, examples }) =>
    name === 'issues' || name === 'pull_request' ? examples.map((payload) => ({ event: name, payload })) : [],
  )
}

const huge = 'x'.repeat(100_000)

/** Every field down to the third level, each damaged in every way. */
function* damage(payload: object): Generator<{ readonly how: string; readonly payload: object }> {
  for (const path of listPaths(payload, 3))
    for (const [how, value] of [
      ['missing', undefined],
      ['null', null],
      ['huge', huge],
    ] as const)
      yield { how: `${path.join('.')} ${how}`, payload: replaceAt(payload, path, value) }
}

function listPaths(value: unknown, depth: number): string[][] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...listPaths(inner, depth - 1).map((path) => [key, ...path]),
  ])
}

function replaceAt(value: object, [key = '', ...rest]: readonly string[], put: unknown): object {
  const inner = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length === 0 ? put : replaceAt(inner as object, rest, put) }
}

describe('a pull request', () => {
  const pull = {
    number: 5,
    html_url: 'https://github.com/acme/docs/pull/5',
    state: 'open',
    merged: false,
    merged_at: null,
    body: 'feedback-to-fix: 123',
    created_at: '2026-11-21T09:00:00Z',
    title: 'Mend the page',
    user: { login: 'Docs-Agent[bot]', type: 'Bot' },
    head: { sha: 'a'.repeat(40), repo: { full_name: 'acme/docs' } },
    base: { ref: 'main', repo: { full_name: 'acme/docs' } },
    labels: [{ name: 'docs', color: 'ededed' }],
  }
  const parse = (part: Record<string, unknown>) =>
    parsePullEvent({ action: 'opened', pull_request: { ...pull, ...part } })

  test('as far as the review needs it', () => {
    expect(parse({ draft: true })).toEqual({
      action: 'opened',
      number: 5,
      url: pull.html_url,
      state: 'open',
      title: pull.title,
      body: pull.body,
      author: 'docs-agent[bot]',
      isByPerson: false,
      head: 'a'.repeat(40),
      base: 'main',
      isPrivate: false,
      own: true,
      labels: ['docs'],
      hasConflict: false,
      createdAt: Date.UTC(2026, 10, 21, 9),
      closedAt: undefined,
    })
  })

  test.each([
    [{ state: 'closed' }, { state: 'closed' }],
    [{ state: 'closed', merged: true }, { state: 'merged' }],
    [{ state: 'closed', merged: null, merged_at: '2026-11-21T10:00:00Z' }, { state: 'merged' }],
    [{ merged: undefined, merged_at: undefined }, { state: 'open' }],
    [{ body: null }, { body: '' }],
    [{ labels: undefined }, { labels: [] }],
    [
      { title: undefined, user: null },
      { title: '', author: '' },
    ],
    [{ head: { ...pull.head, repo: { full_name: 'eve/docs' } } }, { own: false }],
    [{ head: { ...pull.head, repo: null } }, { own: false }],
    [{ base: { ...pull.base, repo: null } }, { own: false, isPrivate: false }],
    [{ base: { ...pull.base, repo: { ...pull.base.repo, private: true } } }, { own: true, isPrivate: true }],
    [{ base: { ...pull.base, repo: { ...pull.base.repo, private: null } } }, { isPrivate: false }],
    [{ head: { ...pull.head, repo: null }, base: { ...pull.base, repo: null } }, { own: false }],
    [{ head: { ...pull.head, sha: 'c'.repeat(64) } }, { head: 'c'.repeat(64) }],
  ])('%j: %j', (part, expected) => {
    expect(parse(part)).toMatchObject(expected)
  })

  test.each([
    ['nothing', undefined],
    ['no pull request', { action: 'opened' }],
    ['no action', { pull_request: pull }],
    ['an unknown state', { action: 'opened', pull_request: { ...pull, state: 'draft' } }],
    ['a head that is no SHA', { action: 'opened', pull_request: { ...pull, head: { sha: '../x', repo: null } } }],
    ['no number', { action: 'opened', pull_request: { ...pull, number: '5' } }],
  ])('refused: %s', (_, payload) => {
    expect(() => parsePullEvent(payload)).toThrow()
  })
})

const line = (project: string) => `<!-- feedback-to-fix project=${project} ledger=3 commit=abc nonce=n1 -->`
const person = { login: 'ann', type: 'User' }
const app = { login: 'docs-app[bot]', type: 'Bot' }
const issue = { number: 1, user: app, author_association: 'NONE', labels: [{ name: 'feedback-to-fix' }] }
const read = (body: string, projectId: string, other: object = {}) =>
  readEdited(
    { action: 'edited', issue: { ...issue, body }, changes: { body: { from: '' } }, sender: person, ...other },
    projectId,
  )

test.each([
  [
    'no line of ours',
    'Text.',
    'docs',
    'this is not the tracking issue of this project, with the label `feedback-to-fix`',
  ],
  [
    'another project',
    line('docs'),
    'other',
    'this is not the tracking issue of this project, with the label `feedback-to-fix`',
  ],
  ['this project', line('docs'), 'docs', 'no box is ticked'],
  ['this project, whose name is encoded', line('docs%2Fen'), 'docs/en', 'no box is ticked'],
  ['below a line that somebody else put there', `${line('other')}\n${line('docs')}`, 'docs', 'no box is ticked'],
  ['no project given: the run tells', line('docs'), '', 'no box is ticked'],
])('%s', (_, body, projectId, nothing) => {
  expect(read(body, projectId)).toEqual({ nothing })
})

const ticked = `${line('docs')}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`
const edited = { ...issue, body: ticked }
const stranger = { ...edited, user: person }

test.each([
  ['a ticked box', {}, { edited: { number: 1, body: ticked, before: '', editor: 'ann' } }],
  ['another action', { action: 'opened' }, { nothing: 'the event action `opened` is not an edit' }],
  ['the title alone', { changes: { title: { from: 'x' } } }, { nothing: 'no person edited its text' }],
  ['changes are not told', { changes: null }, { nothing: 'no person edited its text' }],
  ['a text that was empty', { changes: { body: { from: null } } }, { edited: expect.objectContaining({ before: '' }) }],
  [
    'a pull request',
    { issue: { ...edited, pull_request: {} } },
    { nothing: 'this is not the tracking issue of this project, with the label `feedback-to-fix`' },
  ],
  ['an App', { sender: app }, { nothing: 'no person edited its text' }],
  ['a deleted account', { sender: null }, { nothing: 'no person edited its text' }],
  ['no label', { issue: { ...edited, labels: [] } }, { nothing: expect.stringContaining('label `feedback-to-fix`') }],
  [
    'a stranger’s issue',
    { issue: stranger },
    { nothing: expect.stringContaining('opened by someone without write access') },
  ],
])('%s', (_, other, expected) => {
  expect(read(ticked, 'docs', other)).toEqual(expected)
})

const told = (name: unknown) => ({ repository: { name: 'docs', owner: { login: 'acme' }, default_branch: name } })

test.each([
  ['workflow_dispatch', told('trunk'), 'refs/heads/work', 'trunk'],
  ['schedule', {}, 'refs/heads/release/next', 'release/next'],
  ['schedule', told('trunk'), 'refs/heads/main', 'trunk'],
  ['schedule', {}, 'refs/tags/v1', undefined],
  ['workflow_dispatch', {}, 'refs/heads/work', undefined],
  ['workflow_dispatch', told(''), 'refs/heads/work', undefined],
  ['workflow_dispatch', told(7), 'refs/heads/work', undefined],
])('a %s whose event is %j, on %s: %s', (eventName, payload, ref, branch) => {
  expect(findDefaultBranch({ eventName, payload, ref })).toBe(branch)
})

const readExample = ({ event }: Example, payload: object) =>
  event === 'issues' ? readEdited(payload, 'docs') : parsePullEvent(payload)

const examples = listExamples().map((one, at) => [one.event, one.payload.action, at, one] as const)
test.each(examples)('%s %s, %i: as it is, and with each field missing, null, huge', (_, action, _at, example) => {
  const whole = readExample(example, example.payload)
  if ('nothing' in whole) expect(whole.nothing).toMatch(/^[a-z]/)
  else expect(whole).toMatchObject({ action, number: expect.any(Number) })
  let refused = 0
  for (const { how, payload } of damage(example.payload)) {
    try {
      readExample(example, payload)
    } catch (error) {
      refused += 1
      if (!(error instanceof Failure)) throw new Error(how, { cause: error })
      expect(error.message, how).toMatch(/^The event is not a `\w+` event as GitHub describes it: `[\w.`, ]+`\. Re-run/)
      expect(error.message.length, how).toBeLessThan(300)
    }
  }
  expect(refused).toBeGreaterThan(3)
})
