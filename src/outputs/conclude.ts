// Ends a run: report, outputs, summary, log line, exit code.
import { buildReportGap, buildReportMerged } from '../after-merge/after-merge.ts'
import type { ServiceError } from '../docs-api/wire.ts'
import { findRemedy, KnownError, see } from '../errors/failure.ts'
import type { Collected } from '../feedback/collect.ts'
import { describeGap } from '../feedback/last-run.ts'
import { describeUnread } from '../feedback/scan.ts'
import type { Dispatched } from '../fixes/dispatch.ts'
import { states } from '../fixes/fix.ts'
import { lastMessage } from '../fixes/fix-commands.ts'
import { describeCanary } from '../fixes/fix-sections.ts'
import type { Followed } from '../fixes/follow.ts'
import {
  describeJobs,
  describeLatestCost,
  describeMonth,
  describePrice,
  explainPrice,
  monthOf,
} from '../fixes/job-cost.ts'
import type { Previews } from '../fixes/prepare-job.ts'
import { heldEntries, isDismissed, isOpen, pendingNews } from '../fixes/queries.ts'
import { describeWait, type WaitReason } from '../fixes/reasons.ts'
import type { Settled } from '../fixes/settle.ts'
import type { GitHubError } from '../github/api/github-errors.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import { isHere } from '../identifiers/github-names.ts'
import type { Inputs } from '../inputs.ts'
import { publish } from '../issue/publish-issue.ts'
import type { Reported } from '../issue/run-comment.ts'
import { type Cause, isLasting } from '../issue/trouble-record.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger, Outgrown } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import type { Log } from '../log/log.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { describeDecision, isSent, type Planned, type PlannedCluster } from '../queue/plan-clusters.ts'
import { type Context, listChanged } from '../step-context.ts'
import { toInstant } from '../text/format.ts'
import { noRedactions } from '../text/redaction/redact.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { version } from '../version.ts'
import type { RunContext } from '../world.ts'
import type { Check } from './doctor.ts'
import { listUnfinished, renderSummary, type SummaryInput } from './job-summary.ts'
import { buildReportFix, type End, type ReportCluster, type RunReport, type SyncOutputs } from './outputs.ts'

const endLine: Record<End, SafeText> = {
  'nothing-new': safe`Nothing new: no new feedback, and no fix changed state.`,
  done: safe`Done: nothing is left for the next run.`,
  'partly-done': safe`Finished for now: the next run will continue with everything that is running or queued.`,
  failed: safe`Failed.`,
}

/** Instead of `endLine`, where the next run alone changes nothing. */
const queueLine = {
  complaints: safe`Done: what is queued waits for more complaints.`,
  person: safe`Finished for now: what is queued waits for someone to act on the tracking issue.`,
} as const

const dryLine = safe`Done: this was a dry run, so nothing was created or written.`

