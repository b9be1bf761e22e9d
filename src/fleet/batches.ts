// The visits of a run as jobs of one matrix, each with its part of the export requests.
import type { OrganisationPlan, Visit } from './plan.ts'

/** GitHub starts no run whose matrix has more. */
export const mostJobs = 256

export interface Batch {
  readonly visits: readonly Visit[]
  /** Export requests that its visits may send together, by organisation: at least one each. */
  readonly requests: Readonly<Record<string, number>>
}

/** @param perJob how many projects one job visits; more, where the matrix would have too many jobs */
export function splitIntoBatches(plans: readonly OrganisationPlan[], perJob: number): Batch[] {
  const visits = plans.flatMap((plan) => plan.visits)
  const jobs = Math.min(mostJobs, Math.ceil(visits.length / perJob))
  const parts = Array.from({ length: jobs }, (_, job) =>
    visits.slice(Math.floor((job * visits.length) / jobs), Math.floor(((job + 1) * visits.length) / jobs)),
  )
  const shares = new Map(plans.map((plan) => [plan.name, createShare(plan)]))
  return parts.map((part) => {
    const counts = Map.groupBy(part, ({ project }) => project.organisation)
    const requests = [...counts].map(([name, own]) => [name, shares.get(name)?.(own.length) ?? 0])
    return { visits: part, requests: Object.fromEntries(requests) }
  })
}

/** What each next part of an organisation's visits may send; all parts together exactly what is left of its hour. */
function createShare({ requests, visits }: OrganisationPlan): (count: number) => number {
  let seen = 0
  return (count) => {
    const from = Math.floor((seen * requests) / visits.length)
    seen += count
    return Math.floor((seen * requests) / visits.length) - from
  }
}

/**
 * What the matrix has to know of each job: its number, and the names of the repositories that its token is for.
 * @param own the repository of the workflow, which each job's token is for as well: without a name it would be for all there are
 */
export function listJobs(batches: readonly Batch[], own: string): { batch: number; repositories: string }[] {
  return batches.map(({ visits }, batch) => {
    const names = [own, ...visits.flatMap(({ project }) => project.repository ?? [])]
    return { batch, repositories: [...new Set(names.map((name) => name.split('/')[1] ?? ''))].join(',') }
  })
}
