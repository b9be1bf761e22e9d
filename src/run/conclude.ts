// How a sync run ends: report, outputs, job summary, last log line and exit code.
import { buildReportGap, buildReportMerged } from '../effect/after-merge.ts'
import { findRemedy, see } from '../errors/help.ts'
import { describeGap } from '../feedback/gap.ts'
import { findHint } from '../feedback/hints.ts'
import { describeUnread } from '../feedback/unread.ts'
import { states } from '../fixes/fix.ts'
import { describeCost, describeJobs, describePrice, estimateMonth, explainPrice } from '../fixes/job-cost.ts'
import { heldEntries, isOpen, pendingNews } from '../fixes/queries.ts'
import { describeWait } from '../fixes/reasons.ts'
import type { Inputs } from '../inputs.ts'
import type { Log } from '../log.ts'
import { describeDecision, type PlannedCluster } from '../queue/plan-clusters.ts'
import { toInstant } from '../text/format.ts'
import type { Markdown } from '../text/markdown/github-markdown.ts'
import { noRedactions } from '../text/redaction/redaction-counts.ts'
import { count, type SafeText, safe, sentence } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { version } from '../version.ts'
import type { Place } from '../world.ts'
import { listUnfinished, renderSummary } from './job-summary.ts'
import type { SyncOutputs } from './outputs.ts'
import { buildReportFix, type End, type ReportCluster, type RunReport } from './report-file.ts'
import { countFailed, hasNews, listClusters, listSkipped, type RunResult } from './run-state.ts'

interface Conclusion {
  readonly report: RunReport
  readonly outputs: SyncOutputs
  readonly summary: Markdown
  readonly code: 0 | 1
}

const endLine: Readonly<Record<End, SafeText>> = {
  'nothing-new': safe`Nothing new: no new feedback, and no fix changed state.`,
  done: safe`Done: nothing is left for the next run.`,
  'partly-done': safe`Finished for now: the next run will continue with everything that is running or queued.`,
  failed: safe`Failed.`,
}

const dryLine = safe`Done: this was a dry run, so nothing was created or written.`

export function conclude(
  result: RunResult,
  context: { readonly inputs: Inputs; readonly place: Place; readonly log: Log; readonly stopped: boolean },
): Conclusion {
  const { inputs, place, log, stopped } = context
  const { failure, ledger, issue, previews, collected, dispatched, checkUp } = result
  const hint = describeHint(result, inputs, place)
  const touched = new Set(result.changed.map(({ id }) => id))
  const report = buildReport(result, place, inputs['dry-run'])
  const outputs = buildOutputs(result, report)
  const jobsFailed = outputs.numbers['jobs-failed']
  const summary = renderSummary({
    ...report,
    links: { ...place, ledgerBranch: inputs['ledger-branch'], issue: issue?.number },
    dryRun: inputs['dry-run'],
    jobsFailed,
    failure: failure?.what,
    remedy: chooseRemedy(result),
    serviceWords: [...(dispatched?.words ?? [])],
    unfinished: ledger && listUnfinished(ledger).filter(({ id }) => failure !== undefined || touched.has(id)),
    notBefore: ledger?.notBefore,
    cost: describeRunCost(result, inputs),
    price: describePrice(previews?.size ?? 0, inputs),
    explained: inputs['dry-run'] ? explainPrice(inputs) : undefined,
    hint,
    checks: checkUp?.checks,
    withheld: previews !== undefined && [...previews.values()].some(({ prompt, shown }) => prompt !== shown),
    unread: collected?.unread && describeUnread(collected.unread, inputs['max-export-requests'], inputs['dry-run']),
    outgrown: result.outgrown,
    silence: collected?.gap && describeGap(collected.gap),
    prompts: previews && new Map([...previews].map(([key, { shown }]) => [key, shown])),
  })
  log.endGroup()
  if (hint !== undefined) log.warning(hint)
  if (stopped) log.warning(safe`The run was stopped. The next run will recover whatever it could not record.`)
  else if (failure !== undefined) log.error(safe`${failure.what} ${failure.remedy}`)
  else log.info(inputs['dry-run'] ? dryLine : endLine[report.end])
  const jobFailure = inputs['fail-on'] === 'job-failure' && jobsFailed > 0
  if (jobFailure) log.error(safe`${count(jobsFailed, 'job')} failed, and \`fail-on\` is \`job-failure\`.`)
  return { report, outputs, summary, code: failure !== undefined || jobFailure ? 1 : 0 }
}

/** Also for a refusal that came after jobs had been created. */
function chooseRemedy({ failure, dispatched }: RunResult): SafeText | undefined {
  const reason = dispatched?.end?.reason
  return failure?.remedy ?? (reason?.code === 'creation-refused' ? findRemedy(reason.status, true) : undefined)
}

function describeRunCost({ ledger, endedAt, dispatched, checkUp }: RunResult, inputs: Inputs): SafeText | undefined {
  const jobs = dispatched?.created.size ?? 0
  if (ledger === undefined || (jobs === 0 && !inputs['dry-run'])) return undefined
  const month = estimateMonth(inputs, checkUp?.runsPerMonth)
  const limit = month === undefined ? safe`Set \`max-jobs-per-month\` to limit what a month can cost.` : sentence(month)
  const did = inputs['dry-run'] ? limit : safe`This run created ${describeJobs(jobs, inputs)}.`
  return safe`${did} So far: ${describeCost(ledger, endedAt, inputs)}.`
}

