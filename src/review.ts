// A pull request review in one page: whose fix it is, what it changes, what to say about it, and to whom.
import type { Inputs } from './inputs.ts'
import { LedgerSession } from './ledger/session.ts'
import type { Markdown } from './report/markdown/markdown.ts'
import { renderReview, renderUnclearPull } from './report/review/review-comment.ts'
import { renderClockWarning } from './report/wording/format.ts'
import { chooseQuotes } from './review/choose-quotes.ts'
import { findFixOfPull, type PullEvent } from './review/find-fix.ts'
import { findPageFiles } from './review/find-page-files.ts'
import type { Judgement, Verdict } from './review/judge/result.ts'
import { readChange } from './review/read-change.ts'
import { readOthers } from './review/read-others.ts'
import { readReaders } from './review/read-readers.ts'
import { recordEnd, warnUnwritten, writeReview } from './review/write-review.ts'
import { count, type SafeText, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/**
 * `foreign`: the pull request belongs to no fix; the reason says how that is known. `invalid`: it belongs to one, but the inputs
 * are unusable. `unclear`: a person must say whose it is. `closed`: merged or declined, with its last verdict.
 */
export type Review =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'foreign'; readonly reason: SafeText }
  | { readonly kind: 'unclear'; readonly reason: SafeText; readonly remedy: SafeText; readonly summary: Markdown }
  | { readonly kind: 'closed'; readonly verdict: Verdict | undefined }
  | ({ readonly kind: 'reviewed'; readonly summary: Markdown } & Pick<Judgement, 'verdict' | 'findings'>)

interface ReviewInputs extends Pick<Inputs, 'quotes'> {
  readonly projectId: string
  readonly ledgerBranch: string
  /** Whether the other inputs are usable, which only matters for a pull request of ours. */
  readonly usable: boolean
}

/** @throws Failure or GitHubError, each with its remedy */
export async function review(inputs: ReviewInputs, pull: PullEvent, world: World, run: string): Promise<Review> {
  world.log.group(safe`Finding the fix for this pull request`)
  const session = await LedgerSession.open(world, inputs.projectId, run)
  const clockWarning = renderClockWarning(world.skew())
  if (clockWarning !== undefined) world.log.warning(clockWarning)
  const found = findFixOfPull(session.ledger, pull, world.place)
  if (found.kind === 'foreign') return found
  if (!inputs.usable) return { kind: 'invalid' }
  if (found.kind === 'unclear') {
    await session
      .record(found.commands)
      .catch((error: unknown) => warnUnwritten(world, error, safe`the next sync shows it on the tracking issue`))
    const { reason, remedy } = found
    return { kind: 'unclear', reason, remedy, summary: renderUnclearPull(reason, remedy) }
  }
  const { fix } = found
  world.log.info(safe`It addresses ${count(fix.entryIds.length, 'comment')} on ${count(fix.pages.length, 'page')}.`)
  if (pull.state !== 'open') {
    await recordEnd({ world, session, fix, pull })
    return { kind: 'closed', verdict: fix.review?.judged?.verdict }
  }

  world.log.group(safe`Reviewing the change`)
  const read = await readChange(world, pull)
  const readers = await readReaders(world, fix)
  // The parsers are loaded for pull requests of ours only.
  const { asksForOthers, findLinked, judgeChange, takeApart } = await import('./review/judge-change.ts')
  const pages = takeApart(read.change, world)
  const linked = findLinked(pages, read.change)
  const others = asksForOthers(pages, linked) ? await readOthers(world, read, linked) : []
  const { judgement, coverage } = judgeChange({ fix, pull, change: read.change, pages, readers, others })
  const quotes = chooseQuotes(inputs.quotes, pull.isPrivate, readers)

  world.log.group(safe`Posting the review`)
  const { serverUrl, repository } = world.place
  const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue }
  const shown = { fix, links, judgement, change: read.change, coverage, quotes }
  const topics = coverage.topics?.length ?? coverage.pagesTouched.length + coverage.pagesUntouched.length
  const files = findPageFiles(fix.pages, read.change.files)
  const blocking = judgement.findings.filter(({ severity }) => severity === 'block')
  const blamed = [...new Set(blocking.flatMap(({ from = [] }) => from))]
  const { verdict } = judgement
  const judged = { verdict, head: pull.head, topics, unanswered: coverage.unanswered, files, blamed }
  await writeReview({ world, session, fix, pull, judged, render: (nonce) => renderReview({ ...shown, nonce }) })
  return { kind: 'reviewed', ...judgement, summary: renderReview(shown) }
}
