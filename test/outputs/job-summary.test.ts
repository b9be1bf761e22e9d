// The job summary: golden texts, its size, and what hostile text may not do in it.
import { expect, test } from 'vitest'
import { beginDispatch } from '../../src/fixes/dispatch.ts'
import type { Fix } from '../../src/ledger/ledger.ts'
import { renderSummary, type SummaryInput } from '../../src/outputs/job-summary.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import type { decisionLabels } from '../../src/queue/waiting-record.ts'
import { noRedactions } from '../../src/text/redaction/redact.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { testHostile } from '../support/hostile-reports.ts'
import { pullLink } from '../support/ledger-builders.ts'
import {
  createCluster,
  createFix,
  createLedger,
  createReport,
  links,
  manyStates,
  november,
  type WrittenReport,
} from '../support/report-fixtures.ts'
import { readInputs } from '../support/virtual-inputs.ts'

const skipped = [
  { id: 'e9', reason: 'older than max-age' },
  { id: 'e8', reason: 'older than max-age' },
  { id: 'e7', reason: 'no id' },
]
const waiting = (key: string, page: string, decision: keyof typeof decisionLabels, reason: string) =>
  createCluster({ key, pages: [page], decision, reason, fixId: null, jobId: null })
const counts = { redactions: noRedactions, skipped, requests: 60, unread: 'budget' as const }
const reportOf = ({
  fixes = [],
  ...part
}: Partial<Omit<WrittenReport, 'fixes'>> & { readonly fixes?: readonly Fix[] }) => {
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
type Previews = NonNullable<SummaryInput['previews']>
const previewsOf = (...texts: [key: string, prompt: string][]) =>
  new Map(texts.map(([key, prompt]) => [key, { prompt, shown: prompt }])) as unknown as Previews
const prompt = 'Fix the page.\n\n```sh\nnpm i\n```\n</details> @octocat'

const failOf = (remedy: string, what = 'The service refused the key (401).') =>
  ({ what, remedy }) as NonNullable<SummaryInput['failure']>
const failure = failOf('Make a new admin key and store it as the secret.')
const saidOf = (text: string) => ({ ...beginDispatch(0), words: new Set([text as SafeText]) })

type Report = ReturnType<typeof reportOf>
const dry = readInputs({ 'dry-run': 'true' })
const summarise = ({ fixes, ...report }: Report, part: Partial<SummaryInput> = {}) => {
  const result = { run: 'r1', changed: [], outgrown: [], ticked: [], endedAt: 0, inputs: readInputs({}) }
  return renderSummary({ ...result, report, fixes, links, end: report.end, jobsFailed: 0, ...part })
}

test.each<[string, Report, Partial<SummaryInput>]>([
  ['summary-nothing-new', reportOf({}), {}],
  ['summary-partly-done', partly, { ledger: createLedger({ notBefore: november(21) }), jobsFailed: 2, failure }],
  ['summary-failed', reportOf({ end: 'failed' }), { failure, dispatched: saidOf('This key has *expired*.') }],
  ['summary-dry-run', planned, { inputs: dry, previews: previewsOf(['install-1a2b', prompt]) }],
])('golden: %s', async (name, report, part) => {
  const summary = summarise(report, part)
  await expect(summary).toMatchFileSnapshot(`golden/${name}.md`)
})

test('prompts give way to the size, the first ones stay', () => {
  const clusters = Array.from({ length: 30 }, (_, index) => createCluster({ key: `k-${index}`, decision: 'planned' }))
  const previews = previewsOf(
    ...clusters.map(({ key }) => [key, `prompt of ${key} ${'ü'.repeat(50_000)}`] as [string, string]),
  )
  const summary = summarise({ ...planned, clusters }, { inputs: dry, previews })
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
  const previews = previewsOf([text, text.replace(/\p{Cf}/gu, '')])
  const failure = failOf(text, `It failed: ${text}`)
  return summarise(report, { failure, dispatched: saidOf(text), inputs: dry, previews })
})
