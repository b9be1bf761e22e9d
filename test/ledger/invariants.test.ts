// Whatever happens in whatever order: random events keep the promises.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldEntries, holdsEntries, isClosed, isOpen } from '../../src/fixes/queries.ts'
import { judgeResolution, type Resolution } from '../../src/fixes/reason-codes.ts'
import { applyBatch, applyCommand, type LedgerCommand } from '../../src/ledger/command.ts'
import { renderLedger } from '../../src/ledger/file.ts'
import { type FixState, fixStates, type Ledger } from '../../src/ledger/ledger.ts'
import { submittingAtOnce } from '../../src/ledger/ledger-limits.ts'
import { safe } from '../../src/text/safe-text.ts'
import {
  fixOf,
  jobOf,
  jobRead,
  ledgerOf,
  minute,
  now,
  passOn,
  pullLink,
  submitted,
} from '../support/ledger-builders.ts'

const maxOpen = 4
const runs = ['run-1', 'run-2']
const entries = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6']
const pages = ['/a', '/b', '/c', '/d', '/e', '/f'] as const
type Make = (at: number, count: number, ledger: Ledger) => LedgerCommand

/** Few fixes, entries and pages, so that events meet. */
const fixId = fc.nat(11)
/** Mostly a fix that is open, so that events find something to move. */
function pick(ledger: Ledger, number: number): string {
  const open = ledger.fixes.filter((fix) => !isClosed(fix))
  const among = number % 4 === 0 || open.length === 0 ? ledger.fixes : open
  return among[number % among.length]?.id ?? 'nobody'
}
const run = fc.constantFrom(...runs)
const link = fc.constantFrom(pullLink(1), pullLink(2), pullLink(3))
const error = safe`404`
const about = (build: (fixId: string, now: number) => LedgerCommand): fc.Arbitrary<Make> =>
  fixId.map((number) => (at, _, ledger) => build(pick(ledger, number), at))
/** With something else that is drawn. */
const aboutWith = <T>(other: fc.Arbitrary<T>, build: (fixId: string, now: number, other: T) => LedgerCommand) =>
  fc.tuple(fixId, other).map(
    ([number, drawn]): Make =>
      (at, _, ledger) =>
        build(pick(ledger, number), at, drawn),
  )
const submission = fc.record({
  entryIds: fc.uniqueArray(fc.constantFrom(...entries), { minLength: 1, maxLength: 3 }),
  page: fc.constantFrom(...pages),
  run,
})
const reading = fc.record({
  run,
  status: fc.constantFrom('active', 'completed', 'archived', 'failed'),
  link: fc.constantFrom(undefined, undefined, undefined, pullLink(1), pullLink(2), 'bad' as const),
})
const make = fc.oneof<fc.Arbitrary<Make>[]>(
  submission.map(
    ({ entryIds, page, run }): Make =>
      (at, count) => {
        const fix = fixOf({ id: `fix-${count}`, entryIds, pages: [page], run, at, since: at })
        return submitted(fix, { maxOpen, declines: [`fix-${count % 5}`] })
      },
  ),
  about((fixId) => ({ type: 'fix-withdrawn', fixId })),
  about((fixId, now) => ({ type: 'job-created', fixId, job: jobOf(), now })),
  about((fixId, now) => ({ type: 'job-unanswered', fixId, error, now })),
  aboutWith(run, (fixId, now, run) => ({ type: 'job-refused', fixId, error, run, now })),
  about((fixId, now) => ({ type: 'lease-expired', fixId, now })),
  aboutWith(reading, (fixId, now, { run, status, link }) => {
    const links = link === 'bad' ? { rejectedLink: 'javascript:1' } : { prLink: link }
    return jobRead(fixId, { job: jobOf({ status }), ...links, run, now })
  }),
  about((fixId, now) => ({ type: 'job-unreadable', fixId, error, now })),
  fc.tuple(link, fc.constantFrom('open', 'closed', 'merged')).map(
    ([prLink, state]): Make =>
      (now) => ({ type: 'pull-read', prLink, state, now }),
  ),
  about((fixId, now) => ({ type: 'pull-unreadable', fixId, now })),
  aboutWith(link, (fixId, now, prLink) => ({ type: 'pull-adopted', fixId, prLink, repository: 'a/b', now })),
  aboutWith(link, (fixId, _, prLink) => ({ type: 'pull-unclear', fixId, prLink })),
  about((fixId, now) => ({ type: 'fix-freed', fixId, now })),
  about((fixId, now) => ({ type: 'fix-given-up', fixId, now })),
  fc.uniqueArray(fc.constantFrom(...entries), { minLength: 1, maxLength: 2 }).map(
    (ids): Make =>
      () => ({ type: 'entries-filtered', entries: ids.map((id) => ({ id, reason: 'praise-only' as const })) }),
  ),
  fc.constant<Make>((at) => ({
    type: 'scan-read',
    scan: {
      filters: 'f',
      start: at,
      walks: ['window', 'undated'].map((kind) => ({
        walk: { kind: kind as 'window', start: at, streams: [], pages: 1, waited: 0 },
        end: 'ended',
      })),
      found: false,
      oldestWaiting: undefined,
      window: entries.map((id) => ({ id, at })),
      done: [],
    },
  })),
)

