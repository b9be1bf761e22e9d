// From a seed to its story, and how a run of many seeds is shared out and added up.
import fc from 'fast-check'
import { type FailureDetails, githubFaults, type ServiceFault, serviceFaults } from './fault-kinds.ts'
import { type Outcome, simulate } from './simulate.ts'
import {
  branchActions,
  type End,
  ends,
  entryActions,
  type Fate,
  type Fault,
  feedbackKinds,
  type GitHubTarget,
  githubTargets,
  issueActions,
  type Moment,
  pullActions,
  type RunPlan,
  type ServiceTarget,
  type Settings,
  type Story,
  serviceTargets,
  strangerActions,
  tickActions,
  type UserAction,
} from './story.ts'
import type { Variant } from './variants.ts'

/** The first is what a story becomes when nothing depends on it. */
const oneOf = <T>(first: T, ...others: T[]) => fc.constantFrom(first, ...others)

const settings: fc.Arbitrary<Settings> = fc.record({
  maxJobs: oneOf(5, 1, 2, 7, 100),
  maxOpen: oneOf(5, 1, 3, 8, 1000),
  maxAttempts: oneOf(2, 1, 3),
  minVotes: oneOf(0, 0, 0, 3),
  minClusterSize: oneOf(1, 1, 1, 2),
  waitMinutes: oneOf(10, 0, 2, 5, 30),
  adoptWithinHours: oneOf(24, 1, 48),
  pageSize: oneOf(100, 100, 3, 7),
  exportBudget: oneOf(60, 60, 60, 1, 2, 3, 5, 9),
  cursorMinutes: oneOf(0, 0, 30, 600),
  twoSources: oneOf(false, false, true),
  reviews: oneOf(false, false, true),
  prompts: oneOf('whole', 'whole', 'short', 'refused'),
  theirIssue: oneOf(false, false, false, true),
})

const fate: fc.Arbitrary<Fate> = fc.record({
  end: oneOf<End>('pull', 'pull', 'pull', ...ends.toSpliced(ends.indexOf('failed'), 0, 'failed')),
  afterMinutes: oneOf(2, 0, 1, 9, 45, 400, 3000),
})

const nth = oneOf(0, 0, 0, 1, 1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 30)
const size = fc.nat(239)
const githubFault = (
  on: fc.Arbitrary<GitHubTarget>,
  kind: fc.Arbitrary<FailureDetails>,
  which = nth,
): fc.Arbitrary<Fault> => fc.record({ to: fc.constant('github' as const), on, nth: which, kind, size })
const serviceFault = (
  on: fc.Arbitrary<ServiceTarget>,
  kind: fc.Arbitrary<ServiceFault>,
  which = nth,
): fc.Arbitrary<Fault> => fc.record({ to: fc.constant('service' as const), on, nth: which, kind, size })
const early = oneOf(0, 0, 0, 1, 1, 2, 3)
const unclear = ['lost-answer', 'die-after', 'die-before', 'slow', 'freeze'] as const
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: githubFault(oneOf('any', 'write'), oneOf(...githubFaults)) },
  { weight: 2, arbitrary: githubFault(oneOf(...githubTargets), oneOf(...githubFaults), early) },
  { weight: 1, arbitrary: serviceFault(fc.constant('any'), oneOf(...serviceFaults)) },
  { weight: 2, arbitrary: serviceFault(oneOf(...serviceTargets), oneOf(...serviceFaults), early) },
  {
    weight: 2,
    arbitrary: serviceFault(fc.constant('creation'), oneOf(...unclear, '500-applied', 'limited', 'stop'), early),
  },
  {
    weight: 2,
    arbitrary: githubFault(
      oneOf('new-comment', 'new-issue', 'move-branch'),
      oneOf(...unclear, '502-applied', 'race', 'stop'),
      early,
    ),
  },
)

const run: fc.Arbitrary<RunPlan> = fc.record({
  delaySeconds: oneOf(0, 0, 0.3, 0.6, 1, 5, 13, 40, 90, 300),
  dry: oneOf(false, false, false, false, false, false, false, false, false, true),
  generous: fc.constant(false),
  skewMinutes: oneOf(0, 0, 0, 0, -1500, -3, 3, 30, 1500),
  faults: fc.array(fault, { maxLength: 4 }),
})

const feedback: fc.Arbitrary<UserAction> = fc.record({
  action: fc.constant('feedback' as const),
  kind: oneOf('words', 'words', 'words', 'long', 'long', ...feedbackKinds),
  page: fc.nat(7),
  topic: fc.nat(4),
  count: oneOf(1, 1, 2, 3, 4),
  lateHours: oneOf(0, 0, 1, 5, 20),
})
const which = fc.nat(30)
const actionOf = (...kinds: Exclude<UserAction['action'], 'feedback'>[]) =>
  fc.record({ action: fc.constantFrom(...kinds), which }) as fc.Arbitrary<UserAction>
