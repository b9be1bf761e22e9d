// Topics: the entries of one page that complain of the same thing, judged by their words.
import type { FeedbackEntry } from '../../api/contract.ts'
import { sanitise } from '../text/sanitise.ts'
import { groupByAverage } from './average-link.ts'
import type { Topic } from './cluster.ts'
import { byCode } from './order.ts'
import { signText } from './signature.ts'
import { parseTokens, type Token } from './text.ts'
import { buildNodes, joinNodes, type Node } from './vectors.ts'

/** A comment with what is compared of it. A snippet's code is never among its words: it drowns them. */
export interface Voice {
  readonly entry: FeedbackEntry
  readonly tokens: readonly Token[]
  readonly node: Node
}

/** A topic with what sharing, splitting and scoring still need. */
export interface PageTopic {
  readonly topic: Topic
  readonly page: string
  readonly entries: readonly FeedbackEntry[]
  readonly node: Node
  /** Different words that say what is meant; a topic without them ("does not work") means something else on each page. */
  readonly specific: number
}

/**
 * Average similarity from which comments of one page are one topic. High: two unrelated complaints in one topic are worse
 * than one complaint in two topics of the same prompt.
 */
const sameComplaint = 0.5
const mostSignatures = 8
const mostTerms = 5

/** Entries with words, compared on the ground of all of them. They must come in a fixed order. */
export function listenTo(entries: readonly FeedbackEntry[]): Voice[] {
  const tokens = entries.map((entry) => parseTokens(readWords(entry)))
  const nodes = buildNodes(tokens)
  return entries.flatMap((entry, index) => {
    const node = nodes[index]
    return node ? [{ entry, tokens: tokens[index] ?? [], node }] : []
  })
}

/** The topics of one page, in the order of their first entries. Every voice is in exactly one. */
export function groupTopics(page: string, voices: readonly Voice[]): PageTopic[] {
  const same = [...groupRepeats(voices).values()]
  const nodes = same.map((group) => joinNodes(group.map((voice) => voice.node)))
  return groupByAverage(nodes, sameComplaint).map((group) => {
    const members = group.flatMap((index) => same[index] ?? [])
    return buildTopic(
      page,
      members.sort((a, b) => byCode(a.entry.id, b.entry.id)),
    )
  })
}

/** Comments in the very same words are one node from the start, however many there are. */
function groupRepeats(voices: readonly Voice[]): Map<string, Voice[]> {
  const groups = new Map<string, Voice[]>()
  for (const voice of voices) {
    const words = voice.tokens.map((token) => token.form).join(' ')
    const key = words === '' ? `entry ${voice.entry.id}` : `words ${words}`
    const group = groups.get(key)
    if (group) group.push(voice)
    else groups.set(key, [voice])
  }
  return groups
}

function buildTopic(page: string, voices: readonly Voice[]): PageTopic {
  const signatures = new Set<string>()
  for (const { entry } of voices) if (signatures.size < mostSignatures) signatures.add(signText(readWords(entry)))
  signatures.delete('')
  return {
    page,
    entries: voices.map((voice) => voice.entry),
    node: joinNodes(voices.map((voice) => voice.node)),
    specific: countSpecific(voices),
    topic: { terms: findTerms(voices), entryIds: voices.map((voice) => voice.entry.id), signatures: [...signatures] },
  }
}

/** Words and names that at least half of the comments have. */
function countSpecific(voices: readonly Voice[]): number {
  const counts = new Map<string, number>()
  for (const { tokens } of voices) {
    const specific = tokens.filter(({ kind }) => kind === 'word' || kind === 'name')
    for (const form of new Set(specific.map((token) => token.form))) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count * 2 >= voices.length).length
}

/** Short words only, and nothing that might be a key or an address. */
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu

/** The words that most of the topic's comments have; faint ones and numbers only behind the others. */
function findTerms(voices: readonly Voice[]): string[] {
  const terms = new Map<string, { count: number; faint: boolean; surface: string }>()
  for (const { tokens } of voices) {
    for (const token of new Map(tokens.map((one) => [one.form, one])).values()) {
      if (!showable.test(token.surface)) continue
      const { count, faint, surface } = terms.get(token.form) ?? { count: 0, faint: true, surface: token.surface }
      const isFaint = token.kind === 'faint' || token.kind === 'number'
      terms.set(token.form, {
        count: count + 1,
        faint: faint && isFaint,
        surface: surface < token.surface ? surface : token.surface,
      })
    }
  }
  return [...terms.values()]
    .sort((a, b) => Number(a.faint) - Number(b.faint) || b.count - a.count || byCode(a.surface, b.surface))
    .slice(0, mostTerms)
    .map((term) => term.surface)
}

/** What may be shown of a comment is all that is compared: hidden text and secrets must not come back as a topic's words. */
function readWords(entry: FeedbackEntry): string {
  return sanitise(entry.comment ?? '').replace(/\[(?:secret|e-mail)\]/g, ' ')
}
