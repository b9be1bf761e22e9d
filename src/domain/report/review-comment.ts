// The comment on the agent's pull request: who asked for it, and what its reviewer should look at.
import type { Fix } from '../ledger/ledger.ts'
import { quote } from '../text/markdown.ts'
import { renderNonceLine } from './hidden-line.ts'
import { type Links, renderIssueLink } from './links.ts'
import { joinParts } from './section.ts'
import { codeCell, fitRows, textCell } from './table.ts'
import { count, enumerate, formatNumber } from './words.ts'

const quotesShown = 5

export type Verdict = 'clear' | 'look' | 'block'

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  readonly nonce: string
  /** Readers' words; empty where they must not be shown. */
  readonly quotes: readonly string[]
  readonly verdict: Verdict
  /** What the review's rules found, most serious first. */
  readonly findings?: readonly string[]
}

const verdictWords: Record<Verdict, string> = {
  clear:
    '**Clear.** The rules found nothing unusual. Read the change all the same: rules do not know whether a text is right.',
  look: '**Please look at it.** Only a person can tell whether this change is right.',
  block: '**Do not merge this as it is.** It holds something that a fix of the documentation should not hold.',
}

const questions = [
  'Does the change answer what the readers asked, and is it right?',
  'Does it touch only these pages and what belongs to them?',
  'Are all links, commands and code samples in it known to you?',
]

/** At most 65,000 code points. */
export function renderReview(input: ReviewInput): string {
  return fitRows((budget) => renderWithin(input, budget))
}

function renderWithin({ fix, links, nonce, quotes, verdict, findings = [] }: ReviewInput, budget: number): string {
  return joinParts([
    renderNonceLine(nonce),
    verdictWords[verdict],
    renderList(
      findings.map((finding) => textCell(finding, 300)),
      budget,
    ),
    renderAsked(fix),
    fix.pages.length > 1
      ? renderList(
          fix.pages.map((page) => codeCell(page)),
          budget,
        )
      : '',
    ...(quotes.length === 0
      ? []
      : [
          "Some of the readers' words:",
          ...quotes.slice(0, Math.min(budget, quotesShown)).map((words) => quote(words)),
        ]),
    'What to look at:',
    renderList(questions, questions.length),
    `<sub>By feedback-to-fix. All fixes are on the ${renderIssueLink(links, 'tracking issue')}.</sub>`,
  ])
}

function renderAsked(fix: Fix): string {
  const [page] = fix.pages
  const where = fix.pages.length === 1 && page !== undefined ? codeCell(page) : `${count(fix.pages.length, 'page')}`
  const who = enumerate([count(fix.voices, 'reader'), ...(fix.votes > 0 ? [count(fix.votes, 'wordless vote')] : [])])
  const attempt = fix.attempt > 1 ? ` It is attempt ${formatNumber(fix.attempt)}; the one before failed.` : ''
  return `This pull request answers ${count(fix.entryIds.length, 'feedback entry', 'feedback entries')} on ${where}, by ${who}.${attempt}`
}

function renderList(items: readonly string[], budget: number): string {
  const more = items.length - budget
  const lines = items.slice(0, budget).map((item) => `- ${item}`)
  return [...lines, ...(more > 0 ? [`- and ${formatNumber(more)} more`] : [])].join('\n')
}
