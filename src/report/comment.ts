// The comment at the end of a run that has news, and the title of the issue on which it is posted.
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import type { Title } from '../text/outgoing.ts'
import { count, safe } from '../text/safe-text.ts'
import { actionTable } from './action-needed.ts'
import { type FixGroup, groupByPull, pullTable, showPages } from './fix-groups.ts'
import { enumerate, formatDay, omitZeros } from './format.ts'
import { stateLabels } from './labels.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, hidden, introduce, paragraph, quote, section } from './markdown/blocks.ts'
import { fitRows, type Markdown, writeTitle } from './markdown/markdown.ts'
import { phrase, small, strong } from './markdown/phrase.ts'

const quotesPerFix = 2

export interface CommentInput {
  readonly ledger: Ledger
  readonly news: readonly { readonly fixId: string; readonly news: News }[]
  readonly links: Links
  readonly nonce: string
  /** Readers' words by fix id; empty where they must not be shown. */
  readonly quotes: ReadonlyMap<string, readonly string[]>
}

/** Every pull request of the news is in it, however short the rest becomes. */
export function renderComment(input: CommentInput): Markdown {
  const { ledger, links, nonce, quotes } = input
  const pulls = groupByPull(withSameLink(ledger, findFixes(input, 'pull-request')))
  const reminders = groupByPull(withSameLink(ledger, findFixes(input, 'reminder')))
  const givenUp = findFixes(input, 'given-up')
  const uncertain = findFixes(input, 'needs-person')
  const headline = omitZeros(
    [pulls.length, count(pulls.length, 'new pull request')],
    [reminders.length, count(reminders.length, 'pull request still open', 'pull requests still open')],
    [givenUp.length, count(givenUp.length, 'fix given up', 'fixes given up')],
    [uncertain.length, count(uncertain.length, 'unconfirmed fix', 'unconfirmed fixes')],
  )
  return fitRows((budget) => [
    ...hidden({ nonce }),
    ...paragraph(headline.length === 0 ? [] : strong(phrase`${enumerate(headline)}.`)),
    ...pullTable(pulls, ({ state }) => ({ State: stateLabels[state] }), links, budget),
    ...pulls.slice(0, budget).flatMap((group) => buildQuotes(group, quotes, links)),
    ...section(
      3,
      safe`Still waiting for a decision`,
      pullTable(reminders, ({ since }) => ({ Since: formatDay(since) }), links, budget),
    ),
    ...section(3, safe`Given up`, actionTable(givenUp, links, budget)),
    ...section(3, safe`Action needed`, actionTable(uncertain, links, budget)),
    ...paragraph(small(phrase`The full list is at the top of this issue.`)),
  ])
}

/** The tracking issue's title; the project is named only where one repository has several. */
export function renderIssueTitle(project?: string): Title {
  return writeTitle(safe`Reader feedback → fixes`, project)
}

function findFixes({ ledger, news }: CommentInput, kind: News): Fix[] {
  const ids = new Set(news.filter((item) => item.news === kind).map((item) => item.fixId))
  return ledger.fixes.filter((fix) => ids.has(fix.id))
}

/** A link that several fixes share is news of all of them. */
function withSameLink(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  const links = new Set(fixes.flatMap((fix) => fix.prLink?.url ?? []))
  return ledger.fixes.filter((fix) => fixes.includes(fix) || links.has(fix.prLink?.url ?? ''))
}

function buildQuotes(group: FixGroup, quotes: CommentInput['quotes'], links: Links): Blocks {
  const words = group.fixes.flatMap((fix) => quotes.get(fix.id)?.slice(0, quotesPerFix) ?? [])
  const quoted = words.flatMap((one) => quote(one))
  return introduce(phrase`Readers on ${showPages(group.pages)} (${linkPull(group, links)}):`, quoted)
}
