// npm run simulate -- --crashes: plays every crash point of the reference stories, and every pair with one of the run after it.
import { Worker } from 'node:worker_threads'
import { addVerdicts, findPoints, none, tracePlace, type Verdict } from './crash-points.ts'
import type { Task } from './crash-points-worker.ts'
import { referenceStories } from './reference-stories.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** In all stories: fewer would mean that the points are no longer found. */
const minPoints = 450

const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000)

interface CrashOptions {
  readonly singles: boolean
  readonly trace: boolean
  readonly workers: number
}

export async function playCrashes(
  numbers: readonly number[],
  { singles, trace, workers }: CrashOptions,
): Promise<void> {
  if (trace) await showPlace(numbers)
  else await playAll(numbers.length === 0 ? [...referenceStories.keys()] : numbers, !singles, workers)
}

async function showPlace([story = 0, first = 0, second]: readonly number[]): Promise<void> {
  const { trace, rest, breaches } = await tracePlace({ story, first, second })
  for (const line of trace) say(line)
  say(rest === undefined ? `broken: ${breaches.join('; ')}` : `at rest after ${rest} clean runs`)
}

async function playAll(stories: readonly number[], pairs: boolean, workers: number): Promise<void> {
  const began = performance.now()
  const crew = Array.from({ length: workers }, createHand)
  let total = none
  for (const story of stories) {
    const begun = performance.now()
    const { points, played } = await findPoints(story)
    if (points.length === 0) throw new Error(`Story ${story} has no crash points.`)
    const tasks = points.map(
      (point, first): Task => ({ place: { story, first }, point, crashes: played.crashes, pairs }),
    )
    const verdict = await share(tasks, crew)
    const name = `${String(story).padStart(2)} ${referenceStories[story]?.name}`
    say(`${name.padEnd(45)} ${describe(verdict)}, ${secondsSince(begun)} s`)
    for (const { place, why } of verdict.failures.slice(0, 20)) say(`  ${Object.values(place).join(' ')}: ${why}`)
    total = addVerdicts(total, verdict)
  }
  say(`${stories.length} stories: ${describe(total)}, ${secondsSince(began)} s`)
  await Promise.all(crew.map(({ worker }) => worker.terminate()))
  if (total.failures.length > 0) process.exitCode = 1
  if (stories.length === referenceStories.length && total.singles < minPoints)
    throw new Error(`Only ${total.singles} points were found, not ${minPoints} at least.`)
}

function describe({ singles, pairs, worst, failures }: Verdict): string {
  const all = singles + pairs
  return `${singles} points, ${pairs} pairs, ${all - failures.length} of ${all} converged, at most ${worst} further runs`
}

interface Hand {
  readonly worker: Worker
  judge(task: Task): Promise<Verdict>
}

function createHand(): Hand {
  // Most of what a story makes is gone with it: a large nursery spares the collector.
  const resourceLimits = { maxYoungGenerationSizeMb: 128 }
  const worker = new Worker(new URL('./crash-points-worker.ts', import.meta.url), { resourceLimits })
  let answer = Promise.withResolvers<Verdict>()
  worker.on('message', (verdict: Verdict) => answer.resolve(verdict))
  worker.on('error', (error) => answer.reject(error))
  return {
    worker,
    judge(task) {
      answer = Promise.withResolvers<Verdict>()
      worker.postMessage(task)
      return answer.promise
    },
  }
}

/** Whoever is free takes the next task; a line of progress every quarter of a minute. */
async function share(tasks: readonly Task[], crew: readonly Hand[]): Promise<Verdict> {
  const queue = [...tasks.entries()]
  const verdicts: Verdict[] = []
  let told = performance.now()
  const work = async (hand: Hand) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      verdicts[next[0]] = await hand.judge(next[1])
      if (secondsSince(told) < 15) continue
      told = performance.now()
      say(
        `   ${tasks.length - queue.length} of ${tasks.length} points begun: ${describe(verdicts.reduce(addVerdicts, none))}`,
      )
    }
  }
  await Promise.all(crew.map(work))
  const sum = verdicts.reduce(addVerdicts, none)
  if (sum.singles !== tasks.length) throw new Error(`${sum.singles} of ${tasks.length} points were judged.`)
  return sum
}
