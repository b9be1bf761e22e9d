// The comment at the end of a run that has news, and the title of the issue that it stands under.
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import type { Title } from '../text/outgoing.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { buildNonceLine } from './hidden-line.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, quote, section } from './markdown/blocks.ts'
import type { Markdown } from './markdown/markdown.ts'
import { type Phrase, phrase, say, small, strong } from './markdown/phrase.ts'
import { fitRows } from './markdown/table.ts'
import { writeTitle } from './markdown/title.ts'
import { attentionColumns } from './needs-you.ts'
import { groupByPull, listPullsBeyond, type PullGroup, pullColumns } from './pull-group.ts'
import { pagesCell, tableWithin } from './table.ts'
import { enumerate, stateWords } from './words.ts'

const quotesPerFix = 2

export interface CommentInput {
  readonly ledger: Ledger
  readonly news: readonly { readonly fixId: string; readonly news: News }[]
  readonly links: Links
  readonly nonce: string
  /** By fix id. Empty where readers' words must not be shown. */
  readonly quotes: ReadonlyMap<string, readonly string[]>
}

/** At most 65,000 code points. Every pull request of the news is in it, however short the rest becomes. */
export function renderComment(input: CommentInput): Markdown {
  const { ledger, links, nonce, quotes } = input
  const pulls = groupByPull(withSameLink(ledger, findFixes(input, 'pull-request')))
  const givenUp = findFixes(input, 'given-up')
  const inDoubt = findFixes(input, 'needs-person')
  const columns = [...pullColumns(links), { name: safe`State`, cell: ({ state }: PullGroup) => say(stateWords[state]) }]
  return fitRows((budget) => [
    ...buildNonceLine(nonce),
    ...paragraph(buildHeadline(pulls.length, givenUp.length, inDoubt.length)),
    ...tableWithin(columns, pulls, budget),
    ...listPullsBeyond(pulls, budget, links),
    ...pulls.slice(0, budget).flatMap((group) => buildQuotes(group, quotes, links)),
    ...buildLookAt(safe`Given up`, givenUp, links, budget),
    ...buildLookAt(safe`Needs you`, inDoubt, links, budget),
    ...paragraph(small(phrase`The whole list is at the top of this issue.`)),
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

/** One link is news once, and answers every fix that bears it. */
function withSameLink(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  const links = new Set(fixes.map((fix) => fix.prLink))
  return ledger.fixes.filter((fix) => fix.prLink !== undefined && links.has(fix.prLink))
}

function buildHeadline(pulls: number, givenUp: number, inDoubt: number): Phrase {
  const parts = [
    ...(pulls > 0 ? [count(pulls, 'new pull request')] : []),
    ...(givenUp > 0 ? [safe`${count(givenUp, 'fix', 'fixes')} given up`] : []),
    ...(inDoubt > 0 ? [safe`${count(inDoubt, 'fix', 'fixes')} without an answer`] : []),
  ]
  return parts.length === 0 ? [] : strong(phrase`${enumerate(parts)}.`)
}

function buildQuotes(group: PullGroup, quotes: CommentInput['quotes'], links: Links): Blocks {
  const words = group.fixes.flatMap((fix) => quotes.get(fix.id)?.slice(0, quotesPerFix) ?? [])
  if (words.length === 0) return []
  const who = phrase`Readers on ${pagesCell(group.pages)} (${linkPull(group.prLink, links)}):`
  return [...paragraph(who), ...words.flatMap((word) => quote(word))]
}

function buildLookAt(name: SafeText, fixes: readonly Fix[], links: Links, budget: number): Blocks {
  return section(3, name, tableWithin(attentionColumns(links), fixes, budget))
}
