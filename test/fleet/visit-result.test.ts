// What is kept of a visit: numbers and links, whatever came with them; and the summary of hostile ones.
import { expect, test } from 'vitest'
import { splitIntoBatches } from '../../src/fleet/batches.ts'
import { parseKeys } from '../../src/fleet/keys.ts'
import { planFleet } from '../../src/fleet/plan.ts'
import { buildPlanFile, parsePlanFile } from '../../src/fleet/plan-file.ts'
import { createLogReader } from '../../src/fleet/read-log.ts'
import { renderRollUp } from '../../src/fleet/render-roll-up.ts'
import { buildNextState, rollUp } from '../../src/fleet/roll-up.ts'
import { hour } from '../../src/fleet/state.ts'
import { readVisit, renderResults } from '../../src/fleet/visit-result.ts'

const now = Date.UTC(2026, 10, 23)
const limits = { every: 24 * hour, requestsPerHour: 100 }
const visited = (project: string, more: object = {}) => ({
  ...{ project, organisation: '', code: 0, fault: null, granted: 5, readUntil: now, milliseconds: 3000, ...more },
})
const report = (more: object = {}) =>
  JSON.stringify({
    ...{ end: 'done', entries: { new: 2, requests: 1 }, tracking: { issueUrl: null } },
    clusters: [{ decision: 'dispatched', prompt: 'what a reader said' }],
    fixes: [{ state: 'active', prLink: null, entryIds: ['fb_1'] }],
    ...more,
  })
const planOf = (ids: readonly string[]) => {
  const projects = ids.map((id) => {
    return { id, organisation: '', repository: undefined, key: undefined, inputs: {} }
  })
  const plans = planFleet(projects, undefined, now, limits)
  return parsePlanFile(JSON.stringify(buildPlanFile(now, false, plans, splitIntoBatches(plans, 25))))
}

test('neither the log of a run, nor prompts, nor ids of readers’ entries get into a result', () => {
  const text = renderResults([readVisit(visited('docs', { output: '::add-mask::the key' }), report())])
  for (const word of ['the key', 'what a reader said', 'fb_1']) expect(text).not.toContain(word)
  expect(JSON.parse(text).results).toMatchObject([{ project: 'docs', end: 'done', newEntries: 2, jobs: 1, active: 1 }])
})

test.each([
  ['failed without a report: all that was granted may have been sent', 1, undefined, 'failed', 5],
  ['ended well without a report: there was nothing to do', 0, undefined, 'nothing-new', 0],
  ['a report that cannot be read', 1, '{', 'failed', 5],
  ['failed, with a report', 1, report(), 'failed', 1],
])('%s', (_, code, text, end, requests) => {
  expect(readVisit(visited('docs', { code }), text)).toMatchObject({ end, requests })
})

test('a job without a result: the next run begins with its projects, and counts their requests as sent', () => {
  const plan = planOf(['a', 'b'])
  const sum = rollUp(plan, [readVisit(visited('a'), report())])
  expect(sum).toMatchObject({ missing: ['b'], visits: 2, newEntries: 2 })
  expect(buildNextState(plan, sum, now).organisations).toMatchObject([
    { missed: ['b'], active: ['a'], spent: [{ requests: 1 }, { requests: 99 }] },
  ])
})

test('hostile names, faults and links stay text', () => {
  const id = '<img src=x> @acme/all [x](https://evil.example) | `'
  const fixes = [{ state: 'proposed', prLink: 'https://evil.example/acme/docs/pull/1' }]
  const results = [
    readVisit(visited(id, { code: 1, fault: 'Fixes #1 @acme <script>' }), undefined),
    readVisit(visited('b'), report({ fixes, tracking: { issueUrl: 'https://evil.example/a/b/issues/1' } })),
  ]
  const plan = planOf([id, 'b'])
  const text = renderRollUp(rollUp(plan, results), { plan, limits, serverUrl: 'https://github.com' })
  // As code it may say what it likes.
  expect(text).toContain(`\`\` ${id} \`\`: Fixes`)
  expect(text.replace(id, '')).not.toMatch(/\]\(|(?<!\\)<(img|script)|@acme|#1\b/)
  expect(text).toContain('`https://evil.example/acme/docs/pull/1`')
})

test('what a log says: when the export was read, and the last error', () => {
  const reader = createLogReader()
  const lines = [
    '::group::Loading the ledger',
    '::group::Collecting feedback',
    'x',
    '::group::Deciding',
    '::group::Reporting',
  ]
  expect(lines.map((line) => reader.see(line))).toEqual([false, false, false, true, false])
  reader.see('::error title=a::One.%0ATwo: 100%25.')
  expect(reader.fault).toBe('One. Two: 100%.')
})

test('keys by name', () => {
  const { named, unread } = parseKeys('# comment\nA=one\n\nB = two=2\nnot a key\n1=x')
  expect([...named]).toEqual([
    ['A', 'one'],
    ['B', 'two=2'],
  ])
  expect(unread).toEqual([5, 6])
})
