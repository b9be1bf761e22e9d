// Worlds in which runs are killed, one after the other, until so many have died; and the small one of the quick tests.
import { createChance, pick } from '../support/chance.ts'
import { converge } from './converge.ts'
import type { Lane, Outcome } from './lanes.ts'
import { badGateway, type KillMode, type Kind, kill } from './mishap.ts'
import { getClock, hour, minute, second, wait } from './timeline.ts'
import { carryOut, planFaults, planKill, type RunPlan } from './turns.ts'
import { createWorld, type World } from './world.ts'

const killsPerWorld = 10
const manners = { failed: 0.08, unchanged: 0.08, slowest: 12 * second, late: 0.1 }
/** Kills that are planned for moments that do not come are not made, so there are more turns than kills. */
const mostTurns = 60

export async function runKills(lane: Lane): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let number = 1, killed = 0; killed < lane.count; number++) {
    const name = `world ${lane.number}.${number}`
    await using world = await createWorld(name, lane.script, createChance(`${lane.seed} kills ${name}`), manners)
    await takeTurns(world, Math.min(killsPerWorld, lane.count - killed))
    killed += countKilled(world)
    const outcome = await converge(world)
    outcomes.push(outcome)
    const broken = `broken ${outcome.findings.length}`
    lane.tell(`${name}: ${killed} of ${lane.count} kills, ${world.runs.length} runs, ${broken}`)
  }
  return outcomes
}

const countKilled = ({ runs }: World) => runs.filter(({ signal }) => signal === 'SIGKILL').length

async function takeTurns(world: World, quota: number): Promise<void> {
  const { chance } = world
  for (let turn = 0; countKilled(world) < quota && turn < mostTurns; turn++) {
    await world.complain(turn === 0 ? 2 : Math.floor(chance.random() * 3.5))
    world.decide(0.4, 0.3)
    await passTime(world)
    // Readers do not wait for runs to end.
    const meanwhile = wait(chance.random() * 30 * second).then(() => world.complain(chance.random() < 0.4 ? 1 : 0))
    await Promise.all([carryOut(world, planTurn(world, turn, quota - countKilled(world))), meanwhile])
  }
}

/** Two runs in three are killed, if the quota allows; every fourth turn has two runs at once. */
function planTurn({ chance }: World, turn: number, left: number): RunPlan[] {
  const count = turn % 4 === 3 || (turn < 3 && chance.random() < 0.3) ? 2 : 1
  return Array.from({ length: count }, (_, index) => {
    const dies = index < left && chance.random() < (count === 1 ? 0.67 : 0.5)
    const delay = index === 0 ? 0 : chance.random() * 20_000
    const patience = pick(['PT15S', 'PT90S'], chance)
    return { ...planFaults(chance), wait: patience, ...(dies ? planKill(chance) : {}), delay }
  })
}

/** Mostly the next run comes at once; sometimes after a lease, seldom after a day. */
async function passTime(world: World): Promise<void> {
  const dice = world.chance.random()
  if (dice < 0.5) return
  const isDay = dice >= 0.92
  await (isDay ? world.restWholly() : world.rest())
  getClock().jump(isDay ? 25 * hour : dice < 0.65 ? 3 * minute : 11 * minute)
}

const die = (kind: Kind, nth: number, mode: KillMode): RunPlan => ({ targets: [{ kind, nth, mishap: kill(mode) }] })
/** Every third write is answered with 502, by turns done and not done. */
const badGateways = [1, 4, 7, 10, 13].map((nth) => {
  return { kind: 'a write', nth, mishap: badGateway(nth % 2 === 0) } as const
})
const smallTurns: readonly (readonly RunPlan[])[] = [
  [die('creating the issue', 1, 'after')],
  [die('creating a job', 1, 'after')],
  [die('moving the branch', 2, 'after')],
  [die('commenting', 1, 'after')],
  [die('commenting', 1, 'before')],
  [{ targets: badGateways }, { ...die('a write', 2, 'before'), delay: 2 * second }],
]

export async function runSmall(lane: Lane): Promise<Outcome[]> {
  const tame = { failed: 0, unchanged: 0, slowest: 4 * second, late: 0 }
  await using world = await createWorld('small world', lane.script, createChance(`${lane.seed} small`), tame)
  for (const plans of smallTurns) {
    await world.complain(2)
    await carryOut(world, plans)
    await world.rest()
    world.decide(1)
    getClock().jump(11 * minute)
  }
  return [await converge(world)]
}
