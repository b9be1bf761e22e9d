// Telling people: one comment at the end of a run that has news, written ahead, and the tracking issue's body brought up to date.
import { findFix } from '../ledger/fix.ts'
import { leaseReserve } from '../ledger/limits.ts'
import { renderComment } from '../report/comment.ts'
import { type Markdown, putAfter } from '../report/markdown/markdown.ts'
import { isWithin, longestBody } from '../report/markdown/table.ts'
import { count, safe } from '../text/safe-text.ts'
import type { Ending } from './ending.ts'
import { collectQuotes } from './quotes.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'
import { unlessStopped } from './unless-stopped.ts'

/** GitHub takes 2,500 comments on an issue; near that, news go into our newest comment while it has room. */
const manyComments = 2400

export async function postRunComment(sync: Sync, ending: Ending): Promise<void> {
  const { world, tracking, session } = sync
  if (world.stop.aborted && !ending.done && !ending.isWorthIt) return
  if (!ending.done) shareNews(sync, await ending.record([]))
  if (world.stop.aborted) {
    if (ending.comments) await session.record([{ type: 'comment-intent-dropped', nonce: ending.nonce }])
    return
  }
  await tracking.publish()
  if (ending.comments) await comment(sync, ending.nonce)
}

async function comment(sync: Sync, nonce: string): Promise<void> {
  const { world, session, tracking, account } = sync
  const { issue } = tracking
  const intent = session.ledger.tracking.commentIntent
  if (issue === undefined || intent === undefined) return
  const { news } = intent
  const quotes = await collectQuotes(
    sync,
    news.map((item) => item.fixId),
  )
  const late = intent.lease - world.now() < leaseReserve
  const body = renderComment({ ledger: session.ledger, news, links: tracking.links, nonce, quotes })
  const write = async () => (await addToNewest(sync, body)) ?? (await world.tracking.createComment(issue.number, body))
  const written = late || world.stop.aborted ? undefined : await unlessStopped(write())
  if (written === undefined) {
    await session.record([{ type: 'comment-intent-dropped', nonce }])
    return world.log.info(safe`The comment is left to the next run.`)
  }
  await session.record([{ type: 'comment-posted', nonce, comment: written.id, author: written.author }])
  const links = news
    .filter((item) => item.news === 'pull-request')
    .map((item) => findFix(session.ledger, item.fixId)?.prLink)
  // What others have recorded meanwhile belongs on the dashboard too; when there is nothing, nothing is sent.
  await tracking.publish()
  account.news = true
  account.pullRequests.push(...links.filter((link) => link !== undefined))
  world.log.info(safe`Commented on the tracking issue: ${count(news.length, 'piece', 'pieces')} of news.`)
}

/** What stands in the newest comment stays. */
async function addToNewest({ world, session, tracking }: Sync, body: Markdown) {
  const { newestComment } = session.ledger.tracking
  if (newestComment === undefined || (tracking.issue?.comments ?? 0) < manyComments) return undefined
  const newest = await world.tracking.getComment(newestComment)
  if (newest === undefined) return undefined
  const whole = putAfter(newest.body, body)
  return isWithin(whole, longestBody) ? world.tracking.updateComment(newest.id, whole) : undefined
}
