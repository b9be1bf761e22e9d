// Feedback that waits for a job, and why.

import { describeWait } from '../fixes/reason-sentences.ts'
import { type Board, describeAsking, describeWords } from '../issue/board.ts'
import { buildCommands } from '../issue/command-boxes.ts'
import { listQueueOffers } from '../issue/offers.ts'
import type { Ledger, Waiting } from '../ledger/ledger.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, items, paragraph, section } from '../text/markdown/blocks.ts'
import { code, dotted, lines, phrase, prose, strong } from '../text/markdown/phrase.ts'
import { count, safe } from '../text/safe-text.ts'

const mostShown = 5

/** Groups that only wait their turn come first, then those that wait for something to happen. */
const ranks = { deferred: 0, 'open-fix': 1, declined: 2, 'too-small': 3 } as const

export function countGroups({ waiting }: Ledger): number {
  return waiting.clusters.length + waiting.more
}

export function listNext({ waiting: { clusters } }: Ledger): Waiting[] {
  return clusters.toSorted((a, b) => ranks[a.decision] - ranks[b.decision]).slice(0, mostShown)
}

export function buildQueued(board: Board, budget: number): Blocks {
  const { clusters, entries, oldest } = board.ledger.waiting
  const groups = countGroups(board.ledger)
  if (entries === 0 && groups === 0) return []
  const since = oldest === null ? safe`` : safe`, the oldest from ${formatDay(oldest)}`
  const what = safe`${count(entries, 'complaint')} in ${count(groups, 'group')}${since}.`
  const isLimited = clusters.some(({ reason: { code } }) => code === 'max-open' || code === 'max-jobs')
  const raise = phrase` To send more at a time, raise ${code('max-open')} or ${code('max-jobs')}.`
  const next = listNext(board.ledger).map((waiting) => buildItem(board, waiting))
  const shown = items(next, budget, groups - next.length)
  return section(2, safe`Queued`, paragraph(phrase`${what}${isLimited ? raise : []}`), shown)
}

function buildItem({ ledger, showPages }: Board, waiting: Waiting): Item {
  const { key, pages, words, oldest, reason } = waiting
  const since = oldest === null ? [] : phrase`first reported ${formatDay(oldest)}`
  const why = prose(
    describeWait(reason)
      .replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase())
      .replace(/\.$/, ''),
    160,
  )
  const meta = dotted([describeAsking(waiting), since, why])
  const inside = buildCommands(ledger, key, listQueueOffers(ledger, waiting))
  return { words: lines([strong(showPages(pages)), describeWords(words), meta]), inside }
}