const mayFollow: Record<FixState, readonly FixState[]> = {
  submitting: ['active', 'uncertain', 'failed'],
  active: ['proposed', 'unchanged', 'failed', 'archived', 'given-up'],
  uncertain: ['active', 'proposed', 'freed', 'given-up', 'failed'],
  proposed: ['merged', 'declined'],
  declined: ['merged'],
  failed: ['given-up'],
  merged: [],
  unchanged: [],
  archived: [],
  freed: [],
  'given-up': [],
}

function expectPromises(ledger: Ledger, before: Ledger, shards: ReadonlyMap<string, Resolution>, at: number) {
  const open = ledger.fixes.filter((fix) => isOpen(fix, at))
  const openPages = open.flatMap((fix) => fix.pages)
  expect(new Set(openPages).size, 'one open fix per page').toBe(openPages.length)
  expect(open.length, 'max-open').toBeLessThanOrEqual(maxOpen)
  expect(open.filter((fix) => fix.state === 'submitting').length).toBeLessThanOrEqual(submittingAtOnce)
  const held = ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds)
  expect(new Set(held).size, 'an entry is in one fix that did not fail').toBe(held.length)
  for (const fix of ledger.fixes.filter(holdsEntries)) {
    const ends = [{ fix: fix.id }, ...(fix.state === 'given-up' ? ['given-up'] : [])]
    for (const id of fix.entryIds) {
      if (isClosed(fix)) expect(ends, id).toContainEqual(shards.get(id))
      else expect(shards.get(id), id).toBeUndefined()
    }
  }
  for (const fix of ledger.fixes) {
    const old = before.fixes.find((other) => other.id === fix.id)
    if (old !== undefined && old.state !== fix.state) expect(mayFollow[old.state]).toContain(fix.state)
  }
  for (const [state, count] of Object.entries(ledger.outcomes)) expect(count, state).toBeGreaterThanOrEqual(0)
}

interface Step {
  readonly make: Make
  readonly wait: number
}

