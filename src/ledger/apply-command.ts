// Ledger × command → ledger: which rule judges which command.
import { type Advance, applied, dropped } from './change.ts'
import type { CommandOf, LedgerCommand } from './command.ts'
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

type StateOf = (id: string) => EntryState

const rules: {
  readonly [T in LedgerCommand['type']]: (ledger: Ledger, command: CommandOf<T>, stateOf: StateOf) => Advance
} = {
  'fix-submitted': submitFix,
  'fix-withdrawn': withdrawFix,
  'job-created': createdJob,
  'job-unanswered': unansweredJob,
  'job-refused': refusedJob,
  'service-limited': (ledger, { notBefore }) =>
    (ledger.notBefore ?? 0) >= notBefore ? dropped('known') : applied({ ...ledger, notBefore }),
  'lease-expired': expireLease,
  'job-read': readJob,
  'job-unreadable': missJob,
  'pull-read': readPull,
  'pull-unreadable': missPull,
  'pull-adopted': adoptPull,
  'fix-freed': freeFix,
  'fix-given-up': giveUpFix,
  'repository-read': readRepository,
  'run-closed': closeRun,
  'entries-filtered': filterEntries,
  'entries-released': releaseEntries,
  'entries-given-up': giveUpEntries,
  'decisions-scanned': scanDecisions,
  'scan-completed': completeScan,
  'feedback-counted': (ledger, { tally }) => applied({ ...ledger, tally }),
  'votes-kept': (ledger, { votes }) => applied({ ...ledger, votes }),
  'waiting-listed': listWaiting,
  'issue-intended': tracking.intendIssue,
  'issue-found': tracking.findIssue,
  'issue-intent-dropped': tracking.dropIssueIntent,
  'comment-intended': tracking.intendComment,
  'comment-posted': tracking.postComment,
  'comment-intent-dropped': tracking.dropCommentIntent,
  'review-intended': tracking.intendReview,
  'review-posted': tracking.postReview,
}

/**
 * Judges a command on the state that it meets. One that no longer fits is dropped with its reason, and nothing may be sent for it.
 * `stateOf` answers from the shards for the ids that the command names.
 */
export function applyCommand(ledger: Ledger, command: LedgerCommand, stateOf: StateOf): Advance {
  const rule = rules[command.type] as (ledger: Ledger, command: LedgerCommand, stateOf: StateOf) => Advance
  return rule(ledger, command, stateOf)
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
