// Topics: the entries of one page that complain of the same thing.
import type { DocPath } from '../feedback/doc-path.ts'
import { safe } from '../text/safe-text.ts'
import type { Topic } from './cluster.ts'
import type { Ground } from './ground.ts'
import { groupByAverage } from './linking/average-link.ts'
import { addEvidence } from './linking/evidence.ts'
import { numberSnippets } from './snippets.ts'
import { findTerms } from './terms.ts'

/** A topic with what sharing, splitting and scoring still need. */
export interface PageTopic {
  readonly topic: Topic
  readonly page: DocPath
  /** Numbers of its entries in the ground, ascending. */
  readonly rows: readonly number[]
}

/** What the same snippet is worth, in thresholds: enough by itself, even where the comments name different numbers. */
const snippetWorth = 2

/** Why the entries of a topic are together; each is shown as it stands. */
const reasons = {
  alone: safe`no other comment on its page is alike`,
  repeated: safe`the same words`,
  snippet: safe`about the same code`,
  words: safe`alike in their words`,
} as const

/** The topics of one page, in the order of their first entries. Every row is in exactly one. */
export function groupTopics(page: DocPath, rows: readonly number[], ground: Ground): PageTopic[] {
  const snippets = numberSnippets(rows.map((row) => ground.entries[row]))
  const repeats = groupRepeats(rows, snippets, ground)
  const first = repeats.map((group) => group[0] as number)
  const threshold = ground.similarity.sameComplaint(first.length)
  const known = first.map((place) => snippets[place] ?? 0)
  const vectors = addEvidence(
    ground.space.vectorsOf(
      first.map((place) => rows[place] as number),
      'page',
    ),
    known,
    threshold * snippetWorth,
  )
  const marks = first.map((place) => ground.marksOf(rows[place] as number))
  return groupByAverage(vectors, marks, threshold).map((group) => {
    const places = group.flatMap((index) => repeats[index] ?? [])
    const members = places.map((place) => rows[place] as number).sort((a, b) => a - b)
    const snippet = known[group[0] ?? 0] ?? 0
    const isSnippet = snippet > 0 && group.every((index) => known[index] === snippet)
    const reason = members.length === 1 ? 'alone' : group.length === 1 ? 'repeated' : isSnippet ? 'snippet' : 'words'
    return buildTopic(page, members, reason, ground)
  })
}

/** Comments in the very same words are one from the start, however many there are. Places in `rows`, by group. */
function groupRepeats(rows: readonly number[], snippets: readonly number[], { lexicon }: Ground): number[][] {
  const groups = new Map<number, number[][]>()
  const inOrder: number[][] = []
  for (const [place, row] of rows.entries()) {
    const [from, to] = [lexicon.start[row] ?? 0, lexicon.start[row + 1] ?? 0]
    let hash = snippets[place] ?? 0
    for (let at = from; at < to; at += 1) hash = Math.imul(hash, 0x01000193) ^ (lexicon.ids[at] as number)
    const alike = groups.get(hash)
    const same =
      from < to ? alike?.find(([first]) => isRepeat(place, first as number, rows, snippets, lexicon)) : undefined
    if (same) same.push(place)
    else {
      const group = [place]
      inOrder.push(group)
      if (alike) alike.push(group)
      else groups.set(hash, [group])
    }
  }
  return inOrder
}

function isRepeat(
  a: number,
  b: number,
  rows: readonly number[],
  snippets: readonly number[],
  { start, ids }: Ground['lexicon'],
): boolean {
  const [first, second] = [start[rows[a] as number] ?? 0, start[rows[b] as number] ?? 0]
  const length = (start[(rows[a] as number) + 1] ?? 0) - first
  if (snippets[a] !== snippets[b] || (start[(rows[b] as number) + 1] ?? 0) - second !== length) return false
  for (let at = 0; at < length; at += 1) if (ids[first + at] !== ids[second + at]) return false
  return true
}

function buildTopic(page: DocPath, rows: readonly number[], reason: keyof typeof reasons, ground: Ground): PageTopic {
  return {
    page,
    rows,
    topic: {
      terms: findTerms(rows, ground.lexicon),
      reason: reasons[reason],
      entryIds: rows.map((row) => ground.entries[row]?.id ?? ''),
    },
  }
}
