// Ledgers, fixes and events for the tests of the pure core; each test says only what it is about.
import type { Merged } from '../../src/after-merge/merged-record.ts'
import type { Cluster } from '../../src/clusters/cluster.ts'
import type { FeedbackEntry, ReceivedJob } from '../../src/docs-api/contract.ts'
import type { Advance, Applied } from '../../src/fixes/change-fix.ts'
import type { PullLink } from '../../src/github/github-names.ts'
import { applyCommand, type LedgerCommand } from '../../src/ledger/command.ts'
import { readLedger, renderLedger } from '../../src/ledger/file.ts'
import type { Fix, Ledger, Waiting } from '../../src/ledger/ledger.ts'
import { createLedger } from '../../src/ledger/ledger.ts'
import { leaseLength } from '../../src/ledger/ledger-limits.ts'
import type { Limits } from '../../src/queue/decide.ts'
import { safe } from '../../src/text/safe-text.ts'
import { githubUrl, repositoryName } from './addresses.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const now = Date.UTC(2026, 10, 21, 9)

export function pullLink(number: number, name = 'acme/docs'): PullLink {
  const repository = repositoryName(name)
  return { url: `https://github.com/${repository}/pull/${number}`, repository, number }
}

/** A ledger in which a job was retrieved before and led to a pull request, so that any number may be created. */
export function ledgerOf(part: Partial<Ledger> = {}): Ledger {
  return { ...createLedger('docs'), jobPathVerified: true, outcomes: { merged: 1 }, ...part }
}

export function fixOf(part: Partial<Fix> = {}): Fix {
  const fix: Fix = {
    id: 'fix-00001',
    key: 'page-1',
    attempt: 1,
    state: 'submitting',
    pages: ['/guide'],
    entryIds: ['e1'],
    distinctReaders: 1,
    votes: 0,
    oldest: now - 3 * day,
    topics: [['s'.repeat(96)]],
    run: 'run-1',
    at: now,
    since: now,
    notified: [],
    complaints: { times: [] },
    ...part,
  }
  const sent = fix.state === 'active' ? { job: { id: `job of ${fix.id}`, status: 'active' } } : {}
  return { ...(fix.state === 'submitting' ? { lease: fix.at + leaseLength } : sent), ...fix }
}

type Review = NonNullable<Fix['review']>

export function reviewOf(judged: Partial<Review['judged']> = {}, part: Partial<Review> = {}): Review {
  const about = { nonce: 'n', at: now, number: 1, judged: { verdict: 'look', head: 'c0ffee', ...judged } } as const
  return { state: 'intended', ...about, ...part }
}

export function mergedOf(part: Partial<Merged> = {}): Merged {
  const times = { sent: now - 20 * day, at: now - 10 * day }
  return { fixId: 'm', ...times, pages: ['/guide'], signatures: [], before: [], later: {}, ...part }
}

export function queuedOf(part: Partial<Waiting> = {}): Waiting {
  return {
    ...{ key: 'page-1', pages: ['/guide'], entryIds: ['q1'], entries: 2, distinctReaders: 2, votes: 0, oldest: now },
    ...{ decision: 'deferred', reason: { code: 'max-open', limit: 5 }, ...part },
  }
}

/** One topic of all its entries but votes, unless `part` says otherwise. */
export function clusterOf(part: Partial<Cluster> = {}): Cluster {
  const { entryIds = [], voteIds = [] } = part
  const topic = { terms: [], reason: safe`similar wording`, entryIds: entryIds.filter((id) => !voteIds.includes(id)) }
  return {
    ...{ key: 'page-1', pages: ['/guide'], topics: [topic], entryIds, voteIds, distinctReaders: 2, agents: 0 },
    ...{ oldest: null, newest: null, score: 1, reason: safe`two readers`, ...part },
  }
}

/** Left a day ago, or so many milliseconds (null: no date). */
export function feedbackOf(id: string, comment = 'It fails.', age: number | null = day, path = '/a'): FeedbackEntry {
  const createdAt = age === null ? null : new Date(now - age).toISOString()
  return { id, path, comment, createdAt, status: 'pending', source: 'agent' }
}

export function passOn(ledger: Ledger): Ledger {
  return readText(renderLedger(ledger))
}

export function readText(text: string): Ledger {
  return readLedger({ commit: 'c', tree: 't', history: [], text }, 'docs', githubUrl)
}

export function jobOf(part: Partial<ReceivedJob> = {}): ReceivedJob {
  return { id: 'job-1', status: 'active', source: null, prLink: null, ...part }
}

export type Event<T extends LedgerCommand['type']> = Extract<LedgerCommand, { type: T }>

export function submitted(fix: Fix, part: Partial<Event<'fix-submitted'>> = {}): Event<'fix-submitted'> {
  return { type: 'fix-submitted', fix, limits: usualLimits, declines: [], ...part }
}

export function jobRead(fixId: string, part: Partial<Event<'job-read'>> = {}): Event<'job-read'> {
  const links = { prLink: undefined, rejectedLink: undefined }
  return { type: 'job-read', fixId, job: jobOf(), ...links, run: 'run-1', now, ...part }
}

/** `handled`: ids that the shards know. */
export function judge(ledger: Ledger, event: LedgerCommand, handled: readonly string[] = []): Advance {
  return applyCommand(ledger, event, (id) => (handled.includes(id) ? 'done' : 'new'))
}

/** What became of the ledger; an event that is dropped is a fault of the test. */
export function change(ledger: Ledger, event: LedgerCommand): Applied {
  const next = judge(ledger, event)
  if (typeof next === 'string') throw new Error(`${event.type} was dropped: ${next}`)
  return next
}

export function after(ledger: Ledger, ...events: readonly LedgerCommand[]): Ledger {
  return events.reduce((current, event) => change(current, event).ledger, ledger)
}

export function only(ledger: Ledger): Fix {
  const [fix, ...others] = ledger.fixes
  if (fix === undefined || others.length > 0) throw new Error(`There are ${ledger.fixes.length} fixes, not one.`)
  return fix
}

/** Those of the inputs' defaults. */
export const usualLimits: Limits = {
  'max-jobs': 5,
  'max-open': 5,
  'max-jobs-per-month': 0,
  approve: false,
  'min-cluster-size': 1,
  'max-attempts': 2,
  'max-age': { time: 90 * day },
  'dry-run': false,
  paused: false,
}
