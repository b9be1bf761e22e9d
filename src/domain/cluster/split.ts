// A page with more than one change should hold, in parts.
import { byAge, findAnchor } from './order.ts'
import type { PageTopic } from './topics.ts'

/** Most that one cluster holds; a single topic is never torn, however many its entries are. */
export const mostTopics = 25
export const mostEntries = 50

/** Whole topics, oldest first, so that the parts stay what they are when newer topics come. One part if all fits. */
export function splitTopics(topics: readonly PageTopic[]): PageTopic[][] {
  const dated = topics.flatMap((topic) => {
    const anchor = findAnchor(topic.entries)
    return anchor ? [{ topic, anchor }] : []
  })
  dated.sort((a, b) => byAge(a.anchor, b.anchor))
  const parts: PageTopic[][] = []
  let entries = 0
  for (const { topic } of dated) {
    const part = parts.at(-1)
    entries += topic.entries.length
    if (part !== undefined && part.length < mostTopics && entries <= mostEntries) {
      part.push(topic)
    } else {
      parts.push([topic])
      entries = topic.entries.length
    }
  }
  return parts
}
