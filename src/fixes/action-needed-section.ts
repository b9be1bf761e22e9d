// Pull requests that wait for a decision by the documentation lead.

import { type Board, describeAsking, describeWords } from '../issue/board.ts'
import { listOffers, needsApproval } from '../issue/box-table.ts'
import { buildCommands, buildLeaveOut } from '../issue/command-boxes.ts'
import { type Links, linkCommit, linkPull } from '../issue/report-links.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { findUnjudged } from '../review/review-commands.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, paragraph, section } from '../text/markdown/blocks.ts'
import { dotted, lines, type Phrase, phrase, say, strong } from '../text/markdown/phrase.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { describeReturn, describeTitle, explainOnePr } from './describe-fix.ts'
import type { Unstarted } from './fix.ts'
import { type FixGroup, groupByPull, isReviewable, pullList } from './fix-groups.ts'
import { countMessages, lastMessage, mostMessages } from './message-commands.ts'

/** Oldest day first, then by number, because only the day is shown. */
export function listToReview({ ledger }: Pick<Board, 'ledger'>): FixGroup[] {
  const dayOf = ({ oldestSince }: FixGroup) => Math.floor(oldestSince / day)
  const numberOf = ({ prLink }: FixGroup) => prLink?.number ?? 0
  const groups = groupByPull(ledger.fixes.filter(isReviewable))
  return groups.toSorted((a, b) => dayOf(a) - dayOf(b) || numberOf(a) - numberOf(b))
}

export function buildActionNeeded(board: Board, budget: number): Blocks {
  const groups = listToReview(board)
  const none = needsApproval(board.ledger) ? [] : paragraph(phrase`No pull requests to review.`)
  if (groups.length === 0) return section(2, safe`Action needed`, none)
  const task =
    groups.length === 1
      ? safe`Merge or close this pull request.`
      : safe`Merge or close each pull request, oldest first.`
  const shown = pullList(groups, (group) => buildItem(board, group), board.links, budget)
  return section(2, safe`Action needed`, paragraph(say(task)), shown)
}

function buildItem({ ledger, showPages, links }: Board, group: FixGroup): Item {
  const meta = dotted([
    describeAsking(group),
    explainOnePr(group),
    phrase`open since ${formatDay(group.oldestSince)}`,
    describeReview(ledger, group, links),
    describeReturn(group, links),
    ...group.fixes.map(describeMessage),
  ])
  const head = dotted([strong(linkPull(group, links)), showPages(group.pages)])
  const again = group.fixes.some(({ retried }) => retried !== undefined)
  const close = strong(
    phrase`Close this pull request: the complaints that were not left out are sent again after that.`,
  )
  const name = phrase`pull request ${group.prLink?.number ?? 0}`
  const inside = group.fixes.flatMap((fix) => [
    ...buildCommands(ledger, fix.id, listOffers(ledger, 'fix', fix.id, ['continue']), name),
    ...buildLeaveOut(ledger, fix),
  ])
  return { words: lines([head, describeTitle(group), describeWords(group.words), meta, again ? close : []]), inside }
}

function describeMessage(fix: Fix): Phrase {
  const last = lastMessage(fix)
  if (last === undefined) return []
  const on = formatDay(last.at)
  const number = phrase`(${countMessages(fix)} of ${mostMessages})`
  switch (last.state) {
    case 'asked':
    case 'sending':
      return phrase`the agent is being asked to go on`
    case 'sent':
      return phrase`asked the agent to go on ${on} ${number}`
    case 'uncertain':
      return phrase`asked the agent to go on ${on}, without an answer: it may have arrived, and is not sent again ${number}`
    case 'refused':
      return phrase`the service refused to pass on a follow-up ${on}${last.status === undefined ? [] : phrase` (${last.status})`}`
    case 'unsupported':
      return phrase`this service takes no follow-ups: what is open is sent once this pull request is merged`
  }
}

const verdicts = {
  clear: phrase`🟢 harmless`,
  look: phrase`🟡 needs a look`,
  block: phrase`🔴 ${strong(phrase`do not merge as is`)}`,
}

/** A verdict holds for one commit. What a change does not answer is another fact than what it may break. */
function describeReview(ledger: Ledger, group: FixGroup, links: Links): Phrase {
  const { judged } = group
  const unjudged = findUnjudged(ledger, group)
  if (unjudged !== undefined) {
    const since =
      judged === undefined ? phrase`not reviewed` : phrase`not reviewed since ${linkCommit(links, judged.head)}`
    return strong(phrase`${since} (latest commit: ${linkCommit(links, unjudged.head)})`)
  }
  if (judged === undefined) return []
  const { verdict, head, unanswered = 0, topics = 0, unstarted } = judged
  const answered = topics === 0 ? [] : phrase`answers ${topics - unanswered} of ${count(topics, 'topic')}`
  const check = unstarted === undefined ? [] : phrase`no check ran: ${notStarted[unstarted]}`
  return dotted([phrase`review of ${linkCommit(links, head)}: ${verdicts[verdict]}`, answered, check])
}

const notStarted: Readonly<Record<Unstarted, SafeText>> = {
  'skip-ci': safe`its message skips workflows`,
  conflict: safe`merge conflict`,
  unknown: safe`GitHub does not say why`,
}
