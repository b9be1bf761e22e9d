// A small fire for the quick tests: one world, and a few deaths at chosen moments.
import { createChance } from '../support/chance.ts'
import { converge } from './converge.ts'
import type { Lane, Outcome } from './lane-work.ts'
import { badGateway, type KillMode, type Kind, kill } from './mishap.ts'
import { carryOut, type RunPlan, type Target } from './plan.ts'
import { getClock, minute, second } from './timeline.ts'
import { startWorld } from './world.ts'

const die = (kind: Kind, nth: number, mode: KillMode): RunPlan => ({ targets: [{ kind, nth, mishap: kill(mode) }] })

/** Every third write is answered with 502, by turns done and not done. */
const badGateways: Target[] = [1, 4, 7, 10, 13].map((nth) => ({
  kind: 'a write',
  nth,
  mishap: badGateway(nth % 2 === 0),
}))

const turns: readonly (readonly RunPlan[])[] = [
  [die('creating the issue', 1, 'after')],
  [die('creating a job', 1, 'after')],
  [die('moving the branch', 2, 'after')],
  [die('commenting', 1, 'after')],
  [die('commenting', 1, 'before')],
  [{ targets: badGateways }, { ...die('a write', 2, 'before'), delay: 2 * second }],
]

export async function runSmall(lane: Lane): Promise<Outcome[]> {
  const manners = { failed: 0, unchanged: 0, slowest: 4 * second }
  const world = await startWorld('small world', lane.script, createChance(`${lane.seed} small`), manners)
  try {
    for (const plans of turns) {
      world.complain(2)
      await carryOut(world, plans)
      await world.rest()
      await world.decide(1)
      getClock().jump(11 * minute)
    }
    return [await converge(world)]
  } finally {
    await world.close()
  }
}