export function conclude(
  result: RunResult,
  { inputs, place, log, stopped }: { inputs: Inputs; place: RunContext; log: Log; stopped: boolean },
) {
  const { failure, ledger, issue, previews, collected, dispatched, checks } = result
  const hint = describeElsewhere(result, place) ?? findHint(result, inputs)
  const touched = new Set(result.changed.map(({ id }) => id))
  const fixes = ledger?.fixes.filter((fix) => touched.has(fix.id) || isOpen(fix, result.endedAt)) ?? []
  const dryRun = inputs['dry-run']
  const report = buildReport(result, fixes, place, dryRun)
  const jobsFailed = countFailed(result)
  const pause = ledger?.notBefore ?? 0
  const blocked = findBlocked(result, report.end)
  const outputs: SyncOutputs = {
    numbers: {
      entries: report.entries.new,
      clusters: report.clusters.length,
      'jobs-created': dispatched?.created.size ?? 0,
      'jobs-active': fixes.filter(({ state }) => state === 'active').length,
      'jobs-failed': jobsFailed,
    },
    pullRequests: result.reported?.pullRequests ?? [],
    issueUrl: issue?.url,
  }
  const reason = dispatched?.end?.reason
  const refusal = reason?.code === 'creation-refused' ? findRemedy(reason.status, true) : undefined
  const summary = renderSummary({
    ...report,
    fixes,
    links: { ...place, issue: issue?.number },
    dryRun,
    approve: inputs.approve,
    jobsFailed,
    failure: failure?.what,
    remedy: failure?.remedy ?? refusal,
    serviceWords: [...(dispatched?.words ?? [])],
    unfinished: ledger && listUnfinished(ledger).filter(({ id }) => failure || touched.has(id)),
    notBefore: pause > result.endedAt ? pause : undefined,
    cost: describeRunCost(result, inputs),
    price: describePrice(previews?.size ?? 0, inputs),
    hint,
    checks,
    blocked,
    unread: collected?.unread && describeUnread(collected.unread, inputs['max-export-requests'], dryRun),
    outgrown: result.outgrown,
    silence: collected?.gap && describeGap(collected.gap),
    previews,
  })
  log.endGroup()
  if (hint) log.warning(hint)
  if (stopped) log.warning(safe`The run was stopped. The next run will recover whatever it could not record.`)
  else if (failure) log.error(safe`${failure.what} ${failure.remedy}`)
  else log.info(dryRun ? dryLine : blocked ? queueLine[blocked] : endLine[report.end])
  const jobFailure = inputs['fail-on'] === 'job-failure' && jobsFailed > 0
  if (jobFailure) log.error(safe`${count(jobsFailed, 'job')} failed, and \`fail-on\` is \`job-failure\`.`)
  return { report, outputs, summary, code: failure || jobFailure ? 1 : 0 } as const
}

function describeRunCost({ ledger, endedAt, dispatched }: RunResult, inputs: Inputs) {
  const jobs = dispatched?.created.size ?? 0
  if (!ledger || (jobs === 0 && !inputs['dry-run'])) return undefined
  const most = inputs['max-jobs-per-month']
  const limit =
    most === 0
      ? safe`Set \`max-jobs-per-month\` to limit what a month can cost.`
      : safe`At most ${describeJobs(most, inputs)} a month (\`max-jobs-per-month\`).`
  const price = explainPrice(inputs)
  const planned = price ? safe`${price} ${limit}` : limit
  const did = inputs['dry-run'] ? planned : safe`This run created ${describeJobs(jobs, inputs)}.`
  // The run may end in the next month.
  const created = jobs > 0 ? describeLatestCost(ledger, inputs) : undefined
  return safe`${did} So far: ${created ?? describeMonth(ledger, monthOf(endedAt), inputs)}.`
}

const isFile = (pattern: string) =>
  !pattern.startsWith('/') && (/\.mdx?$/i.test(pattern) || /^(?:\.\/|docs\/)/i.test(pattern))

function findHint({ collected, ledger }: RunResult, inputs: Inputs) {
  if (!collected || ledger?.fixes.length !== 0) return undefined
  const { count: all, candidates, votes, requests, unread, outOfScope } = collected
  if (requests === 0 || unread || candidates.length > 0) return undefined
  if (all === 0) {
    const maxAge = inputs['max-age'].time
    const age = maxAge ? safe` of the last ${count(Math.max(1, Math.round(maxAge / day)), 'day')}` : safe``
    const where = safe`check \`project-id\`, and that feedback is switched on in the service’s dashboard`
    return safe`The export holds no feedback${age} with these \`sources\` and \`statuses\`: ${where}. ${see('no-feedback')}`
  }
  if (outOfScope.length > 0 && votes.length === 0) {
    const pages = [...new Set(outOfScope.map(parseDocPath))]
    const some = pages.slice(0, 3).map((page) => safe`\`${toSafeText(page, 80)}\``)
    const files = safe` \`include\` takes the paths of pages on the site, such as \`/guides/install\`, not those of files.`
    const where = safe`on ${count(pages.length, 'page')} such as ${joinLines(some, ', ')}`
    const left = count(outOfScope.length, 'entry', 'entries')
    const what = safe`\`include\` and \`exclude\` leave out all ${left} that were read, ${where}.`
    return safe`${what}${inputs.include.some(isFile) ? files : ''} ${see('no-page-is-in-scope')}`
  }
  if (votes.length > 0 && inputs['min-votes'] === 0) {
    const many = safe`All ${formatNumber(votes.length)} entries are votes; set \`min-votes\` to act on them.`
    const one = safe`The only entry is a vote; set \`min-votes\` to act on it.`
    return safe`${votes.length === 1 ? one : many} ${see('only-votes')}`
  }
  return undefined
}

