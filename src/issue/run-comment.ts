// The comment at the end of a run that has news, and the title of the issue on which it is posted.

import {
  describeReturn,
  describeTitle,
  type FixGroup,
  groupByPull,
  pullList,
  showPages,
} from '../fixes/describe-fix.ts'
import { states } from '../fixes/fix.ts'
import { describeProblem } from '../fixes/fix-sections.ts'
import { sectionOf } from '../fixes/queries.ts'
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import { enumerate, formatDay, omitZeros } from '../text/format.ts'
import {
  type Blocks,
  details,
  hidden,
  type Item,
  introduce,
  items,
  paragraph,
  quote,
  section,
} from '../text/markdown/blocks.ts'
import { fitRows, type Markdown, writeTitle } from '../text/markdown/github-markdown.ts'
import { lines, list, type Phrase, phrase, small, strong } from '../text/markdown/phrase.ts'
import type { Title } from '../text/outgoing.ts'
import { count, safe } from '../text/safe-text.ts'
import { createBoard, describeAsking, describeWords } from './board.ts'
import { type Links, linkPull } from './report-links.ts'

const quotesPerFix = 2

export interface CommentInput {
  readonly ledger: Ledger
  readonly news: readonly { readonly fixId: string; readonly news: News }[]
  readonly links: Links
  readonly nonce: string
  readonly quotes: ReadonlyMap<string, readonly string[]>
}

/** Lists every pull request that is news, however little room is left for the rest. */
export function renderComment(input: CommentInput): Markdown {
  const { ledger, links, nonce, quotes } = input
  const pulls = listPulls(input, 'pull-request')
  const reminders = listPulls(input, 'reminder')
  const givenUp = findFixes(input, 'given-up')
  const uncertain = findFixes(input, 'needs-person')
  const headline = omitZeros(
    [pulls.length, count(pulls.length, 'new pull request')],
    [reminders.length, count(reminders.length, 'pull request still open', 'pull requests still open')],
    [givenUp.length, count(givenUp.length, 'fix given up', 'fixes given up')],
    [uncertain.length, count(uncertain.length, 'unconfirmed fix', 'unconfirmed fixes')],
  )
  const { showPages } = createBoard(ledger, { links, now: 0 })
  const toItem = (group: FixGroup): Item => ({ words: describePull(group, showPages, links) })
  const remind = (group: FixGroup): Item => {
    return { words: lines([toItem(group).words, phrase`Open since ${formatDay(group.oldestSince)}`]) }
  }
  const toProblem = (fix: Fix): Item => ({
    words: lines([strong(showPages(fix.pages)), ...describeProblem(fix, links)]),
  })
  return fitRows((budget) => [
    ...hidden({ nonce }),
    ...paragraph(headline.length === 0 ? [] : strong(phrase`${enumerate(headline)}.`)),
    ...pullList(pulls, toItem, links, budget),
    ...buildQuotes(pulls.slice(0, budget), quotes, links),
    ...section(3, safe`Still awaiting a decision`, pullList(reminders, remind, links, budget)),
    ...section(3, safe`Given up`, items(givenUp.map(toProblem), budget)),
    ...section(3, safe`Action needed`, items(uncertain.map(toProblem), budget)),
    ...paragraph(small(phrase`The full list is at the top of this issue.`)),
  ])
}

/** The state is given only when it differs from the usual one: waiting for review. */
function describePull(group: FixGroup, showPages: (pages: readonly string[]) => Phrase, links: Links): Phrase {
  const state = sectionOf(group) === 'action-needed' ? [] : phrase`${states[group.state].label}`
  const meta = list([describeAsking(group), state, describeReturn(group, links)])
  const end = meta.length === 0 ? [] : phrase` (${meta})`
  const head = phrase`${strong(linkPull(group, links))} for ${showPages(group.pages)}${end}`
  return lines([head, describeTitle(group), describeWords(group.words)])
}

/** The project is named only when a repository has several. */
export function renderIssueTitle(project?: string): Title {
  return writeTitle(safe`Reader feedback → fixes`, project)
}

function findFixes({ ledger, news }: CommentInput, kind: News): Fix[] {
  const ids = new Set(news.filter((item) => item.news === kind).map((item) => item.fixId))
  return ledger.fixes.filter((fix) => ids.has(fix.id))
}

function listPulls(input: CommentInput, kind: News): FixGroup[] {
  const groups = groupByPull(withSameLink(input.ledger, findFixes(input, kind)))
  return groups.toSorted((a, b) => (a.prLink?.number ?? 0) - (b.prLink?.number ?? 0))
}

/** When several fixes share a link, it is news about all of them. */
function withSameLink(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  const links = new Set(fixes.flatMap((fix) => fix.prLink?.url ?? []))
  return ledger.fixes.filter((fix) => fixes.includes(fix) || links.has(fix.prLink?.url ?? ''))
}

/** Folded: not everyone who gets the comment by e-mail needs to read them. */
function buildQuotes(groups: readonly FixGroup[], quotes: CommentInput['quotes'], links: Links): Blocks {
  const inside = groups.flatMap((group) => {
    const words = group.fixes.flatMap((fix) => quotes.get(fix.id)?.slice(0, quotesPerFix) ?? [])
    const quoted = words.flatMap((one) => quote(one))
    return introduce(phrase`${linkPull(group, links)}, ${showPages(group.pages)}:`, quoted)
  })
  return inside.length === 0 ? [] : details(safe`What readers said`, inside)
}
