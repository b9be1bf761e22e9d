// Issue and comments: first an intent with a nonce.
import { type Advance, applied } from '../fixes/change-fix.ts'
import { markTold, pendingNews } from '../fixes/news.ts'
import type { Intent, Ledger } from '../ledger/ledger.ts'

export const isAlive = (intent: Intent | undefined, now: number) => (intent?.lease ?? 0) > now

function track(ledger: Ledger, part: Partial<Ledger['tracking']>): Advance {
  return applied({ ...ledger, tracking: { ...ledger.tracking, ...part } })
}

export const trackingRules = {
  'issue-intended': (ledger: Ledger, { intent }: { intent: Intent }) =>
    ledger.tracking.issue === undefined && !ledger.tracking.intent ? track(ledger, { intent }) : 'stale',

  'issue-found': (ledger: Ledger, { issue, author }: { issue: number; author: string | undefined }) => {
    const { tracking } = ledger
    const same = tracking.issue === issue
    if (same && !tracking.intent) return 'known'
    const newestComment = same ? tracking.newestComment : undefined
    return track(ledger, { issue, author: author ?? tracking.author, intent: undefined, newestComment })
  },

  'labels-created': (ledger: Ledger, { issue }: { issue: number }) =>
    ledger.labelled === issue ? 'known' : applied({ ...ledger, labelled: issue }),

  'intent-dropped': (ledger: Ledger, { nonce }: { nonce: string }) => {
    const { intent, commentIntent } = ledger.tracking
    if (intent?.nonce === nonce) return track(ledger, { intent: undefined })
    return commentIntent?.nonce === nonce ? track(ledger, { commentIntent: undefined }) : 'stale'
  },

  'comment-intended': (ledger: Ledger, { intent, remindBefore }: { intent: Intent; remindBefore?: number }) => {
    if (ledger.tracking.commentIntent) return 'stale'
    const news = pendingNews(ledger, remindBefore)
    return news.length === 0 ? 'known' : track(ledger, { commentIntent: { ...intent, news } })
  },

  'comment-posted': (
    ledger: Ledger,
    { nonce, comment, author }: { nonce: string; comment: number; author: string | undefined },
  ): Advance => {
    const { commentIntent: intent, ...tracking } = ledger.tracking
    if (intent?.nonce !== nonce) return 'known'
    const now = { ...tracking, author: author ?? tracking.author, newestComment: comment }
    return applied({ ...ledger, fixes: markTold(ledger, intent.news), tracking: now })
  },
}
