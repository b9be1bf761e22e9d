// Topics: the entries of one page that complain of the same thing.
import type { DocPath } from '../feedback/doc-path.ts'
import { safe } from '../text/safe-text.ts'
import { findIdentifiers } from './cannot-link.ts'
import type { Topic } from './cluster.ts'
import type { Corpus } from './corpus.ts'
import { groupByAverage } from './link.ts'
import { type Space, sameComplaint } from './similarity.ts'
import { findTerms } from './terms.ts'

/** A topic with what sharing, splitting and ranking still need. */
export interface PageTopic {
  readonly topic: Topic
  readonly page: DocPath
  /** Ascending. */
  readonly rows: readonly number[]
}

/** Why the entries of a topic are together. */
const reasons = {
  alone: safe`no other comment on its page is alike`,
  repeated: safe`the same words`,
  words: safe`alike in their words`,
} as const

/** The topics of one page, in the order of their first entries. Every row is in exactly one. */
export function groupTopics(
  page: DocPath,
  rows: readonly number[],
  corpus: Corpus,
  space: Space,
  thresholdFor: (comments: number) => number = sameComplaint,
): PageTopic[] {
  const repeats = groupRepeats(rows, corpus)
  const first = repeats.map((group) => group[0] as number)
  const cannotLink = first.map((row) => findIdentifiers(corpus, row))
  const threshold = thresholdFor(first.length)
  return groupByAverage(space.vectorsOf(first, 'page'), cannotLink, threshold).map((group) => {
    const members = group.flatMap((index) => repeats[index] ?? []).sort((a, b) => a - b)
    const reason = members.length === 1 ? 'alone' : group.length === 1 ? 'repeated' : 'words'
    return buildTopic(page, members, reason, corpus)
  })
}

/** Comments in the very same words, about the same snippet if any, are one from the start, however many there are. */
function groupRepeats(rows: readonly number[], { start, ids, snippets }: Corpus): number[][] {
  const groups = Map.groupBy(rows, (row) => {
    const words = ids.subarray(start[row], start[row + 1])
    return words.length === 0 ? `row ${row}` : `${snippets[row]} ${words.join(' ')}`
  })
  return [...groups.values()]
}

function buildTopic(page: DocPath, rows: readonly number[], reason: keyof typeof reasons, corpus: Corpus): PageTopic {
  const entryIds = rows.map((row) => corpus.entries[row]?.id ?? '')
  return { page, rows, topic: { terms: findTerms(rows, corpus), reason: reasons[reason], entryIds } }
}
