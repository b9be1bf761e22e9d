// One comment on the agent's pull request, written ahead in the ledger, and brought up to date when the review runs again.

import { unlessStopped } from '../errors/failure.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength, leaseReserve } from '../ledger/limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { hasNonce } from '../report/hidden-line.ts'
import type { Markdown } from '../report/markdown/markdown.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { isReadOnly, type PullEvent } from './find-fix.ts'

interface Writing {
  readonly world: World
  readonly session: LedgerSession
  readonly fix: Fix
  readonly pull: PullEvent
  readonly nonce: string
  readonly text: Markdown
}

export async function writeReview(writing: Writing): Promise<void> {
  const { world } = writing
  try {
    await write(writing)
  } catch (error) {
    if (!isReadOnly(error)) throw error
    world.log.warning(safe`This token may not comment; the verdict is in the summary and the outputs.`)
  }
}

async function write({ world, session, fix, pull, nonce, text }: Writing): Promise<void> {
  const known = fix.review?.comment ?? (await findComment(world, fix, pull))
  if (known !== undefined && (await world.tracking.updateComment(known, text)) !== undefined) {
    await session.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: known }])
    return world.log.info(safe`Brought the comment on the pull request up to date.`)
  }
  const now = world.now()
  const intended = await session.record([{ type: 'review-intended', fixId: fix.id, nonce, deleted: known, now }])
  if (intended.length === 0) return world.log.info(safe`Another run is writing the comment.`)
  if (world.stop.aborted || world.now() - now > leaseLength - leaseReserve) return
  const written = await unlessStopped(world.tracking.createComment(pull.number, text))
  if (written === undefined) return
  await session.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: written.id }])
  world.log.info(safe`Commented on the pull request.`)
}

/** A comment whose run ended before it could record it: found by its nonce under our own author. */
async function findComment(world: World, fix: Fix, pull: PullEvent): Promise<number | undefined> {
  const { review } = fix
  if (review === undefined || world.now() - review.at < leaseLength) return undefined
  const isOurs = await world.tracking.recogniseOurs()
  const comments = await world.tracking.listComments(pull.number, review.at - leaseLength)
  return comments.find((comment) => isOurs(comment) && hasNonce(comment.body, review.nonce))?.id
}
