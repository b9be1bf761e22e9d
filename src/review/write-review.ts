// One comment, recorded first, and one label on a pull request.
import { asKnown, unlessStopped } from '../errors/failure.ts'
import type { Judged } from '../fixes/fix.ts'
import { verdictLabels } from '../github/github-names.ts'
import type { Pull } from '../github/pull.ts'
import type { Comment } from '../github/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength, listLag, noticeReserve } from '../ledger/ledger-limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import type { Markdown } from '../text/markdown/github-markdown.ts'
import { type SafeText, safe, sentence } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { listTickedBoxes } from './acceptance.ts'
import { listMoves } from './find-fix.ts'
import { isStillHead } from './read-change.ts'
import { isReview, withdrawLabels } from './unreviewed.ts'

const ways = safe`run a sync with \`issues: write\`, which creates it, or create it under Issues › Labels`
const remedy = safe`If the repository does not have it, ${ways}; otherwise give the review \`pull-requests: write\`.`

async function writeLabel({ world, fix, pull: { number, labels }, judged: { verdict, head } }: Writing) {
  const { name } = verdictLabels[verdict]
  const last = fix.review?.judged
  const isThere = labels.includes(name) && (last === undefined || (last.verdict === verdict && last.head === head))
  try {
    const present = isThere ? labels : await world.tracking.addLabels(number, [name])
    if (!present) world.log.info(safe`Could not update the label ${name}: GitHub refused it. ${remedy}`)
    await withdrawLabels(world, { number, labels: present ?? labels }, name)
  } catch (error) {
    world.log.info(safe`Could not update the label ${name}. ${asKnown(error).what}`)
    await withdrawLabels(world, { number, labels }, name)
  }
}

export type Reviewing = Readonly<{
  world: World
  session: LedgerSession
  fix: Fix
  pull: Pull
}>

type Writing = Reviewing &
  Readonly<{
    judged: Judged
    comment: Comment | undefined
    commands: readonly LedgerCommand[]
    render: (nonce: string, ticked?: ReadonlySet<string>) => Markdown
  }>

/** @returns whether the judged head is still the head */
export async function writeReview(writing: Writing) {
  const { world, pull } = writing
  let isCurrent = false
  try {
    isCurrent = await isStillHead(world, pull)
    if (!isCurrent)
      world.log.info(safe`New commits were pushed during the review; the run for the newest one writes the comment.`)
    else if (await writeComment(writing)) await writeLabel(writing)
  } catch (error) {
    warnUnwritten(world, error, safe`the verdict is in the summary and the outputs`)
    if (isCurrent) await withdrawLabels(world, pull, verdictLabels[writing.judged.verdict].name)
  }
  return isCurrent
}

/** @returns whether the judged head is still the head */
export async function endDry({ world, pull }: Reviewing) {
  world.log.info(safe`Dry run: the verdict is only in the summary and the outputs.`)
  return isStillHead(world, pull)
}

/** @param listLate what is accepted in the end */
export async function recordEnd({ world, session, fix, pull }: Reviewing, listLate: () => Promise<LedgerCommand[]>) {
  try {
    const [known] = await session.record([...(await listLate()), ...listMoves(fix, pull, world.place, world.now())])
    const end = pull.state === 'merged' ? safe`merged` : safe`closed without merging`
    world.log.info(
      known === undefined
        ? safe`The pull request was ${end}; there is nothing new to record.`
        : safe`Recorded that the pull request was ${end}.`,
    )
  } catch (error) {
    warnUnwritten(world, error, safe`the next sync will record that it was closed`)
  }
}

/** @returns whether this run wrote it, not another */
async function writeComment(writing: Writing) {
  const { world, session, fix, pull, judged, comment, commands, render } = writing
  const { review: previous, id: fixId } = fix
  const { number } = pull
  const about = { fixId, number, judged, now: world.now() }
  const record = (command: LedgerCommand) => session.record([...commands, command])
  const found = comment ?? (previous?.comment === undefined ? await findComment(writing) : undefined)
  const known = found?.id ?? previous?.comment
  const needsNone = judged.verdict === 'clear' && !judged.unanswered && judged.accepted === undefined
  const isStillQuiet = needsNone && (previous === undefined || previous.state === 'quiet')
  if (isStillQuiet || known !== undefined) {
    const { nonce } = previous ?? { nonce: world.name() }
    await record({ type: 'review-judged', ...about, nonce, comment: known })
    if (known !== undefined && (await updateComment(world, known, found, (ticked) => render(nonce, ticked)))) {
      world.log.info(safe`The comment on the pull request is up to date.`)
      return true
    }
    if (needsNone) return true
  }
  const [now, nonce] = [world.now(), world.name()]
  const intent = { type: 'review-intended', ...about, nonce, deleted: known, missing: previous?.nonce, now } as const
  if (!(await record(intent)).includes(intent)) {
    const again = safe`If it has been deleted since, a later review will write it again.`
    world.log.info(safe`Another review began the comment less than ten minutes ago. ${again}`)
    return false
  }
  if (world.stop.aborted || world.now() - now > leaseLength - noticeReserve) return false
  const refuse = () => session.record([{ type: 'review-refused', fixId, nonce }])
  const written = await unlessStopped(world.tracking.createComment(number, render(nonce)), refuse)
  if (!written) return false
  // Known by its ID, it is not taken for unwritten if somebody deletes it again.
  if (previous && previous.state !== 'quiet')
    await session.record([{ type: 'review-judged', ...about, nonce, comment: written.id }])
  world.log.info(safe`Commented on the pull request.`)
  return true
}

/** Boxes ticked meanwhile stay so, for the next review. @returns whether it still exists */
async function updateComment(
  { tracking }: World,
  id: number,
  read: Comment | undefined,
  render: (ticked: ReadonlySet<string>) => Markdown,
): Promise<boolean> {
  const latest = await tracking.getComment(id)
  const ticked = new Set(listTickedBoxes(latest?.body ?? '')).difference(new Set(listTickedBoxes(read?.body ?? '')))
  const body = render(ticked)
  // Each edit pushes an older one, and who ticked what, out of GitHub's history.
  return latest?.body === body || (await tracking.updateComment(id, body)) !== undefined
}

/** Its id is not recorded at creation: it is found by nonce and author. */
export async function findComment({ world, session, fix, pull }: Reviewing): Promise<Comment | undefined> {
  const { review } = fix
  if (review === undefined || review.state === 'quiet') return undefined
  if (review.comment !== undefined) return world.tracking.getComment(review.comment)
  const comments = await world.tracking.listComments(pull.number, review.at - listLag)
  for (const one of comments) if (await isReview(world, session, one, review.nonce)) return one
  return undefined
}

export function warnUnwritten({ log }: Pick<World, 'log'>, error: unknown, instead: SafeText) {
  const { what, remedy } = asKnown(error)
  log.warning(safe`${what} ${sentence(instead)} ${remedy}`)
}
