// What a run did, as its report says.
import { buildReportGap, buildReportMerged } from '../after-merge/after-merge.ts'
import type { Collected, Spent } from '../feedback/collect.ts'
import { describeUnreadIn } from '../feedback/scan.ts'
import type { Dispatched } from '../fixes/dispatch.ts'
import { describeFixReason, states } from '../fixes/fix.ts'
import { pendingNews } from '../fixes/news.ts'
import type { Previews } from '../fixes/prepare-job.ts'
import { heldEntries, lastMessage } from '../fixes/queries.ts'
import type { PullLink } from '../github/github-names.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { Cause } from '../issue/trouble-record.ts'
import type { Fix, Ledger, Outgrown } from '../ledger/ledger.ts'
import { countRedacted } from '../prompt/comments.ts'
import { split } from '../queue/parts.ts'
import { describeDecision, isSent, type Planned, type PlannedCluster } from '../queue/plan-clusters.ts'
import { isOver } from '../queue/queued-section.ts'
import { describeWait, type WaitReason } from '../queue/waiting-record.ts'
import type { Context, StopReason } from '../step-context.ts'
import { renderJson } from '../text/json.ts'
import type { Phrase } from '../text/markdown/blocks.ts'
import { type SafeText, safe, toInstant } from '../text/safe-text.ts'
import { describeFiltered } from '../triage/reasons.ts'
import { version } from '../version.ts'
import type { RunContext } from '../world.ts'

export type RunState = Readonly<{
  run: string
  context?: Context
  settled?: StopReason
  spent?: Spent
  collected?: Collected
  planned?: Planned
  previews?: Previews
  checks?: readonly Phrase[]
  dispatched?: Dispatched
  followed?: StopReason
  reported?: readonly PullLink[]
}>

export type Step = Partial<RunState>

export type RunFailure = Readonly<{ what: SafeText; remedy: SafeText; cause?: Cause }>

export type RunResult = RunState &
  Readonly<{
    ledger?: Ledger
    changed: readonly Fix[]
    outgrown: readonly Outgrown[]
    /** What the boxes were of. */
    ticked: readonly string[]
    givenUp?: ReadonlySet<string>
    issue?: Issue
    endedAt: number
    failure?: RunFailure
  }>

export type RunReport = ReturnType<typeof buildReport>

export function buildReport(result: RunResult, fixes: readonly Fix[], place: RunContext, end: keyof typeof ends) {
  const { run, collected, planned, ledger, endedAt, issue } = result
  const { serverUrl, repository, workflowRun } = place
  const clusters = listClusters(result).map((cluster) => buildCluster(cluster, result))
  const sentIds = clusters.flatMap(({ prompt, entryIds }) => (prompt === null ? [] : entryIds))
  return {
    version: 1 as const,
    end: end === 'blocked' ? 'partly-done' : end,
    run,
    actionVersion: version,
    runUrl: workflowRun ? `${serverUrl}/${repository}/actions/runs/${workflowRun}` : null,
    endedAt: endedAt === 0 ? null : toInstant(endedAt),
    entries: {
      ...(planned?.counts ?? { collected: 0, new: 0, handled: 0, wordless: 0 }),
      redactions: countRedacted(sentIds.flatMap((id) => collected?.entries.get(id) ?? [])),
      skipped: listSkipped(result),
      requests: result.spent?.requests ?? 0,
      unread: collected?.unread?.reason ?? null,
    },
    clusters,
    fixes: fixes.map(buildReportFix),
    merged: ledger ? buildReportMerged(ledger) : [],
    gap: buildReportGap(collected?.gap),
    tracking: { issueUrl: issue?.url ?? null },
  }
}

function buildCluster(planned: PlannedCluster, { ledger, dispatched, previews }: RunResult) {
  const { cluster, decision, words = [] } = planned
  const { key, pages, entryIds } = cluster
  const job = decision === 'dispatched' ? dispatched?.sent.get(key) : previews?.get(key)
  const fixId = ledger?.fixes.find(({ id }) => id === job?.fixId)?.id
  const isBroken = decision === 'dispatched' && fixId === undefined
  return {
    key,
    pages,
    entryIds,
    words,
    topics: cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds })),
    decision: isBroken ? ('deferred' as const) : decision,
    reason: isBroken ? describeWait({ code: 'stopped' }) : describeDecision(planned),
    prompt: isBroken ? null : (job?.prompt ?? null),
    fixId: fixId ?? null,
    jobId: dispatched?.created.get(fixId ?? '') ?? null,
  }
}

function buildReportFix(fix: Fix) {
  const { id, state, attempt, entryIds, pages } = fix
  const prLink = fix.prLink?.url ?? fix.rejectedLink ?? null
  const reason = fix.reason ? describeFixReason(fix.reason) : null
  const [at, since] = [toInstant(fix.at), toInstant(fix.since)]
  const returns = fix.returns ? { ...fix.returns, prLink: fix.returns.prLink?.url ?? null } : null
  return { id, state, reason, attempt, at, since, entryIds, pages, job: fix.job ?? null, returns, prLink }
}

