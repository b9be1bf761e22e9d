// Feedback that waits for a job, and why.

import { listQueueOffers, listTopicOffers } from '../../ledger/issue/offers.ts'
import type { Ledger, Waiting } from '../../ledger/records/ledger.ts'
import { count, safe } from '../../text/safe-text.ts'
import { type Blocks, details, type Item, items, paragraph, section } from '../markdown/blocks.ts'
import { code, dotted, lines, phrase, prose, say, strong } from '../markdown/phrase.ts'
import { formatDay } from '../wording/format.ts'
import { describeWait } from '../wording/reasons.ts'
import { type Board, describeReaders, describeWords, listWords } from './board.ts'
import { buildCommands, tickLabels } from './commands.ts'

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
  const what = safe`${count(entries, 'entry', 'entries')} in ${count(groups, 'group')}${since}.`
  const isLimited = clusters.some(({ reason: { code } }) => code === 'max-open' || code === 'max-jobs')
  const raise = phrase` To send more at a time, raise ${code('max-open')} or ${code('max-jobs')}.`
  const next = listNext(board.ledger)
  const shown = items(
    next.map((waiting) => buildItem(board, waiting)),
    budget,
    groups - Math.min(groups, mostShown),
  )
  const corrections = buildCorrections(board, next.slice(0, budget))
  return section(2, safe`Queued`, paragraph(phrase`${what}${isLimited ? raise : []}`), shown, corrections)
}

/** Folded: the topics of the groups shown, each with the boxes that move it elsewhere. */
function buildCorrections({ ledger, showPages }: Board, clusters: readonly Waiting[]): Blocks {
  const toTopic = (waiting: Waiting, { anchor, words, entries }: Topic): Item => ({
    words: dotted([words.length === 0 ? code(anchor, 40) : listWords(words), say(count(entries, 'comment'))]),
    inside: buildCommands(ledger, anchor, listTopicOffers(ledger, waiting, anchor)),
  })
  const groups = clusters.map((waiting): Item => {
    const { pages, topics = [] } = waiting
    return { words: strong(showPages(pages)), inside: items(topics.map((topic) => toTopic(waiting, topic))) }
  })
  const isOne = clusters.reduce((sum, { topics = [] }) => sum + topics.length, 0) < 2
  if (isOne) return []
  const [together, apart] = [strong(say(tickLabels.together)), strong(say(tickLabels.apart))]
  const how = phrase`Tick ${together} on two topics that should be one, or ${apart} on one that should be a separate fix.`
  const withTopics = groups.filter(({ inside = [] }) => inside.length > 0)
  return details(safe`Wrong grouping? Correct it`, [...paragraph(how), ...items(withTopics)])
}

type Topic = NonNullable<Waiting['topics']>[number]

function buildItem({ ledger, showPages }: Board, waiting: Waiting): Item {
  const { key, pages, words, oldest, reason } = waiting
  const since = oldest === null ? [] : phrase`first reported ${formatDay(oldest)}`
  const why = prose(
    describeWait(reason)
      .replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase())
      .replace(/\.$/, ''),
    160,
  )
  const meta = dotted([describeReaders(waiting), since, why])
  const inside = buildCommands(ledger, key, listQueueOffers(ledger, waiting))
  return { words: lines([strong(showPages(pages)), describeWords(words), meta]), inside }
}
