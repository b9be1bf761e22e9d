// After the fire: runs without any fault until nothing is left to do, and then the world is looked at.
import { describeRuns } from './account.ts'
import { type Finding, listFindings } from './findings.ts'
import type { Outcome } from './lane-work.ts'
import { listUnrest, readLedger } from './look.ts'
import { carryOut } from './plan.ts'
import { getClock, hour } from './timeline.ts'
import type { World } from './world.ts'

const settlingRuns = 3
/** After so many runs in a row that sent nothing, nothing will be sent any more; a failure may be counted by the one after. */
const idleRuns = 2
const mostRounds = 40

export async function converge(world: World, earlier: readonly Finding[] = []): Promise<Outcome> {
  const before = world.runs.length
  await world.restWholly()
  getClock().jump(25 * hour)
  const settled = await settle(world)
  const findings = [...earlier, ...settled.findings, ...(await sendTheRest(world)), ...(await listFindings(world))]
  const { runs, name, log, service, entries } = world
  return {
    name,
    runs: runs.length,
    cleanRuns: runs.length - before,
    settlingRuns: settled.runs,
    killed: runs.filter(({ signal }) => signal === 'SIGKILL').map(({ moment }) => moment),
    faults: log.filter(({ outcome }) => outcome.includes(', ') && !outcome.includes('killed')).length,
    jobs: service.store.listJobs('docs').length,
    entries: entries.size,
    pulls: (await world.github.listPulls()).length,
    findings: findings.map(({ what, runs }) => ({ what, account: describeRuns(world, runs) })),
  }
}

/** What fire left behind is in order after at most three runs. */
async function settle(world: World): Promise<{ runs: number; findings: Finding[] }> {
  for (let count = 1; ; count++) {
    const findings = await runClean(world)
    await world.restWholly()
    const unrest = listUnrest(await readLedger(world))
    if (unrest.length === 0 || findings.length > 0) return { runs: count, findings }
    if (count < settlingRuns) continue
    const what = `After ${count} runs without a fault ${unrest.join(', ')}.`
    return { runs: count, findings: [{ what, runs: world.runs.slice(-count).map(({ number }) => number) }] }
  }
}

/** Pull requests are merged, so that what waited for their pages is sent, until all is sent and merged. */
async function sendTheRest(world: World): Promise<Finding[]> {
  const countJobs = () => world.service.store.listJobs('docs').length
  for (let round = 0, idle = 0; idle < idleRuns && round < mostRounds; round++) {
    const before = countJobs()
    await world.decide(1)
    const findings = await runClean(world)
    if (findings.length > 0) return findings
    await world.restWholly()
    idle = countJobs() === before ? idle + 1 : 0
  }
  await world.decide(1)
  return runClean(world)
}

export async function runClean(world: World): Promise<Finding[]> {
  const [run] = await carryOut(world, [{}])
  if (run === undefined || (run.code === 0 && run.stderr === '')) return []
  return [{ what: `Run ${run.number} met no fault and ended with ${run.code}.`, runs: [run.number] }]
}
