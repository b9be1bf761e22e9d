// What a plan says in the log: how long a round takes, who has a turn, and what has to wait.

import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { formatRound } from './format-round.ts'
import type { FleetLimits, OrganisationPlan } from './plan.ts'

export function nameOrganisation(name: string): SafeText {
  return name === '' ? safe`All projects` : toSafeText(name, 60)
}

export function describePlan(plan: OrganisationPlan, limits: FleetLimits): SafeText[] {
  const { projects, round, visits, requests, spent } = plan
  const numbers = safe`${count(visits.length, 'visit')}, ${formatNumber(requests)} of \
${formatNumber(limits.requestsPerHour)} export requests`
  const log = spent === 0 ? safe`` : safe` (${formatNumber(spent)} were sent in the last hour)`
  const every = safe`${count(projects, 'project')}, each visited every ${formatRound(round)}`
  return [safe`${nameOrganisation(plan.name)}: ${every}. This run: ${numbers}${log}.`, ...listShortages(plan, limits)]
}

/** Why somebody waits longer than was asked for; empty if nobody does. */
export function listShortages(
  plan: Pick<OrganisationPlan, 'projects' | 'round' | 'left'>,
  { every, requestsPerHour }: FleetLimits,
): SafeText[] {
  const { projects, round, left } = plan
  const stretched =
    round > every
      ? [
          safe`${formatNumber(requestsPerHour)} export requests an hour do not suffice to visit \
${count(projects, 'project')} every ${formatRound(every)}: a round takes ${formatRound(round)}.`,
        ]
      : []
  const waiting =
    left > 0
      ? [
          safe`${count(left, 'project')} had to wait: this hour’s export requests are used up. The next run starts with them.`,
        ]
      : []
  return [...stretched, ...waiting]
}
