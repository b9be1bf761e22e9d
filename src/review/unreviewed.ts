// Reviews of open pull requests without a valid verdict.
import { asKnown, ignoreKnown } from '../errors/failure.ts'
import type { Unstarted } from '../fixes/fix.ts'
import { listCommented } from '../fixes/queries.ts'
import { isHere, verdictLabels } from '../github/github-names.ts'
import type { Pull } from '../github/pull.ts'
import type { Comment } from '../github/tracking-issue.ts'
import { hasNonce } from '../issue/hidden-line.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength, listLag, lostFor } from '../ledger/ledger-limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import type { Context } from '../step-context.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { listTickedBoxes } from './acceptance.ts'
import { findUnjudged } from './review-commands.ts'

/** Milliseconds for a review started by an event. */
const grace = 600_000
const maxReviews = 3

/** @param judge returns whether the verdict holds */
export async function reviewUnjudged(context: Context, judge: (number: number) => Promise<boolean>) {
  const { world, session } = context
  if (context.onlyAsked || world.stop.aborted) return
  const { ledger } = session
  const open = ledger.fixes.filter(
    ({ state, prLink }) => state === 'proposed' && prLink && isHere(prLink, world.place.repository),
  )
  const listNumbers = (isMeant: (fix: Fix) => boolean | undefined) =>
    new Set(open.flatMap((fix) => (isMeant(fix) ? (fix.prLink?.number ?? []) : [])))
  const unjudged = listNumbers((fix) => findUnjudged(ledger, fix) !== undefined)
  const accepted = new Set(ledger.accepted?.map(({ key }) => key))
  const stale = listNumbers(({ review }) => review?.judged.relied?.some((key) => !accepted.has(key)))
  const underWay = listNumbers(({ review }) => review && isUnderWay(review, world.now()))
  const late = listNumbers((fix) => (findUnjudged(ledger, fix)?.at ?? world.now()) <= world.now() - grace)
  const due = late.union(stale).difference(underWay)
  const numbers = [...due.union(new Set(await listAsking(context)))].slice(0, maxReviews)
  if (unjudged.size > 0)
    world.log.info(safe`${count(unjudged.size, 'pull request has', 'pull requests have')} a commit without a review.`)
  const judged = new Set<number>()
  for (const number of numbers) {
    if (world.stop.aborted) break
    try {
      if (await judge(number)) judged.add(number)
    } catch (error) {
      const { what, remedy } = asKnown(error)
      world.log.warning(safe`Pull request ${number} could not be reviewed. ${what} ${remedy}`)
    }
  }
  for (const number of unjudged.union(stale).difference(judged)) {
    const { verdict } = session.ledger.fixes.find(({ review }) => review?.number === number)?.review?.judged ?? {}
    if (verdict && !world.stop.aborted) await withdrawLabels(world, { number, labels: [verdictLabels[verdict].name] })
  }
}

const ours: readonly string[] = Object.values(verdictLabels).map(({ name }) => name)

/** @param kept holds for the head */
export async function withdrawLabels(
  { tracking, log }: World,
  { number, labels }: Pick<Pull, 'number' | 'labels'>,
  kept?: string,
) {
  for (const label of labels) {
    // GitHub ignores capitals in them.
    const name = label.toLowerCase()
    if (name === kept || !ours.includes(name)) continue
    const isGone = await tracking.removeLabel(number, label).catch(ignoreKnown)
    if (!isGone) log.info(safe`A verdict’s label could not be removed: that takes \`pull-requests: write\`.`)
  }
}

/** An event's review may be about to write. */
const isUnderWay = ({ state, at }: NonNullable<Fix['review']>, now: number) =>
  state === 'intended' && now - at < leaseLength + grace

/** A box is ticked, or a run ended before it wrote the comment. */
async function listAsking({ world, session }: Context): Promise<number[]> {
  const commented = listCommented(session.ledger)
  if (commented.length === 0) return []
  // An earlier run may have had too many to judge.
  const since = commented.reduce((least, { at }) => Math.min(least, at), Infinity)
  const latest = await world.tracking.listLatestComments(since - listLag)
  const { getComment } = world.tracking
  const read = latest.isWhole
    ? latest.comments
    : await Promise.all(commented.map(({ comment }) => comment && getComment(comment)))
  const ticked = read.flatMap((comment) => (comment && listTickedBoxes(comment.body).length > 0 ? comment : []))
  const numbers: number[] = []
  for (const one of ticked)
    for (const { comment, nonce, number } of commented)
      if (comment === undefined ? await isReview(world, session, one, nonce) : comment === one.id) numbers.push(number)
  for (const review of latest.isWhole ? commented : []) {
    const isDue = review.state === 'intended' && !isUnderWay(review, world.now()) && world.now() - review.at < lostFor
    if (isDue && !latest.comments.some(({ body }) => hasNonce(body, review.nonce))) numbers.push(review.number)
  }
  return numbers
}

/** Sync and review may use different tokens, mostly bots’. */
export async function isReview({ tracking }: World, { ledger }: LedgerSession, comment: Comment, nonce: string) {
  if (!hasNonce(comment.body, nonce)) return false
  return comment.isBot || (await tracking.recogniseOurs(ledger.tracking.author))(comment)
}

/** Each keeps GitHub from starting workflows. */
const skips = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i
const trailer = /\n\n(?:.*\n)*?skip-checks:\s?true\s*$/i

export async function findWhyUnstarted({ changes }: Pick<World, 'changes'>, pull: Pull): Promise<Unstarted> {
  const message = (await changes.readMessage(pull.head)) ?? ''
  if (skips.test(message) || trailer.test(message.replace(/\r\n?/g, '\n'))) return 'skip-ci'
  return pull.hasConflict ? 'conflict' : 'unknown'
}
