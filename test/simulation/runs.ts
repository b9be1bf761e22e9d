// Runs of the Action in a story: the real `run.ts` with the real clients, over lines that the story controls.
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import { exceptionOf } from '../../src/errors/failure-text.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { createLog } from '../../src/log/log.ts'
import { conclude, finishRun } from '../../src/outputs/conclude.ts'
import type { RunResult } from '../../src/outputs/report.ts'
import { run } from '../../src/run.ts'
import type { World } from '../../src/world.ts'
import { placeOf } from '../support/addresses.ts'
import { findCanary } from '../support/canaries.ts'
import { connectWorld } from '../support/connect-world.ts'
import { readInputs } from '../support/virtual-inputs.ts'
import { repository } from '../support/virtual-world.ts'
import { connectGitHub } from './github-line.ts'
import type { Harness, Shelved } from './harness.ts'
import { createProcess, type Process } from './process.ts'
import { connectService } from './service-line.ts'
import { isApproved, isShortLived, type RunPlan } from './story.ts'
import type { Variant } from './variants.ts'
import { judgeRun, listDone } from './watch/run-rules.ts'

const place = placeOf(repository)

export function buildWorld(harness: Harness, process: Process, inputs: Inputs, variant: Variant | undefined): World {
  const { clock } = harness
  const { random, name } = process.dice
  const github = connectGitHub(harness, process)
  const service = connectService(harness, process)
  return connectWorld({
    github: variant?.github?.(github) ?? github,
    service: variant?.service?.(service) ?? service,
    wall: () => clock.now() + process.plan.skewMinutes * 60_000,
    steady: clock.now,
    wait: process.wait,
    ...{ random, name, stop: process.stop, place, inputs },
    log: createLog((text) => {
      if (findCanary(text) !== undefined) harness.watch.breach('a canary in the log')
      if (harness.traced) harness.note(process, text.trimEnd())
    }),
  })
}

export interface Ended {
  readonly process: Process
  readonly result: RunResult | undefined
  readonly whole: boolean
  readonly failure: string | undefined
}

export async function startRun(
  harness: Harness,
  plan: RunPlan,
  number: number,
  variant: Variant | undefined,
  edited?: EditedIssue,
): Promise<Ended> {
  const process = createProcess(harness.clock, number, plan, harness.story.chance + number * 7919)
  await harness.clock.sleep(plan.delaySeconds * 1000)
  const inputs = inputsOf(harness, plan)
  const honest = buildWorld(harness, process, inputs, variant)
  const world = variant?.world?.(honest, process) ?? honest
  const name = world.name()
  process.run = name
  harness.note(
    process,
    `starts (${name.slice(0, 8)})${plan.faults.length > 0 ? `, with ${plan.faults.map(({ kind, on, nth }) => `${kind} at ${on} ${nth}`).join(', ')}` : ''}`,
  )
  const held = listDone(harness)
  // GitHub tells the time in whole seconds: what came in the last one may lie beyond the window's end, and is in the next window.
  const isThere = ({ arrived }: Shelved) => arrived <= harness.clock.now() - 1000
  const before = new Set([...harness.shelf].flatMap(([id, one]) => (!held.has(id) && isThere(one) ? id : [])))
  let result: RunResult | undefined
  const living = finishRun(name, run(inputs, undefined, world, name, edited), (error) => {
    if (isBug(error)) harness.watch.breach(`run ${number} threw ${error instanceof Error ? error.stack : error}`)
    return exceptionOf(error)
  }).then((ended) => {
    result = ended
  })
  harness.running += 1
  await Promise.race([living, process.death])
  harness.running -= 1
  const failure = result?.failure
  const whole = process.isAlive() && failure === undefined
  if (!whole || process.stop.aborted || plan.dry) harness.unwell += 1
  process.kill()
  harness.note(
    process,
    whole ? `ends well` : failure === undefined ? 'was killed' : `ends: ${failure.what} ${failure.remedy}`,
  )
  if (result !== undefined) {
    const context = { inputs, place, log: world.log, stopped: process.stop.aborted }
    if (number % 12 === 0) conclude(result, context)
    // One that a tick started may have nothing to read.
    const isJudged = whole && (edited === undefined || result.collected !== undefined)
    if (isJudged) for (const fault of judgeRun(harness, process, result, before)) harness.watch.breach(fault)
  }
  return { process, result, whole, failure: failure && `${failure.what} ${failure.remedy}` }
}

const afterTick: RunPlan = { delaySeconds: 2, dry: false, generous: false, skewMinutes: 0, faults: [] }
/** Numbers from here on are of runs that a tick has started. */
const firstEvent = 500

/** One that fails is run again when all is calm, as people do. */
export async function startEvent(harness: Harness, edited: EditedIssue): Promise<Ended> {
  const ended = await startRun(harness, afterTick, firstEvent + harness.events.length, harness.variant, edited)
  if (!ended.whole) harness.missed.push(edited)
  return ended
}

/** What nobody expects: a fault of the program itself. */
export function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
}

const cache = new Map<string, Inputs>()

/** Shorter than the input may be, so that a few comments fill it. */
const shortPrompt = 9_500

export function inputsOf({ story, trackingIssue }: Harness, { generous, dry }: RunPlan): Inputs {
  const { settings } = story
  const texts = {
    'max-jobs': String(generous ? 100 : settings.maxJobs),
    'max-open': String(generous ? 1000 : settings.maxOpen),
    'max-attempts': String(settings.maxAttempts),
    'max-export-requests': String(generous ? 100_000 : settings.exportBudget),
    'min-votes': String(settings.minVotes),
    'min-cluster-size': String(settings.minClusterSize),
    'adopt-within': `PT${settings.adoptWithinHours}H`,
    wait: `PT${generous ? 30 : settings.waitMinutes}M`,
    'dry-run': String(dry),
    approve: String(isApproved(story) && !generous),
    'max-age': isShortLived(story) ? 'P4D' : 'P90D',
    // Told by another setting, so that the seeds play what they did before.
    ...(settings.maxJobs === 5 ? {} : { labels: 'documentation', reviewers: 'codeowners,grace' }),
    ...(settings.twoSources ? { sources: 'contextual,agent' } : {}),
    ...(trackingIssue === undefined ? {} : { 'tracking-issue': String(trackingIssue) }),
  }
  const isShort = settings.prompts === 'short'
  const key = JSON.stringify([texts, isShort])
  const inputs = cache.get(key) ?? { ...readInputs(texts), ...(isShort ? { 'max-prompt': shortPrompt } : {}) }
  cache.set(key, inputs)
  return inputs
}
