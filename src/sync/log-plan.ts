// What becomes of each cluster, as the log shows it.
import { describeRedactions } from '../prompt/redactions.ts'
import type { Redactions } from '../text/redactions.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { nameFix } from './changes.ts'
import { describeDecision, isSent, type PlannedCluster } from './planned-cluster.ts'

const verbs: Readonly<Record<PlannedCluster['decision'], SafeText>> = {
  dispatched: safe`Send`,
  planned: safe`Would send`,
  deferred: safe`Wait`,
  'too-small': safe`Wait`,
  'open-fix': safe`Wait`,
  declined: safe`Wait`,
  'given-up': safe`Give up`,
}

/** Clusters that are not sent, as the log shows them; a first run may have thousands. */
const othersShown = 30

export function logPlan(
  { log }: World,
  clusters: readonly PlannedCluster[],
  filtered: number,
  redactions: Redactions,
): void {
  if (filtered > 0)
    log.info(safe`Filtered out ${count(filtered, 'entry', 'entries')}, each with its reason (see the summary).`)
  if (clusters.length === 0) log.info(safe`No cluster needs a fix.`)
  const redacted = describeRedactions(redactions)
  if (redacted !== '') log.info(safe`Taken out of what readers wrote, before it is sent: ${redacted}.`)
  const [sent, others] = [clusters.filter(isSent), clusters.filter((planned) => !isSent(planned))]
  for (const planned of [...sent, ...others.slice(0, othersShown)])
    log.info(safe`${verbs[planned.decision]} ${nameFix(planned.cluster)}: ${describeDecision(planned)}`)
  const more = others.length - othersShown
  if (more > 0) log.info(safe`… and ${count(more, 'cluster')} more; the summary and the report have all.`)
}
