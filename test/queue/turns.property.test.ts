// However much is posted after it, and wherever: a group of a reader of its own is sent within a bounded number of jobs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyBatch } from '../../src/ledger/command.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { parseDocPath } from '../../src/pages/doc-path.ts'
import { decide, listNewlyWaiting, type Turn } from '../../src/queue/decide.ts'
import { splitOff } from '../../src/queue/parts.ts'
import { clusterOf, day, feedbackOf, fixOf, ledgerOf, now, usualLimits } from '../support/ledger-builders.ts'

const start = Date.UTC(2026, 10, 1)

interface Group {
  readonly pages: readonly number[]
  readonly score: number
  /** In days; negative: the service says that it is older than it is. */
  readonly late: number
  readonly isRepeat: boolean
}

const group: fc.Arbitrary<Group> = fc.record({
  // Few pages, so that groups get in each other's way.
  pages: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  score: fc.nat(9),
  late: fc.integer({ min: -80, max: 0 }),
  isRepeat: fc.boolean(),
})

const story = fc.record({
  maxJobs: fc.constantFrom(1, 2, 3, 5, 7),
  runs: fc.array(fc.array(group, { maxLength: 7 }), { minLength: 5, maxLength: 40 }),
})

/** Entries on one page each, so that the one of a page can be sent without the others. */
function build(name: string, { pages, score, late, isRepeat }: Group, today: number) {
  const age = now - start - (today + late) * day
  const entries = pages.map((page) => feedbackOf(`${name}-${page}`, 'It fails.', age, `/page-${page}`))
  return { name, score, isRepeat, entries }
}

function toCluster({ name, score, entries }: Omit<ReturnType<typeof build>, 'isRepeat'>) {
  const pages = entries.map(({ path }) => parseDocPath(path))
  return clusterOf({ key: name, pages, entryIds: entries.map(({ id }) => id), score, distinctReaders: 1 })
}

function play({ maxJobs, runs }: { maxJobs: number; runs: readonly (readonly Group[])[] }) {
  const limits = { ...usualLimits, 'max-jobs': maxJobs, 'max-open': maxJobs }
  let waiting: ReturnType<typeof build>[] = []
  let turns: (Turn | undefined)[] = []
  let ledger: Ledger = ledgerOf({})
  /** Per entry of the queue: how many were before it, and the rounds since. */
  const places = new Map<string, { before: number; rounds: number }>()
  const faults: string[] = []
  for (const [today, posted] of runs.entries()) {
    const time = start + today * day
    waiting.push(...posted.map((one, index) => build(`g${today}-${index}`, one, today)))
    const entries = new Map(waiting.flatMap((one) => one.entries).map((entry) => [entry.id, entry]))
    const repeated = waiting.filter(({ isRepeat }) => isRepeat).flatMap((one) => one.entries)
    const repeats = new Set(repeated.map(({ id }) => id))
    const fixes = turns.slice(0, 5).map((turn) => fixOf({ state: 'merged', turn, pages: [], entryIds: [] }))
    const parts = splitOff({ ...ledger, fixes }, waiting.map(toCluster), entries, limits['max-attempts'])
    const decided = decide({ ...ledger, fixes }, { parts, repeats }, entries, limits, time)
    const sent = decided.filter(({ decision }) => decision === 'dispatched')
    turns = [...sent.map(({ turn }) => turn).toReversed(), ...turns]
    const gone = sent.flatMap(({ cluster }) => cluster.entryIds)
    const left = decided.filter(({ decision }) => decision === 'deferred' || decision === 'open-fix')
    const clustersLeft = left.map(({ cluster }) => cluster)
    const found = listNewlyWaiting(ledger, clustersLeft, repeats, entries)
    ledger = applyBatch(ledger, [{ type: 'queue-kept', found, gone }], () => 'new').ledger
    for (const id of gone) places.delete(id)
    // Three jobs of one run, or of several.
    const rounds = Math.min(1, sent.length / 3)
    for (const [id, place] of places) {
      place.rounds += rounds
      if (place.rounds >= place.before + (maxJobs < 3 ? 2 : 1) - 1e-9)
        faults.push(`${id} waits for ${place.rounds} rounds behind ${place.before}`)
    }
    const queue = ledger.queue ?? []
    for (const [before, { id }] of queue.entries()) if (!places.has(id)) places.set(id, { before, rounds: 0 })
    waiting = waiting
      .map((one) => ({ ...one, entries: one.entries.filter(({ id }) => !gone.includes(id)) }))
      .filter((one) => one.entries.length > 0)
  }
  return { faults, jobs: turns.toReversed() }
}

test('whatever is posted after it, each is sent once those before it in the queue had their rounds', () => {
  fc.assert(
    fc.property(story, (given) => {
      expect(play(given).faults).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([1, 2])('of three jobs in a row, %i a run, one goes to the group that has waited longest', (maxJobs) => {
  const flood = Array.from({ length: 6 }, (_, page): Group => ({ pages: [page], score: 9, late: 0, isRepeat: false }))
  const { jobs } = play({ maxJobs, runs: Array.from({ length: 12 }, () => flood) })
  // Nothing was queued before the first run.
  for (let at = maxJobs; at + 3 <= jobs.length; at++) expect(jobs.slice(at, at + 3)).toContain('waited')
})
