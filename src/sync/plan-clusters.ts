// From new entries to what becomes of each cluster in this run; nothing is sent here.

import { clusterEntries } from '../clusters/cluster-entries.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import { countFeedback, gatherVotes } from '../ledger/tally.ts'
import { type Decided, decide } from '../plan/decide.ts'
import { countRedactions, describeRedactions } from '../prompt/redactions.ts'
import { filterLabels } from '../report/labels.ts'
import type { Redactions } from '../text/redactions.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { splitFiltered } from '../triage/intake.ts'
import type { World } from '../world.ts'
import { nameFix } from './changes.ts'
import type { Collected } from './collect.ts'
import type { Context } from './context.ts'
import { describeDecision, isSent, type PlannedCluster } from './planned-cluster.ts'
import { listScanCommands } from './scan-commands.ts'

export interface Planned {
  readonly clusters: readonly PlannedCluster[]
  readonly filtered: readonly { readonly id: string; readonly reason: SafeText }[]
  /** In readers' words that are sent, or would be. */
  readonly redactions: Redactions
  /** What the next checkpoint records of this scan. */
  readonly commands: readonly LedgerCommand[]
}

export function planClusters(context: Context, collected: Collected): Planned {
  const { world, session, inputs, tracking } = context
  const { ledger } = session
  world.log.group(safe`Deciding`)
  const counts = inputs['min-votes'] > 0
  const votes = counts ? gatherVotes(ledger.votes, collected.votes, collected.isDone) : new Map<string, string[]>()
  const { kept, dropped } = splitFiltered(collected.fresh, collected.filtered, collected.released)
  const filtered = dropped.map(({ id, code }) => ({ id, reason: filterLabels[code] }))
  const clustering = clusterEntries(kept, { minVotes: inputs['min-votes'], votes })
  const limits = {
    maxJobs: inputs['max-jobs'],
    maxOpen: inputs['max-open'],
    minClusterSize: inputs['min-cluster-size'],
    maxAttempts: inputs['max-attempts'],
    dryRun: inputs['dry-run'],
    paused: tracking.paused,
  }
  const scan = { start: collected.plan.start, whole: collected.undatedPages !== undefined }
  const tally = countFeedback(ledger.tally, collected, scan)
  const decided = decide(ledger, clustering, collected.entries, limits, world.now())
  const clusters = decided.map((one) => ({ ...one, ...describePages(one, ledger, tally) }))
  const redactions = countRedactions(
    clusters.filter(isSent).flatMap(({ cluster }) => cluster.entryIds.flatMap((id) => collected.entries.get(id) ?? [])),
  )
  const givenUp = clusters.filter(({ decision }) => decision === 'given-up').flatMap(({ cluster }) => cluster.entryIds)
  logPlan(world, clusters, filtered.length, redactions)
  const commands = listScanCommands(context, collected, { givenUp, filtered: dropped, votes, tally })
  return { clusters, filtered, redactions, commands }
}

function describePages({ cluster: { pages, voteIds } }: Decided, ledger: Ledger, tally: Tally) {
  const declined = ledger.declined.filter((topic) => topic.pages.some((page) => pages.includes(page)))
  const down = pages.map((page) => (Object.hasOwn(tally.pages, page) ? (tally.pages[page]?.down ?? 0) : 0))
  return {
    declines: declined.map((topic) => topic.fixId),
    votes: Math.max(
      voteIds.length,
      down.reduce((a, b) => a + b, 0),
    ),
  }
}

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

function logPlan({ log }: World, clusters: readonly PlannedCluster[], filtered: number, redactions: Redactions): void {
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
