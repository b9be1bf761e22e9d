// A cluster with what becomes of it in this run.
import type { Waiting } from '../ledger/ledger.ts'
import type { WaitReason } from '../ledger/reason.ts'
import type { Decided } from '../plan/decide.ts'
import { describeWait } from '../report/reason-sentences.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { Entries } from './context.ts'

export type PlannedCluster = Decided & {
  /** Declined fixes of its pages that the decision knew of. */
  readonly declines: readonly string[]
  /** Wordless votes that its pages did not help. */
  readonly votes: number
}

/** Or would be, in a dry run. */
export function isSent({ decision }: PlannedCluster): boolean {
  return decision === 'dispatched' || decision === 'planned'
}

/** Why it is sent, or why it waits. */
export function describeDecision(planned: PlannedCluster): SafeText {
  return 'reason' in planned ? describeWait(planned.reason) : planned.cluster.reason
}

/** The clusters once dispatching has deferred some after all. */
export function withDeferrals(
  clusters: readonly PlannedCluster[],
  deferred: ReadonlyMap<string, WaitReason> = new Map(),
): PlannedCluster[] {
  return clusters.map((planned) => {
    const reason = deferred.get(planned.cluster.key)
    return reason === undefined ? planned : { ...planned, decision: 'deferred', reason }
  })
}

/** The clusters that wait, as the tracking issue shows them: counts only. */
export function listWaiting(clusters: readonly PlannedCluster[], entries: Entries): Waiting[] {
  return clusters.flatMap((planned): Waiting[] => {
    if (!('reason' in planned) || planned.decision === 'given-up') return []
    const { cluster, decision, votes, reason } = planned
    const { key, pages, distinctReaders, oldest } = cluster
    const worded = cluster.entryIds.filter((id) => entries.has(id)).length
    return [{ key, pages, entries: worded, distinctReaders, votes, oldest, decision, reason }]
  })
}
