// Worlds in which every run is told to stop, in real time, and its successor goes on at once.
import { createChance } from '../support/chance.ts'
import { converge, runClean } from './converge.ts'
import type { Finding } from './findings.ts'
import type { Lane, Outcome, StopOutcome } from './lane-work.ts'
import { listJobs, listUnrest, readLedger } from './look.ts'
import { kinds } from './mishap.ts'
import type { RunRecord } from './run.ts'
import { isCutOff, judgeStop, stopOne } from './stop-one.ts'
import { getClock, hour, minute, second } from './timeline.ts'
import { startWorld, type World } from './world.ts'

const stopsPerWorld = 5
const manners = { failed: 0, unchanged: 0, slowest: 6 * second }

export async function runStops(lane: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let number = 1, made = 0; made < lane.count; number++) {
    const name = `world ${lane.number}.${number}`
    const world = await startWorld(name, lane.script, createChance(`${lane.seed} stops ${name}`), manners)
    try {
      const outcome = await stopSome(world, Math.min(stopsPerWorld, lane.count - made), lane)
      made += outcome.stops?.length ?? 0
      outcomes.push(outcome)
    } finally {
      await world.close()
    }
  }
  return outcomes
}

async function stopSome(world: World, quota: number, lane: Lane): Promise<Outcome> {
  const stops: StopOutcome[] = []
  const findings: Finding[] = []
  for (let turn = 0; stops.length < quota; turn++) {
    world.complain(3)
    const stopped = await stopOne(world, turn)
    getClock().setPace(lane.pace)
    if (stopped !== undefined) findings.push(...judgeStop(world, stopped))
    const succession = await goOn(world)
    findings.push(...succession.findings)
    await world.decide(1)
    if (stopped === undefined) continue
    const { signal, run } = stopped
    const { took = 0, moment } = run
    const { waited } = succession
    stops.push({ moment, signal, took, waited, cutOff: isCutOff(run) })
    lane.tell(`${world.name}: ${signal} in ${moment}, ${took.toFixed(0)} ms${waited && `, then ${waited}`}`)
  }
  return { ...(await converge(world, findings)), stops }
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

/** The successors of the last run, until nothing is left. */
async function goOn(world: World): Promise<{ findings: Finding[]; waited: string }> {
  const [stopped] = world.runs.slice(-1)
  const waits = [
    ['a lease', 11 * minute],
    ['a day', 25 * hour],
  ] as const
  const findings: Finding[] = []
  const waited: string[] = []
  const tell = (what: string) =>
    findings.push({ what, runs: world.runs.slice((stopped?.number ?? 1) - 1).map(({ number }) => number) })
  for (let count = 0; ; count++) {
    findings.push(...(await runClean(world)))
    await world.rest()
    const left = await listLeft(world)
    const wait = waits[count]
    if (left.length === 0 || stopped === undefined) break
    if (wait === undefined) {
      tell(`The successors of run ${stopped.number} leave it that ${left.join(', ')}.`)
      break
    }
    if (!left.every((what) => mayBeLeft(world, stopped, what)))
      tell(`The successor of run ${stopped.number}, which was not cut off, leaves it that ${left.join(', ')}.`)
    waited.push(`${wait[0]} (${left.join(', ')})`)
    getClock().jump(wait[1])
  }
  return { findings, waited: waited.join(', then ') }
}

async function listLeft(world: World): Promise<string[]> {
  const sent = new Set(listJobs(world).flatMap(({ words }) => words))
  const unsent = [...world.entries.keys()].filter((word) => !sent.has(word)).length
  return [...listUnrest(await readLedger(world)), ...(unsent === 0 ? [] : [`${unsent} entries are not sent`])]
}
