// The review workflow in a story: it runs beside the others whenever a pull request of the team's repository is opened or closed.

import { review } from '../../src/review.ts'
import { parsePullEvent } from '../../src/runner/workflow-event.ts'
import { createProcess } from './process.ts'
import { inputsOf, isBug } from './runs.ts'
import type { RunPlan } from './story.ts'
import type { Town } from './town.ts'
import { buildWorld } from './worlds.ts'

const plan: RunPlan = { delaySeconds: 4, dry: false, generous: false, skewMinutes: 0, faults: [] }
/** Numbers from here on are of processes that are no sync runs. */
const firstReview = 1000

/** Starts it now; it ends in its own time. */
export async function startReview(town: Town, number: number, action: string): Promise<void> {
  const process = createProcess(
    town.clock,
    firstReview + town.reviews.length,
    plan,
    town.story.chance + number * 31 + action.length,
  )
  await town.clock.sleep(plan.delaySeconds * 1000)
  const pulls = town.github.answer({ method: 'GET', path: `/repos/acme/docs/pulls/${number}` })
  if (pulls.status !== 200) return
  const pull = parsePullEvent({ action, pull_request: pulls.data })
  if (!pull.own) return
  const inputs = inputsOf(town, plan)
  const world = buildWorld(town, process, inputs, undefined)
  process.run = world.name()
  town.note(process, `reviews pull request ${number} (${action})`)
  const reading = {
    projectId: inputs['project-id'],
    ledgerBranch: inputs['ledger-branch'],
    quotes: inputs.quotes,
    allow: inputs.allow,
    usable: true,
  }
  const end = await review(reading, pull, world, process.run).then(
    (outcome) => outcome.kind,
    (error: unknown) => {
      if (isBug(error))
        town.watch.breach(`the review of ${number} threw ${error instanceof Error ? error.stack : error}`)
      return `failed: ${error}`
    },
  )
  town.note(process, `ends: ${end}`)
}
