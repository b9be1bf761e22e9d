// Topics that several pages share.
import type { Corpus } from './corpus.ts'
import { type CannotLink, findIdentifiers, groupByAverage, joinIdentifiers } from './link.ts'
import type { PageTopic } from './page-topics.ts'
import { type Space, sharedComplaint } from './similarity.ts'
import type { Word } from './words.ts'

/** A complaint about at least this many pages is one topic and not one per page. */
const fewestPages = 3
/** A topic with fewer distinctive words ("does not work") means something else on each page. */
const fewestDistinctive = 2
const mostComments = 3

export function findShared(topics: readonly PageTopic[], { words }: Corpus, space: Space) {
  const candidates = topics
    .map((topic) => ({ topic, comments: topic.rows.slice(0, mostComments).map((row) => words[row] ?? []) }))
    .filter(({ comments }) => isDistinctive(comments))
    .sort((a, b) => b.topic.rows.length - a.topic.rows.length)
  const isShared = (group: readonly PageTopic[]) => new Set(group.map(({ page }) => page)).size >= fewestPages
  if (!isShared(candidates.map(({ topic }) => topic))) return { shared: [], rest: topics }
  const vectors = space.vectorsOf(
    candidates.map(({ comments }) => comments.flat()),
    'site',
  )
  const cannotLink = candidates.map(({ comments }) => findCommon(comments))
  const shared = groupByAverage(vectors, cannotLink, sharedComplaint(candidates.length))
    .filter((group) => group.length >= fewestPages)
    .map((group) => group.flatMap((index) => candidates[index]?.topic ?? []))
    .filter(isShared)
  const taken = new Set(shared.flat())
  return { shared, rest: topics.filter((topic) => !taken.has(topic)) }
}

function findCommon(comments: readonly (readonly Word[])[]): CannotLink {
  const joined = comments.map(findIdentifiers).reduce(joinIdentifiers)
  return { ...joined, naming: joined.naming / comments.length }
}

/** Whether enough words and names are in at least half of these comments. */
function isDistinctive(comments: readonly (readonly Word[])[]): boolean {
  const counts = new Map<number, number>()
  for (const words of comments) {
    const stems = words.flatMap(({ kind, stem }) => (kind === 'word' || kind === 'name' ? stem : []))
    for (const stem of new Set(stems)) counts.set(stem, 1 + (counts.get(stem) ?? 0))
  }
  return [...counts.values()].filter((count) => 2 * count >= comments.length).length >= fewestDistinctive
}
