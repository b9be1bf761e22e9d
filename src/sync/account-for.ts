// From what a run did to its report: the end in words, the counts, the clusters, the fixes that it touched.
import { holdsEntries, isOpen, pendingNews } from '../ledger/fix.ts'
import type { Fix } from '../ledger/ledger.ts'
import { addCounts, nothingTaken } from '../prompt/taken-out.ts'
import { describeWait } from '../report/reason-text.ts'
import { buildReportFix, type End, type ReportCluster, type RunReport } from '../report/run-report.ts'
import type { Account, Plan } from './sync.ts'

/** @param failed the run ended with an error */
export function accountFor(account: Account, failed: boolean): RunReport {
  const fixes = account.sync?.session.ledger.fixes ?? []
  const now = account.sync?.world.now() ?? 0
  return {
    version: 1,
    end: failed ? 'failed' : endOf(account),
    run: account.run,
    entries: {
      collected: account.collected,
      new: account.fresh,
      wordless: account.wordless,
      takenOut: account.clusters.reduce((sum, plan) => addCounts(sum, plan.takenOut), nothingTaken),
      skipped: account.skipped,
    },
    clusters: account.clusters.map((plan) => buildCluster(plan, fixes)),
    fixes: fixes.filter((fix) => account.touched.has(fix.id) || isOpen(fix, now)).map(buildReportFix),
    tracking: { issueUrl: account.issueUrl ?? null },
  }
}

function endOf(account: Account): End {
  const ledger = account.sync?.session.ledger
  const owed = ledger !== undefined && pendingNews(ledger).length > 0
  if (!account.news) return owed ? 'partly-done' : 'nothing-new'
  const fixes = ledger?.fixes ?? []
  const atWork = fixes.some((fix) => fix.state === 'submitting' || fix.state === 'active' || fix.state === 'uncertain')
  const waits = account.clusters.some((plan) => plan.decision === 'deferred' || plan.decision === 'open-fix')
  const again = fixes.some((fix) => account.touched.has(fix.id) && !holdsEntries(fix))
  return atWork || waits || again ? 'partly-done' : 'done'
}

function buildCluster(plan: Plan, fixes: readonly Fix[]): ReportCluster {
  const { cluster, prompt, fixId, jobId } = plan
  const unsent = plan.decision === 'dispatched' && !fixes.some((fix) => fix.id === fixId)
  const decision = unsent ? 'deferred' : plan.decision
  const waits = unsent ? ({ code: 'broken-off' } as const) : plan.reason
  const topics = cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds }))
  const sent = decision === 'dispatched'
  const { key, pages, entryIds } = cluster
  return {
    key,
    pages,
    entryIds,
    topics,
    decision,
    reason: waits === undefined ? cluster.reason : describeWait(waits),
    prompt,
    fixId: sent ? fixId : null,
    jobId: sent ? jobId : null,
  }
}
