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
/** This many of a topic's comments represent it. */
const mostComments = 3
/** Only the largest topics are compared, up to this many, because a site may have more. */
const mostTopics = 100_000

/** Groups of topics that at least three pages share, and the topics that stay with their pages. */
export function findShared(topics: readonly PageTopic[], { words }: Corpus, space: Space) {
  const candidates = topics
    .map((topic) => ({
      topic,
      comments: topic.rows.slice(0, mostComments).map((row) => words[row] as readonly Word[]),
    }))
    .filter(({ comments }) => isDistinctive(comments))
    .sort((a, b) => b.topic.rows.length - a.topic.rows.length)
    .slice(0, mostTopics)
  const isShared = (group: readonly PageTopic[]) => new Set(group.map(({ page }) => page)).size >= fewestPages
  if (!isShared(candidates.map(({ topic }) => topic))) return { shared: [], rest: topics }
  const vectors = space.vectorsOf(
    candidates.map(({ comments }) => (comments.length === 1 ? (comments[0] ?? []) : comments.flat())),
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

/** What these comments name, and the share of them that name anything. */
function findCommon(comments: readonly (readonly Word[])[]): CannotLink {
  if (comments.length === 1) return findIdentifiers(comments[0] ?? [])
  const joined = comments.map(findIdentifiers).reduce(joinIdentifiers)
  return { ...joined, naming: joined.naming / comments.length }
}

/** Whether enough words and names are in at least half of these comments. */
function isDistinctive(comments: readonly (readonly Word[])[]): boolean {
  /** Stems, each with how many comments have it, and the last one that does. */
  const counts = new Map<number, { count: number; last: readonly Word[] | undefined }>()
  let distinctive = 0
  for (const words of comments)
    for (const { kind, stem } of words) {
      if (kind !== 'word' && kind !== 'name') continue
      const own = counts.get(stem) ?? { count: 0, last: undefined }
      if (own.last === words) continue
      if (own.count === 0) counts.set(stem, own)
      own.last = words
      own.count += 1
      if (own.count === Math.ceil(comments.length / 2)) distinctive += 1
      if (distinctive === fewestDistinctive) return true
    }
  return false
}
