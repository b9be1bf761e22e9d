// One run that is told to stop, in real time, and whether it did as it should.
import type { Chance } from '../support/chance.ts'
import type { Finding } from './findings.ts'
import { type Kind, kinds, type Mishap } from './mishap.ts'
import { pick } from './pick.ts'
import { type RunRecord, startRun } from './run.ts'
import { getClock, second } from './timeline.ts'
import type { World } from './world.ts'

export interface StoppedRun {
  readonly run: RunRecord
  readonly signal: keyof typeof exitCodes
}

/** What the product promises: from the signal to the end of the process. */
const limit = 5000
/** A request may be on its way when the signal is. */
const onItsWay = 100
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

type Moments = readonly (readonly [kind: Kind, furthest: number])[]

const loading: Moments = [
  ['reading the ledger', 2],
  ['reading feedback', 4],
]
const creating: Moments = [
  ['creating a job', 3],
  ['moving the branch', 2],
]
const following: Moments = [['polling a job', 6]]
const commenting: Moments = [
  ['commenting', 1],
  ['writing the issue’s body', 3],
]
const anywhere: Moments = [['any request', 40]]
const firstRuns: readonly Moments[] = [
  [['creating the issue', 1]],
  [['moving the branch', 1]],
  [['reading the ledger', 1]],
]
const laterRuns: readonly Moments[] = [creating, following, commenting, loading, anywhere]

/**
 * @param turn counts the world's runs that were to be stopped, from zero: only the first can be stopped while it creates the issue
 * @returns undefined when the moment did not come, and the run ended by itself
 */
export async function stopOne(world: World, turn: number): Promise<StoppedRun | undefined> {
  const { chance } = world
  const group = turn === 0 ? pick(firstRuns, chance) : (laterRuns[(turn - 1) % laterRuns.length] ?? anywhere)
  const [kind, furthest] = pick(group, chance)
  const nth = 1 + Math.floor(chance.random() * furthest)
  const signal = chance.random() < 0.5 ? 'SIGINT' : 'SIGTERM'
  const delay = chance.random() < 0.5 ? 0 : chance.random() * 1.5 * second
  const slowness = drawSlowness(chance)
  let seen = 0
  getClock().setPace(1)
  const { done, kill } = await startRun(world, {
    meet: (request) => {
      if (!kinds[kind](request) || ++seen !== nth) return undefined
      setTimeout(() => kill(signal), delay)
      return slowness
    },
  })
  const run = await done
  return run.toldAt === undefined ? undefined : { run, signal }
}

/** The answer to the request at which the signal comes: mostly at once, sometimes late, sometimes never. */
function drawSlowness(chance: Chance): Mishap | undefined {
  const dice = chance.random()
  if (dice < 0.1) return { name: 'silence', applied: true, answer: 'silence' }
  if (dice < 0.4) return { name: 'slow', applied: Math.floor(chance.random() * 3 * second), answer: 'the server’s' }
  return undefined
}

/** It had no time left to say how it ended. */
export const isCutOff = ({ stdout }: RunRecord) => !stdout.includes('The run was told to stop;')

export function judgeStop({ log }: World, { run, signal }: StoppedRun): Finding[] {
  const { number, code, took = 0, toldAt = 0, stderr } = run
  const effects = ['creating a job', 'creating the issue', 'commenting'] as const
  const late = log.filter((request) => request.run === number && request.at > toldAt + onItsWay)
  const begun = effects.filter((kind) => late.some(kinds[kind]))
  const faults = [
    ...(code === exitCodes[signal] ? [] : [`ended with ${code}`]),
    ...(took <= limit ? [] : [`ended after ${took.toFixed(0)} ms`]),
    ...(stderr === '' ? [] : ['wrote to stderr']),
    ...begun.map((kind) => `began ${kind} after the signal`),
  ]
  return faults.map((fault) => ({ what: `Run ${number} was told to stop by ${signal} and ${fault}.`, runs: [number] }))
}
