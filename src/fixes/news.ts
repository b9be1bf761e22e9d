// News of fixes: each is told once in a comment.
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import { states } from './fix.ts'
import { findFix, isPast, listLinked } from './queries.ts'

interface FixNews {
  readonly fixId: string
  readonly news: News
}

/** Each pull request once. `remindBefore`: news again if it waits since then. */
export function pendingNews({ fixes }: Ledger, remindBefore = Number.NEGATIVE_INFINITY) {
  const nameOf = (fix: Fix, news: News) => `${news} ${fix.prLink?.url ?? fix.id}`
  const told = new Set(fixes.flatMap((fix) => fix.notified.map((news) => nameOf(fix, news))))
  const isNew = (fix: Fix, news: News) => told.size < told.add(nameOf(fix, news)).size
  return fixes.flatMap((fix): FixNews[] => {
    const { news: own } = states[fix.state]
    const isWaiting = fix.state === 'proposed' && fix.unreadableSince === undefined && fix.since <= remindBefore
    const news = own && fix.notified.includes(own) ? isWaiting && 'reminder' : own
    const isOnPull = news === 'pull-request' || news === 'reminder'
    return news && (!isOnPull || isNew(fix, news)) ? [{ fixId: fix.id, news }] : []
  })
}

/** Recorded with each fix, as others may leave the ledger. */
export function shareNotice(ledger: Ledger, fix: Fix): Fix {
  const { prLink, notified } = fix
  if (!prLink || notified.includes('pull-request')) return fix
  const isTold = listLinked(ledger, prLink).some((other) => other.notified.includes('pull-request'))
  return isTold || isPast(ledger, prLink) ? { ...fix, notified: [...notified, 'pull-request'] } : fix
}

export function markTold(ledger: Ledger, news: readonly FixNews[]): Fix[] {
  const told = news.map((one) => ({ ...one, url: findFix(ledger, one.fixId)?.prLink?.url }))
  const notify = (fix: Fix): Fix => {
    const own = told.filter(({ fixId, url = '' }) => fixId === fix.id || url === fix.prLink?.url)
    const notified = [...new Set([...fix.notified, ...own.map(({ news }) => news)])]
    return own.length === 0 ? fix : { ...fix, notified }
  }
  return ledger.fixes.map(notify)
}
