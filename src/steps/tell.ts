// Telling people: one comment at the end of a run that has news, written ahead, and the tracking issue's body brought up to date.

import type { LedgerEvent } from '../domain/ledger/event.ts'
import { pendingNews } from '../domain/ledger/fix.ts'
import { leaseLength } from '../domain/ledger/limits.ts'
import { renderComment } from '../domain/report/comment.ts'
import { listWaiting } from './choose.ts'
import { collectQuotes } from './quotes.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'

/** GitHub takes 2,500 comments on an issue; near that, news go into our newest comment. */
const manyComments = 2400

export async function tell(sync: Sync): Promise<void> {
  const { world, book, tracking, account, inputs } = sync
  const news = pendingNews(book.ledger)
  const nonce = world.name()
  const now = world.now()
  const events: LedgerEvent[] = [
    { type: 'round-closed', run: book.run, maxAttempts: inputs['max-attempts'], now },
    { type: 'waiting-listed', clusters: listWaiting(account.clusters, account.entries), now },
  ]
  if (tracking.issue !== undefined && news.length > 0 && !world.stop.aborted) {
    events.push({ type: 'comment-intended', intent: { nonce, run: book.run, at: now, lease: now + leaseLength }, news })
  }
  const accepted = await book.record([...tracking.events, ...events])
  await shareNews(sync, accepted)
  if (world.stop.aborted) return
  await tracking.publish()
  if (accepted.some((event) => event.type === 'comment-intended')) await comment(sync, nonce)
}

async function comment(sync: Sync, nonce: string): Promise<void> {
  const { world, book, tracking } = sync
  const { issue } = tracking
  const intent = book.ledger.tracking.commentIntent
  if (issue === undefined || intent === undefined) return
  const quotes = await collectQuotes(
    sync,
    intent.news.map((item) => item.fixId),
  )
  const body = renderComment({ ledger: book.ledger, news: intent.news, links: tracking.links, nonce, quotes })
  const newest = book.ledger.tracking.newestComment
  const written =
    issue.comments >= manyComments && newest !== undefined
      ? await world.tracking.updateComment(newest, body)
      : await world.tracking.createComment(issue.number, body)
  await book.record([{ type: 'comment-posted', nonce, comment: written.id, author: written.author }])
  const links = intent.news.flatMap((item) =>
    item.news === 'pull-request' ? (book.ledger.fixes.find((fix) => fix.id === item.fixId)?.prLink ?? []) : [],
  )
  sync.account.pullRequests.push(...links)
  world.log.info(`Commented on the tracking issue: ${intent.news.length} news.`)
}