function describeHint(result: RunResult, inputs: Inputs, place: Place): SafeText | undefined {
  const { collected, ledger } = result
  return (
    describeElsewhere(result, place) ?? (collected && ledger && findHint(collected, inputs, ledger.fixes.length === 0))
  )
}

/** Said once, with the first pull requests of a project. */
function describeElsewhere({ ledger, changed }: RunResult, { repository }: Place): SafeText | undefined {
  const pulls = ledger?.fixes.filter(({ prLink }) => prLink !== undefined) ?? []
  const isFirst = pulls.every(({ id }) => changed.some((fix) => fix.id === id))
  const other = pulls.find(({ prLink }) => prLink?.repository.toLowerCase() !== repository.toLowerCase())?.prLink
  if (!isFirst || other === undefined) return undefined
  const [there, here] = [toSafeText(other.repository), toSafeText(repository)]
  const what = safe`The agent opens its pull requests in \`${there}\`, but this workflow runs in \`${here}\`.`
  const how = safe`Run it there, or pass the token of an app that reads both.`
  return safe`${what} ${how} ${see('another-repository')}`
}

function buildOutputs(result: RunResult, report: RunReport): SyncOutputs {
  return {
    numbers: {
      entries: report.entries.new,
      clusters: report.clusters.length,
      'jobs-created': result.dispatched?.created.size ?? 0,
      'jobs-active': result.ledger?.fixes.filter(({ state }) => state === 'active').length ?? 0,
      'jobs-failed': countFailed(result),
    },
    pullRequests: result.reported?.pullRequests ?? [],
    issueUrl: result.issue?.url,
  }
}

function buildReport(result: RunResult, place: Place, dryRun: boolean): RunReport {
  const { run, collected, planned, ledger, changed, endedAt, failure, issue } = result
  const touched = new Set(changed.map(({ id }) => id))
  const fixes = ledger?.fixes ?? []
  return {
    version: 1,
    end: failure === undefined ? endOf(result, dryRun) : 'failed',
    run,
    actionVersion: version,
    runUrl: findRunUrl(place),
    endedAt: endedAt === 0 ? null : toInstant(endedAt),
    entries: {
      ...(planned?.counts ?? { collected: 0, new: 0, handled: 0, wordless: 0 }),
      redactions: planned?.redactions ?? noRedactions,
      skipped: listSkipped(result),
      requests: collected?.requests ?? 0,
      unread: collected?.unread?.reason ?? null,
    },
    clusters: listClusters(result).map((cluster) => buildCluster(cluster, result)),
    fixes: fixes.filter((fix) => touched.has(fix.id) || isOpen(fix, endedAt)).map(buildReportFix),
    merged: ledger === undefined ? [] : buildReportMerged(ledger),
    gap: buildReportGap(collected?.gap),
    tracking: { issueUrl: issue?.url ?? null },
  }
}

function findRunUrl({ serverUrl, repository, workflowRun }: Place): string | null {
  return workflowRun === undefined ? null : `${serverUrl}/${repository}/actions/runs/${workflowRun}`
}

function endOf(result: RunResult, dryRun: boolean): End {
  const { ledger, changed, collected } = result
  // A dry run leaves nothing to the next run.
  if (dryRun) return hasNews(result) || collected?.unread !== undefined ? 'done' : 'nothing-new'
  if (collected?.unread !== undefined) return 'partly-done'
  const owed = ledger !== undefined && pendingNews(ledger).length > 0
  if (!hasNews(result)) return owed ? 'partly-done' : 'nothing-new'
  const fixes = ledger?.fixes ?? []
  const touched = new Set(changed.map(({ id }) => id))
  const atWork = fixes.some(({ state }) => states[state].open && !states[state].hasPull)
  const waits = listClusters(result).some(({ decision }) => decision === 'deferred' || decision === 'open-fix')
  const held = ledger === undefined ? new Set<string>() : heldEntries(ledger)
  const again = fixes.some(({ id, entryIds }) => touched.has(id) && !entryIds.every((entry) => held.has(entry)))
  return atWork || waits || again ? 'partly-done' : 'done'
}

function buildCluster(planned: PlannedCluster, { ledger, dispatched, previews }: RunResult): ReportCluster {
  const { cluster, decision, shown } = planned
  const { key, pages, entryIds } = cluster
  const sent = dispatched?.sent.get(key)
  const fixId = decision === 'dispatched' ? ledger?.fixes.find(({ id }) => id === sent?.fixId)?.id : undefined
  const isBroken = decision === 'dispatched' && fixId === undefined
  return {
    key,
    pages,
    entryIds,
    words: shown.words ?? [],
    topics: cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds })),
    decision: isBroken ? 'deferred' : decision,
    reason: isBroken ? describeWait({ code: 'broken-off' }) : describeDecision(planned),
    prompt: sent?.prompt ?? previews?.get(key)?.prompt ?? null,
    fixId: fixId ?? null,
    jobId: dispatched?.created.get(fixId ?? '') ?? null,
  }
}
