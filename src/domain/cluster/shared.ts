// Topics that several pages share.
import { groupByAverage } from './average-link.ts'
import type { PageTopic } from './topics.ts'
import { toCentroid } from './vectors.ts'

/** From so many pages on, a complaint in clearly the same words is one thing and not one per page. */
const fewestPages = 3
const sameWords = 0.65
const fewestSpecific = 2

/** Groups of topics that at least three pages share, and the topics that stay with their pages. */
export function findShared(topics: readonly PageTopic[]): { shared: PageTopic[][]; rest: PageTopic[] } {
  const candidates = topics.filter((topic) => topic.specific >= fewestSpecific)
  const groups = groupByAverage(
    candidates.map((topic) => toCentroid(topic.node)),
    sameWords,
  )
    .map((group) => group.flatMap((index) => candidates[index] ?? []))
    .filter((group) => new Set(group.map((topic) => topic.page)).size >= fewestPages)
  const taken = new Set(groups.flat())
  return { shared: groups, rest: topics.filter((topic) => !taken.has(topic)) }
}
