// The comment on the agent's pull request: who asked for it, and what to check.
import type { Fix } from '../ledger/ledger.ts'
import type { Verdict } from '../review/rules/rule.ts'
import { count, formatNumber, safe } from '../text/safe-text.ts'
import { enumerate } from './format.ts'
import { type Links, linkIssue } from './links.ts'
import { type Blocks, bullets, hidden, paragraph, quote } from './markdown/blocks.ts'
import { fitRows, type Markdown } from './markdown/markdown.ts'
import { code, type Phrase, phrase, say, small, strong, text } from './markdown/phrase.ts'

const quotesShown = 5

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  /** Marks the comment; a summary needs none. */
  readonly nonce?: string
  /** Readers' words; empty where they must not be shown. */
  readonly quotes: readonly string[]
  readonly verdict: Verdict
  /** What the review's rules found, most serious first. */
  readonly findings?: readonly string[]
}

const readAnyway = safe`Read the change all the same: rules do not know whether a text is right.`
const verdictWords: Record<Verdict, Phrase> = {
  clear: phrase`${strong(phrase`Clear.`)} The rules found nothing unusual. ${readAnyway}`,
  look: phrase`${strong(phrase`Please look at it.`)} Only a person can tell whether this change is right.`,
  block: phrase`${strong(phrase`Do not merge this as it is.`)} It holds something that a fix of the documentation should not hold.`,
}

const questions = [
  phrase`Does the change answer what the readers asked, and is it right?`,
  phrase`Does it touch only these pages and what belongs to them?`,
  phrase`Are all links, commands and code samples in it known to you?`,
]

export function renderReview(input: ReviewInput): Markdown {
  const { fix, links, nonce, quotes, verdict, findings = [] } = input
  return fitRows((budget) => [
    ...(nonce === undefined ? [] : hidden({ nonce })),
    ...paragraph(verdictWords[verdict]),
    ...bulletsWithin(findings, (finding) => text(finding, 300), budget),
    ...paragraph(describeAsked(fix)),
    ...(fix.pages.length > 1 ? bulletsWithin(fix.pages, (page) => code(page), budget) : []),
    ...(quotes.length > 0 ? paragraph(phrase`Some of the readers' words:`) : []),
    ...quotes.slice(0, Math.min(budget, quotesShown)).flatMap((words) => quote(words)),
    ...paragraph(phrase`What to look at:`),
    ...bullets(questions),
    ...paragraph(small(phrase`By feedback-to-fix. All fixes are on the ${linkIssue(links, phrase`tracking issue`)}.`)),
  ])
}

function describeAsked(fix: Fix): Phrase {
  const [page] = fix.pages
  const where = fix.pages.length === 1 && page !== undefined ? code(page) : say(count(fix.pages.length, 'page'))
  const who = enumerate([
    count(fix.distinctReaders, 'reader'),
    ...(fix.votes > 0 ? [count(fix.votes, 'wordless vote')] : []),
  ])
  const attempt = fix.attempt > 1 ? safe` It is attempt ${formatNumber(fix.attempt)}; the one before failed.` : safe``
  const entries = count(fix.entryIds.length, 'feedback entry', 'feedback entries')
  return phrase`This pull request answers ${entries} on ${where}, by ${who}.${attempt}`
}

function bulletsWithin(items: readonly string[], build: (item: string) => Phrase, budget: number): Blocks {
  const more = items.length - budget
  const shown = items.slice(0, budget).map(build)
  return bullets(more > 0 ? [...shown, phrase`and ${formatNumber(more)} more`] : shown)
}
