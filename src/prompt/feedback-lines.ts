// What readers say, as lines for the frame: by topic, with counts, as much as there is room for.
import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress } from '../pages/doc-path.ts'
import { codePage } from './addresses.ts'
import { type Alike, groupAlike, readWords, renderComment } from './comments.ts'
import { countRedactions } from './count-redactions.ts'
import { codeName, emptyLine, type Framed, framed, joinFramed, type Line, note } from './framed.ts'
import { chooseComments, listEntries, measure } from './room.ts'

export interface Feedback {
  readonly cluster: Cluster
  readonly entries: ReadonlyMap<string, FeedbackEntry>
  readonly votes: number
  /** Distinct readers, as the clustering counts them. */
  readonly countReaders: (entries: readonly FeedbackEntry[]) => number
  readonly delimiter: string
  /** `counted` where readers' words must not be shown: counts replace them. */
  readonly words: 'shown' | 'counted'
  /** The fewest comments that a prompt is sent for: if some are left over, at least so many are. */
  readonly fewest?: number | undefined
  /** Ids of entries that have waited longest: if not everything fits, they are shown before others. */
  readonly first?: ReadonlySet<string> | undefined
}

interface ReadTopic {
  readonly title: Framed
  readonly terms: readonly string[]
  readonly entries: readonly FeedbackEntry[]
}

const mostPages = 10
/** Of the note on redactions, in characters: each kind, and a number of up to six digits. */
const longestRedactions = 150

export interface Rendered {
  readonly lines: Line[]
  /** Entries whose words, or those of a comment that differs only in case and punctuation, are in the lines; and votes that are counted. */
  readonly entryIds: readonly string[]
}

/** @param room in characters; what does not fit is left out whole, for another prompt */
export function renderFeedback(feedback: Feedback, room: number): Rendered {
  const topics = readTopics(feedback)
  const votes = renderVotes(feedback)
  const voteIds = votes.length === 0 ? [] : feedback.cluster.voteIds
  if (feedback.words === 'counted') {
    const blocks = topics.map((topic) => [
      renderHeading(topic, feedback),
      ...countWords(topic.entries, feedback.delimiter),
    ])
    return { lines: joinBlocks([votes, ...blocks, renderRedactions(topics)]), entryIds: feedback.cluster.entryIds }
  }
  const left = room - measure(votes) - longestRedactions
  const context = { delimiter: feedback.delimiter, hasPages: feedback.cluster.pages.length > 1 }
  const talks = topics.map((topic) => ({
    groups: groupAlike(topic.entries, feedback.delimiter),
    size: measure([emptyLine, renderHeading(topic, feedback)]),
  }))
  const { first = new Set(), fewest = 1 } = feedback
  const isFirst = (group: Alike) => group.entries.some(({ id }) => first.has(id))
  const { shown, caps } = chooseComments(talks, { room: left, fewest, isFirst }, (group, caps) =>
    renderComment(group, context, caps),
  )
  const blocks = topics.map((topic, index) => {
    const groups = shown[index] ?? []
    if (groups.length === 0) return []
    const heading = renderHeading({ ...topic, entries: listEntries(groups) }, feedback)
    return [heading, ...groups.flatMap((group) => renderComment(group, context, caps))]
  })
  const entries = listEntries(shown.flat())
  return {
    lines: joinBlocks([votes, ...blocks, renderRedactions([{ entries }])]),
    entryIds: [...voteIds, ...entries.map(({ id }) => id)],
  }
}

function joinBlocks(blocks: readonly (readonly Line[])[]): Line[] {
  return blocks.filter((lines) => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : [emptyLine, ...lines]))
}

/** With these counts, placeholders such as `[secret]` explain themselves. */
function renderRedactions(topics: readonly Pick<ReadTopic, 'entries'>[]): Line[] {
  const { emails, phones, cards, secrets, addresses } = countRedactions(topics.flatMap(({ entries }) => entries))
  const found = [
    framed`${emails} [e-mail]`,
    framed`${phones} [phone]`,
    framed`${cards} [card]`,
    framed`${addresses} [ip]`,
    framed`${secrets} [secret]`,
  ].filter((kind) => !kind.startsWith('0 '))
  return found.length === 0 ? [] : [note(framed`Redacted from their comments: ${joinFramed(found)}`)]
}

function readTopics({ cluster, entries, countReaders }: Feedback): ReadTopic[] {
  const placed = new Set([...cluster.topics.flatMap(({ entryIds }) => entryIds), ...cluster.voteIds])
  const left = cluster.entryIds.filter((id) => !placed.has(id))
  const others = findEntries(left, entries)
  const topics = cluster.topics
    .map(({ terms, entryIds }) => ({ terms, entries: findEntries(entryIds, entries) }))
    .map((topic) => ({ ...topic, readers: countReaders(topic.entries) }))
    .sort((a, b) => b.readers - a.readers)
    .map((topic, i) => ({ ...topic, title: framed`Topic ${i + 1}` }))
  return others.length > 0 ? [...topics, { title: framed`Others`, terms: [], entries: others }] : topics
}

function renderHeading({ title, terms, entries }: ReadTopic, { delimiter, words, countReaders }: Feedback): Line {
  // The words of a single comment stand below; those of comments that wait for another prompt stand there.
  const said = entries.map(textOf).join('\n').toLowerCase()
  const own = entries.length < 2 ? [] : terms.filter((term) => said.includes(term.toLowerCase()))
  const names = own.map((term) => codeName(term, delimiter, 24)).filter((name) => name !== '')
  const low = names.map((name) => name.toLowerCase())
  const named = names.filter((_, at) => low.indexOf(low[at] ?? '') === at).slice(0, 5)
  const about = words === 'counted' ? count(named.length, 'word') : framed`words: ${joinFramed(named)}`
  const readers = count(countReaders(entries), 'reader')
  return note(framed`${title}: ${readers}${named.length > 0 ? framed` (${about})` : ''}`)
}

function textOf(entry: FeedbackEntry): string {
  const code = entry.source === 'code_snippet' ? `\n${entry.code}` : ''
  return `${entry.comment ?? ''}${code}`
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

export function findEntries(ids: readonly string[], entries: Feedback['entries']): FeedbackEntry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}

function count(number: number, noun: 'reader' | 'comment' | 'code block' | 'character' | 'word'): Framed {
  return framed`${number} ${noun}${number === 1 ? '' : 's'}`
}
