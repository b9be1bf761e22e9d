// The job summary: golden texts, its size, and what hostile text may not do in it.

import { expect, test } from 'vitest'
import type { Decision } from '../../src/fixes/reasons.ts'
import type { Fix } from '../../src/ledger/ledger.ts'
import { renderSummary, type SummaryInput } from '../../src/outputs/job-summary.ts'
import { buildReportFix, type RunReport, renderReport } from '../../src/outputs/report.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import type { Prompt } from '../../src/text/outgoing.ts'
import { noRedactions } from '../../src/text/redaction/redact.ts'
import { safe } from '../../src/text/safe-text.ts'
import { testHostile } from '../support/hostile-reports.ts'
import { pullLink } from '../support/ledger-builders.ts'
import { createCluster, createFix, createReport, links, manyStates, november } from '../support/report-fixtures.ts'

const skipped = [
  { id: 'e9', reason: 'older than max-age' },
  { id: 'e8', reason: 'older than max-age' },
  { id: 'e7', reason: 'no id' },
]
const waiting = (key: string, page: string, decision: Decision, reason: string) =>
  createCluster({ key, pages: [page], decision, reason, fixId: null, jobId: null })
const counts = { redactions: noRedactions, skipped, requests: 60, unread: 'budget' as const }
const reportOf = ({ fixes = [], ...part }: Partial<Omit<RunReport, 'fixes'>> & { readonly fixes?: readonly Fix[] }) => {
  return { ...createReport(part), fixes }
}
const partly = reportOf({
  end: 'partly-done',
  entries: { collected: 57, new: 9, handled: 41, wordless: 4, ...counts },
  clusters: [
    createCluster({}),
    waiting('b', '/faq', 'deferred', 'max-jobs is reached'),
    waiting('c', '/blog', 'open-fix', 'a fix of this page is open'),
  ],
  fixes: [
    createFix({ state: 'proposed', prLink: pullLink(12) }),
    createFix({ id: 'fx-0', state: 'active', pages: ['/legal'], job: { id: 'j', status: 'active' } }),
  ],
})
const planned = reportOf({
  end: 'done',
  entries: { collected: 3, new: 3, handled: 0, wordless: 0, ...counts, skipped: [], unread: null },
  clusters: [createCluster({ decision: 'planned', fixId: null, jobId: null })],
})
const toPreview = (text: string) => ({ prompt: text as Prompt, shown: text as Prompt })
const prompt = toPreview('Fix the page.\n\n```sh\nnpm i\n```\n</details> @octocat')

const failure = 'The service refused the key (401).'
const remedy = 'Make a new admin key and store it as the secret.'
const serviceWords = ['This key has *expired*.']

type Report = ReturnType<typeof reportOf>
const summarise = (report: Report, part: Partial<SummaryInput> = {}) =>
  renderSummary({ ...report, links, dryRun: false, jobsFailed: 0, ...part })

test.each<[string, Report, Partial<SummaryInput>]>([
  ['summary-nothing-new', reportOf({}), {}],
  ['summary-partly-done', partly, { notBefore: november(21), jobsFailed: 2, remedy }],
  ['summary-failed', reportOf({ end: 'failed' }), { failure, remedy, serviceWords }],
  ['summary-dry-run', planned, { dryRun: true, previews: new Map([['install-1a2b', prompt]]) }],
])('golden: %s', async (name, report, part) => {
  const summary = summarise(report, part)
  await expect(summary).toMatchFileSnapshot(`golden/${name}.md`)
})

test('what stands between backticks in a failure is code', () => {
  const remedy = 'Check that `api-key` is that of `project-id`.'
  const summary = summarise(reportOf({ end: 'failed' }), { failure, remedy })
  expect(summary).toContain('What to do: Check that `api-key` is that of `project-id`.')
})

test('prompts give way to the size, the first ones stay', () => {
  const clusters = Array.from({ length: 30 }, (_, index) => createCluster({ key: `k-${index}`, decision: 'planned' }))
  const previews = new Map(clusters.map(({ key }) => [key, toPreview(`prompt of ${key} ${'ü'.repeat(50_000)}`)]))
  const summary = summarise({ ...planned, clusters }, { dryRun: true, previews })
  expect(new TextEncoder().encode(summary).length).toBeLessThan(1_000_000)
  expect(summary).toContain('prompt of k-0 ')
  expect(summary).not.toContain('prompt of k-29 ')
  expect(summary).toMatch(/\d+ prompts omitted/)
})

test('rows give way to the size too', () => {
  const clusters = Array.from({ length: 900 }, (_, index) =>
    createCluster({ key: `k-${index}`, pages: ['ü'.repeat(500), 'é'.repeat(500)], reason: safe`語_*`.repeat(300) }),
  )
  const summary = summarise({ ...partly, clusters })
  expect(new TextEncoder().encode(summary).length).toBeLessThan(1_000_000)
  expect(summary).toContain('### Filtered out')
})

testHostile((text) => {
  const skipped = [{ id: text, reason: `odd: ${text}` }]
  const report = reportOf({
    end: 'failed',
    clusters: [createCluster({ key: text, pages: [text, text], reason: text })],
    fixes: manyStates.fixes.map((fix) => ({
      ...fix,
      pages: [text as DocPath],
      prLink: undefined,
      rejectedLink: text,
    })),
    entries: { ...partly.entries, collected: 1, new: 1, skipped },
  })
  // Prompts come in cleaned.
  const previews = new Map([[text, toPreview(text.replace(/\p{Cf}/gu, ''))]])
  const failure = `It failed: ${text}`
  return summarise(report, { failure, remedy: text, serviceWords: [text], dryRun: true, previews })
})

test.each([
  ['with groups', partly],
  ['without', { ...partly, clusters: [] }],
  ['with an id that looks like its frame', { ...partly, clusters: [createCluster({ key: '\n  "clusters": []' })] }],
  [
    'longer than a piece',
    { ...partly, clusters: [createCluster({ prompt: 'x'.repeat(1_000_000) }), createCluster({})] },
  ],
])('the pieces of the report are one JSON text: %s', (_, { fixes, ...part }) => {
  const report = { ...part, fixes: fixes.map(buildReportFix) }
  expect([...renderReport(report)].join('')).toBe(`${JSON.stringify(report, null, 2)}\n`)
})
