// The story of a pull request review, one page: whose fix is it, what became of it, and one comment for its reviewers.
import { LedgerSession } from './ledger/session.ts'
import { renderClockWarning } from './report/format.ts'
import type { Markdown } from './report/markdown/markdown.ts'
import { renderReview } from './report/review-comment.ts'
import { renderUnclearPull } from './report/unclear-pull.ts'
import { findFixOfPull, type PullEvent } from './review/find-fix.ts'
import type { Judgement } from './review/rules/rule.ts'
import { isReadOnly, writeReview } from './review/write-review.ts'
import { count, type SafeText, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/**
 * `foreign`: the pull request belongs to no fix, and the reason says why that is known. `faulty`: it belongs to one, and the inputs
 * are not usable. `unclear`: whose it is takes a person to say.
 */
export type Review =
  | { readonly kind: 'faulty' }
  | { readonly kind: 'foreign'; readonly reason: SafeText }
  | { readonly kind: 'unclear'; readonly reason: SafeText; readonly remedy: SafeText; readonly summary: Markdown }
  | ({ readonly kind: 'reviewed'; readonly summary: Markdown } & Pick<Judgement, 'verdict' | 'findings'>)

export interface ReviewInputs {
  readonly projectId: string
  readonly ledgerBranch: string
  /** Whether the other inputs are: it counts only for a pull request of ours. */
  readonly usable: boolean
}

/** @throws Failure or GitHubError, each with its remedy */
export async function review(inputs: ReviewInputs, pull: PullEvent, world: World, run: string): Promise<Review> {
  world.log.group(safe`Finding the fix of this pull request`)
  const session = await LedgerSession.open(world, inputs.projectId, run)
  const clockWarning = renderClockWarning(world.skew())
  if (clockWarning !== undefined) world.log.warning(clockWarning)
  const found = findFixOfPull(session.ledger, pull, world.place)
  if (found.kind === 'foreign') return found
  if (!inputs.usable) return { kind: 'faulty' }
  if (found.kind === 'unclear') {
    await session.record(found.commands).catch((error: unknown) => {
      if (!isReadOnly(error)) throw error
    })
    const { reason, remedy } = found
    return { kind: 'unclear', reason, remedy, summary: renderUnclearPull(reason, remedy) }
  }
  const { fix } = found
  world.log.info(
    safe`It answers ${count(fix.entryIds.length, 'entry', 'entries')} about ${count(fix.pages.length, 'page')}.`,
  )

  const { serverUrl, repository } = world.place
  const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue }
  const judgement: Judgement = { verdict: 'look', findings: [], left: {} }
  const change = { head: '', files: [], unread: [{ reason: 'unreadable' as const }] }
  const coverage = { topics: undefined, pagesTouched: [], pagesUntouched: [], unanswered: 0 }
  const shown = { fix, links, judgement, change, coverage, quotes: undefined }
  const judged = { verdict: judgement.verdict, head: pull.head }
  await writeReview({ world, session, fix, pull, judged, render: (nonce) => renderReview({ ...shown, nonce }) })
  return { kind: 'reviewed', ...judgement, summary: renderReview(shown) }
}
