// What readers say, as lines for the frame: by topic, with counts, within a budget.

import type { Cluster } from '../clusters/cluster.ts'
import { countDistinctReaders } from '../clusters/readers.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress } from '../feedback/doc-path.ts'
import { escapeName } from './addresses.ts'
import { type CommentContext, groupAlike, readWords, renderComment } from './comments.ts'
import { escapeForPrompt, type Framed, framed, joinFramed } from './framed.ts'
import { countRedactions } from './redactions.ts'

export interface Feedback {
  readonly cluster: Cluster
  readonly entries: ReadonlyMap<string, FeedbackEntry>
  readonly votes: number
  readonly delimiter: string
  /** `counted` for where readers' words must not be shown: counts stand in their place. */
  readonly words: 'shown' | 'counted'
}

interface ReadTopic {
  readonly title: Framed
  readonly terms: readonly string[]
  readonly entries: readonly FeedbackEntry[]
}

/** For comments, in characters; a topic gets its part of what is left, but enough for a long comment while there is that much. */
const budget = 14_000
const smallestShare = 4_000
const mostTopics = 25
const mostComments = 8
const mostPages = 10

/** The lines between the delimiters. No contact is ever among them. */
export function renderFeedback(feedback: Feedback): Framed[] {
  const topics = readTopics(feedback)
  const lines = renderVotes(feedback)
  let left = budget
  const first = topics.slice(0, mostTopics)
  for (const [index, topic] of first.entries()) {
    const share = Math.max(left / (first.length - index), Math.min(left, smallestShare))
    const { heading, comments } = renderTopic(topic, feedback, share)
    left -= cost(comments.join('\n'))
    lines.push(framed``, heading, ...comments)
  }
  const beyond = topics.slice(mostTopics).flatMap(({ entries }) => entries)
  if (beyond.length > 0) {
    const more = count(topics.length - mostTopics, 'more topic')
    lines.push(
      framed``,
      framed`And ${more}: ${count(countDistinctReaders(beyond), 'reader')}, ${count(beyond.length, 'comment')}, not shown here`,
    )
  }
  const redactions = renderRedactions(topics.flatMap(({ entries }) => entries))
  if (redactions !== '') lines.push(framed``, redactions)
  return lines[0] === '' ? lines.slice(1) : lines
}

/** Placeholders such as `[secret]` then speak for themselves. */
function renderRedactions(entries: readonly FeedbackEntry[]): Framed {
  const { emails, phones, cards, secrets } = countRedactions(entries)
  const parts = [
    emails > 0 ? framed`${emails} [e-mail]` : framed``,
    phones > 0 ? framed`${phones} [phone]` : framed``,
    cards > 0 ? framed`${cards} [card]` : framed``,
    secrets > 0 ? framed`${secrets} [secret]` : framed``,
  ].filter((part) => part !== '')
  return parts.length === 0 ? framed`` : framed`Taken out of what they wrote: ${joinFramed(parts, ', ')}`
}

/** Topics with those of their entries that are known; what is in no topic comes last. */
function readTopics({ cluster, entries }: Feedback): ReadTopic[] {
  const find = (ids: Iterable<string>) => [...ids].map((id) => entries.get(id)).filter((entry) => entry !== undefined)
  const placed = new Set([...cluster.topics.flatMap(({ entryIds }) => entryIds), ...cluster.voteIds])
  const others = find(cluster.entryIds.filter((id) => !placed.has(id)))
  const topics = cluster.topics.map(({ terms, entryIds }, i) => ({
    title: framed`Topic ${i + 1}`,
    terms,
    entries: find(entryIds),
  }))
  return others.length > 0 ? [...topics, { title: framed`Others`, terms: [], entries: others }] : topics
}

function renderTopic({ title, terms, entries }: ReadTopic, feedback: Feedback, share: number) {
  const { delimiter, words, cluster } = feedback
  const named = terms
    .map((term) => escapeForPrompt(term, delimiter, 24))
    .filter((term) => term !== '')
    .slice(0, 5)
  const about = words === 'counted' ? count(named.length, 'word') : framed`words: ${joinFramed(named, ', ')}`
  const detail = named.length > 0 ? framed` (${about})` : ''
  const heading = framed`${title}: ${count(countDistinctReaders(entries), 'reader')}${detail}`
  if (words === 'counted') return { heading, comments: countWords(entries, delimiter) }
  const context = { delimiter, hasPages: cluster.pages.length > 1 }
  return { heading, comments: renderComments(entries, context, share) }
}

function renderComments(entries: readonly FeedbackEntry[], context: CommentContext, share: number): Framed[] {
  const groups = groupAlike(entries, context.delimiter)
  const shown: Framed[] = []
  let left = share
  let hidden = 0
  for (const group of groups) {
    const text = shown.length < mostComments ? renderComment(group, context) : framed``
    if (text !== '' && cost(text) <= left) {
      shown.push(text)
      left -= cost(text)
    } else hidden += group.entries.length
  }
  if (hidden === 0) return shown
  return [
    ...shown,
    shown.length > 0 ? framed`- and ${hidden} more like these` : framed`- ${count(hidden, 'comment')}, not shown here`,
  ]
}

function countWords(entries: readonly FeedbackEntry[], delimiter: string): Framed[] {
  const words = entries.map((entry) => readWords(entry, delimiter))
  return (['text', 'code'] as const).flatMap((part) => {
    const lengths = words.map((word) => [...word[part]].length).filter((length) => length > 0)
    const name = part === 'text' ? 'comment' : 'code block'
    const characters = lengths.reduce((sum, length) => sum + length, 0)
    return lengths.length > 0 ? [framed`- ${count(lengths.length, name)}, ${count(characters, 'character')}`] : []
  })
}

function renderVotes({ cluster, entries, votes, delimiter }: Feedback): Framed[] {
  if (votes === 0) return []
  const pages = new Map<Framed, number>()
  for (const id of cluster.voteIds) {
    const entry = entries.get(id)
    if (entry === undefined) continue
    const address = escapeName(parseAddress(entry.path), delimiter)
    pages.set(address, (pages.get(address) ?? 0) + 1)
  }
  const perPage =
    pages.size > 1 ? [...pages].slice(0, mostPages).map(([page, number]) => framed`- ${page}: ${number}`) : []
  return [framed`Wordless votes that the page did not help: ${votes}`, ...perPage]
}

function count(
  number: number,
  noun: 'reader' | 'comment' | 'code block' | 'character' | 'word' | 'more topic',
): Framed {
  return framed`${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Characters that a text takes up in the frame, where each line gets a mark. */
function cost(text: string): number {
  return text.length + 3 * text.split('\n').length
}