export const ends = {
  'nothing-new': [safe`Nothing new`, safe`no new feedback, and no fix changed state.`],
  done: [safe`Done`, safe`nothing is left until new feedback comes in.`],
  'partly-done': [safe`Finished for now`, safe`running and queued work continues in a later run.`],
  blocked: [safe`Finished for now`, safe`what is queued waits for people: see the tracking issue.`],
  failed: [safe`Failed`, safe``],
} as const

/** `blocked`: all that is left waits for a person, so that a later run alone changes nothing. */
export function endOf(result: RunResult, dryRun: boolean): keyof typeof ends {
  const { ledger, changed, collected, planned, failure, endedAt, issue } = result
  if (failure) return 'failed'
  if (dryRun) return hasNews(result) || collected?.unread ? 'done' : 'nothing-new'
  if (collected?.unread || (ledger && describeUnreadIn(ledger, endedAt))) return 'partly-done'
  const owed = ledger && pendingNews(ledger).length > 0
  if (!hasNews(result)) return owed ? 'partly-done' : 'nothing-new'
  const fixes = ledger?.fixes ?? []
  const isUnderWay = fixes.some(({ state }) => states[state].open && !states[state].hasPull)
  const isAsked = fixes.some((fix) => fix.state === 'proposed' && lastMessage(fix)?.state === 'asked')
  const held = ledger ? heldEntries(ledger) : new Set<string>()
  const listNew = ({ state, entryIds, rest = [], setAside = [] }: Fix) =>
    (state === 'merged' ? rest : entryIds).filter((id) => !held.has(id) && !setAside.includes(id))
  const again = fixes.some((fix) => changed.some(({ id }) => id === fix.id) && listNew(fix).length > 0)
  const goesOn = isUnderWay || isAsked || again || owed
  // A run that only answers ticks or sends what was asked for plans nothing.
  const planning = planned && listClusters(result).map((one) => ({ ...one, pages: one.cluster.pages }))
  const waiting = (planning ?? ledger?.waiting.clusters ?? []).flatMap(({ pages, ...one }) =>
    one.decision === 'deferred' || one.decision === 'open-fix' ? { pages, reason: one.reason } : [],
  )
  const board = ledger && { ledger, now: endedAt, paused: issue?.state === 'closed' }
  const isBlocked = waiting.every((one) => personal.includes(one.reason.code) && board && !isOver(board, one))
  if (waiting.length > 0 && isBlocked && !goesOn) return 'blocked'
  return goesOn || waiting.length > 0 ? 'partly-done' : 'done'
}

/** With no job under way, all open fixes are pull requests. */
const personal: readonly WaitReason['code'][] = [
  'paused',
  'no-pull',
  'not-approved',
  'max-open',
  'page-open',
  'page-next',
  'next-part',
]

export function hasNews({ collected, planned, changed, outgrown, reported, ticked }: RunResult) {
  const isNews = [planned?.clusters, collected?.fresh, ticked, outgrown].some((news) => news?.length)
  return isNews || reported !== undefined || changed.some(({ state }) => state !== 'active')
}

/** `givenUp`: entries; the end of a run decides whether an attempt counts. */
export function listClusters(result: Partial<RunResult>): PlannedCluster[] {
  const { planned, dispatched, previews, collected, givenUp = new Set() } = result
  const clusters = (planned?.clusters ?? []).flatMap((one): PlannedCluster[] => {
    const { key } = one.cluster
    // What a run could not send does not reach a limit.
    const isLimited = one.decision === 'deferred' && 'limit' in one.reason
    const reason = dispatched?.deferred.get(key) ?? (isLimited ? dispatched?.end?.reason : undefined)
    if (reason) return [{ ...one, decision: 'deferred', reason }]
    const job = dispatched?.sent.get(key) ?? previews?.get(key)
    if (!job?.left) return [job?.planned ?? one]
    return [job.planned, { ...one, cluster: job.left, decision: 'open-fix', reason: { code: 'next-part' } }]
  })
  return clusters.flatMap((one): PlannedCluster[] => {
    const { cluster, attempt } = one
    const ended = isSent(one) || one.decision === 'given-up' ? [] : cluster.entryIds.filter((id) => givenUp.has(id))
    const { part, rest } = split(cluster, ended, collected?.entries ?? new Map(), 'spent')
    const reason = { code: 'max-attempts', limit: attempt - 1 } as const
    return [
      ...(rest ? [{ ...one, cluster: rest }] : []),
      ...(part ? [{ ...one, cluster: part, decision: 'given-up' as const, reason }] : []),
    ]
  })
}

export const listSkipped = ({ collected, planned }: RunState) => [
  ...(collected?.skipped ?? []),
  ...(planned?.filtered ?? []).map(({ id, code }) => ({ id, reason: describeFiltered(code) })),
]

export const renderReport = (report: RunReport) => `${renderJson(report, 2)}\n`
