// What becomes of each cluster: order, limits, and what the ledger's memory holds back.
import { describe, expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { describeFixReason } from '../../src/fixes/fix.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import { type Decided, decide, type Limits } from '../../src/queue/decide.ts'
import { splitOff } from '../../src/queue/parts.ts'
import { describeWait, type WaitReason } from '../../src/queue/waiting-record.ts'
import {
  after,
  clusterOf as builtOf,
  day,
  feedbackOf,
  fixOf,
  jobOf,
  jobRead,
  ledgerOf,
  minute,
  now,
  submitted,
  usualLimits,
} from '../support/ledger-builders.ts'

function clusterOf(key: string, part: Partial<Cluster> = {}): Cluster {
  return builtOf({
    key,
    pages: [`/${key}`],
    entryIds: [`${key}-1`, `${key}-2`],
    oldest: now - day,
    ...part,
  })
}

function decideOn(clusters: readonly Cluster[], ledger: Partial<Ledger> = {}, limits: Partial<Limits> = {}): Decided[] {
  const entries = new Map(clusters.flatMap((cluster) => cluster.entryIds).map((id) => [id, feedbackOf(id)]))
  const all = { ...usualLimits, ...limits }
  const parts = splitOff(ledgerOf(ledger), clusters, entries, all['max-attempts'])
  return decide(ledgerOf(ledger), { parts, repeats: new Set() }, entries, all, now)
}
const brief = (decisions: readonly Decided[]) => decisions.map(({ cluster, decision }) => `${cluster.key} ${decision}`)
const clusters = (count: number) =>
  Array.from({ length: count }, (_, index) => clusterOf(`c${index}`, { score: 9 - index }))

describe('limits', () => {
  const month: WaitReason = { code: 'monthly-limit', limit: 10, until: Date.UTC(2026, 11, 1) }
  const five = [1, 2, 3].map((n) => fixOf({ id: `fix-${n}`, pages: [`/open-${n}`], state: 'proposed' }))
  test.each<[what: string, ledger: Partial<Ledger>, limits: Partial<Limits>, dispatched: number, reason: WaitReason]>([
    ['max-jobs', {}, { 'max-jobs': 2 }, 2, { code: 'max-jobs', limit: 2 }],
    ['max-open', { fixes: five }, { 'max-open': 4 }, 1, { code: 'max-open', limit: 4 }],
    ['max-open, all taken', { fixes: five }, { 'max-open': 2 }, 0, { code: 'max-open', limit: 2 }],
    ['100 an hour', { jobCreations: Array(97).fill(now - minute) }, {}, 3, { code: 'hourly-limit', limit: 100 }],
    ['so many a month', { jobsPerMonth: { '2026-10': 90, '2026-11': 8 } }, { 'max-jobs-per-month': 10 }, 2, month],
    [
      'so many a month, which is told before max-open',
      { jobsPerMonth: { '2026-11': 12 }, fixes: five },
      { 'max-jobs-per-month': 10, 'max-open': 3 },
      0,
      month,
    ],
    ['the service’s wait', { notBefore: now + 1 }, {}, 0, { code: 'service-pause', until: now + 1 }],
    ['a closed tracking issue', {}, { paused: true }, 0, { code: 'paused' }],
    [
      'no job retrieved so far',
      { jobPathVerified: false, fixes: [fixOf({ state: 'active' })] },
      {},
      0,
      { code: 'job-path-unverified' },
    ],
  ])('%s', (_, ledger, limits, dispatched, reason) => {
    const decisions = decideOn(clusters(4), ledger, limits)
    const deferred = decisions.slice(dispatched)
    expect(decisions.slice(0, dispatched).every((item) => item.decision === 'dispatched')).toBe(true)
    expect(deferred.length).toBeGreaterThan(0)
    for (const item of deferred) expect(item).toMatchObject({ decision: 'deferred', reason })
  })

  test('too few comments wait; votes that reached min-votes speak for themselves', () => {
    const given = [
      clusterOf('small', { score: 3 }),
      clusterOf('large', { entryIds: ['1', '2', '3'], score: 2 }),
      clusterOf('votes', { entryIds: ['v1', 'v2'], voteIds: ['v1', 'v2'] }),
    ]
    const decided = ['large dispatched', 'votes dispatched', 'small too-small']
    expect(brief(decideOn(given, {}, { 'min-cluster-size': 3 }))).toEqual(decided)
  })
})

test.each<[what: string, fix: Partial<Fix>, expected: string]>([
  ['open on another of its pages', { state: 'uncertain', pages: ['/x', '/b'] }, 'a open-fix'],
  ['open, with a pull request', { state: 'proposed', pages: ['/a'] }, 'a open-fix'],
  ['unreadable for 7 days', { state: 'proposed', pages: ['/a'], unreadableSince: now - 8 * day }, 'a dispatched'],
])('one page, one open fix: %s', (_, fix, expected) => {
  expect(brief(decideOn([clusterOf('a', { pages: ['/a', '/b'] })], { fixes: [fixOf(fix)] }))).toEqual([expected])
})

test.each([1, 2, 3])(
  'attempts: a job that fails while the run settles counts for that run: max-attempts %i',
  (maxAttempts) => {
    // Jobs outlive their runs: each run sees the last job fail, and then decides before its account is closed.
    const sent = (id: string) => fixOf({ id, entryIds: ['a-1'], pages: ['/a'] })
    let ledger = ledgerOf()
    let jobs = 0
    for (let count = 1; count <= maxAttempts + 2; count++) {
      const run = `run-${count}`
      for (const fix of ledger.fixes.filter((other) => other.state === 'active')) {
        ledger = after(ledger, jobRead(fix.id, { job: jobOf({ status: 'failed' }), run }))
        ledger = { ...ledger, openRuns: { ...ledger.openRuns, [run]: { at: now, failed: ['a-1'], succeeded: true } } }
      }
      const free = !ledger.fixes.some((fix) => fix.state === 'given-up')
      const [decision] = free
        ? decideOn([clusterOf('a', { entryIds: ['a-1'] })], ledger, { 'max-attempts': maxAttempts })
        : []
      if (decision?.decision === 'dispatched') {
        jobs += 1
        const id = `fix-0000${count}`
        ledger = after(ledger, submitted(sent(id)), { type: 'job-created', fixId: id, job: jobOf(), now })
      }
      if (run in ledger.openRuns) ledger = after(ledger, { type: 'run-closed', run, maxAttempts, now })
    }
    expect(jobs).toBe(maxAttempts)
  },
)

describe('what people asked for', () => {
  const open = (id: string) => fixOf({ id, state: 'active', pages: [`/${id}`], entryIds: [`${id}-e`] })

  test('goes first, and beyond max-open by one', () => {
    const fixes = ['f1', 'f2'].map(open)
    const decideOnAsked = (ledger: Partial<Ledger>) => brief(decideOn(clusters(4), ledger, { 'max-open': 2 }))
    const order = ['c2 dispatched', 'c3 deferred', 'c0 deferred', 'c1 deferred']
    expect(decideOnAsked({ fixes, sendNow: ['c3-1', 'c2-1', 'gone'] })).toEqual(order)
    expect(decideOnAsked({ fixes: [...fixes, open('f3')], sendNow: ['c3-1'] })[0]).toBe('c3 deferred')
  })

  test.each<[string, Partial<Ledger>, Partial<Limits>]>([
    ['an open fix of its page', { fixes: [fixOf({ state: 'active', pages: ['/c0'] })] }, {}],
    ['a pause of the service', { notBefore: now + minute }, {}],
    ['a pause by a person', { paused: now - day }, {}],
    ['a closed issue', {}, { paused: true }],
    ['the limit of the month', { jobsPerMonth: { '2026-11': 3 } }, { 'max-jobs-per-month': 3 }],
    ['the limit of the hour', { jobCreations: Array.from({ length: 100 }, () => now) }, {}],
  ])('never past %s', (_, ledger, limits) => {
    const [decided] = decideOn(clusters(1), { ...ledger, sendNow: ['c0-1'] }, limits)
    expect(decided?.decision).not.toBe('dispatched')
  })

  test('is all that a run sends which a tick started', () => {
    const decided = decideOn(clusters(3), { sendNow: ['c1-1'], asked: ['c2-1'] }, { onlyAsked: true })
    expect(brief(decided)).toEqual(['c1 dispatched', 'c2 dispatched', 'c0 deferred'])
    expect(decided[2]).toMatchObject({ reason: { code: 'not-asked' } })
  })
})

test('reasons in words', () => {
  const limited = describeWait({ code: 'hourly-limit', limit: 100 })
  expect(limited).toBe('The limit of 100 job creations per hour is reached.')
  expect(describeWait({ code: 'paused' })).toBe('The tracking issue is closed or paused, so no jobs are created.')
  expect(describeFixReason({ code: 'never-seen' })).toMatch(/^There is no sign .* will be sent again\.$/)
  expect(describeFixReason({ code: 'archived' })).toBe('The service archived the job.')
})
