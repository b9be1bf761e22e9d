// All visits of a run put together: what came of each, and what the next run has to know.
import type { PlanFile } from './plan-file.ts'
import { type FleetState, hour } from './state.ts'
import type { VisitResult } from './visit-result.ts'

export interface RollUp {
  readonly results: readonly VisitResult[]
  /** Planned, but their job left no result: it was cancelled, timed out, or its runner was lost. */
  readonly missing: readonly string[]
  readonly visits: number
  readonly newEntries: number
  readonly jobs: number
  readonly pullRequests: readonly string[]
  readonly failed: readonly VisitResult[]
  /** Not started: what the hour's export requests did not suffice for, or a run that was stopped. */
  readonly waiting: readonly VisitResult[]
  readonly requests: number
}

/** By name. A project counts once, whatever the files say: the first result of it that the plan asked for. */
export function rollUp(plan: PlanFile, found: readonly VisitResult[]): RollUp {
  const planned = plan.batches.flatMap(({ visits }) => visits.map(({ project }) => project.id)).toSorted()
  const byProject = new Map(found.toReversed().map((result) => [result.project, result]))
  const results = planned.flatMap((id) => byProject.get(id) ?? [])
  const sum = (pick: (result: VisitResult) => number) => results.reduce((total, result) => total + pick(result), 0)
  return {
    results,
    missing: planned.filter((id) => !byProject.has(id)),
    visits: planned.length,
    newEntries: sum(({ newEntries }) => newEntries),
    jobs: sum(({ jobs }) => jobs),
    pullRequests: [...new Set(results.flatMap(({ pullRequests }) => pullRequests))],
    failed: results.filter(({ end }) => end === 'failed'),
    waiting: results.filter(({ end }) => end === 'not-run'),
    requests: sum(({ requests }) => requests),
  }
}

/** For each organisation of the plan; others, whose projects left the list, are forgotten. */
export function buildNextState(plan: PlanFile, { results, missing }: RollUp, now: number): FleetState {
  const lost = new Set(missing)
  const planned = plan.batches.flatMap(({ visits }) => visits.map(({ project }) => project))
  const organisations = plan.organisations.map(({ name, next, requests }) => {
    const own = results.filter(({ organisation }) => organisation === name)
    const sent = own.map(({ readUntil, requests }) => ({ at: readUntil, requests }))
    const used = own.reduce((sum, result) => sum + result.requests, 0)
    const gone = planned.filter(({ id, organisation }) => organisation === name && lost.has(id)).map(({ id }) => id)
    // What became of their requests is not known: all that the others left may have been sent.
    const unknown = gone.length === 0 ? [] : [{ at: now, requests: Math.max(0, requests - used) }]
    const again = own.filter(({ end }) => end === 'not-run').map(({ project }) => project)
    const seen = new Set(own.map(({ project }) => project))
    return {
      ...next,
      spent: [...next.spent, ...sent, ...unknown].filter((entry) => entry.requests > 0 && entry.at > now - hour),
      missed: [...new Set([...next.missed, ...gone, ...again])],
      active: [
        ...next.active.filter((id) => !seen.has(id)),
        ...own.filter(({ active, end }) => active > 0 && end !== 'failed').map(({ project }) => project),
      ],
    }
  })
  return { version: 1, organisations }
}
