// What readers say, as lines for the frame. What a prompt has no room for is left out whole, for another prompt.
import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress } from '../pages/doc-path.ts'
import { longestCode, longestComment } from '../text/excerpt.ts'
import { placeholders } from '../text/redaction/redact.ts'
import {
  type Alike,
  type Caps,
  codePage,
  countRedactions,
  groupAlike,
  readWords,
  redactionKinds,
  renderComment,
} from './comments.ts'
import { codeName, emptyLine, type Framed, framed, joinFramed, type Line, note } from './framed.ts'

export interface Feedback {
  readonly cluster: Cluster
  readonly entries: ReadonlyMap<string, FeedbackEntry>
  readonly votes: number
  readonly countReaders: (entries: readonly FeedbackEntry[]) => number
  readonly delimiter: string
  /** `counted` where readers' words must not be shown: counts replace them. */
  readonly words: 'shown' | 'counted'
  /** At least so many comments are left over, if any, so that they are worth a prompt. */
  readonly fewest?: number | undefined
  /** Entries that have waited longest: shown before others. */
  readonly first?: ReadonlySet<string> | undefined
}

interface ReadTopic {
  readonly title: Framed
  readonly terms: readonly string[]
  readonly entries: readonly FeedbackEntry[]
}

const mostPages = 10
/** In characters. */
const longestRedactions = 150

export interface Rendered {
  readonly lines: Line[]
  /** Entries whose words, or those of a like comment, are in the lines; and votes. */
  readonly entryIds: readonly string[]
}

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
  const redactions = countRedactions(topics.flatMap(({ entries }) => entries))
  const kinds = redactionKinds.filter((kind) => redactions[kind] > 0)
  const found = kinds.map((kind) => framed`${redactions[kind]} [${placeholders[kind]}]`)
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

/** More are more than one change should answer. */
const mostTopics = 50
/** Code gives way; words, only where there is hardly any room. */
const allCaps: readonly Caps[] = [
  { text: longestComment, code: longestCode },
  { text: longestComment, code: 1_000 },
  { text: longestComment, code: 500 },
]
const tightCaps: readonly Caps[] = [...allCaps, { text: 1_000, code: 500 }]
/** With less room, a comment of full length might not fit. */
const tight = 14_000
/** For one shortened comment, whatever its script, with its code and heading. */
export const smallestRoom = 6_000

export interface Talk {
  readonly groups: readonly Alike[]
  readonly size: number
}

interface Limits {
  readonly room: number
  /** If comments are left over, at least so many are, so that they are worth a prompt of their own. */
  readonly fewest: number
  readonly isFirst: (group: Alike) => boolean
}

/** All comments, with code as long as there is room for; otherwise as many as fit with the shortest. */
function chooseComments(
  topics: readonly Talk[],
  { room, fewest, isFirst }: Limits,
  render: (group: Alike, caps: Caps) => readonly Line[],
) {
  const choices = room < tight ? tightCaps : allCaps
  const headings = topics.reduce((sum, { size }) => sum + size, 0)
  const fits = (caps: Caps) => {
    let left = room - headings
    return topics.every(({ groups }) =>
      groups.every((group) => {
        left -= measure(render(group, caps))
        return left >= 0
      }),
    )
  }
  const fitting = topics.filter(({ groups }) => groups.length > 0).length <= mostTopics ? choices.find(fits) : undefined
  if (fitting !== undefined) return { shown: topics.map(({ groups }) => groups), caps: fitting }
  const caps = choices.at(-1) as Caps
  const taken = fillRoom(topics, room, (group) => measure(render(group, caps)), isFirst)
  const kept = taken.slice(0, leaveFewest(topics, taken, fewest))
  const byTopic = Map.groupBy(kept, ({ topic }) => topic)
  return { shown: topics.map((topic) => (byTopic.get(topic) ?? []).map(({ group }) => group)), caps }
}

export function measure(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

export function listEntries(groups: readonly Alike[]): FeedbackEntry[] {
  return groups.flatMap(({ entries }) => entries)
}

interface Taken {
  readonly topic: Talk
  readonly group: Alike
}

/** In rounds: each topic gets one comment before any gets a second. */
function fillRoom(all: readonly Talk[], room: number, sizeOf: (group: Alike) => number, isFirst: Limits['isFirst']) {
  const order = (groups: readonly Alike[]) => groups.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const topics = all
    .flatMap((topic) => (topic.groups.length === 0 ? [] : [{ topic, groups: order(topic.groups) }]))
    .sort((a, b) => Number(b.groups.some(isFirst)) - Number(a.groups.some(isFirst)))
    .slice(0, mostTopics)
  const taken: Taken[] = []
  let [left, isFull] = [room, false]
  for (let round = 0; !isFull && topics.some(({ groups }) => round < groups.length); round += 1)
    for (const { topic, groups } of topics) {
      const group = groups[round]
      if (group === undefined) continue
      const size = sizeOf(group) + (round === 0 ? topic.size : 0)
      if (size > left) isFull = true
      else {
        taken.push({ topic, group })
        left -= size
      }
    }
  return taken
}

/** What is left should be enough for a prompt of its own. */
function leaveFewest(topics: readonly Talk[], taken: readonly Taken[], fewest: number): number {
  const all = topics.reduce((sum, { groups }) => sum + listEntries(groups).length, 0)
  let here = listEntries(taken.map(({ group }) => group)).length
  let count = taken.length
  for (const { group } of taken.toReversed()) {
    if (here === all || all - here >= fewest || all < 2 * fewest) break
    here -= group.entries.length
    count -= 1
  }
  return count
}
