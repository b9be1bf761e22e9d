// Plans each cluster of new entries; sends nothing.
import { countBefore, countMerged, findReturn, groupByPage } from '../after-merge/after-merge.ts'
import type { Topics } from '../checkboxes/tick-commands.ts'
import type { Cluster } from '../clusters/cluster.ts'
import { clusterEntries } from '../clusters/cluster-entries.ts'
import { createFindWords } from '../clusters/shared-words.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Collected } from '../feedback/collect.ts'
import { earliest, isUndatedWhole, isWindowWhole } from '../feedback/scan.ts'
import { countWalks } from '../feedback/trends.ts'
import { heldEntries } from '../fixes/queries.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger, Tally, Waiting } from '../ledger/ledger.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { hasShownWords } from '../prompt/comments.ts'
import { type Context, type Entries, nameFix } from '../step-context.ts'
import { count, formatNumber, joinLines, omitZeros, type SafeText, safe } from '../text/safe-text.ts'
import { findReason } from '../triage/intake.ts'
import { type FilterReason, isFlagged } from '../triage/reasons.ts'
import type { World } from '../world.ts'
import { type Decided, decide, findDeadline, gatherVotes, listNewlyWaiting, type Turn } from './decide.ts'
import { countComplaints, dismissTopics, scanDecisions, splitOff } from './parts.ts'
import { describeWait } from './waiting-record.ts'

export type Planned = Readonly<ReturnType<typeof planClusters>>
export type PlannedCluster = Planned['clusters'][number]

type Filtered = Readonly<{ id: string; code: FilterReason }>

export function planClusters(context: Context, collected: Collected) {
  const { world, session, inputs } = context
  const { ledger } = session
  const { entries, plan } = collected
  world.log.group(safe`Deciding`)
  const outcome = decideEntries(context, collected)
  const { decided, byPage, dismissal, counted, kept, filtered: left, now } = outcome
  const tally = counted.complete ?? ledger.tally
  // Votes of earlier runs may be dismissed, too.
  const read = new Set(collected.votes.map(({ id }) => id))
  const filtered = left.filter(({ id }) => entries.has(id) || read.has(id))
  const reach = inputs['max-age'].time
  const deadline = findDeadline(ledger, reach, now)
  const showWords = createShownWords(inputs, collected, kept)
  const past = { byPage, fixes: ledger.fixes, now: plan.start, reach }
  const clusters = decided.map((one, rank) => ({
    ...one,
    ...describePages(one, ledger, tally, dismissal.topics),
    complaints: countBefore(one.cluster.pages, past),
    words: showWords(one.cluster, rank),
    returns: findReturn(ledger.merged, one.cluster, entries),
    deadline,
  }))
  const counts = countEntries(collected, new Set(filtered.map(({ id }) => id)))
  if (collected.requests > 0) world.log.info(safe`${describeEntries(counts)}.`)
  logPlan(world, clusters)
  return { counts, clusters, filtered, commands: listCommands(context, collected, outcome) }
}

function decideEntries({ world, session: { ledger }, inputs, tracked, onlyAsked }: Context, collected: Collected) {
  const { entries, plan, fresh, filtered, anyway, candidates, isDone } = collected
  const minVotes = inputs['min-votes']
  const complaints = candidates.filter(({ id }) => !filtered.has(id) || anyway.has(id))
  const votes = minVotes > 0 ? gatherVotes(ledger, collected, complaints) : new Map<DocPath, string[]>()
  const judge = (entry: FeedbackEntry) =>
    findReason(entry.id, filtered, anyway) ?? (hasShownWords(entry) ? undefined : 'no-usable-text')
  const judged = new Map(fresh.map((entry) => [entry.id, judge(entry)]))
  const kept = fresh.filter(({ id }) => judged.get(id) === undefined)
  const spoken = complaints.filter(({ id }) => isDone(id))
  const asked = new Set([...collected.unflagged, ...collected.ahead])
  const dismissal = dismissTopics(ledger, clusterEntries(kept, { minVotes, votes, spoken }), entries, asked)
  const seen = { ...collected, candidates: complaints }
  const left: readonly Filtered[] = [
    ...[...judged].flatMap(([id, code]) => (code === undefined ? [] : { id, code })),
    ...dismissal.entryIds.map((id) => ({ id, code: 'dismissed' as const })),
  ]
  const { clusters, repeats } = dismissal.clustering
  const parts = splitOff(ledger, clusters, entries, inputs['max-attempts'])
  const limits = { ...inputs, paused: tracked.issue?.state === 'closed', onlyAsked }
  const now = world.now()
  return {
    kept,
    votes,
    dismissal,
    filtered: left,
    decided: decide(ledger, { parts, repeats }, entries, limits, now),
    counted: countWalks(
      { tally: ledger.tally, partial: ledger.scans[plan.filters]?.undatedWalk },
      seen,
      collected.walks,
    ),
    byPage: groupByPage(complaints),
    now,
  }
}