/** Steps of up to twenty minutes: within the seven days after which an unreadable pull request holds its page no longer. */
function play(steps: readonly Step[], seen = new Set<string>()): Ledger {
  const shards = new Map<string, Resolution>()
  let ledger = ledgerOf({ scans: { f: { complete: now, done: [] } } })
  let at = now
  for (const [count, step] of steps.entries()) {
    at += step.wait * minute
    const event = step.make(at, count, ledger)
    // What is filtered out was new to its run: the steps see to it, not the ledger.
    if (event.type === 'entries-filtered' && event.entries.some(({ id }) => heldEntries(ledger).has(id))) continue
    const next = applyCommand(ledger, event, (id) => judgeResolution(shards.get(id)))
    if (typeof next === 'string') continue
    seen.add(event.type)
    for (const [id, resolution] of Object.entries(next.handled)) shards.set(id, resolution)
    for (const fix of next.ledger.fixes) seen.add(fix.state)
    expectPromises(next.ledger, ledger, shards, at)
    const pruned = applyBatch(next.ledger, [], () => 'new').ledger
    ledger = passOn(pruned)
    expect(ledger).toEqual(JSON.parse(JSON.stringify(pruned)))
  }
  return ledger
}

const listSteps = (makes: fc.Arbitrary<Make>) =>
  fc.array(fc.record({ make: makes, wait: fc.nat(20) }), { minLength: 20, maxLength: 120 })

test('random events keep the promises, every ledger can be read again, and every state is reached', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(listSteps(make), (steps) => {
      play(steps, seen)
    }),
    { seed: 20261121, numRuns: 200 },
  )
  const reached = fixStates.filter((state) => seen.has(state))
  expect(reached).toEqual(fixStates)
})

test('the same events make the same ledger', () => {
  fc.assert(
    fc.property(listSteps(make), (steps) => {
      expect(renderLedger(play(steps))).toBe(renderLedger(play(steps)))
    }),
    { seed: 7, numRuns: 20 },
  )
})

type JobEnd = 'active' | 'failed' | 'changed nothing'
const submit =
  (entryIds: readonly string[], run: string): Make =>
  (at, count) =>
    submitted(
      fixOf({ id: `fix-${count}`, entryIds, pages: [`/${entryIds[0]?.replace(' ', '-')}`], run, at, since: at }),
      { maxOpen },
    )
const answer: Make = (at, _, ledger) => ({ type: 'job-created', fixId: pick(ledger, 1), job: jobOf(), now: at })
const end =
  (status: JobEnd, run: string, number: number): Make =>
  (at, _, ledger) => {
    const failed = status === 'failed'
    const job = jobOf({ status: failed ? 'failed' : 'active' })
    const rejectedLink = status === 'changed nothing' ? 'javascript:1' : undefined
    return jobRead(pick(ledger, number), { job, rejectedLink, run, now: at })
  }
const close =
  (run: string, maxAttempts: number): Make =>
  (at) => ({ type: 'run-closed', run, maxAttempts, now: at })

/** Runs over two entries: old jobs end, new ones are sent, some end at once, and most runs close their account. */
const ends = fc.array(fc.tuple(fc.constantFrom<JobEnd>('active', 'failed', 'failed', 'changed nothing'), fc.nat(11)), {
  maxLength: 3,
})
const wholeRun = fc
  .record({
    run,
    old: ends,
    sent: fc.subarray([['e1'], ['e2'], ['e1', 'e2']]),
    fresh: ends,
    succeeded: fc.boolean(),
    closed: fc.integer({ min: 0, max: 9 }),
    maxAttempts: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ run, old, sent, fresh, succeeded, closed, maxAttempts }): Make[] => [
    ...old.map(([status, number]) => end(status, run, number)),
    ...(succeeded ? [submit([`${run} ${maxAttempts}`], run), answer, end('changed nothing', run, 1)] : []),
    ...sent.flatMap((entryIds) => [submit(entryIds, run), answer]),
    ...fresh.map(([status, number]) => end(status, run, number)),
    ...(closed > 1 ? [close(run, maxAttempts)] : []),
  ])

test('an entry has one end, whenever runs close their accounts', () => {
  fc.assert(
    fc.property(fc.array(wholeRun, { maxLength: 8 }), fc.constantFrom(1, 60, 1440), (runs, wait) => {
      play(runs.flat().map((make) => ({ make, wait })))
    }),
    { seed: 20261121, numRuns: 400 },
  )
})