function describeElsewhere({ ledger, changed }: RunResult, { repository }: RunContext) {
  const linked = ledger?.fixes.filter(({ prLink }) => prLink) ?? []
  const isFirst = linked.every(({ id }) => changed.some((fix) => fix.id === id))
  const other = linked.find(({ prLink }) => prLink && !isHere(prLink, repository))?.prLink
  if (!isFirst || !other) return undefined
  const [there, here] = [toSafeText(other.repository), toSafeText(repository)]
  const what = safe`The agent opens its pull requests in \`${there}\`, but this workflow runs in \`${here}\`.`
  const how = safe`Run it there, or pass the token of an app that reads both.`
  return safe`${what} ${how} ${see('another-repository')}`
}

function buildReport(result: RunResult, fixes: readonly Fix[], place: RunContext, dryRun: boolean): RunReport {
  const { run, collected, planned, ledger, endedAt, failure, issue } = result
  const { serverUrl, repository, workflowRun } = place
  return {
    version: 1,
    end: failure ? 'failed' : endOf(result, dryRun),
    run,
    actionVersion: version,
    runUrl: workflowRun ? `${serverUrl}/${repository}/actions/runs/${workflowRun}` : null,
    endedAt: endedAt === 0 ? null : toInstant(endedAt),
    entries: {
      ...(planned?.counts ?? { collected: 0, new: 0, handled: 0, wordless: 0 }),
      redactions: planned?.redactions ?? noRedactions,
      skipped: listSkipped(result),
      requests: collected?.requests ?? 0,
      unread: collected?.unread?.reason ?? null,
    },
    clusters: listClusters(result).map((cluster) => buildCluster(cluster, result)),
    fixes: fixes.map(buildReportFix),
    merged: ledger ? buildReportMerged(ledger) : [],
    gap: buildReportGap(collected?.gap),
    tracking: { issueUrl: issue?.url ?? null },
  }
}

const personal: readonly (WaitReason['code'] | undefined)[] = ['paused', 'paused-by-person', 'no-pull', 'not-approved']

function listQueue(result: RunResult) {
  const { ledger, planned } = result
  if (planned) return listClusters(result).filter((one) => 'reason' in one && one.decision !== 'given-up')
  // A run that only answers ticks or sends what was asked for plans nothing.
  return ledger?.waiting.clusters.filter(({ key }) => !isDismissed(ledger, key)) ?? []
}

/** What the queue waits for, if not for the next run. */
function findBlocked(result: RunResult, end: End): SummaryInput['blocked'] {
  const queue = listQueue(result)
  if (queue.length === 0) return undefined
  if (end === 'done') return 'complaints'
  const isBlocked = queue.every((one) => 'reason' in one && personal.includes(one.reason.code))
  const isAtWork = result.ledger?.fixes.some(({ state }) => states[state].open && !states[state].hasPull)
  return end === 'partly-done' && isBlocked && !isAtWork && !result.collected?.unread ? 'person' : undefined
}

function endOf(result: RunResult, dryRun: boolean): End {
  const { ledger, changed, collected } = result
  if (dryRun) return hasNews(result) || collected?.unread ? 'done' : 'nothing-new'
  if (collected?.unread) return 'partly-done'
  const owed = ledger && pendingNews(ledger).length > 0
  if (!hasNews(result)) return owed ? 'partly-done' : 'nothing-new'
  const fixes = ledger?.fixes ?? []
  const touched = new Set(changed.map(({ id }) => id))
  const isAsked = (fix: Fix) => fix.state === 'proposed' && lastMessage(fix)?.state === 'asked'
  const atWork = fixes.some((fix) => (states[fix.state].open && !states[fix.state].hasPull) || isAsked(fix))
  const waits = listQueue(result).some(({ decision }) => decision === 'deferred' || decision === 'open-fix')
  const held = ledger ? heldEntries(ledger) : new Set<string>()
  const listNew = ({ state, entryIds, rest = [], setAside = [] }: Fix) =>
    (state === 'merged' ? rest : entryIds).filter((id) => !held.has(id) && !setAside.includes(id))
  const again = fixes.some((fix) => touched.has(fix.id) && listNew(fix).length > 0)
  return atWork || waits || again || owed ? 'partly-done' : 'done'
}

