// A review of a pull request.
import { asKnown, KnownError, see } from './errors/failure.ts'
import type { Judged, Unstarted } from './fixes/fix.ts'
import type { Inputs } from './inputs/inputs.ts'
import { trustIssueAuthor } from './issue/find-issue.ts'
import { openSession } from './ledger/session.ts'
import { createAcceptance, readTicks } from './review/acceptance.ts'
import { findFixOfPull, listMoves, type PullEvent } from './review/find-fix.ts'
import type { Judgement } from './review/judge/result.ts'
import { readChange } from './review/read-change.ts'
import { chooseQuotes, readReaders } from './review/read-readers.ts'
import { listBlamed, renderReview, shorten } from './review/review-comment.ts'
import { findWhyUnstarted, withdrawLabels } from './review/unreviewed.ts'
import { endDry, findComment, type Reviewing, recordEnd, warnUnwritten, writeReview } from './review/write-review.ts'
import { describeSize } from './step-context.ts'
import { count, type Markdown, type SafeText, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/**
 * `foreign`: it belongs to no fix, or is closed and unclear; `invalid`: it does, but the inputs are unusable; `unclear`: it is open, and
 * a person must say; `closed`: merged or declined; `judged`: of this very head; `isStale`: no longer of the head, or not confirmed.
 */
export type Review = Readonly<
  | { kind: 'invalid' }
  | { kind: 'foreign'; reason: SafeText }
  | { kind: 'unclear'; reason: SafeText; remedy: SafeText }
  | { kind: 'closed'; judged: Judged | undefined }
  | (Pick<Judgement, 'verdict' | 'findings'> & { kind: 'reviewed'; summary: Markdown; head: string; isStale: boolean })
>

interface ReviewInputs extends Pick<Inputs, 'project-id' | 'quotes' | 'allow' | 'dry-run'> {
  /** Whether the other inputs are usable, too. */
  readonly usable: boolean
}

/** @throws Failure or GitHubError */
export async function review(inputs: ReviewInputs, event: PullEvent, world: World, run: string): Promise<Review> {
  world.log.group(safe`Finding the fix for this pull request`)
  const session = await openSession(world, inputs['project-id'], run)
  const first = findFixOfPull(session.ledger, event, world.place)
  if (session.snapshot) {
    const concerns = first.kind !== 'foreign' || first.isMarked
    await world.ledger.verify(session.snapshot, trustIssueAuthor(world, session, event.author, concerns))
  }
  if (first.kind === 'foreign') {
    const isKnown = session.snapshot !== undefined || !first.isMarked || event.action === 'closed'
    return isKnown ? first : { kind: 'unclear', ...noLedger }
  }
  if (!inputs.usable) return { kind: 'invalid' }
  const mayWrite = !inputs['dry-run']
  const now = await readNow(world, event)
  const pull = now ?? event
  const find = () => findFixOfPull(session.ledger, pull, world.place)
  const found = find()
  // Whoever closed it has decided.
  if (found.kind === 'foreign' || (found.kind === 'unclear' && pull.state !== 'open'))
    return { kind: 'foreign', reason: found.reason }
  if (found.kind === 'unclear') {
    if (now && mayWrite) {
      await withdrawLabels(world, now)
      await session
        .record(found.commands)
        .catch((error: unknown) => warnUnwritten(world, error, safe`the next sync will show it on the tracking issue`))
    }
    return found
  }
  const { fix } = found
  world.log.info(safe`It addresses ${describeSize(fix)} on ${count(fix.pages.length, 'page')}.`)
  const judging = { inputs, world, session, fix, pull, isRead: now !== undefined }
  if (pull.state !== 'open') {
    const known = fix.review?.judged
    const judged = known?.head === pull.head ? known : undefined
    if (now && mayWrite) {
      await recordEnd(judging, () => listLate(judging))
      if (!judged) await withdrawLabels(world, now)
    }
    return { kind: 'closed', judged }
  }
  // A reopened one gets its topics back.
  await session.stage(listMoves(fix, pull, world.place, world.now()))
  const moved = find()
  return judgeHead(moved.kind === 'ours' ? { ...judging, fix: moved.fix } : judging)
}

const howToRestore = see('the-ledger-is-lost-or-was-rolled-back')
const noLedger = {
  reason: safe`its description has a marker line, but there is no ledger in this repository to look it up in`,
  remedy: safe`Remove the marker line if it is not the agent’s, or restore the ledger’s branch. ${howToRestore}`,
}

/** A re-run gets its first run's event. */
async function readNow({ changes, log }: World, event: PullEvent) {
  const pull = await changes.getPull(event.number).catch(asKnown)
  if (pull instanceof KnownError) {
    log.warning(safe`${pull.what} This review uses the event’s data and posts nothing. ${pull.remedy}`)
    return undefined
  }
  if ((['head', 'title', 'body', 'state'] as const).some((field) => pull[field] !== event[field]))
    log.info(safe`The pull request changed after the event; this review covers its current head ${shorten(pull.head)}.`)
  return pull
}

type Judging = Reviewing &
  Readonly<{
    inputs: Omit<ReviewInputs, 'usable'>
    /** Not only as the event said. */
    isRead: boolean
    /** Why a sync judges it: no event started a review. */
    unstarted?: Unstarted
    /** Takes a request to the export, if one is left. */
    mayAsk?: () => boolean
  }>

const maxLeft = 200

async function readComment(judging: Judging) {
  const comment = await findComment(judging)
  return { comment, ticks: await readTicks(judging.world, comment) }
}

async function assess(judging: Judging, found?: Awaited<ReturnType<typeof readComment>>) {
  const { inputs, world, session, fix, pull, mayAsk } = judging
  world.log.group(safe`Reviewing the change`)
  const { change, others } = await readChange(world, pull)
  const readers = await readReaders(world, fix, mayAsk)
  const { comment, ticks } = found ?? (await readComment(judging))
  const acceptance = createAcceptance(session.ledger, fix, change, inputs.allow, ticks, world.now())
  // On demand: it brings the parsers.
  const { judgeChange } = await import('./review/judge-change.ts')
  const judged = judgeChange({ change, others, fix, agent: pull.author, readers, acceptance })
  const commands = acceptance.listNew(judged.judgement.accepted, fix.id)
  return { ...judged, change, readers, comment, ignored: ticks.ignored, acceptance, commands }
}

/** What was ticked before it was closed: no later review reads it. */
async function listLate(judging: Judging) {
  const found = await readComment(judging)
  return found.ticks.by.size > 0 ? (await assess(judging, found)).commands : []
}

async function judgeHead(judging: Judging) {
  const { inputs, world, session, fix, pull, isRead, unstarted } = judging
  const { judgement, coverage, vetted, files, change, readers, comment, ignored, acceptance, commands } =
    await assess(judging)
  const quotes = chooseQuotes(inputs.quotes, pull.isPrivate, readers)

  world.log.group(safe`Posting the review`)
  const links = { ...world.place, issue: session.ledger.tracking.issue }
  const shown = { fix, links, judgement, change, coverage, quotes, acceptance, ignored, unstarted }
  const { verdict, findings, accepted } = judgement
  const { head } = pull
  const { topics = [], unanswered } = coverage
  const judged = {
    verdict,
    head,
    vetted,
    files,
    unstarted,
    unanswered,
    relied: acceptance.listRelied(accepted),
    accepted: accepted.length || undefined,
    topics: topics.length || undefined,
    left: topics.flatMap(({ hunks, entryIds }) => (hunks.length > 0 ? [] : entryIds)).slice(0, maxLeft),
    blamed: listBlamed(judgement),
  }
  const render = (nonce: string, ticked?: ReadonlySet<string>) => renderReview({ ...shown, nonce, ticked })
  const writing = { ...judging, judged, comment, commands, render }
  const isStale = !(isRead && (await (inputs['dry-run'] ? endDry(judging) : writeReview(writing))))
  return { kind: 'reviewed' as const, verdict, findings, head, isStale, summary: renderReview({ ...shown, isStale }) }
}

/**
 * For a sync: a head that no event started a review of, or with a ticked box.
 * @returns whether it was judged
 */
export async function reviewUnstarted(
  judging: Omit<Judging, 'fix' | 'pull' | 'isRead' | 'unstarted'>,
  number: number,
): Promise<boolean> {
  const { world, session } = judging
  const pull = await world.changes.readPull(number)
  if (!pull?.own || pull.state !== 'open') return false
  const found = findFixOfPull(session.ledger, pull, world.place)
  if (found.kind !== 'ours') return false
  const { judged } = found.fix.review ?? {}
  const unstarted = judged?.head === pull.head ? judged.unstarted : await findWhyUnstarted(world, pull)
  const { verdict, isStale } = await judgeHead({ ...judging, fix: found.fix, pull, isRead: true, unstarted })
  world.log.info(safe`Pull request ${number}, commit ${shorten(pull.head)}: verdict ${verdict}.`)
  return !isStale
}
