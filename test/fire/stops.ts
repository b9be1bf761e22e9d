// Worlds in which every run is told to stop, in real time, and its successor goes on at once.
import { createChance, pick } from '../support/chance.ts'
import { converge, runClean } from './converge.ts'
import { type Finding, listJobs, listUnrest } from './findings.ts'
import type { Lane, Outcome, StopOutcome } from './lanes.ts'
import { type Kind, kinds, type Mishap } from './mishap.ts'
import { type RunRecord, startRun } from './run.ts'
import { getClock, hour, minute, second } from './timeline.ts'
import { createWorld, type World } from './world.ts'

const stopsPerWorld = 5
const manners = { failed: 0, unchanged: 0, slowest: 6 * second, late: 0 }
/** What the product promises: from the signal to the end of the process, in milliseconds. */
const limit = 5000
/** A request may be on its way when the signal is. */
const onItsWay = 100
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

type Moment = readonly [kind: Kind, furthest: number]
/** Only a world's first run can be stopped while it creates the issue. */
const firstMoments: readonly Moment[] = [
  ['creating the issue', 1],
  ['moving the branch', 1],
  ['reading the ledger', 1],
]
const moments: readonly Moment[] = [
  ['creating a job', 3],
  ['moving the branch', 2],
  ['polling a job', 6],
  ['commenting', 1],
  ['writing the issue’s body', 3],
  ['reading the ledger', 2],
  ['reading feedback', 4],
  ['any request', 40],
]

export async function runStops(lane: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let number = 1, made = 0; made < lane.count; number++) {
    const name = `world ${lane.number}.${number}`
    await using world = await createWorld(name, lane.script, createChance(`${lane.seed} stops ${name}`), manners)
    const outcome = await stopSome(world, Math.min(stopsPerWorld, lane.count - made), lane)
    made += outcome.stops?.length ?? 0
    outcomes.push(outcome)
  }
  return outcomes
}

async function stopSome(world: World, quota: number, lane: Lane): Promise<Outcome> {
  const stops: StopOutcome[] = []
  const findings: Finding[] = []
  for (let turn = 0; stops.length < quota; turn++) {
    await world.complain(3)
    const moment =
      turn === 0
        ? pick(firstMoments, world.chance)
        : (moments[(turn - 1) % moments.length] ?? pick(moments, world.chance))
    const run = await stopOne(world, moment, findings)
    getClock().setPace(lane.pace)
    await goOn(world, findings)
    world.decide(1)
    if (run === undefined) continue
    const { took = 0 } = run
    stops.push({ moment: run.moment, took, cutOff: isCutOff(run) })
    lane.tell(`${world.name}: stopped in ${run.moment}, ${took.toFixed(0)} ms, broken ${findings.length}`)
  }
  return { ...(await converge(world, findings)), stops }
}

/** @returns undefined when the moment did not come, and the run ended by itself */
async function stopOne(world: World, [kind, furthest]: Moment, findings: Finding[]): Promise<RunRecord | undefined> {
  const { chance } = world
  const nth = 1 + Math.floor(chance.random() * furthest)
  const signal = chance.random() < 0.5 ? 'SIGINT' : 'SIGTERM'
  const delay = chance.random() < 0.5 ? 0 : chance.random() * 1.5 * second
  const slowness = drawSlowness(chance.random(), chance.random())
  let seen = 0
  getClock().setPace(1)
  const { done, kill } = await startRun(world, (request) => {
    if (!kinds[kind](request) || ++seen !== nth) return undefined
    setTimeout(() => kill(signal), delay)
    return slowness
  })
  const run = await done
  if (run.toldAt === undefined) return undefined
  findings.push(...judgeStop(world, run, exitCodes[signal]))
  return run
}

/** The answer to the request at which the signal comes: mostly at once, sometimes late, sometimes never. */
function drawSlowness(dice: number, share: number): Mishap | undefined {
  if (dice < 0.1) return { name: 'silence', applied: true, answer: 'silence' }
  return dice < 0.4 ? { name: 'slow', applied: Math.floor(share * 3 * second), answer: 'the server’s' } : undefined
}

/** It had no time left to say how it ended. */
const isCutOff = ({ stdout }: RunRecord) => !stdout.includes('The run was stopped;')

function judgeStop(
  { log }: World,
  { number, code, took = 0, toldAt = 0, stderr }: RunRecord,
  wanted: number,
): Finding[] {
  const effects = ['creating a job', 'creating the issue', 'commenting'] as const
  const late = log.filter((request) => request.run === number && request.at > toldAt + onItsWay)
  const begun = effects.filter((kind) => late.some(kinds[kind]))
  const faults = [
    ...(code === wanted ? [] : [`ended with ${code}`]),
    ...(took <= limit ? [] : [`ended after ${took.toFixed(0)} ms`]),
    ...(stderr === '' ? [] : ['wrote to stderr']),
    ...begun.map((kind) => `began ${kind} after the signal`),
  ]
  return faults.map((fault) => ({ what: `Run ${number} was told to stop and ${fault}.`, runs: [number] }))
}

/**
 * What a run that had time to end may leave behind for longer than its successor takes: a comment that it wrote ahead (its lease must
 * end), and a fix whose creation it sent but heard nothing of (its pull request may not be there yet).
 */
function mayBeLeft({ log }: World, stopped: RunRecord, what: string): boolean {
  if (isCutOff(stopped) || what === 'a comment is intended') return true
  const creations = log.filter((request) => request.run === stopped.number && kinds['creating a job'](request))
  return what === 'a fix is uncertain' && creations.some(({ outcome }) => outcome !== '201')
}

/** The successors of the last run, until nothing is left: at once, after a lease, after a day. */
async function goOn(world: World, findings: Finding[]): Promise<void> {
  const stopped = world.runs.at(-1)
  for (const pause of [11 * minute, 25 * hour, undefined]) {
    findings.push(...(await runClean(world)))
    await world.rest()
    const left = await listLeft(world)
    if (left.length === 0 || stopped === undefined) return
    const runs = world.runs.slice(stopped.number - 1).map(({ number }) => number)
    if (pause === undefined || !left.every((what) => mayBeLeft(world, stopped, what)))
      findings.push({ what: `The successors of run ${stopped.number} leave it that ${left.join(', ')}.`, runs })
    if (pause !== undefined) getClock().jump(pause)
  }
}

async function listLeft(world: World): Promise<string[]> {
  const sent = new Set((await listJobs(world)).flatMap(({ words }) => words))
  const unsent = [...world.entries.keys()].filter((word) => !sent.has(word)).length
  return [...listUnrest(world), ...(unsent === 0 ? [] : [`${unsent} entries are not sent`])]
}
