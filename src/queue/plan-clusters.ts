// Clusters the new entries and decides what to do with each; nothing is sent here.
import type { Cluster } from '../clusters/cluster.ts'
import { clusterEntries } from '../clusters/cluster-entries.ts'
import { createFindWords } from '../clusters/shared-words.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countBefore, findReturn, groupByPage } from '../effect/returns.ts'
import type { Collected } from '../feedback/collect.ts'
import { type Filtered, listScanCommands } from '../feedback/scan-commands.ts'
import { countWalks, gatherVotes } from '../feedback/trends.ts'
import type { Fix, Returns } from '../fixes/fix.ts'
import { describeFiltered, describeWait } from '../fixes/reasons.ts'
import type { Inputs } from '../inputs.ts'
import type { Ledger, Tally, Waiting } from '../ledger/ledger.ts'
import { countRedactions, describeRedactions, hasShownWords } from '../prompt/comments.ts'
import { type Context, type Entries, nameFix } from '../run/step-context.ts'
import { omitZeros } from '../text/format.ts'
import type { Redactions } from '../text/redaction/redact.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { splitFiltered } from '../triage/intake.ts'
import type { World } from '../world.ts'
import { type Decided, decide, dismissTopics, listNewlyWaiting, type Turn } from './decide.ts'

export type PlannedCluster = Decided & {
  readonly shown: Pick<Waiting, 'words'>
  readonly declines: readonly string[]
  readonly votes: number
  readonly complaints: Fix['complaints']
  readonly returns?: Returns | undefined
}

/** Each entry that was read is in one of these, or was filtered out. */
export type EntryCounts = Readonly<ReturnType<typeof countEntries>>

export type Planned = Readonly<ReturnType<typeof planClusters>>

export function planClusters(context: Context, collected: Collected) {
  const { world, session, inputs, issue } = context
  const { ledger } = session
  const { entries, plan } = collected
  world.log.group(safe`Deciding`)
  const minVotes = inputs['min-votes']
  const votes =
    minVotes > 0
      ? gatherVotes(keptVotes(ledger, collected), collected.votes, collected.isDone)
      : new Map<string, string[]>()
  const { kept: passed, dropped } = splitFiltered(collected.fresh, collected.filtered, collected.anyway)
  const kept = passed.filter(hasShownWords)
  const wordless = passed.filter((entry) => !hasShownWords(entry))
  const spoken = collected.candidates.filter(({ id }) => collected.isDone(id) && !collected.filtered.has(id))
  const clustered = clusterEntries(kept, { minVotes, votes, spoken })
  const dismissal = dismissTopics(ledger, clustered, entries)
  const { clustering, entryIds: dismissed } = dismissal
  const limits = { ...inputs, paused: issue?.state === 'closed', onlyAsked: context.onlyAsked }
  const partial = ledger.scans[plan.filters]?.undatedWalk
  const complaints = collected.candidates.filter(({ id }) => !collected.filtered.has(id) || collected.anyway.has(id))
  const seen = { ...collected, candidates: complaints }
  const counted = countWalks({ tally: ledger.tally, partial }, seen, collected.walks)
  const tally = counted.complete ?? ledger.tally
  const left: readonly Filtered[] = [
    ...dropped,
    ...wordless.map(({ id }) => ({ id, code: 'no-usable-text' as const })),
    ...dismissed.map((id) => ({ id, code: 'dismissed' as const })),
  ]
  const filtered = left.map(({ id, code }) => ({ id, reason: describeFiltered(code) }))
  const decided = decide(ledger, clustering, entries, limits, world.now())
  const showWords = createShownWords(inputs, collected, kept)
  const past = { byPage: groupByPage(complaints), fixes: ledger.fixes, now: plan.start, reach: inputs['max-age'].time }
  const clusters = decided.map((one, rank) => {
    const returns = findReturn(ledger.merged, one.cluster, entries)
    const pages = describePages(one, ledger, tally, dismissal.keys)
    const before = countBefore(one.cluster.pages, past)
    return { ...one, ...pages, complaints: before, shown: showWords(one.cluster, rank), returns }
  })
  const sentIds = clusters.filter(isSent).flatMap(({ cluster }) => cluster.entryIds)
  const redactions = countRedactions(sentIds.flatMap((id) => entries.get(id) ?? []))
  const givenUp = clusters.filter(({ decision }) => decision === 'given-up').flatMap(({ cluster }) => cluster.entryIds)
  const counts = countEntries(collected, filtered.length)
  if (collected.requests > 0)
    world.log.info(safe`${describeEntries(counts, collected.skipped.length + filtered.length)}.`)
  logPlan(world, clusters, redactions)
  const commands = listScanCommands(context, collected, {
    givenUp,
    filtered: left,
    votes,
    tally: counted,
    dismissal,
    waiting: listNewlyWaiting(
      ledger,
      decided
        .filter(({ decision }) => decision === 'deferred' || decision === 'open-fix')
        .map(({ cluster }) => cluster),
      clustering.repeats,
      entries,
    ),
  })
  return { counts, clusters, filtered, redactions, commands }
}

/** `filtered`: how many triage or a person left out of the new ones. */
function countEntries({ count: collected, candidates, fresh, votes }: Collected, filtered: number) {
  return { collected, new: fresh.length - filtered, handled: candidates.length - fresh.length, wordless: votes.length }
}

