// Who has a turn in this run, and how many export requests they may share: (projects, state, now, limits) → plan.
import { findPlace, listTurns, toPlace } from './cycle.ts'
import type { FleetProject } from './project.ts'
import { countSpent, type FleetState, hour, type OrganisationState } from './state.ts'

export interface FleetLimits {
  /** How often each project has a turn, in milliseconds, if the budget allows it. */
  readonly every: number
  /** Export requests an hour, of one organisation. */
  readonly requestsPerHour: number
}

/** `turn`: of the round; `missed`: had one, without a result; `active`: has active jobs; `asked`: a person named it. */
export type Why = 'turn' | 'missed' | 'active' | 'asked'

export interface Visit {
  readonly project: FleetProject
  readonly why: Why
}

export interface OrganisationPlan {
  readonly name: string
  readonly projects: number
  /** How long a round takes, in milliseconds: `every`, or longer where the budget needs it. */
  readonly round: number
  /** What is left of the hour's requests: the visits of this run never send more together. */
  readonly requests: number
  readonly spent: number
  readonly visits: readonly Visit[]
  /** Whose turn it was, beyond what the requests suffice for: the next run begins with them. */
  readonly left: number
  /** What is handed to the next run if this one ends without results. */
  readonly next: OrganisationState
}

/**
 * Half of the budget is for the round; the rest is for what busy projects read beyond one page, for a second look at active jobs,
 * and for runs that GitHub starts late. Whole hours, so that people can read it.
 */
export function findRound(projects: number, { every, requestsPerHour }: FleetLimits): number {
  const perHour = Math.max(1, requestsPerHour / 2)
  return Math.max(every, Math.ceil(projects / perHour) * hour)
}

/** Of the requests that are left, how many go to the round at most: a quarter stays for second looks and busy projects. */
const share = 3 / 4

export function planFleet(
  projects: readonly FleetProject[],
  state: FleetState | undefined,
  now: number,
  limits: FleetLimits,
): OrganisationPlan[] {
  const before = new Map(state?.organisations.map((organisation) => [organisation.name, organisation]))
  const groups = Map.groupBy(projects, ({ organisation }) => organisation)
  return [...groups].map(([name, members]) => planOrganisation(name, members, before.get(name), now, limits))
}

function planOrganisation(
  name: string,
  projects: readonly FleetProject[],
  before: OrganisationState | undefined,
  now: number,
  limits: FleetLimits,
): OrganisationPlan {
  const round = findRound(projects.length, limits)
  // Without a state everybody has a turn, from where the clock stands: a state that is always lost still leaves nobody out.
  const {
    done,
    behind,
    at,
    spent: log,
    missed,
    active,
  } = before ?? {
    ...{ done: toPlace(now / round), behind: 1, at: now, spent: [], missed: [], active: [] },
  }
  const spent = countSpent(log, now)
  const requests = Math.max(0, limits.requestsPerHour - spent)
  const most = Math.min(requests, Math.ceil(requests * share))
  const way = Math.min(1, behind + Math.max(0, now - at) / round)
  const turns = listTurns(projects, done, way)

  const known = new Map(projects.map((project) => [project.id, project]))
  // At most half, so that projects whose jobs die again and again do not keep the others waiting.
  const first = missed.flatMap((id) => known.get(id) ?? []).slice(0, Math.ceil(most / 2))
  const again = new Set(first.map(({ id }) => id))
  const taken = takeTurns(turns, most - first.length)
  const visits = new Map<string, Visit>()
  for (const project of first) visits.set(project.id, { project, why: 'missed' })
  for (const { project } of taken) if (!visits.has(project.id)) visits.set(project.id, { project, why: 'turn' })
  for (const id of active) {
    const project = known.get(id)
    if (visits.size >= requests) break
    if (project !== undefined && !visits.has(id)) visits.set(id, { project, why: 'active' })
  }
  const last = taken.at(-1)
  const isWhole = taken.length === turns.length
  const next: OrganisationState = {
    name,
    // The very place of the last one, not a sum: rounding must neither pass over anybody nor take anybody twice.
    done: isWhole ? toPlace(done + way) : last === undefined ? done : findPlace(last.project.id),
    behind: isWhole ? 0 : way - (last?.after ?? 0),
    at: now,
    spent: log.filter((entry) => entry.at > now - hour),
    missed: missed.filter((id) => known.has(id) && !again.has(id)),
    active: active.filter((id) => known.has(id)),
  }
  const left = turns.length - taken.length + next.missed.length
  return { name, projects: projects.length, round, requests, spent, visits: [...visits.values()], left, next }
}

/** The first ones, and whoever shares the place of the last of them. */
function takeTurns<T extends { readonly after: number }>(turns: readonly T[], most: number): readonly T[] {
  const last = most > 0 ? turns[most - 1] : undefined
  return turns.filter(({ after }, index) => index < most || after === last?.after)
}

/** Exactly these, now, within what is left of the budget; the round stays where it is. */
export function planAsked(
  projects: readonly FleetProject[],
  asked: readonly FleetProject[],
  ...[state, now, limits]: readonly [FleetState | undefined, number, FleetLimits]
): OrganisationPlan[] {
  return holdRound(planFleet(projects, state, now, limits), state).map((plan) => {
    const named = asked.filter(({ organisation }) => organisation === plan.name)
    const visits = named.slice(0, plan.requests).map((project): Visit => ({ project, why: 'asked' }))
    return { ...plan, visits, left: named.length - visits.length }
  })
}

/** For runs that are no turn of the round, such as dry ones: only what they spend is kept. */
export function holdRound(plans: readonly OrganisationPlan[], state: FleetState | undefined): OrganisationPlan[] {
  const before = new Map(state?.organisations.map((organisation) => [organisation.name, organisation]))
  return plans.map((plan) => {
    const { at } = plan.next
    const anew = { ...plan.next, done: toPlace(at / plan.round), behind: 1, missed: [], active: [] }
    return { ...plan, next: before.get(plan.name) ?? anew }
  })
}
