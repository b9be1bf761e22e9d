// Events around the tracking issue and our comments: each is written ahead as an intent with a nonce.
import { type Advance, applied, dropped, replaceFix } from './change.ts'
import type { CommandOf } from './command.ts'
import { findFix, pendingNews } from './fix.ts'
import type { Fix, Intent, Ledger, News } from './ledger.ts'
import { leaseLength } from './limits.ts'

/** An intent is alive while its lease lasts: only its run acts on it. */
export function isAlive(intent: Intent | undefined, now: number): boolean {
  return intent !== undefined && intent.lease > now
}

export function intendIssue(ledger: Ledger, { intent }: CommandOf<'issue-intended'>): Advance {
  if (ledger.tracking.issue !== undefined || ledger.tracking.intent !== undefined) return dropped('stale')
  return applied({ ...ledger, tracking: { ...ledger.tracking, intent } })
}

export function findIssue(ledger: Ledger, event: CommandOf<'issue-found'>): Advance {
  const { issue, author } = event
  const { tracking } = ledger
  if (tracking.issue === issue && tracking.intent === undefined) return dropped('known')
  const same = tracking.issue === issue
  return applied({
    ...ledger,
    tracking: {
      ...tracking,
      issue,
      author: author ?? tracking.author,
      intent: undefined,
      newestComment: same ? tracking.newestComment : undefined,
      comments: same ? tracking.comments : 0,
    },
  })
}

export function dropIssueIntent(ledger: Ledger, event: CommandOf<'issue-intent-dropped'>): Advance {
  if (ledger.tracking.intent?.nonce !== event.nonce) return dropped('stale')
  return applied({ ...ledger, tracking: { ...ledger.tracking, intent: undefined } })
}

export function intendComment(ledger: Ledger, event: CommandOf<'comment-intended'>): Advance {
  if (ledger.tracking.commentIntent !== undefined) return dropped('stale')
  const news = pendingNews(ledger)
  if (news.length === 0) return dropped('known')
  return applied({ ...ledger, tracking: { ...ledger.tracking, commentIntent: { ...event.intent, news } } })
}

export function postComment(ledger: Ledger, event: CommandOf<'comment-posted'>): Advance {
  const { tracking } = ledger
  const intent = tracking.commentIntent
  if (intent?.nonce !== event.nonce) return dropped('known')
  const links = new Set(
    intent.news.filter((item) => item.news === 'pull-request').map((item) => findFix(ledger, item.fixId)?.prLink?.url),
  )
  const notify = (fix: Fix): Fix => {
    const own = intent.news.filter((item) => item.fixId === fix.id).map((item) => item.news)
    const news: News[] = fix.prLink !== undefined && links.has(fix.prLink.url) ? [...own, 'pull-request'] : own
    return news.length === 0 ? fix : { ...fix, notified: [...new Set([...fix.notified, ...news])] }
  }
  return applied({
    ...ledger,
    fixes: ledger.fixes.map(notify),
    tracking: {
      ...tracking,
      author: event.author ?? tracking.author,
      commentIntent: undefined,
      newestComment: event.comment,
      comments: tracking.newestComment === event.comment ? tracking.comments : tracking.comments + 1,
    },
  })
}

export function dropCommentIntent(ledger: Ledger, event: CommandOf<'comment-intent-dropped'>): Advance {
  if (ledger.tracking.commentIntent?.nonce !== event.nonce) return dropped('stale')
  return applied({ ...ledger, tracking: { ...ledger.tracking, commentIntent: undefined } })
}

/** Once per fix; again when the run that intended it did not live to write it, or when a person deleted the comment. */
export function intendReview(ledger: Ledger, event: CommandOf<'review-intended'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix === undefined) return dropped('stale')
  const { review } = fix
  const expired = review?.comment === undefined && event.now - (review?.at ?? 0) >= leaseLength
  const deleted = review?.comment !== undefined && review.comment === event.deleted
  if (review !== undefined && !expired && !deleted) return dropped('stale')
  return applied(replaceFix(ledger, { ...fix, review: { nonce: event.nonce, at: event.now } }))
}

export function postReview(ledger: Ledger, event: CommandOf<'review-posted'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.review?.nonce !== event.nonce || fix.review.comment === event.comment) return dropped('known')
  return applied(replaceFix(ledger, { ...fix, review: { ...fix.review, comment: event.comment } }))
}
