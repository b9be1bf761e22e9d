// Issue and comments: first an intent with a nonce.
import { type Advance, applied } from '../fixes/change-fix.ts'
import { states } from '../fixes/fix.ts'
import { findFix } from '../fixes/queries.ts'
import type { Fix, Intent, Ledger, News } from '../ledger/ledger.ts'

export const isAlive = (intent: Intent | undefined, now: number): boolean => (intent?.lease ?? 0) > now

/** Each pull request once. `remindBefore`: news again if it waits since then. */
export function pendingNews({ fixes }: Ledger, remindBefore = Number.NEGATIVE_INFINITY) {
  const nameOf = (fix: Fix, news: News) => `${news} ${fix.prLink?.url ?? fix.id}`
  const told = new Set(fixes.flatMap((fix) => fix.notified.map((news) => nameOf(fix, news))))
  const isNew = (fix: Fix, news: News) => told.size < told.add(nameOf(fix, news)).size
  return fixes.flatMap((fix): { readonly fixId: string; readonly news: News }[] => {
    const { news } = states[fix.state]
    const isWaiting = fix.state === 'proposed' && fix.unreadableSince === undefined && fix.since <= remindBefore
    if (!news) return []
    if (!fix.notified.includes(news))
      return news !== 'pull-request' || isNew(fix, news) ? [{ fixId: fix.id, news }] : []
    return isWaiting && isNew(fix, 'reminder') ? [{ fixId: fix.id, news: 'reminder' }] : []
  })
}

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
    const told = intent.news.map((one) => ({ ...one, url: findFix(ledger, one.fixId)?.prLink?.url }))
    const notify = (fix: Fix): Fix => {
      const own = told.filter(({ fixId, url = '' }) => fixId === fix.id || url === fix.prLink?.url)
      const notified = [...new Set([...fix.notified, ...own.map(({ news }) => news)])]
      return own.length === 0 ? fix : { ...fix, notified }
    }
    const now = { ...tracking, author: author ?? tracking.author, newestComment: comment }
    return applied({ ...ledger, fixes: ledger.fixes.map(notify), tracking: now })
  },
}
