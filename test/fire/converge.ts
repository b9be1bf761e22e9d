// After the fire: runs without any fault until nothing is left to do, and then the world is looked at.
import { type Finding, listFindings, listUnrest } from './findings.ts'
import type { Outcome } from './lanes.ts'
import { getClock, hour } from './timeline.ts'
import { carryOut } from './turns.ts'
import type { World } from './world.ts'

const settlingRuns = 3
/** After so many runs in a row that sent nothing, nothing will be sent any more; a failure may be counted by the one after. */
const idleRuns = 2
const mostRounds = 40

export async function converge(world: World, earlier: readonly Finding[] = []): Promise<Outcome> {
  await world.restWholly()
  getClock().jump(25 * hour)
  const settled = await settle(world)
  const findings = [...earlier, ...settled.findings, ...(await sendTheRest(world)), ...(await listFindings(world))]
  const { runs, name, log, service, entries } = world
  return {
    name,
    runs: runs.length,
    settlingRuns: settled.runs,
    killed: runs.filter(({ signal }) => signal === 'SIGKILL').map(({ moment }) => moment),
    faults: log.filter(({ outcome }) => outcome.includes(', ') && !outcome.includes('killed')).length,
    jobs: (await service.jobs()).length,
    entries: entries.size,
    findings: findings.map(({ what, runs }) => `${what}\n${describeRuns(world, runs)}`),
  }
}

/** What fire left behind is in order after at most three runs. */
async function settle(world: World): Promise<{ runs: number; findings: Finding[] }> {
  for (let count = 1; ; count++) {
    const findings = await runClean(world)
    await world.restWholly()
    const unrest = listUnrest(world)
    if (unrest.length === 0 || findings.length > 0) return { runs: count, findings }
    if (count < settlingRuns) continue
    const what = `After ${count} runs without a fault ${unrest.join(', ')}.`
    return { runs: count, findings: [{ what, runs: world.runs.slice(-count).map(({ number }) => number) }] }
  }
}

/** Pull requests are merged, so that what waited for their pages is sent, until all is sent and merged. */
async function sendTheRest(world: World): Promise<Finding[]> {
  const countJobs = async () => (await world.service.jobs()).length
  for (let round = 0, idle = 0; idle < idleRuns && round < mostRounds; round++) {
    const before = await countJobs()
    world.decide(1)
    const findings = await runClean(world)
    if (findings.length > 0) return findings
    await world.restWholly()
    idle = (await countJobs()) === before ? idle + 1 : 0
  }
  world.decide(1)
  return runClean(world)
}

export async function runClean(world: World): Promise<Finding[]> {
  const [run] = await carryOut(world, [{}])
  if (run === undefined || (run.code === 0 && run.stderr === '')) return []
  return [{ what: `Run ${run.number} met no fault and ended with ${run.code}.`, runs: [run.number] }]
}

const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** Every request of these runs with what became of it, and what the runs said. */
function describeRuns({ runs, log }: World, numbers: readonly number[]): string {
  const chosen = runs.filter(({ number }) => numbers.includes(number))
  return chosen
    .flatMap(({ number, began, code, signal, moment, stdout, stderr }) => [
      `  run ${number}: ${clock(began)}, ${signal === null ? `ended with ${code}` : `${signal} in ${moment}`}`,
      ...log
        .filter(({ run }) => run === number)
        .map(({ nth, at, method, path, outcome }) => `    ${nth}. ${clock(at)} ${method} ${path} → ${outcome}`),
      ...`${stdout}${stderr}`.split('\n').filter((line) => !line.startsWith('::add-mask::')),
    ])
    .join('\n')
}
