// Plays one story from its beginning to its rest, and tells what was broken, if anything was.
import { createHarness } from './harness.ts'
import { act } from './people.ts'
import { calmDown } from './quiet.ts'
import { type Ended, startRun } from './runs.ts'
import type { Story } from './story.ts'
import type { Variant } from './variants.ts'

const minute = 60_000

export type Outcome = Awaited<ReturnType<typeof simulate>>

/** `breaches`: what did not hold, in the order in which it was seen; empty when all is well. */
export async function simulate(
  story: Story,
  options: { traced?: boolean; variant?: Variant | undefined; untilRest?: boolean } = {},
) {
  const { traced = false, variant, untilRest = false } = options
  const harness = createHarness(story, traced)
  harness.variant = variant
  if (story.settings.theirIssue)
    harness.trackingIssue = harness.github.openIssue({ title: 'What readers say', body: 'Ours.' }, 'stranger')
  const { breaches } = harness.watch
  const ended: Ended[] = []
  let clean = 0
  const tell = async () => {
    const runs: Promise<Ended>[] = []
    for (const { afterMinutes, actions, runs: plans } of story.moments) {
      await harness.clock.sleep(afterMinutes * minute)
      if (breaches.length > 0) break
      for (const action of actions) act(harness, action)
      const started = runs.length
      runs.push(...plans.map((plan, index) => startRun(harness, plan, started + index, variant)))
    }
    ended.push(...(await Promise.all(runs)), ...(await Promise.all(harness.events)))
    await Promise.all(harness.reviews)
    if (breaches.length === 0) clean = await calmDown(harness, runs.length, variant, untilRest)
    await Promise.all(harness.reviews)
  }
  await harness.clock.drive(tell())
  const { jobs, faults } = await harness.service.look(async (service) => {
    const jobs = await service.jobs()
    await service.close()
    return { jobs, faults: service.faults }
  })
  for (const fault of faults) harness.watch.breach(`the service had a fault inside: ${fault}`)
  const begins = (word: string) => breaches.filter((breach) => breach.startsWith(word)).length
  const tally = {
    schedules: 1,
    runs: ended.length + clean,
    crashes: ended.filter(({ whole, failure }) => !whole && failure === undefined).length,
    faults: [...harness.faults.values()].reduce((sum, count) => sum + count, 0),
    jobs: jobs.length,
    entries: harness.shelf.size,
    ticks: harness.ticks.length,
    lost: begins('lost'),
    doubled: begins('doubled'),
    broken: breaches.length,
  }
  return { tally, faults: harness.faults, breaches, clean, trace: harness.notes }
}
