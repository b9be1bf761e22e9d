// The comment on the agent's pull request: the verdict, a few sentences, and everything else folded.

import type { Fix } from '../../ledger/records/ledger.ts'
import type { Coverage } from '../../review/coverage/coverage.ts'
import type { Judgement } from '../../review/judge/result.ts'
import type { Change } from '../../review/pages/change.ts'
import type { SafeText } from '../../text/safe-text.ts'
import { hidden, paragraph } from '../markdown/blocks.ts'
import { fitRows, type Markdown, serialise } from '../markdown/markdown.ts'
import { code, phrase, prose, small, strong } from '../markdown/phrase.ts'
import { type Links, linkCommit, linkIssue } from '../parts/links.ts'
import { buildCoverage } from './coverage.ts'
import { buildFindings, findWhere } from './findings.ts'
import { buildNotes, buildUnread } from './notes.ts'
import { describeAsked, describeCovered, describeGravest, describeVerdict } from './sentences.ts'

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  /** Marks the comment; a summary does not need one. */
  readonly nonce?: string
  readonly judgement: Judgement
  readonly change: Pick<Change, 'head' | 'files' | 'unread'>
  readonly coverage: Coverage
  /** Readers' words by the entry's id; undefined where they must not be shown. */
  readonly quotes: ReadonlyMap<string, string> | undefined
}

const rules = phrase`Its ${code('docs/review.md')} explains every rule`

/** At most five sentences stand above the folds. */
export function renderReview(input: ReviewInput): Markdown {
  const { fix, links, nonce, judgement, change, coverage, quotes } = input
  const where = findWhere(links, change)
  const isRead = /^[0-9a-f]{40,64}$/.test(change.head)
  const at = isRead ? phrase` at commit ${linkCommit(links, change.head)}` : []
  const head = [
    ...(nonce === undefined ? [] : hidden({ nonce })),
    ...paragraph(describeVerdict(judgement)),
    ...paragraph(describeGravest(judgement, where)),
    ...paragraph(phrase`${describeAsked(fix)}${describeCovered(coverage, quotes !== undefined)}`),
  ]
  const findings = buildFindings(judgement, where)
  const covered = buildCoverage(coverage, quotes, where)
  const issue = linkIssue(links, phrase`tracking issue`)
  const tail = [
    ...buildUnread(change.unread),
    ...buildNotes(),
    ...paragraph(small(phrase`Reviewed by feedback-to-fix${at}. ${rules}. All fixes are listed on the ${issue}.`)),
  ]
  return fitRows((budget) => [...head, ...findings(budget), ...covered(budget), ...tail])
}

/** The summary where it is unclear which fix the pull request belongs to. */
export function renderUnclearPull(reason: SafeText, remedy: SafeText): Markdown {
  return serialise(paragraph(phrase`${strong(phrase`Needs human review.`)} Not reviewed: ${reason}. ${prose(remedy)}`))
}