function buildCluster(planned: PlannedCluster, { ledger, dispatched, previews }: RunResult): ReportCluster {
  const { cluster, decision, words = [] } = planned
  const { key, pages, entryIds } = cluster
  const sent = dispatched?.sent.get(key)
  const fixId = decision === 'dispatched' ? ledger?.fixes.find(({ id }) => id === sent?.fixId)?.id : undefined
  const isBroken = decision === 'dispatched' && fixId === undefined
  return {
    key,
    pages,
    entryIds,
    words,
    topics: cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds })),
    decision: isBroken ? 'deferred' : decision,
    reason: isBroken ? describeWait({ code: 'broken-off' }) : describeDecision(planned),
    prompt: sent?.prompt ?? previews?.get(key)?.prompt ?? null,
    fixId: fixId ?? null,
    jobId: dispatched?.created.get(fixId ?? '') ?? null,
  }
}

type RunState = Readonly<{
  run: string
  settled?: Settled
  collected?: Collected
  planned?: Planned
  previews?: Previews
  checks?: readonly Check[]
  dispatched?: Dispatched
  followed?: Followed
  reported?: Reported
}>

export type Step = Partial<RunState> | { readonly context: Context }

type Failure = { readonly what: SafeText; readonly remedy: SafeText; readonly cause?: Cause | undefined }

export type RunResult = RunState &
  Readonly<{
    ledger?: Ledger
    changed: readonly Fix[]
    outgrown: readonly Outgrown[]
    ticked: number
    issue?: Issue | undefined
    endedAt: number
    failure?: Failure | undefined
  }>

export async function finishRun(
  run: string,
  steps: AsyncIterable<Step>,
  explain: (error: unknown) => Failure,
): Promise<RunResult> {
  let state: RunState & { readonly context?: Context } = { run }
  let thrown: Failure | undefined
  try {
    for await (const step of steps) state = { ...state, ...step }
  } catch (error) {
    thrown = { ...explain(error), cause: findCause(error) }
  }
  const { context, ...parts } = state
  const failure = thrown ?? findFailure(parts) ?? (context && findStop(context.session))
  if (!context) return { ...parts, changed: [], outgrown: [], ticked: 0, endedAt: 0, failure }
  const { session, world } = context
  const { issue } = parts.reported ?? parts.followed ?? parts.dispatched ?? parts.settled ?? context
  const shown = await recordOutcome({ ...context, issue }, failure)
  const accepted = session.checkpoints.flatMap((checkpoint) => checkpoint.accepted)
  return {
    ...parts,
    ledger: session.ledger,
    changed: session.checkpoints.flatMap(({ accepted, ledger }) => listChanged(ledger, accepted)),
    outgrown: session.checkpoints.flatMap(({ accepted, ledger }) =>
      accepted.flatMap((one) =>
        one.type === 'entries-outgrown' ? (ledger.outgrown ?? []).filter(({ at }) => at === one.now) : [],
      ),
    ),
    ticked: accepted.filter(({ type }) => type === 'box-ticked').length,
    issue: shown,
    endedAt: world.now(),
    failure,
  }
}

function findStop({ checkpoints, ledger: { canary } }: Context['session']): Failure | undefined {
  const isIts = (command: LedgerCommand) =>
    command.type === 'job-read' && command.fixId === canary?.fixId && command.now === canary.at
  return canary && checkpoints.some(({ accepted }) => accepted.some(isIts)) ? describeCanary(canary) : undefined
}

function findFailure({ settled, dispatched, followed }: RunState): Failure | undefined {
  const ends = [settled?.end, dispatched?.end, followed?.end]
  const last = ends.findLast((end) => end?.remedy !== undefined)
  return last?.remedy && { what: describeWait(last.reason), remedy: last.remedy, cause: last.cause }
}

