// Topics: the entries of one page that complain of the same thing.
import type { Topic } from './cluster.ts'
import type { Ground } from './ground.ts'
import { groupByAverage } from './linking/average-link.ts'
import { addEvidence } from './linking/evidence.ts'
import { numberSnippets } from './snippets.ts'
import { findTerms } from './terms.ts'

/** A topic with what sharing, splitting and scoring still need. */
export interface PageTopic {
  readonly topic: Topic
  readonly page: string
  /** Numbers of its entries in the ground, ascending. */
  readonly rows: readonly number[]
}

/** What the same snippet is worth, in thresholds: enough by itself, even where the comments name different numbers. */
const snippetWorth = 2

/** Why the entries of a topic are together; each is shown as it stands. */
const reasons = {
  alone: 'no other comment on its page is alike',
  repeated: 'the same words',
  snippet: 'about the same code',
  words: 'alike in their words',
} as const

/** The topics of one page, in the order of their first entries. Every row is in exactly one. */
export function groupTopics(page: string, rows: readonly number[], ground: Ground): PageTopic[] {
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
function groupRepeats(rows: readonly number[], snippets: readonly number[], { lexicon, entries }: Ground): number[][] {
  const groups = new Map<string, number[]>()
  for (const [place, row] of rows.entries()) {
    const words = lexicon.ids.subarray(lexicon.start[row], lexicon.start[row + 1])
    const key = words.length === 0 ? `entry ${entries[row]?.id}` : `${snippets[place]} ${words.join(' ')}`
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
  }
  return [...groups.values()]
}

function buildTopic(page: string, rows: readonly number[], reason: keyof typeof reasons, ground: Ground): PageTopic {
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
