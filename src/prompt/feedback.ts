// What readers say, as lines for the frame: by topic, with counts, within a budget.
import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress } from '../feedback/doc-path.ts'
import { codePage } from './addresses.ts'
import { type CommentContext, groupAlike, readWords, renderComment } from './comments.ts'
import { codeName, emptyLine, type Framed, framed, joinFramed, type Line, note } from './framed.ts'
import { countRedactions } from './redactions.ts'

export interface Feedback {
  readonly cluster: Cluster
  readonly entries: ReadonlyMap<string, FeedbackEntry>
  readonly votes: number
  /** Distinct readers, as the clustering counts them. */
  readonly countReaders: (entries: readonly FeedbackEntry[]) => number
  readonly delimiter: string
  /** `counted` where readers' words must not be shown: counts replace them. */
  readonly words: 'shown' | 'counted'
}

interface ReadTopic {
  readonly title: Framed
  readonly terms: readonly string[]
  readonly entries: readonly FeedbackEntry[]
}

/** For comments, in characters; a topic gets its share of what is left, but enough for a long comment while there is that much. */
const budget = 14_000
const smallestShare = 4_000
const mostTopics = 25
const mostComments = 8
const mostPages = 10

/** The lines between the delimiters. They never contain contacts. */
export function renderFeedback(feedback: Feedback): Line[] {
  const { countReaders } = feedback
  const topics = readTopics(feedback)
  const shown = topics.slice(0, mostTopics)
  const blocks: Line[][] = [renderVotes(feedback)]
  let left = budget
  for (const [index, topic] of shown.entries()) {
    const share = Math.max(left / (shown.length - index), Math.min(left, smallestShare))
    const [heading, ...comments] = renderTopic(topic, feedback, share)
    left -= cost(comments)
    blocks.push([heading, ...comments])
  }
  const beyond = topics.slice(mostTopics).flatMap(({ entries }) => entries)
  const more = count(topics.length - mostTopics, 'more topic')
  const numbers = framed`${count(countReaders(beyond), 'reader')}, ${count(beyond.length, 'comment')}`
  if (beyond.length > 0) blocks.push([note(framed`And ${more}: ${numbers}, not shown here`)])
  blocks.push(renderRedactions(topics.flatMap(({ entries }) => entries)))
  return blocks.filter((lines) => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : [emptyLine, ...lines]))
}

/** With these counts, placeholders such as `[secret]` explain themselves. */
function renderRedactions(entries: readonly FeedbackEntry[]): Line[] {
  const { emails, phones, cards, secrets, addresses } = countRedactions(entries)
  const kinds = [
    framed`${emails} [e-mail]`,
    framed`${phones} [phone]`,
    framed`${cards} [card]`,
    framed`${addresses} [ip]`,
    framed`${secrets} [secret]`,
  ]
  const found = kinds.filter((kind) => !kind.startsWith('0 '))
  return found.length === 0 ? [] : [note(framed`Redacted from their comments: ${joinFramed(found, ', ')}`)]
}

/** Topics with their known entries; entries without a topic come last. */
function readTopics({ cluster, entries }: Feedback): ReadTopic[] {
  const placed = new Set([...cluster.topics.flatMap(({ entryIds }) => entryIds), ...cluster.voteIds])
  const left = cluster.entryIds.filter((id) => !placed.has(id))
  const others = findEntries(left, entries)
  const topics = cluster.topics.map(({ terms, entryIds }, i) => {
    return { title: framed`Topic ${i + 1}`, terms, entries: findEntries(entryIds, entries) }
  })
  return others.length > 0 ? [...topics, { title: framed`Others`, terms: [], entries: others }] : topics
}

function renderTopic({ title, terms, entries }: ReadTopic, feedback: Feedback, share: number): [Line, ...Line[]] {
  const { delimiter, words, cluster, countReaders } = feedback
  const named = terms
    .map((term) => codeName(term, delimiter, 24))
    .filter((term) => term !== '')
    .slice(0, 5)
  const about = words === 'counted' ? count(named.length, 'word') : framed`words: ${joinFramed(named, ', ')}`
  const readers = count(countReaders(entries), 'reader')
  const heading = note(framed`${title}: ${readers}${named.length > 0 ? framed` (${about})` : ''}`)
  if (words === 'counted') return [heading, ...countWords(entries, delimiter)]
  return [heading, ...renderComments(entries, { delimiter, hasPages: cluster.pages.length > 1 }, share)]
}

function renderComments(entries: readonly FeedbackEntry[], context: CommentContext, share: number): Line[] {
  const shown: Line[] = []
  let [comments, left, hidden] = [0, share, 0]
  for (const group of groupAlike(entries, context.delimiter)) {
    const lines = comments < mostComments ? renderComment(group, context) : []
    if (lines.length > 0 && cost(lines) <= left) {
      for (const line of lines) shown.push(line)
      comments += 1
      left -= cost(lines)
    } else hidden += group.entries.length
  }
  if (hidden === 0) return shown
  const rest =
    comments > 0 ? framed`And ${hidden} more like these` : framed`${count(hidden, 'comment')}, not shown here`
  return [...shown, note(rest)]
}

function countWords(entries: readonly FeedbackEntry[], delimiter: string): Line[] {
  const words = entries.map((entry) => readWords(entry, delimiter))
  return (['text', 'code'] as const).flatMap((part) => {
    const lengths = words.map((word) => [...word[part]].length).filter((length) => length > 0)
    const name = part === 'text' ? 'comment' : 'code block'
    const characters = lengths.reduce((sum, length) => sum + length, 0)
    return lengths.length > 0 ? [note(framed`${count(lengths.length, name)}, ${count(characters, 'character')}`)] : []
  })
}

function renderVotes({ cluster, entries, votes, delimiter }: Feedback): Line[] {
  if (votes === 0) return []
  const addresses = findEntries(cluster.voteIds, entries).map(({ path }) => codePage(parseAddress(path), delimiter))
  const pages = [...Map.groupBy(addresses, (address) => address)]
  const perPage = pages.slice(0, mostPages).map(([page, { length }]) => note(framed`${length} on ${page}`))
  const sum = note(framed`"Not helpful" votes without a comment: ${votes}`)
  return [sum, ...(pages.length > 1 ? perPage : [])]
}

/** Only entries that are known. */
export function findEntries(ids: readonly string[], entries: Feedback['entries']): FeedbackEntry[] {
  return ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined)
}

type Noun = 'reader' | 'comment' | 'code block' | 'character' | 'word' | 'more topic'

function count(number: number, noun: Noun): Framed {
  return framed`${number} ${noun}${number === 1 ? '' : 's'}`
}

/** In characters, including line ends. */
function cost(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}
