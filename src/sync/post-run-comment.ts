// One comment at the end of a run that has news, written ahead; the tracking issue's body is brought up to date.
import type { PullLink } from '../addresses/pull-link.ts'
import { unlessStopped } from '../errors/failure.ts'
import { findFix } from '../ledger/fix.ts'
import { leaseReserve } from '../ledger/limits.ts'
import { renderComment } from '../report/comment.ts'
import { isWithin, longestBody, type Markdown, putAfter } from '../report/markdown/markdown.ts'
import { count, safe } from '../text/safe-text.ts'
import { logChanges } from './changes.ts'
import type { Context, Entries } from './context.ts'
import { mayQuote } from './preview.ts'
import { type Closing, type Final, isWorthRecording, recordFinal } from './record-final.ts'

/** GitHub takes 2,500 comments on an issue; near that, news go into our newest comment while it has room. */
const manyComments = 2400

export interface Posted {
  /** Those that the comment reports. */
  readonly pullRequests: readonly PullLink[]
}

/**
 * @param recorded the last checkpoint, if following has made it already
 * @returns undefined when there is no comment
 */
export async function postRunComment(
  context: Context,
  closing: Closing,
  recorded: Final | undefined,
  entries: Entries,
): Promise<Posted | undefined> {
  const { world, tracking, session } = context
  world.log.group(safe`Reporting`)
  if (world.stop.aborted && recorded === undefined && !isWorthRecording(context, closing)) return undefined
  const final = recorded ?? (await recordFinal(context, closing, []))
  if (recorded === undefined) logChanges(context, final.accepted)
  const { commentIntended, nonce } = final
  if (world.stop.aborted) {
    if (commentIntended) await session.record([{ type: 'comment-intent-dropped', nonce }])
    return undefined
  }
  await tracking.publish()
  return commentIntended ? post(context, nonce, entries) : undefined
}

async function post(context: Context, nonce: string, entries: Entries): Promise<Posted | undefined> {
  const { world, session, tracking } = context
  const { issue } = tracking
  const intent = session.ledger.tracking.commentIntent
  if (issue === undefined || intent === undefined) return undefined
  const { news } = intent
  const fixIds = news.map((item) => item.fixId)
  const quotes = await findQuotes(context, fixIds, entries)
  const late = intent.lease - world.now() < leaseReserve
  const body = renderComment({ ledger: session.ledger, news, links: tracking.links, nonce, quotes })
  const write = async () =>
    (await addToNewest(context, body)) ?? (await world.tracking.createComment(issue.number, body))
  const written = late || world.stop.aborted ? undefined : await unlessStopped(write())
  if (written === undefined) {
    await session.record([{ type: 'comment-intent-dropped', nonce }])
    world.log.info(safe`The comment is left to the next run.`)
    return undefined
  }
  await session.record([{ type: 'comment-posted', nonce, comment: written.id, author: written.author }])
  const pulls = news.filter((item) => item.news === 'pull-request')
  const pullRequests = pulls.flatMap((item) => findFix(session.ledger, item.fixId)?.prLink ?? [])
  // What others have recorded meanwhile belongs on the dashboard too; when there is nothing, nothing is sent.
  await tracking.publish()
  world.log.info(safe`Commented on the tracking issue: ${count(news.length, 'piece', 'pieces')} of news.`)
  return { pullRequests }
}

/** Comments by the fix that they went into. */
async function findQuotes({ world, session, inputs }: Context, fixIds: readonly string[], entries: Entries) {
  const quotes = fixIds.map((fixId) => {
    const entryIds = findFix(session.ledger, fixId)?.entryIds ?? []
    return [fixId, entryIds.flatMap((id) => entries.get(id)?.comment ?? [])] as const
  })
  const found = new Map(quotes.filter(([, words]) => words.length > 0))
  return found.size > 0 && (await mayQuote(world, inputs)) ? found : new Map<string, string[]>()
}

/** What stands in the newest comment stays. */
async function addToNewest({ world, session, tracking }: Context, body: Markdown) {
  const { newestComment } = session.ledger.tracking
  if (newestComment === undefined || (tracking.issue?.comments ?? 0) < manyComments) return undefined
  const newest = await world.tracking.getComment(newestComment)
  if (newest === undefined) return undefined
  const whole = putAfter(newest.body, body)
  return isWithin(whole, longestBody) ? world.tracking.updateComment(newest.id, whole) : undefined
}
