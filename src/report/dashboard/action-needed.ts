// Pull requests that wait for a decision by the documentation lead.

import { day } from '../../ledger/records/limits.ts'
import { count, safe } from '../../text/safe-text.ts'
import { type Blocks, type Item, paragraph, section } from '../markdown/blocks.ts'
import { dotted, lines, type Phrase, phrase, say, strong } from '../markdown/phrase.ts'
import { describeReturn, explainOnePr } from '../parts/describe-fix.ts'
import { type FixGroup, groupByPull, isReviewable } from '../parts/fix-groups.ts'
import { linkPull } from '../parts/links.ts'
import { pullList } from '../parts/pull-list.ts'
import { formatDay } from '../wording/format.ts'
import { type Board, describeReaders, describeWords } from './board.ts'
import { buildLeaveOut } from './commands.ts'

/** Oldest day first, then by number, because only the day is shown. */
export function listToReview({ ledger }: Pick<Board, 'ledger'>): FixGroup[] {
  const dayOf = ({ oldestSince }: FixGroup) => Math.floor(oldestSince / day)
  const numberOf = ({ prLink }: FixGroup) => prLink?.number ?? 0
  const groups = groupByPull(ledger.fixes.filter(isReviewable))
  return groups.toSorted((a, b) => dayOf(a) - dayOf(b) || numberOf(a) - numberOf(b))
}

export function buildActionNeeded(board: Board, budget: number): Blocks {
  const groups = listToReview(board)
  if (groups.length === 0) return section(2, safe`Action needed`, paragraph(phrase`No pull requests to review.`))
  const task =
    groups.length === 1
      ? safe`Merge or close this pull request.`
      : safe`Merge or close each pull request, oldest first.`
  const shown = pullList(groups, (group) => buildItem(board, group), board.links, budget)
  return section(2, safe`Action needed`, paragraph(say(task)), shown)
}

function buildItem({ ledger, showPages, links }: Board, group: FixGroup): Item {
  const meta = dotted([
    describeReaders(group),
    explainOnePr(group),
    phrase`open since ${formatDay(group.oldestSince)}`,
    describeReview(group),
    describeReturn(group, links),
  ])
  const head = dotted([strong(linkPull(group, links)), showPages(group.pages)])
  const again = group.fixes.some(({ retried }) => retried !== undefined)
  const close = strong(phrase`Close this pull request: the comments that were not left out are sent again after that.`)
  const inside = group.fixes.flatMap((fix) => buildLeaveOut(ledger, fix))
  return { words: lines([head, describeWords(group.words), meta, again ? close : []]), inside }
}

const verdicts = { clear: phrase`clear`, look: phrase`needs a look`, block: strong(phrase`do not merge as is`) }

function describeReview({ judged }: FixGroup): Phrase {
  if (judged === undefined) return []
  const { verdict, unanswered = 0, topics = 0 } = judged
  const open = unanswered === 0 ? safe`` : safe`, ${unanswered} of ${count(topics, 'topic')} may not be addressed`
  return phrase`review: ${verdicts[verdict]}${open}`
}