export function describeEntries(counts: EntryCounts, filtered: number): SafeText {
  const { collected, handled, wordless } = counts
  const parts: readonly SafeText[] = omitZeros(
    [counts.new, count(counts.new, 'new complaint')],
    [handled, safe`${count(handled, 'complaint')} already handled`],
    [wordless, count(wordless, 'vote')],
    [filtered, safe`${formatNumber(filtered)} filtered out`],
  )
  const read = safe`${count(collected, 'entry', 'entries')} read`
  return parts.length === 0 ? read : safe`${read}: ${joinLines(parts, ', ')}`
}

/** With new filters, votes are read again. */
function keptVotes({ votes, scans }: Ledger, { plan, isInScope }: Collected): Ledger['votes'] {
  if (scans[plan.filters] === undefined) return {}
  return Object.fromEntries(Object.entries(votes).filter(([page]) => isInScope(page)))
}

function describePages(
  { cluster: { pages, voteIds } }: Decided,
  ledger: Ledger,
  tally: Tally,
  dismissed: readonly string[],
) {
  const isHere = (topic: Pick<Waiting, 'pages'>) => topic.pages.some((page) => pages.includes(page))
  const declined = ledger.declined.filter(isHere).map(({ fixId }) => fixId)
  const unwanted = (ledger.dismissedTopics ?? []).filter(isHere).map(({ of }) => of)
  const down = pages.map((page) => (Object.hasOwn(tally.pages, page) ? (tally.pages[page]?.down ?? 0) : 0))
  const votes = down.reduce((sum, count) => sum + count, 0)
  return { declines: [...declined, ...unwanted, ...dismissed], votes: Math.max(voteIds.length, votes) }
}

export function isUnapproved(planned: PlannedCluster): boolean {
  return 'reason' in planned && planned.reason.code === 'not-approved'
}

function isSent({ decision }: PlannedCluster): boolean {
  return decision === 'dispatched' || decision === 'planned'
}

const turns: Readonly<Record<Turn, SafeText>> = {
  waited: safe`has waited longest`,
  outgrowing: safe`would soon be older than \`max-age\``,
}

export function describeDecision(planned: PlannedCluster): SafeText {
  if ('reason' in planned) return describeWait(planned.reason)
  const { cluster, returns, turn } = planned
  const reason = turn === undefined ? cluster.reason : safe`${cluster.reason}; ${turns[turn]}`
  if (returns === undefined) return reason
  const pull = returns.prLink?.number
  const earlier = pull === undefined ? safe`an earlier fix` : safe`pull request ${pull}`
  return safe`${reason}; complaint returned after ${earlier}`
}

export const leftSuffix = 'left'

/** What is left of a cluster has its key: in the next run, it is that cluster. */
export function listWaiting(clusters: readonly PlannedCluster[], entries: Entries): Waiting[] {
  return clusters.flatMap((planned): Waiting[] => {
    if (!('reason' in planned) || planned.decision === 'given-up') return []
    const { cluster, decision, votes, reason, shown } = planned
    const { pages, distinctReaders, agents, oldest, entryIds } = cluster
    const key = cluster.key.replace(new RegExp(`-${leftSuffix}$`), '')
    const worded = entryIds.filter((id) => entries.has(id)).length
    return [{ ...{ key, pages, entries: worded, distinctReaders, agents }, votes, oldest, decision, reason, ...shown }]
  })
}

const verbs: Partial<Record<PlannedCluster['decision'], SafeText>> = {
  dispatched: safe`Sending`,
  planned: safe`Would send`,
  'given-up': safe`Giving up`,
}

/** A first run may have thousands. */
const othersShown = 30

function logPlan({ log }: World, clusters: readonly PlannedCluster[], redactions: Redactions): void {
  if (clusters.length === 0) log.info(safe`No group needs a fix.`)
  const redacted = describeRedactions(redactions)
  if (redacted !== '') log.info(safe`Redacted from readers’ complaints before sending: ${redacted}.`)
  const [sent, others] = [clusters.filter(isSent), clusters.filter((planned) => !isSent(planned))]
  for (const planned of [...sent, ...others.slice(0, othersShown)])
    log.info(safe`${verbs[planned.decision] ?? safe`Queued`} ${nameFix(planned.cluster)}: ${describeDecision(planned)}`)
  const more = others.length - othersShown
  if (more > 0) log.info(safe`… and ${count(more, 'more group')}; the summary and the report list them all.`)
}

/** More than a run sends and the tracking issue lists; a first run may have thousands. */
const mostClusters = 200

/** What a person released may still be an attack. */
export function createShownWords(
  { quotes }: Pick<Inputs, 'quotes'>,
  { entries, filtered }: Pick<Collected, 'entries' | 'filtered'>,
  kept: readonly FeedbackEntry[],
): (cluster: Pick<Cluster, 'entryIds'>, rank: number) => Pick<Waiting, 'words'> {
  if (quotes === 'never') return () => ({})
  const findWords = createFindWords(
    kept.filter(({ id }) => !filtered.has(id)),
    entries.values(),
  )
  return ({ entryIds }, rank) => ({ words: rank < mostClusters ? findWords(entryIds) : [] })
}
