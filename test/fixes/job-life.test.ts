// The life of a job: submitted, polled, tried again; and how a fix changes.
import { describe, expect, test } from 'vitest'
import type { Creation } from '../../src/docs-api/agent-jobs.ts'
import { moveFix } from '../../src/fixes/change-fix.ts'
import { judgeCreation } from '../../src/fixes/dispatch.ts'
import { listDue, nextSweep, pauseBetween } from '../../src/fixes/follow.ts'
import { holdsEntries, isOpen } from '../../src/fixes/queries.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { safe } from '../../src/text/safe-text.ts'
import { placeOf } from '../support/addresses.ts'
import { after, day, fixOf, ledgerOf, minute, now } from '../support/ledger-builders.ts'

const fixId = '0123456789abcdef'
const job = { id: 'job-1', status: 'active', source: { repository: 'acme/docs', ref: 'main' }, prLink: null } as const
const reason = safe`the service returned 401`
const error = 'The service returned 401.'

/** Provably not created: the fix is taken back, and no further job is created. */
const withdrawn = (why: object, remedy?: unknown, cause?: object, ...others: object[]) => ({
  commands: [{ type: 'fix-withdrawn', fixId }, ...others],
  end: { reason: why, remedy, cause },
})
const paused = (until: number) =>
  withdrawn({ code: 'service-pause', until }, undefined, undefined, { type: 'service-limited', notBefore: until })

const refused = { code: 'creation-refused', status: 402 }
const runFailed = { type: 'run-failed', run: 'run-1', now }

test.each<[Creation, unknown]>([
  [{ kind: 'created', job }, { commands: [{ type: 'job-created', fixId, job, repositories: ['acme/docs'], now }] }],
  [
    { kind: 'refused', status: 400, reason, words: undefined },
    { commands: [{ type: 'job-refused', fixId, error, run: 'run-1', now }] },
  ],
  [
    { kind: 'unanswered', reason },
    { commands: [{ type: 'job-unanswered', fixId, error, now }], end: { reason: { code: 'unanswered' } } },
  ],
  [{ kind: 'limited', retryAfter: 7 * minute }, paused(now + 7 * minute)],
  [{ kind: 'limited', retryAfter: undefined }, paused(now + 15 * minute)],
  [{ kind: 'limited', retryAfter: 40 * day }, paused(now + day)],
  [
    { kind: 'not-sent', reason },
    withdrawn({ code: 'service', error }, expect.stringContaining('the service is up'), {
      code: 'service-unreachable',
    }),
  ],
  [
    { kind: 'ended', status: 402, words: undefined },
    withdrawn(refused, expect.stringContaining('credits'), refused, { ...runFailed, ...refused }),
  ],
  [{ kind: 'stopped' }, withdrawn({ code: 'stopped' })],
])('submit job: %j', (creation, judgement) => {
  const world = { place: placeOf('acme/docs'), now: () => now }
  expect(judgeCreation(creation, fixId, 'run-1', world)).toEqual(judgement)
})

const second = 1000
const shortest = 15 * second
const active = fixOf({ id: 'a', state: 'active', at: now - minute })
const completed = { ...active, id: 'b', completedAt: now - 50 * second }

test.each([
  [0, 0.5, 15],
  [1, 0, 15],
  [1, 1, 22.5],
  [3, 0.5, 42.188],
  [100, 0, 80],
  [100, 1, 120],
])('the pause after sweep %i, jitter %f: %f seconds', (step, random, pause) => {
  expect(pauseBetween(step, shortest, random)).toBe(pause * second)
})

test.each([
  ['comes after the pause', [active], 40, 40],
  ['comes when a completed job is due again', [active, completed], 40, 15],
  ['is never sooner than the shortest pause after the last', [completed], 120, 15],
  ['does not wait for a completed job', [{ ...completed, completedAt: now }], 40, 40],
])('the next sweep %s', (_, fixes, pause, expected) => {
  expect(nextSweep(fixes, now, pause * second, shortest)).toBe(now + expected * second)
})

test('a completed job is left out within the minute', () => {
  expect(listDue([active, completed], now)).toEqual([active])
  expect(listDue([active, completed], now + 10 * second)).toEqual([active, completed])
})

const closed = (maxAttempts = 2): LedgerCommand => ({ type: 'run-closed', run: 'run-1', maxAttempts, now })
const round = (failed: readonly string[], succeeded: boolean, at = now) => ({ at, failed, succeeded })

test.each<[what: string, failed: string[], succeeded: boolean, attempts: Record<string, number>, probeFirst: boolean]>([
  ['failures beside a success count', ['e1', 'e2'], true, { e1: 1, e2: 1 }, false],
  ['failures without a success do not, and call for caution', ['e1'], false, {}, true],
  ['a success alone changes nothing', [], true, {}, false],
  ['two failed jobs of one entry are two attempts', ['e1', 'e1'], true, { e1: 2 }, false],
])('closing a run’s account: %s', (_, entryIds, succeeded, attempts, probeFirst) => {
  const ledger = after(ledgerOf({ openRuns: { 'run-1': round(entryIds, succeeded) } }), closed(9))
  expect(ledger).toMatchObject({ attempts, probeFirst, openRuns: {} })
})

describe('the states', () => {
  test.each([
    ['proposed', 7 * day, true],
    ['proposed', 7 * day + 1, false],
    ['active', 30 * day, true],
  ] as const)('%s, unreadable for %s ms: open is %s', (state, time, open) => {
    const fix = fixOf({ state, unreadableSince: now - time })
    expect(isOpen(fix, now)).toBe(open)
    expect(holdsEntries(fix)).toBe(true)
  })
})

describe('moving', () => {
  const fix = fixOf({ state: 'active', completedAt: 1, unreadableSince: 2, reason: { code: 'run-ended' } })

  const ends = ['merged', 'declined', 'unchanged', 'archived', 'given-up'] as const
  test.each(ends)('%s: entries are done with', (state) => {
    const scans = { f: { done: ['b'] }, g: { done: [] } }
    const next = moveFix(ledgerOf({ fixes: [fix], attempts: { e1: 1 }, outcomes: {}, scans }), fix, state, now)
    expect(next.handled).toEqual({ e1: { fix: fix.id } })
    expect(next.ledger).toMatchObject({ fixes: [{ id: fix.id, state }], attempts: {}, outcomes: { [state]: 1 } })
    expect(next.ledger.scans).toEqual({ f: { done: ['b', 'e1'] }, g: { done: ['e1'] } })
  })

  test.each(['failed', 'freed'] as const)('%s: entries are new again', (state) => {
    const scans = { a: { done: [] }, b: { oldestWaiting: 1, done: [] }, c: { oldestWaiting: now, done: [] } }
    const next = moveFix(ledgerOf({ fixes: [fix], scans, attempts: { e1: 1 } }), fix, state, now)
    expect(next.handled).toEqual({})
    expect(next.ledger.attempts).toEqual({ e1: 1 })
    expect(Object.values(next.ledger.scans).map((scan) => scan.oldestWaiting)).toEqual([fix.oldest, 1, fix.oldest])
  })
})
