// News of fixes: each is told once in a comment.
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import { states } from './fix.ts'
import { pullOf } from './queries.ts'

interface FixNews {
  readonly fixId: string
  readonly news: News
}

const onPull: readonly News[] = ['pull-request', 'reminder']

/** Each pull request once. `remindBefore`: news again if it waits since then. */
export function pendingNews({ fixes, pastPulls = [] }: Ledger, remindBefore = -Infinity) {
  const nameOf = (fix: Fix, news: News) => `${news} ${(onPull.includes(news) && pullOf(fix)) || fix.id}`
  const told = new Set([
    ...fixes.flatMap((fix) => fix.notified.map((news) => nameOf(fix, news))),
    ...pastPulls.map((url) => `pull-request ${url}`),
  ])
  const found = new Map<string, FixNews>()
  for (const fix of fixes) {
    const { news: own } = states[fix.state]
    const isWaiting = fix.state === 'proposed' && fix.unreadableSince === undefined && fix.since <= remindBefore
    const news = own && told.has(nameOf(fix, own)) ? isWaiting && 'reminder' : own
    const name = news && nameOf(fix, news)
    if (name && !told.has(name) && !found.has(name)) found.set(name, { fixId: fix.id, news })
  }
  return [...found.values()]
}

export function markTold({ fixes }: Ledger, news: readonly FixNews[]): Fix[] {
  return fixes.map((fix) => {
    const own = news.flatMap((one) => (one.fixId === fix.id ? one.news : []))
    return { ...fix, notified: [...fix.notified, ...own] }
  })
}
