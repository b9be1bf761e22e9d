// One comment on the agent's pull request, recorded in the ledger before it is written, and updated when the review runs again.

import { KnownError, unlessStopped } from '../errors/failure.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { reviewedNumber } from '../ledger/fixes/review.ts'
import type { Judged } from '../ledger/records/fix.ts'
import type { Fix } from '../ledger/records/ledger.ts'
import { leaseLength, leaseReserve, listLag } from '../ledger/records/limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import type { Markdown } from '../report/markdown/markdown.ts'
import { hasNonce } from '../report/parts/hidden-line.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { listMoves, type PullEvent } from './find-fix.ts'
import { isStillHead } from './read-change.ts'
import { writeLabel } from './write-label.ts'

interface Writing {
  readonly world: World
  readonly session: LedgerSession
  readonly fix: Fix
  readonly pull: PullEvent
  readonly judged: Judged
  /** @param nonce marks the comment as the Action's */
  readonly render: (nonce: string) => Markdown
}

/** Writes the comment, the label, and what the pull request shows about its fix. A failed write does not cost the verdict. */
export async function writeReview(writing: Writing): Promise<void> {
  const { world, fix, pull, judged } = writing
  const previous = reviewedNumber(fix) === pull.number ? fix.review : undefined
  try {
    if (!(await isStillHead(world, pull)))
      world.log.info(safe`New commits were pushed during the review; the run for the newest one writes the comment.`)
    else if (await writeComment(writing, previous, listMoves(fix, pull, world.place, world.now())))
      await writeLabel(world, pull, judged.verdict, previous?.judged?.verdict)
  } catch (error) {
    warnUnwritten(world, error, safe`the verdict is in the summary and the outputs`)
  }
}

/** A pull request that was merged or declined gets no comment and no label. */
export async function recordEnd({ world, session, fix, pull }: Omit<Writing, 'judged' | 'render'>): Promise<void> {
  try {
    const [known] = await session.record(listMoves(fix, pull, world.place, world.now()))
    const end = pull.state === 'merged' ? safe`merged` : safe`closed without merging`
    world.log.info(
      known === undefined
        ? safe`The pull request was ${end}; there is nothing new to record.`
        : safe`Recorded that the pull request was ${end}.`,
    )
  } catch (error) {
    warnUnwritten(world, error, safe`the next sync records that it was closed`)
  }
}

/** @returns whether this run wrote the comment; what another run is writing is left to it */
async function writeComment(
  { world, session, fix, pull: { number }, judged, render }: Writing,
  previous: Fix['review'],
  moves: readonly LedgerCommand[],
): Promise<boolean> {
  const known = previous && (previous.comment ?? (await findComment({ world, session }, number, previous)))
  if (previous !== undefined && known !== undefined) {
    const { nonce } = previous
    await session.record([...moves, { type: 'review-judged', fixId: fix.id, number, nonce, comment: known, judged }])
    if ((await world.tracking.updateComment(known, render(nonce))) !== undefined) {
      world.log.info(safe`Updated the comment on the pull request.`)
      return true
    }
  }
  const [now, nonce] = [world.now(), world.name()]
  const intent = { type: 'review-intended', fixId: fix.id, number, nonce, deleted: known, judged, now } as const
  if (!(await session.record([...moves, intent])).includes(intent)) {
    world.log.info(safe`Another run is writing the comment.`)
    return false
  }
  if (world.stop.aborted || world.now() - now > leaseLength - leaseReserve) return false
  if ((await unlessStopped(world.tracking.createComment(number, render(nonce)))) === undefined) return false
  world.log.info(safe`Commented on the pull request.`)
  return true
}

/** The run that creates the comment does not record its id: it is found by its nonce, under the Action's own author. */
async function findComment(
  { world, session }: Pick<Writing, 'world' | 'session'>,
  pull: number,
  { at, nonce }: Judging,
): Promise<number | undefined> {
  const marked = (await world.tracking.listComments(pull, at - listLag)).filter(({ body }) => hasNonce(body, nonce))
  if (marked.length === 0) return undefined
  const isOurs = await world.tracking.recogniseOurs(session.ledger.tracking.author)
  return marked.find(isOurs)?.id
}
type Judging = NonNullable<Fix['review']>

/** Also for an unclear pull request. @param instead where to look instead */
export function warnUnwritten({ log }: Pick<World, 'log'>, error: unknown, instead: SafeText): void {
  if (isReadOnly(error)) log.warning(safe`The token has no write access here; ${instead}.`)
  else if (error instanceof KnownError) log.warning(safe`${error.what} ${error.remedy} Until then, ${instead}.`)
  else throw error
}

/** The token of a fork or a restricted workflow is read-only. */
function isReadOnly(error: unknown): boolean {
  const limited = error instanceof Error && 'kind' in error && error.kind === 'limited'
  return error instanceof Error && 'status' in error && error.status === 403 && !limited
}
