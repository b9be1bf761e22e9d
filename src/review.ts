// The story of a pull request review, one page: whose fix is it, what became of it, and one comment for its reviewers.

import { Failure, listFaults } from './errors/failure.ts'
import { LedgerSession } from './ledger/session.ts'
import { renderClockWarning } from './report/format.ts'
import type { Markdown } from './report/markdown/markdown.ts'
import { renderReview, type Verdict } from './report/review-comment.ts'
import { findFixOfPull, moveFixOfPull, type PullEvent } from './review/find-fix.ts'
import { writeReview } from './review/write-review.ts'
import { count, type SafeText, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/** `foreign`: the pull request belongs to no fix, and the reason says why that is known. */
export type Review =
  | { readonly kind: 'foreign'; readonly reason: SafeText }
  | { readonly kind: 'reviewed'; readonly verdict: Verdict; readonly summary: Markdown }

export interface ReviewInputs {
  readonly projectId: string
  readonly ledgerBranch: string
  /** What is wrong with the other inputs: it counts only for a pull request of ours. */
  readonly faults: readonly SafeText[]
}

/** @throws Failure or GitHubError, each with its remedy */
export async function review(inputs: ReviewInputs, pull: PullEvent, world: World, run: string): Promise<Review> {
  world.log.group(safe`Finding the fix of this pull request`)
  const session = await LedgerSession.open(world, inputs.projectId, run)
  const clockWarning = renderClockWarning(world.skew())
  if (clockWarning !== undefined) world.log.warning(clockWarning)
  const found = findFixOfPull(session.ledger, pull, world.place)
  if (found === undefined)
    return { kind: 'foreign', reason: safe`no fix of this project’s ledger has this address or this marker` }
  if (inputs.faults.length > 0) throw new Failure(listFaults(inputs.faults), safe``)
  world.log.info(
    safe`It answers ${count(found.entryIds.length, 'entry', 'entries')} about ${count(found.pages.length, 'page')}.`,
  )

  const fix = await moveFixOfPull(world, session, found, pull)
  const { serverUrl, repository } = world.place
  const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue }
  const verdict: Verdict = 'look'
  const nonce = fix.review?.nonce ?? world.name()
  const shown = { fix, links, quotes: [], verdict }
  if (pull.action !== 'closed')
    await writeReview({ world, session, fix, pull, nonce, text: renderReview({ ...shown, nonce }) })
  return { kind: 'reviewed', verdict, summary: renderReview(shown) }
}
