// What is planned for a run: at which moment it is killed, and how often its requests meet a fault.
import { type Chance, pick } from '../support/chance.ts'
import type { Meet } from './gate.ts'
import { drawFault, type Kind, kill, killModes, kinds, type Mishap } from './mishap.ts'
import { type RunRecord, startRun } from './run.ts'
import { wait } from './timeline.ts'
import { branch, type World } from './world.ts'

/** The nth request of a kind meets a mishap. */
export interface Target {
  readonly kind: Kind
  readonly nth: number
  readonly mishap: Mishap
}

export interface RunPlan {
  readonly targets?: readonly Target[]
  /** Virtual milliseconds after its start at which it is killed. */
  readonly killAfter?: number
  /** Probability that a request meets a fault. */
  readonly faults?: number
  /** Probability that somebody else moves the ledger's branch just before the run does. */
  readonly races?: number
  /** Virtual milliseconds after the start of its turn. */
  readonly delay?: number
  /** How long it follows jobs. */
  readonly wait?: string
}

/** Which moments are drawn, how far into the run they may lie, and how often. */
const moments: readonly [kind: Kind, furthest: number, weight: number][] = [
  ['any request', 45, 6],
  ['a write', 20, 4],
  ['reading the ledger', 3, 1],
  ['reading feedback', 5, 1],
  ['creating the issue', 1, 2],
  ['writing a tree', 4, 1],
  ['writing a commit', 4, 1],
  ['moving the branch', 5, 4],
  ['creating a job', 4, 6],
  ['polling a job', 6, 2],
  ['writing the issue’s body', 3, 2],
  ['commenting', 1, 4],
]
const weighted = moments.flatMap((moment) => Array<typeof moment>(moment[2]).fill(moment))

/** A moment by request, four times in five, else by time. */
export function planKill(chance: Chance): RunPlan {
  if (chance.random() < 0.2) return { killAfter: Math.floor(chance.random() * 40_000) }
  const [kind, furthest] = pick(weighted, chance)
  const nth = 1 + Math.floor(chance.random() * furthest)
  return { targets: [{ kind, nth, mishap: kill(pick(killModes, chance), chance) }] }
}

export function planFaults(chance: Chance): RunPlan {
  return chance.random() < 0.5 ? {} : { faults: 0.02 + chance.random() * 0.1, races: 0.2 }
}

/** The runs of one turn, side by side. */
export async function carryOut(world: World, plans: readonly RunPlan[]): Promise<RunRecord[]> {
  return Promise.all(
    plans.map(async (plan) => {
      if (plan.delay) await wait(plan.delay)
      const { done, kill } = await startRun(world, createMeet(world, plan), plan.wait)
      if (plan.killAfter !== undefined) void wait(plan.killAfter).then(() => kill('SIGKILL'))
      return done
    }),
  )
}

function createMeet({ github, chance }: World, { targets = [], faults = 0, races = 0 }: RunPlan): Meet {
  const counts = new Map<Kind, number>()
  return (request) => {
    for (const kind of new Set(targets.map((target) => target.kind)))
      if (kinds[kind](request)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    // As the run of another project does that keeps its ledger on the same branch.
    const isRace = kinds['moving the branch'](request) && chance.random() < races
    if (isRace && github.branchTip(branch)) github.commit(branch, { 'other/ledger.json': chance.name() })
    const met = targets.find(({ kind, nth }) => kinds[kind](request) && counts.get(kind) === nth)
    return met?.mishap ?? (chance.random() < faults ? drawFault(request, chance) : undefined)
  }
}