function listCommands(
  context: Context,
  collected: Collected,
  { decided, filtered, votes, counted, byPage, dismissal, now }: ReturnType<typeof decideEntries>,
): LedgerCommand[] {
  const { session, inputs, world } = context
  const { ledger } = session
  const { entries, outgrown, notBefore, plan } = collected
  const givenUp = decided.flatMap(({ decision, cluster }) => (decision === 'given-up' ? cluster.entryIds : []))
  const left = new Set([...filtered.map(({ id }) => id), ...givenUp])
  const open = [...votes].map(([page, ids]) => [page, ids.filter((id) => !left.has(id))] as const)
  const toFiltered = ({ id, code }: Filtered) => {
    const entry = isFlagged(code) ? entries.get(id) : undefined
    return { id, reason: code, shown: entry && { page: readPage(entry), at: now } }
  }
  const { read, topics, clustering } = dismissal
  const commands: LedgerCommand[] = [
    { type: 'entries-released', entries: [...collected.unflagged, ...collected.ahead].map((id) => ({ id })) },
    { type: 'entries-filtered', entries: filtered.map(toFiltered) },
    { type: 'topics-dismissed', entryIds: read, topics, now },
  ]
  if (givenUp.length > 0) commands.push({ type: 'entries-given-up', entryIds: givenUp, now })
  if (inputs['min-votes'] > 0 || Object.keys(ledger.votes).length > 0)
    commands.push({ type: 'votes-kept', votes: Object.fromEntries(open.filter(([, ids]) => ids.length > 0)) })
  // Only a window read whole shows what existed then.
  if (isWindowWhole(collected.walks))
    commands.push({ type: 'decisions-scanned', before: scanDecisions(ledger, collected.fresh) })
  if (inputs.quotes === 'never') commands.push({ type: 'words-withdrawn' })
  if (notBefore !== undefined) commands.push({ type: 'export-limited', notBefore })
  if (collected.requests === 0 || world.stop.aborted) return commands
  const old = outgrown.map((entry) => ({ id: entry.id, page: readPage(entry), at: readTime(entry) ?? 0 }))
  // Those that wait for more readers are too many to be read by each run. Not all that are decided on are sent.
  const isWaiting = ({ decision }: Decided) => ['dispatched', 'deferred', 'open-fix'].includes(decision)
  const waiting = decided.filter(isWaiting).map(({ cluster }) => cluster)
  const isUndated = (id: string) => entries.has(id) && readTime(entries.get(id)) === null
  const isUndatedWaiting = waiting.some(({ entryIds }) => entryIds.some(isUndated))
  const found = listNewlyWaiting(ledger, waiting, clustering.repeats, entries)
  const { complete, partial } = counted
  const from = plan.start - (inputs['max-age'].time ?? Infinity)
  return [
    ...commands,
    { type: 'entries-outgrown', entries: old, from, now },
    { type: 'queue-kept', found, gone: listGone(ledger, collected, decided) },
    recordRead(collected, new Set([...collected.known, ...left]), partial, isUndatedWaiting),
    ...(complete ? [{ type: 'feedback-counted', tally: complete } as const] : []),
    ...countMerged(context, collected, byPage),
  ]
}

function listGone(ledger: Ledger, { walks, entries }: Collected, decided: readonly Decided[]) {
  const { queue = [] } = ledger
  const sawDated = isWindowWhole(walks)
  const sawUndated = isUndatedWhole(walks)
  const waiting = new Set(decided.flatMap(({ cluster }) => cluster.entryIds))
  const held = heldEntries(ledger)
  const gone = queue.filter(({ id, undated: isUndated }) => {
    const isSeen = entries.has(id) || (isUndated ? sawUndated : sawDated)
    return isSeen && !waiting.has(id) && !held.has(id)
  })
  return gone.map(({ id }) => id)
}

function recordRead(
  collected: Collected,
  done: ReadonlySet<string>,
  tally: Tally | undefined,
  isUndatedWaiting: boolean,
): LedgerCommand {
  const { plan, walks, candidates, votes, fresh, gap } = collected
  const { filters, start, reach } = plan
  const waiting = fresh.filter(({ id }) => !done.has(id))
  const oldestWaiting = earliest(waiting.map(readTime))
  const window = new Map<string, number | null>()
  for (const entry of candidates) window.set(entry.id, readTime(entry))
  for (const { id, at } of votes) window.set(id, at)
  return {
    type: 'scan-read',
    scan: { filters, start, reach, walks, tally, gap, oldestWaiting, isUndatedWaiting, window, done: [...done] },
  }
}

