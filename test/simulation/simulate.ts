// Plays one story from its beginning to its rest, and tells what was broken, if anything was.
import { project } from '../support/virtual-service.ts'
import { act } from './people.ts'
import { calmDown } from './quiet.ts'
import { type Ended, startRun } from './runs.ts'
import type { Moment, Story } from './story.ts'
import { createTown, type Town } from './town.ts'
import type { Variant } from './variants.ts'

export interface Tally {
  schedules: number
  runs: number
  crashes: number
  faults: number
  jobs: number
  entries: number
  lost: number
  doubled: number
  broken: number
}

export interface Outcome {
  readonly tally: Tally
  readonly faults: ReadonlyMap<string, number>
  /** What did not hold, in the order in which it was seen; empty when all is well. */
  readonly breaches: readonly string[]
  /** Lines of what happened, when asked for. */
  readonly trace: readonly string[]
  readonly failures: readonly string[]
}

const minute = 60_000

export async function simulate(
  story: Story,
  options: { traced?: boolean; variant?: Variant | undefined } = {},
): Promise<Outcome> {
  const town = createTown(story, options.traced ?? false)
  const ended: Ended[] = []
  let clean = 0
  const tell = async () => {
    const runs: Promise<Ended>[] = []
    for (const moment of story.moments) {
      await town.clock.sleep(moment.afterMinutes * minute)
      if (town.watch.breaches.length > 0) break
      runs.push(...play(town, moment, runs.length, options.variant))
    }
    ended.push(...(await Promise.all(runs)))
    await Promise.all(town.reviews)
    if (town.watch.breaches.length === 0) clean = await calmDown(town, runs.length, options.variant)
    await Promise.all(town.reviews)
  }
  await town.clock.drive(tell())
  return report(town, ended, clean)
}

function play(town: Town, moment: Moment, started: number, variant: Variant | undefined): Promise<Ended>[] {
  for (const deed of moment.deeds) act(town, deed)
  return moment.runs.map((plan, index) => startRun(town, plan, started + index, variant))
}

function report(town: Town, ended: readonly Ended[], clean: number): Outcome {
  const { breaches } = town.watch
  const begins = (word: string) => breaches.filter((breach) => breach.startsWith(word)).length
  const faults = [...town.faults.values()].reduce((sum, count) => sum + count, 0)
  const tally = {
    schedules: 1,
    runs: ended.length + clean,
    crashes: ended.filter(({ whole, failure }) => !whole && failure === undefined).length,
    faults,
    jobs: town.service.store.listJobs(project).length,
    entries: town.shelf.size,
    lost: begins('lost'),
    doubled: begins('doubled'),
    broken: breaches.length,
  }
  const failures = ended.flatMap(({ failure }) => failure ?? [])
  return { tally, faults: town.faults, breaches, trace: town.notes, failures }
}
