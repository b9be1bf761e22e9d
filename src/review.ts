// The story of a pull request review, one page: whose fix is it, what became of it, and one comment for its reviewers.
import type { Markdown } from './domain/markdown/markdown.ts'
import type { PullEvent } from './domain/pull-event.ts'
import { renderReview, type Verdict } from './domain/report/review-comment.ts'
import { count, type Line, line } from './domain/text/line.ts'
import { Book } from './steps/book.ts'
import { Failure, listFaults } from './steps/failure.ts'
import { findFixOfPull, moveFixOfPull } from './steps/find-fix.ts'
import { warnOfClock } from './steps/warn-of-clock.ts'
import { writeReview } from './steps/write-review.ts'
import type { World } from './world.ts'

/** `foreign`: the pull request belongs to no fix, and the reason says why that is known. */
export type Review =
  | { readonly kind: 'foreign'; readonly reason: Line }
  | { readonly kind: 'reviewed'; readonly verdict: Verdict; readonly summary: Markdown }

export interface ReviewInputs {
  readonly projectId: string
  readonly ledgerBranch: string
  /** What is wrong with the other inputs: it counts only for a pull request of ours. */
  readonly faults: readonly Line[]
}

/** @throws Failure or GitHubError, each with its remedy */
export async function review(inputs: ReviewInputs, pull: PullEvent, world: World, run: string): Promise<Review> {
  world.log.group(line`Finding the fix of this pull request`)
  const book = await Book.open(world, inputs.projectId, run)
  warnOfClock(world)
  const found = findFixOfPull(book.ledger, pull, world.place.serverUrl)
  if (found === undefined)
    return { kind: 'foreign', reason: line`no fix of this project’s ledger has this address or this marker` }
  if (inputs.faults.length > 0) throw new Failure(listFaults(inputs.faults), line``)
  world.log.info(
    line`It answers ${count(found.entryIds.length, 'entry', 'entries')} about ${count(found.pages.length, 'page')}.`,
  )

  const fix = await moveFixOfPull(world, book, found, pull)
  const { serverUrl, repository } = world.place
  const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: book.ledger.tracking.issue }
  const verdict: Verdict = 'look'
  const nonce = fix.review?.nonce ?? world.name()
  const shown = { fix, links, quotes: [], verdict }
  if (pull.action !== 'closed')
    await writeReview({ world, book, fix, pull, nonce, text: renderReview({ ...shown, nonce }) })
  return { kind: 'reviewed', verdict, summary: renderReview(shown) }
}
