// Builders for what the reports are made of; each test says only what it is about.

import type { Fix, Ledger, Waiting } from '../../src/ledger/ledger.ts'
import type { DashboardView } from '../../src/report/dashboard.ts'
import type { Links } from '../../src/report/links.ts'
import type { ReportCluster, RunReport } from '../../src/report/report-file.ts'
import { noRedactions } from '../../src/text/redactions.ts'
import { safe } from '../../src/text/safe-text.ts'
import { pullLink } from '../support/ledger-builders.ts'

export const november = (day: number) => Date.UTC(2026, 10, day, 9, 5)

export const commit = '0123456789abcdef0123456789abcdef01234567'

export const links: Links = {
  serverUrl: 'https://github.com',
  repository: 'acme/docs',
  ledgerBranch: 'feedback-to-fix/ledger',
  issue: 7,
}

export function createFix(part: Partial<Fix>): Fix {
  return {
    id: 'fx-1',
    key: 'install-1a2b',
    attempt: 1,
    state: 'active',
    pages: ['/guide/install'],
    entryIds: ['e1', 'e2', 'e3'],
    distinctReaders: 3,
    votes: 0,
    oldest: null,
    topics: [['00']],
    run: 'r1',
    at: november(10),
    since: november(10),
    notified: [],
    ...part,
  }
}

export function createLedger(part: Partial<Ledger>): Ledger {
  return {
    schema: 2,
    project: 'docs',
    sequence: 1,
    fixes: [],
    jobCreations: [],
    contact: false,
    cautious: false,
    openRuns: {},
    attempts: {},
    repositories: {},
    declined: [],
    tracking: { comments: 0 },
    scans: {},
    tally: { countedTo: 0, pages: {}, weeks: {} },
    votes: {},
    waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
    filteredCounts: {},
    outcomes: {},
    handled: {},
    ...part,
  }
}

export function createWaiting(part: Partial<Waiting>): Waiting {
  return {
    key: 'api-9f',
    pages: ['/reference/api'],
    entries: 4,
    distinctReaders: 3,
    votes: 1,
    oldest: november(2),
    decision: 'deferred',
    reason: { code: 'max-open', limit: 5 },
    ...part,
  }
}

export function createView(part: Partial<DashboardView> = {}): DashboardView {
  return { commit, sequence: 42, paused: false, links, now: november(21), nonce: 'n-1', ...part }
}

export function createCluster(part: Partial<ReportCluster>): ReportCluster {
  return {
    key: 'install-1a2b',
    pages: ['/guide/install'],
    entryIds: ['e1', 'e2', 'e3'],
    topics: [],
    decision: 'dispatched',
    reason: safe`3 readers on one page`,
    prompt: 'Fix the page.',
    fixId: 'fx-1',
    jobId: 'job-1',
    ...part,
  }
}

export function createReport(part: Partial<RunReport>): RunReport {
  return {
    version: 1,
    end: 'nothing-new',
    run: 'r1',
    entries: { collected: 0, new: 0, wordless: 0, redactions: noRedactions, skipped: [] },
    clusters: [],
    fixes: [],
    tracking: { issueUrl: 'https://github.com/acme/docs/issues/7' },
    ...part,
  }
}

/** One fix in each state, and a bit of all else. */
export const manyStates = createLedger({
  fixes: [
    createFix({ id: 'fx-12', state: 'submitting', pages: ['/guide/upgrade'], topics: [], since: november(20) }),
    createFix({
      id: 'fx-11',
      key: 'shared-0123456789ab',
      state: 'active',
      pages: ['/guide/proxy', '/guide/tls', '/guide/dns'],
      topics: [['00'], ['01'], ['02']],
      since: november(20),
      votes: 2,
    }),
    createFix({
      id: 'fx-10',
      state: 'active',
      pages: ['/reference/cli'],
      since: november(14),
      job: { id: 'job-10', status: 'active' },
      unreadableSince: november(15),
      reason: { code: 'job-unreadable', error: safe`The service does not know it (404).` },
    }),
    createFix({
      id: 'fx-9',
      key: 'page-0123456789ab-2',
      state: 'uncertain',
      pages: ['/reference/errors'],
      at: november(18),
      since: november(18),
      reason: { code: 'unanswered', error: safe`The service timed out.` },
    }),
    createFix({
      id: 'fx-8',
      key: 'page-0123456789ab',
      state: 'proposed',
      topics: [['00'], ['01']],
      pages: ['/guide/install'],
      since: november(19),
      votes: 4,
      prLink: pullLink(31),
    }),
    createFix({
      id: 'fx-7',
      state: 'proposed',
      pages: ['/guide/windows'],
      since: november(17),
      distinctReaders: 1,
      prLink: pullLink(31),
    }),
    createFix({
      id: 'fx-6',
      state: 'proposed',
      pages: ['/guide/linux'],
      since: november(16),
      prLink: pullLink(5, 'acme/site'),
      unreadableSince: november(18),
    }),
    createFix({ id: 'fx-5', state: 'merged', since: november(9), prLink: pullLink(28) }),
    createFix({ id: 'fx-4', state: 'declined', since: november(8), prLink: pullLink(27) }),
    createFix({
      id: 'fx-3',
      state: 'unchanged',
      since: november(7),
      rejectedLink: 'https://example.org/acme/docs/pull/27',
    }),
    createFix({ id: 'fx-2', state: 'archived', since: november(6) }),
    createFix({
      id: 'fx-1',
      state: 'given-up',
      pages: ['/faq'],
      since: november(12),
      attempt: 2,
      reason: { code: 'agent-failed' },
    }),
    createFix({
      id: 'fx-0',
      state: 'failed',
      pages: ['/faq'],
      since: november(11),
      reason: { code: 'agent-failed' },
    }),
    createFix({
      id: 'fx-00',
      state: 'freed',
      pages: ['/legal'],
      since: november(1),
      reason: { code: 'never-seen' },
    }),
  ],
  waiting: {
    at: november(20),
    clusters: [
      createWaiting({}),
      createWaiting({
        pages: ['/guide/install'],
        decision: 'open-fix',
        reason: { code: 'page-open' },
        entries: 2,
        distinctReaders: 1,
        oldest: null,
      }),
      createWaiting({
        pages: ['/blog'],
        decision: 'declined',
        reason: { code: 'declined', after: 3 },
        entries: 1,
        distinctReaders: 1,
      }),
      createWaiting({
        pages: ['/about'],
        decision: 'too-small',
        reason: { code: 'min-cluster-size', comments: 1, limit: 2 },
        entries: 1,
        distinctReaders: 1,
      }),
    ],
    entries: 1208,
    oldest: Date.UTC(2026, 7, 3),
    more: 310,
  },
  filteredCounts: { advertising: 12, 'no-usable-text': 40, 'hidden-text': 2, 'given-up': 3, 'praise-only': 0 },
  tally: {
    countedTo: november(20),
    pages: {
      '/guide/install': { comments: 12, up: 30, down: 9, silent: 4 },
      '/faq': { comments: 0, up: 1, down: 14, silent: 0 },
      '/quiet': { comments: 3, up: 0, down: 0, silent: 0 },
    },
    weeks: {
      '2026-11-09': { comments: 14, votes: 20 },
      '2026-11-02': { comments: 9, votes: 3 },
      '2026-10-26': { comments: 0, votes: 8 },
      '2026-10-19': { comments: 21, votes: 0 },
    },
  },
  outcomes: { merged: 31, declined: 4, unchanged: 2, failed: 3, archived: 1, freed: 1, 'given-up': 1 },
})
