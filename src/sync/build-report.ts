// From a run's result to its report: the end in words, the counts, the clusters, the fixes that it touched.
import { holdsEntries, isOpen, pendingNews } from '../ledger/fix.ts'
import { describeWait } from '../report/reason-sentences.ts'
import { buildReportFix, type End, type ReportCluster, type RunReport } from '../report/report-file.ts'
import { noRedactions } from '../text/redactions.ts'
import { describeDecision, type PlannedCluster } from './planned-cluster.ts'
import { hasNews, listClusters, listSkipped, type RunResult } from './run-state.ts'

export function buildReport(result: RunResult): RunReport {
  const { run, collected, planned, ledger, changed, endedAt, failure, issueUrl } = result
  const touched = new Set(changed.map(({ id }) => id))
  const fixes = ledger?.fixes ?? []
  return {
    version: 1,
    end: failure === undefined ? endOf(result) : 'failed',
    run,
    entries: {
      collected: collected?.count ?? 0,
      new: collected?.fresh.length ?? 0,
      wordless: collected?.votes.length ?? 0,
      redactions: planned?.redactions ?? noRedactions,
      skipped: listSkipped(result),
    },
    clusters: listClusters(result).map((cluster) => buildCluster(cluster, result)),
    fixes: fixes.filter((fix) => touched.has(fix.id) || isOpen(fix, endedAt)).map(buildReportFix),
    tracking: { issueUrl: issueUrl ?? null },
  }
}

function endOf(result: RunResult): End {
  const { ledger, changed } = result
  const owed = ledger !== undefined && pendingNews(ledger).length > 0
  if (!hasNews(result)) return owed ? 'partly-done' : 'nothing-new'
  const fixes = ledger?.fixes ?? []
  const touched = new Set(changed.map(({ id }) => id))
  const atWork = fixes.some(({ state }) => state === 'submitting' || state === 'active' || state === 'uncertain')
  const waits = listClusters(result).some(({ decision }) => decision === 'deferred' || decision === 'open-fix')
  const again = fixes.some((fix) => touched.has(fix.id) && !holdsEntries(fix))
  return atWork || waits || again ? 'partly-done' : 'done'
}

function buildCluster(planned: PlannedCluster, { ledger, dispatched, previews }: RunResult): ReportCluster {
  const { cluster, decision } = planned
  const { key, pages, entryIds } = cluster
  const topics = cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds }))
  const about = { key, pages, entryIds, topics }
  const sent = dispatched?.sent.get(key)
  const prompt = sent?.prompt ?? previews?.get(key)?.prompt ?? null
  if (decision !== 'dispatched')
    return { ...about, decision, reason: describeDecision(planned), prompt, fixId: null, jobId: null }
  if (sent === undefined || !ledger?.fixes.some(({ id }) => id === sent.fixId)) {
    const reason = describeWait({ code: 'broken-off' })
    return { ...about, decision: 'deferred', reason, prompt, fixId: null, jobId: null }
  }
  const jobId = dispatched?.created.get(sent.fixId) ?? null
  return { ...about, decision, reason: cluster.reason, prompt, fixId: sent.fixId, jobId }
}
