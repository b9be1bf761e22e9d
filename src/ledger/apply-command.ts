// ledger × event → ledger: the one place that knows which rule judges which event.
import { type Advance, applied, dropped } from './change.ts'
import type { LedgerCommand } from './command.ts'
import { createdJob, expireLease, refusedJob, submitFix, unansweredJob, withdrawFix } from './creating.ts'
import { completeScan, filterEntries, giveUpEntries, listWaiting, releaseEntries, scanDecisions } from './entries.ts'
import { isClosed, pendingNews } from './fix.ts'
import { adoptPull, freeFix, giveUpFix, missJob, missPull, readJob, readPull } from './following.ts'
import type { Ledger } from './ledger.ts'
import { recentFixes } from './limits.ts'
import { closeRun } from './open-runs.ts'
import type { EntryState } from './reason.ts'
import { readRepository } from './repositories.ts'
import * as tracking from './tracking.ts'

/**
 * Judges an event on the state that it meets. One that no longer fits is dropped with its reason, and nothing may be sent for it.
 * `stateOf` answers from the shards for the ids that the event names.
 */
export function applyCommand(ledger: Ledger, event: LedgerCommand, stateOf: (id: string) => EntryState): Advance {
  switch (event.type) {
    case 'fix-submitted':
      return submitFix(ledger, event, stateOf)
    case 'fix-withdrawn':
      return withdrawFix(ledger, event)
    case 'job-created':
      return createdJob(ledger, event)
    case 'job-unanswered':
      return unansweredJob(ledger, event)
    case 'job-refused':
      return refusedJob(ledger, event)
    case 'service-limited':
      return (ledger.notBefore ?? 0) >= event.notBefore
        ? dropped('known')
        : applied({ ...ledger, notBefore: event.notBefore })
    case 'lease-expired':
      return expireLease(ledger, event)
    case 'job-read':
      return readJob(ledger, event)
    case 'job-unreadable':
      return missJob(ledger, event)
    case 'pull-read':
      return readPull(ledger, event)
    case 'pull-unreadable':
      return missPull(ledger, event)
    case 'pull-adopted':
      return adoptPull(ledger, event)
    case 'fix-freed':
      return freeFix(ledger, event)
    case 'fix-given-up':
      return giveUpFix(ledger, event)
    case 'repository-read':
      return readRepository(ledger, event)
    case 'run-closed':
      return closeRun(ledger, event)
    case 'entries-filtered':
      return filterEntries(ledger, event, stateOf)
    case 'entries-released':
      return releaseEntries(ledger, event, stateOf)
    case 'entries-given-up':
      return giveUpEntries(ledger, event)
    case 'decisions-scanned':
      return scanDecisions(ledger, event)
    case 'scan-completed':
      return completeScan(ledger, event)
    case 'feedback-counted':
      return applied({ ...ledger, tally: event.tally })
    case 'votes-kept':
      return applied({ ...ledger, votes: event.votes })
    case 'waiting-listed':
      return listWaiting(ledger, event)
    case 'issue-intended':
      return tracking.intendIssue(ledger, event)
    case 'issue-found':
      return tracking.findIssue(ledger, event)
    case 'issue-intent-dropped':
      return tracking.dropIssueIntent(ledger, event)
    case 'comment-intended':
      return tracking.intendComment(ledger, event)
    case 'comment-posted':
      return tracking.postComment(ledger, event)
    case 'comment-intent-dropped':
      return tracking.dropCommentIntent(ledger, event)
    case 'review-intended':
      return tracking.intendReview(ledger, event)
    case 'review-posted':
      return tracking.postReview(ledger, event)
  }
}

/** Ids of an event whose place in the shards must be known before it is judged. */
export function questionedIds(event: LedgerCommand): readonly string[] {
  if (event.type === 'fix-submitted') return event.fix.entryIds
  if (event.type === 'entries-filtered' || event.type === 'entries-released')
    return event.entries.map((entry) => entry.id)
  return []
}

/** Closed fixes beyond the latest few leave `ledger.json` (the history has them), unless a comment still owes them a word. */
export function pruneFixes(ledger: Ledger): Ledger {
  const owed = new Set(pendingNews(ledger).map((item) => item.fixId))
  const intended = new Set(ledger.tracking.commentIntent?.news.map((item) => item.fixId))
  const closed = ledger.fixes.filter((fix) => isClosed(fix)).sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1))
  const old = new Set(closed.slice(recentFixes).map((fix) => fix.id))
  const keep = (id: string) => !old.has(id) || owed.has(id) || intended.has(id)
  return { ...ledger, fixes: ledger.fixes.filter((fix) => keep(fix.id)) }
}