type Clustered = Pick<RunState, 'planned' | 'dispatched' | 'previews'> & { readonly ledger?: Ledger }

export function listClusters({ planned, dispatched, previews, ledger }: Clustered): PlannedCluster[] {
  return (planned?.clusters ?? []).flatMap((one): PlannedCluster[] => {
    const { key } = one.cluster
    const gaveUp = findGivenUp(one, ledger)
    if (gaveUp) return [{ ...one, decision: 'given-up', reason: { code: 'max-attempts', limit: gaveUp.attempt } }]
    const reason = dispatched?.deferred.get(key)
    if (reason) return [{ ...one, decision: 'deferred', reason }]
    const job = dispatched?.sent.get(key) ?? previews?.get(key)
    if (!job?.left) return [job?.planned ?? one]
    return [job.planned, { ...one, cluster: job.left, decision: 'open-fix', reason: { code: 'next-part' } }]
  })
}

/** The end of a run decides whether an attempt counts. */
function findGivenUp(one: PlannedCluster, ledger: Ledger | undefined) {
  if (!('reason' in one) || one.reason.code !== 'last-attempt') return undefined
  const isWhole = ({ entryIds }: Fix) => one.cluster.entryIds.every((id) => entryIds.includes(id))
  return ledger?.fixes.find((fix) => fix.state === 'given-up' && isWhole(fix))
}

export function listUnsent(results: Clustered): PlannedCluster[] {
  const isLeft = (one: PlannedCluster) => 'reason' in one && one.reason.code === 'next-part'
  const reasonOf = ({ cluster }: PlannedCluster) => results.dispatched?.deferred.get(cluster.key)?.code ?? 'overtaken'
  return listClusters(results).filter((one) => isLeft(one) || reasonOf(one) !== 'overtaken')
}

export const listSkipped = ({ collected, planned }: RunState) => [
  ...(collected?.skipped ?? []),
  ...(planned?.filtered ?? []),
]

function countFailed({ changed }: RunResult) {
  const failed = changed.filter(({ state, reason }) => {
    const isSpent = reason?.code === 'agent-failed' || reason?.code === 'refused'
    return state === 'failed' || (state === 'given-up' && isSpent)
  })
  return new Set(failed.map(({ id }) => id)).size
}

export function hasNews({ collected, planned, changed, outgrown, reported, ticked }: RunResult): boolean {
  const sends = planned?.clusters.some(isSent)
  const moved = sends || ticked > 0 || outgrown.length > 0 || changed.some(({ state }) => state !== 'active')
  return moved || reported?.pullRequests !== undefined || (collected !== undefined && collected.fresh.length > 0)
}

/** Nothing may be written to a lost ledger. */
function findCause(thrown: unknown): Cause | undefined {
  if (!(thrown instanceof KnownError && 'kind' in thrown)) return undefined
  const { name, kind, status } = thrown as KnownError as GitHubError | ServiceError
  const of = name === 'ServiceError' ? 'service' : 'github'
  if (kind === 'refused' || (name === 'GitHubError' && status === 403)) return { code: `${of}-refused`, status }
  if (kind === 'limited') return { code: 'github-limited' }
  return kind === 'unreachable' || kind === 'unanswered' ? { code: `${of}-unreachable` } : undefined
}

/** One commit and one edit at most; throwing would hide the run's own error. */
async function recordOutcome(context: Context, failure: Pick<Failure, 'cause'> | undefined) {
  const { world, session, inputs, issue } = context
  const before = session.ledger.trouble
  // Without an issue it cannot be shown, and is not worth a project's first commit.
  const isIdle = inputs['dry-run'] || world.stop.aborted || !issue || !session.exists
  if (isIdle || !(failure ? failure.cause : before)) return issue
  const { run } = session
  const { workflowRun } = world.place
  const command: LedgerCommand = failure?.cause
    ? { type: 'run-failed', ...failure.cause, run, workflowRun, now: world.now() }
    : { type: 'run-succeeded', run }
  try {
    await session.record([command])
    return isLasting(before) || isLasting(session.ledger.trouble) ? await publish(context, true) : issue
  } catch {
    return issue
  }
}
