// The comment at the end of a run that has news, and the title of the issue that it stands under.
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import { line } from '../text/line.ts'
import { quote } from '../text/markdown.ts'
import { renderNonceLine } from './hidden-line.ts'
import { type Links, renderPull } from './links.ts'
import { attentionColumns } from './needs-you.ts'
import { groupByPull, type PullGroup, pullColumns, renderPullsBeyond } from './pull-group.ts'
import { joinParts } from './section.ts'
import { fitRows, pagesCell, renderTable } from './table.ts'
import { count, enumerate, stateWords } from './words.ts'

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
export function renderComment(input: CommentInput): string {
  const { ledger, links, nonce, quotes } = input
  const pulls = groupByPull(withSameLink(ledger, findFixes(input, 'pull-request')))
  const givenUp = findFixes(input, 'given-up')
  const inDoubt = findFixes(input, 'needs-person')
  return fitRows((budget) =>
    joinParts([
      renderNonceLine(nonce),
      renderHeadline(pulls.length, givenUp.length, inDoubt.length),
      renderTable([...pullColumns(links), { name: 'State', cell: ({ state }) => stateWords[state] }], pulls, budget),
      renderPullsBeyond(pulls, budget, links),
      ...pulls.slice(0, budget).map((group) => renderQuotes(group, quotes, links)),
      ...renderLookAt('Given up', givenUp, links, budget),
      ...renderLookAt('Needs you', inDoubt, links, budget),
      '<sub>The whole list is at the top of this issue.</sub>',
    ]),
  )
}

/** The tracking issue's title; the project is named only where one repository has several. */
export function renderIssueTitle(project?: string): string {
  const title = 'Reader feedback → fixes'
  if (project === undefined) return title
  const safe = project
    .toWellFormed()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return safe === '' ? title : `${title} (${[...safe].slice(0, 60).join('')})`
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

function renderHeadline(pulls: number, givenUp: number, inDoubt: number): string {
  const parts = [
    pulls > 0 ? line`${count(pulls, 'new pull request')}` : line``,
    givenUp > 0 ? line`${count(givenUp, 'fix', 'fixes')} given up` : line``,
    inDoubt > 0 ? line`${count(inDoubt, 'fix', 'fixes')} without an answer` : line``,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `**${enumerate(parts)}.**`
}

function renderQuotes(group: PullGroup, quotes: CommentInput['quotes'], links: Links): string {
  const words = group.fixes.flatMap((fix) => quotes.get(fix.id)?.slice(0, quotesPerFix) ?? [])
  if (words.length === 0) return ''
  return [
    `Readers on ${pagesCell(group.pages)} (${renderPull(group.prLink, links)}):`,
    ...words.map((word) => quote(word)),
  ].join('\n\n')
}

function renderLookAt(name: string, fixes: readonly Fix[], links: Links, budget: number): string[] {
  return fixes.length === 0 ? [] : [`### ${name}`, renderTable(attentionColumns(links), fixes, budget)]
}
