// From a seed to its story, and how a run of many seeds is shared out and added up.
import fc from 'fast-check'
import { storyArbitrary } from './arbitrary.ts'
import { type Outcome, simulate, type Tally } from './simulate.ts'
import type { Story } from './story.ts'
import type { Variant } from './variants.ts'

export interface Broken {
  readonly seed: number
  readonly breaches: readonly string[]
}

export interface Sum {
  readonly tally: Tally
  readonly broken: readonly Broken[]
  readonly faults: Readonly<Record<string, number>>
}

export const nothing: Sum = {
  tally: {
    schedules: 0,
    runs: 0,
    crashes: 0,
    faults: 0,
    jobs: 0,
    entries: 0,
    ticks: 0,
    lost: 0,
    doubled: 0,
    broken: 0,
  },
  broken: [],
  faults: {},
}

export function drawStory(seed: number): Story {
  const [story] = fc.sample(storyArbitrary, { seed, numRuns: 1 })
  if (story === undefined) throw new Error(`No story came of seed ${seed}`)
  return story
}

export async function simulateSeeds(first: number, count: number, step: number): Promise<Sum> {
  let sum = nothing
  for (let seed = first; seed < first + count; seed += step) {
    const outcome = await simulate(drawStory(seed)).catch((error: unknown) => {
      throw new Error(`Seed ${seed} could not be played`, { cause: error })
    })
    sum = addSums(sum, sumOf(seed, outcome))
  }
  return sum
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

function addCounts<T extends Readonly<Record<string, number>> | Tally>(one: T, other: T): T {
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

export async function catchVariant(variant: Variant, mostSeeds: number): Promise<Broken | undefined> {
  const seeds = Array.from({ length: mostSeeds }, (_, index) => index + 1)
  for (const seed of variant.seed === undefined ? seeds : [variant.seed, ...seeds]) {
    const { breaches } = await simulate(drawStory(seed), { variant })
    if (breaches.length > 0) return { seed, breaches }
  }
  return undefined
}