const action: fc.Arbitrary<UserAction> = fc.oneof(
  { weight: 8, arbitrary: feedback },
  { weight: 2, arbitrary: actionOf(...entryActions) },
  { weight: 4, arbitrary: actionOf('merge', 'decline', 'merge', ...pullActions) },
  {
    weight: 1,
    arbitrary: actionOf('close-issue', 'reopen-issue', 'reopen-issue', 'clear-issue', 'clear-issue', ...issueActions),
  },
  { weight: 1, arbitrary: actionOf('restore-branch', 'restore-branch', ...branchActions) },
  { weight: 2, arbitrary: actionOf('forge-fork', ...strangerActions) },
  { weight: 8, arbitrary: actionOf('tick', 'tick', 'tick', ...tickActions) },
)

const moment: fc.Arbitrary<Moment> = fc.record({
  afterMinutes: oneOf(1440, 0, 1, 3, 12, 30, 61, 240, 1440, 1500, 4320, 10_080),
  actions: fc.array(action, { maxLength: 4 }),
  runs: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 6, arbitrary: fc.tuple(run) },
    { weight: 2, arbitrary: fc.array(run, { minLength: 2, maxLength: 3 }) },
  ),
})

const ordinary: fc.Arbitrary<Story> = fc.record({
  settings,
  fates: fc.array(fate, { maxLength: 6 }),
  moments: fc.array(moment, { minLength: 1, maxLength: 7 }),
  chance: fc.nat(1_000_000),
})

const wide = { maxJobs: 100, maxOpen: 1000, minClusterSize: 1, pageSize: 100 }
/** More pages at once than an hour has creations, and runs close together. */
const flood: fc.Arbitrary<Story> = fc
  .tuple(ordinary, run, run, oneOf(12, 25, 40))
  .map(([story, first, second, afterMinutes]) => ({
    ...story,
    settings: { ...story.settings, ...wide, waitMinutes: 2, twoSources: false, reviews: false },
    moments: [
      {
        afterMinutes: 0,
        actions: [{ action: 'feedback', kind: 'words', page: 0, topic: 0, count: 130, lateHours: 1 }],
        runs: [{ ...first, dry: false }],
      },
      { afterMinutes, actions: [], runs: [{ ...second, dry: false }] },
    ],
  }))

// Small values are no likelier than others: each seed is a story of its own, not the start of a series.
const storyArbitrary: fc.Arbitrary<Story> = fc.noBias(
  fc.oneof({ weight: 199, arbitrary: ordinary }, { weight: 1, arbitrary: flood }),
)

export interface Broken {
  readonly seed: number
  readonly breaches: readonly string[]
}

export interface Sum {
  readonly tally: Outcome['tally']
  readonly broken: readonly Broken[]
  readonly faults: Readonly<Record<string, number>>
}

export function drawStory(seed: number): Story {
  const [story] = fc.sample(storyArbitrary, { seed, numRuns: 1 })
  if (story === undefined) throw new Error(`No story came of seed ${seed}`)
  return story
}

/** @param count at least one */
export async function simulateSeeds(first: number, count: number, step: number): Promise<Sum> {
  const sums: Sum[] = []
  for (let seed = first; seed < first + count; seed += step) {
    const outcome = await simulate(drawStory(seed)).catch((error: unknown) => {
      throw new Error(`Seed ${seed} could not be played`, { cause: error })
    })
    sums.push(sumOf(seed, outcome))
  }
  return sums.reduce(addSums)
}

function sumOf(seed: number, { tally, breaches, faults }: Outcome): Sum {
  return { tally, broken: breaches.length === 0 ? [] : [{ seed, breaches }], faults: Object.fromEntries(faults) }
}

export function addSums(one: Sum, other: Sum): Sum {
  return {
    tally: addCounts(one.tally, other.tally),
    broken: [...one.broken, ...other.broken],
    faults: addCounts(one.faults, other.faults),
  }
}

function addCounts<T extends Readonly<Record<string, number>>>(one: T, other: T): T {
  const sum: Record<string, number> = { ...one }
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count
  return sum as T
}

/** The shortest story that still breaks something, found by fast-check from the seed. */
export async function shrinkSeed(seed: number, variant?: Variant): Promise<Story | undefined> {
  const holds = fc.asyncProperty(
    storyArbitrary,
    async (story) => (await simulate(story, { variant })).breaches.length === 0,
  )
  const result = await fc.check(holds, { seed, numRuns: 1 })
  return result.counterexample?.[0]
}

export async function catchVariant(variant: Variant, maxSeeds: number): Promise<Broken | undefined> {
  const seeds = Array.from({ length: maxSeeds }, (_, index) => index + 1)
  for (const seed of variant.seed === undefined ? seeds : [variant.seed, ...seeds]) {
    const { breaches } = await simulate(drawStory(seed), { variant })
    if (breaches.length > 0) return { seed, breaches }
  }
  return undefined
}