function countEntries({ count: collected, handled, fresh, votes }: Collected, filtered: ReadonlySet<string>) {
  const isLeft = ({ id }: { readonly id: string }) => !filtered.has(id)
  return { collected, new: fresh.filter(isLeft).length, handled, wordless: votes.filter(isLeft).length }
}

export function describeEntries(counts: ReturnType<typeof countEntries>) {
  const { collected, handled, wordless } = counts
  const filtered = collected - counts.new - handled - wordless
  const parts = omitZeros(
    count(counts.new, 'new complaint'),
    safe`${formatNumber(handled)} already handled`,
    count(wordless, 'vote'),
    safe`${formatNumber(filtered)} filtered out`,
  )
  const read = safe`${count(collected, 'entry', 'entries')} read`
  return parts.length === 0 ? read : safe`${read}: ${joinLines(parts, ', ')}`
}

function describePages({ cluster }: Decided, ledger: Ledger, tally: Tally, dismissed: readonly Topics[]) {
  const { pages, voteIds } = cluster
  const isHere = (topic: Pick<Waiting, 'pages'>) => topic.pages.some((page) => pages.includes(page))
  const declined = ledger.declined.filter(isHere).map(({ fixId }) => fixId)
  const unwanted = [...(ledger.dismissedTopics ?? []), ...dismissed].filter(isHere).map(({ of }) => of)
  const votes = pages.reduce((sum, page) => sum + (tally.pages[page]?.down ?? 0), 0)
  return { declines: [...declined, ...unwanted], votes: voteIds.length || votes }
}

export const isUnapproved = (planned: PlannedCluster) => 'reason' in planned && planned.reason.code === 'not-approved'

export const isSent = (planned: PlannedCluster) => !('reason' in planned)

const turns: Readonly<Record<Turn, SafeText>> = {
  waited: safe`has waited longest`,
  outgrowing: safe`would soon be older than \`max-age\``,
}

export const sayPart = (part: Cluster, whole: number) => safe`${countComplaints(part)} of ${count(whole, 'complaint')}`

export function describeDecision(planned: PlannedCluster) {
  if ('reason' in planned) return describeWait(planned.reason)
  const { cluster, returns, turn } = planned
  const whole = cluster.of === undefined ? '' : safe`${sayPart(cluster, cluster.of)}; overall: `
  const reason = safe`${whole}${cluster.reason}${turn === undefined ? '' : safe`; ${turns[turn]}`}`
  if (!returns) return reason
  const pull = returns.prLink?.number
  const earlier = pull === undefined ? safe`an earlier fix` : safe`pull request ${pull}`
  return safe`${reason}; complaint returned after ${earlier}`
}

export function listWaiting(clusters: readonly PlannedCluster[], entries: Entries): Waiting[] {
  return clusters.flatMap((planned): Waiting[] => {
    if (!('reason' in planned) || planned.decision === 'given-up') return []
    const { cluster, decision, votes, reason, words } = planned
    const { key, leftOf, pages, oldest, distinctReaders, agents } = cluster
    // One of each topic, or a tick would mean only some of them.
    const first = cluster.topics.flatMap(({ entryIds }) => entryIds.slice(0, 1))
    const all = [...new Set([...first, ...cluster.entryIds])]
    const entryIds = all.slice(0, Math.max(50, first.length))
    const counts = { entries: all.filter((id) => entries.has(id)).length, distinctReaders, agents, votes }
    return [{ key: leftOf ?? key, pages, entryIds, ...counts, oldest, decision, reason, words }]
  })
}

const verbs: Partial<Record<PlannedCluster['decision'], SafeText>> = {
  dispatched: safe`Sending`,
  planned: safe`Would send`,
  'given-up': safe`Giving up`,
}

const othersShown = 30

function logPlan({ log }: World, clusters: readonly PlannedCluster[]) {
  if (clusters.length === 0) log.info(safe`No group needs a fix.`)
  const others = clusters.filter((planned) => !isSent(planned))
  for (const planned of [...clusters.filter(isSent), ...others.slice(0, othersShown)])
    log.info(safe`${verbs[planned.decision] ?? safe`Queued`} ${nameFix(planned.cluster)}: ${describeDecision(planned)}`)
  const more = others.length - othersShown
  if (more > 0) log.info(safe`… and ${count(more, 'more group')}; the report lists them all.`)
}

/** A first run may have thousands. */
const maxClusters = 200

/** A released text may still be an attack. */
export function createShownWords(
  { quotes }: Pick<Inputs, 'quotes'>,
  { entries, filtered }: Pick<Collected, 'entries' | 'filtered'>,
  kept: readonly FeedbackEntry[],
): (cluster: Pick<Cluster, 'entryIds'>, rank: number) => Waiting['words'] {
  if (quotes === 'never') return () => undefined
  const findWords = createFindWords(kept, entries, (id) => filtered.has(id))
  return ({ entryIds }, rank) => (rank < maxClusters ? findWords(entryIds) : [])
}
