// The comment on the agent's pull request: what to do, what to read and why, and everything else folded.

import type { Unstarted } from '../../fixes/fix.ts'
import { type Links, linkCommit, linkIssue } from '../../issue/report-links.ts'
import type { Fix } from '../../ledger/ledger.ts'
import { hidden, paragraph } from '../../text/markdown/blocks.ts'
import { fitRows, type Markdown, serialise } from '../../text/markdown/github-markdown.ts'
import { code, phrase, prose, small, strong } from '../../text/markdown/phrase.ts'
import type { SafeText } from '../../text/safe-text.ts'
import type { Coverage } from '../coverage/coverage.ts'
import type { Judgement } from '../judge/result.ts'
import type { Change } from '../pages/change.ts'
import { buildCoverage } from './coverage-section.ts'
import { buildAccepted, buildFindings, findWhere, type Shown } from './findings.ts'
import { buildNotes, buildUnread } from './notes.ts'
import {
  describeAsked,
  describeBlamed,
  describeCovered,
  describeUnstarted,
  describeVerdict,
} from './review-sentences.ts'

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  readonly nonce?: string
  readonly judgement: Judgement
  readonly change: Pick<Change, 'head' | 'files' | 'title' | 'unread'>
  readonly coverage: Coverage
  readonly quotes: Shown['quotes']
  readonly acceptance: Pick<Shown, 'keysOf' | 'whoAccepted'>
  readonly unstarted?: Unstarted | undefined
}

const rules = phrase`Its ${code('docs/review.md')} explains what is harmless, what blocks, and how to accept a finding`
const howToAccept = phrase`Tick a box to accept a place, then re-run the check; otherwise the next sync reads the boxes.`

export function renderReview(input: ReviewInput): Markdown {
  const { fix, links, nonce, judgement, change, coverage, quotes, acceptance, unstarted } = input
  const where = findWhere(links, change)
  const isRead = /^[0-9a-f]{40,64}$/.test(change.head)
  const at = isRead ? phrase` at commit ${linkCommit(links, change.head)}` : []
  const head = [
    ...(nonce === undefined ? [] : hidden({ nonce })),
    ...paragraph(phrase`${describeVerdict(judgement, change)}${isRead ? phrase` Reviewed${at}.` : []}`),
    ...paragraph(phrase`${describeAsked(fix)}${describeCovered(coverage, quotes !== undefined)}`),
    ...paragraph(describeBlamed(fix, judgement, links)),
    ...paragraph(describeUnstarted(unstarted)),
  ]
  const shown = { where, quotes, ...acceptance }
  const findings = buildFindings(judgement, shown)
  const covered = buildCoverage(coverage, quotes, where)
  const issue = linkIssue(links, phrase`tracking issue`)
  const tail = [
    ...buildAccepted(judgement.accepted, shown),
    ...buildUnread(change.unread),
    ...buildNotes(),
    ...paragraph(small(phrase`Reviewed by feedback-to-fix${at}. ${rules}. All fixes are listed on the ${issue}.`)),
  ]
  const accept = judgement.findings.length === 0 || nonce === undefined ? [] : paragraph(howToAccept)
  return fitRows((budget) => [...head, ...findings(budget), ...accept, ...covered(budget), ...tail])
}

export function renderUnclearPull(reason: SafeText, remedy: SafeText): Markdown {
  return serialise(paragraph(phrase`${strong(phrase`Needs human review.`)} Not reviewed: ${reason}. ${prose(remedy)}`))
}
