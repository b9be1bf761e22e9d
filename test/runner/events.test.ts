// The event that starts a run: the pull request, the context, damaged payloads.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEdited } from '../../src/checkboxes/edited-issue.ts'
import { Failure } from '../../src/errors/failure.ts'
import { findDefaultBranch, parseIssueEvent, parsePullEvent } from '../../src/runner/workflow-event.ts'

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
      baseSha: '',
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
  event === 'issues' ? readEdited(parseIssueEvent(payload), 'docs') : parsePullEvent(payload)

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
