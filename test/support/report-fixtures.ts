// Builders for what the reports are made of; each test says only what it is about.
import type { FixState } from '../../src/fixes/fix.ts'
import type { DashboardView } from '../../src/issue/dashboard.ts'
import type { Links } from '../../src/issue/report-links.ts'
import { createLedger as emptyLedger, type Fix, type Ledger, type Waiting } from '../../src/ledger/ledger.ts'
import type { RunReport } from '../../src/outputs/report.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import { noRedactions } from '../../src/text/redaction/redact.ts'
import { type Prompt, type SafeText, safe } from '../../src/text/safe-text.ts'
import { fixOf as ledgerFix, pullLink, queuedOf } from './ledger-builders.ts'

export const november = (day: number) => Date.UTC(2026, 10, day, 9, 5)

export const commit = '0123456789abcdef0123456789abcdef01234567'

export const links: Links = { serverUrl: 'https://github.com', repository: 'acme/docs', issue: 7 }

export const createFix = (part: Partial<Fix>) =>
  ledgerFix({
    ...{ id: 'fx-1', key: 'install-1a2b', state: 'active', pages: ['/guide/install'], entryIds: ['e1', 'e2', 'e3'] },
    ...{ distinctReaders: 3, oldest: null, topics: [['00']], run: 'r1', at: november(10), since: november(10) },
    ...part,
  })

export function createLedger(part: Partial<Ledger>): Ledger {
  return { ...emptyLedger('docs'), sequence: 42, ...part }
}

export const createWaiting = (part: Partial<Waiting>) =>
  queuedOf({
    ...{ key: 'api-9f', pages: ['/reference/api'], entries: 4, distinctReaders: 3, votes: 1, oldest: november(2) },
    ...part,
  })

export function createView(part: Partial<DashboardView> = {}): DashboardView {
  return { commit, paused: false, links, now: november(21), nonce: 'n-1', ...part }
}

type AsJson<T> = T extends SafeText | Prompt | DocPath
  ? string
  : T extends object
    ? { readonly [K in keyof T]: AsJson<T[K]> }
    : T
/** As its file has it. */
export type WrittenReport = AsJson<RunReport>

export function createCluster(part: Partial<WrittenReport['clusters'][number]>) {
  return {
    key: 'install-1a2b',
    pages: ['/guide/install'],
    entryIds: ['e1', 'e2', 'e3'],
    words: [],
    topics: [{ terms: [], reason: safe``, entryIds: ['e1', 'e2', 'e3'] }],
    decision: 'dispatched',
    reason: safe`3 readers on one page`,
    prompt: 'Fix the page.',
    fixId: 'fx-1',
    jobId: 'job-1',
    ...part,
  } as RunReport['clusters'][number]
}

const noEntries = { collected: 0, new: 0, handled: 0, wordless: 0 }

export function createReport(part: Partial<WrittenReport>) {
  return {
    version: 1,
    end: 'nothing-new',
    run: 'r1',
    actionVersion: '1.2.3',
    runUrl: 'https://github.com/acme/docs/actions/runs/12',
    endedAt: '2026-11-21T09:05:00.000Z',
    entries: { ...noEntries, redactions: noRedactions, skipped: [], requests: 1, unread: null },
    clusters: [],
    fixes: [],
    merged: [],
    gap: null,
    tracking: { issueUrl: 'https://github.com/acme/docs/issues/7' },
    ...part,
  } as RunReport
}

export const fixOf = (id: string, state: FixState, page: DocPath, since: number, part: Partial<Fix> = {}) =>
  createFix({
    id,
    state,
    pages: [page],
    entryIds: [1, 2, 3].map((one) => `${id}-${one}`),
    since: november(since),
    ...part,
  })
const waitOf = (page: DocPath, part: Partial<Waiting>) =>
  createWaiting({ pages: [page], entries: 1, distinctReaders: 1, ...part })
const failed = { code: 'agent-failed' } as const
const unknown = { code: 'job-unreadable', error: safe`The service does not know it (404).` } as const
const elsewhere = 'https://example.org/acme/docs/pull/27'

export const manyStates = createLedger({
  fixes: [
    fixOf('fx-12', 'submitting', '/guide/upgrade', 20, { topics: [] }),
    fixOf('fx-11', 'active', '/guide/proxy', 20, {
      key: 'shared-0123456789ab',
      pages: ['/guide/proxy', '/guide/tls', '/guide/dns'],
      topics: [['00'], ['01'], ['02']],
      votes: 2,
    }),
    fixOf('fx-10', 'active', '/reference/cli', 14, {
      job: { id: 'job-10', status: 'active' },
      unreadableSince: november(15),
      reason: unknown,
    }),
    fixOf('fx-9', 'uncertain', '/reference/errors', 18, {
      key: 'page-0123456789ab-2',
      at: november(18),
      reason: { code: 'unanswered', error: safe`The service timed out.` },
    }),
    fixOf('fx-8', 'proposed', '/guide/install', 19, {
      key: 'page-0123456789ab',
      topics: [['00'], ['01']],
      votes: 4,
      prLink: pullLink(31),
    }),
    fixOf('fx-7', 'proposed', '/guide/windows', 17, { distinctReaders: 1, prLink: pullLink(31) }),
    fixOf('fx-6', 'proposed', '/guide/linux', 16, { prLink: pullLink(5, 'acme/site'), unreadableSince: november(18) }),
    fixOf('fx-5', 'merged', '/guide/install', 9, { prLink: pullLink(28) }),
    fixOf('fx-4', 'declined', '/guide/install', 8, { prLink: pullLink(27) }),
    fixOf('fx-3', 'unchanged', '/guide/install', 7, { rejectedLink: elsewhere }),
    fixOf('fx-2', 'archived', '/guide/install', 6),
    fixOf('fx-1', 'given-up', '/faq', 12, { attempt: 2, reason: failed }),
    fixOf('fx-0', 'failed', '/faq', 11, { reason: failed }),
    fixOf('fx-00', 'freed', '/legal', 1, { reason: { code: 'never-seen' } }),
  ],
  waiting: {
    clusters: [
      createWaiting({}),
      waitOf('/guide/install', { decision: 'open-fix', reason: { code: 'page-open' }, entries: 2, oldest: null }),
      waitOf('/blog', { decision: 'declined', reason: { code: 'declined', after: 3 } }),
      waitOf('/about', { decision: 'too-small', reason: { code: 'min-cluster-size', comments: 1, limit: 2 } }),
    ],
    entries: 1208,
    oldest: Date.UTC(2026, 7, 3),
    more: 310,
  },
  filteredCounts: { advertising: 12, 'no-usable-text': 40, 'hidden-text': 2, 'given-up': 3, 'praise-only': 0 },
  tally: {
    countedTo: november(20),
    pages: {
      '/guide/install': { up: 30, down: 9, silent: 4 },
      '/faq': { up: 1, down: 14, silent: 0 },
    },
    weeks: { '2026-11-09': 14, '2026-11-02': 9, '2026-10-19': 21 },
  },
  outcomes: { merged: 31, declined: 4, unchanged: 2, failed: 3, archived: 1, freed: 1, 'given-up': 1 },
})
