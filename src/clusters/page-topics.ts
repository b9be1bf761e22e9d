// Topics: the entries of one page that complain about the same thing.
import type { DocPath } from '../pages/doc-path.ts'
import { hashText } from '../text/hash.ts'
import { safe } from '../text/safe-text.ts'
import type { Topic } from './cluster.ts'
import { byCode, type Corpus } from './corpus.ts'
import { Numbers } from './key-numbers.ts'
import { findIdentifiers, groupByAverage } from './link.ts'
import { type Space, sameComplaint } from './similarity.ts'
import type { Word } from './words.ts'

/** A topic with what sharing, splitting and ranking need later. */
export interface PageTopic {
  readonly topic: Topic
  readonly page: DocPath
  /** Ascending. */
  readonly rows: readonly number[]
}

const reasons = {
  alone: safe`no similar complaint on the page`,
  repeated: safe`same wording`,
  words: safe`similar wording`,
} as const

export const mostTerms = 5
/** A short word that cannot be a key, an account or an address. */
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu
/** A cheap test that most words pass, before the long pattern. */
const plain = /^[a-z]{1,24}$/

/** The topics of one page, in the order of their first entries. Every row is in exactly one. */
export function groupTopics(page: DocPath, rows: readonly number[], corpus: Corpus, space: Space): PageTopic[] {
  const repeats = groupRepeats(rows, corpus)
  if (repeats.length === 1) return [buildTopic(page, rows, rows.length === 1 ? 'alone' : 'repeated', corpus)]
  const first = repeats.map(([row]) => corpus.words[row as number] ?? [])
  const vectors = space.vectorsOf(first, 'page')
  return groupByAverage(vectors, first.map(findIdentifiers), sameComplaint(first.length)).map((group) => {
    const repeated = group.map((index) => repeats[index] ?? [])
    const members = repeated.length === 1 ? (repeated[0] ?? []) : repeated.flat().sort((a, b) => a - b)
    const reason = members.length === 1 ? 'alone' : group.length === 1 ? 'repeated' : 'words'
    return buildTopic(page, members, reason, corpus)
  })
}

/** Groups comments with identical words about the same snippet, if any, before anything is compared. */
function groupRepeats(rows: readonly number[], { entries, words }: Corpus): number[][] {
  const hashes = rows.map((row) => hashStems(words[row] ?? []))
  const times = new Map<number, number>()
  for (const hash of hashes) times.set(hash, (times.get(hash) ?? 0) + 1)
  const groups = Map.groupBy(rows, (row, index) => {
    // Most comments have no repeat, so their words need not be joined.
    if (times.get(hashes[index] as number) === 1) return row
    let said = ''
    for (const { surface } of words[row] ?? []) said += ` ${surface}`
    const entry = entries[row]
    if (said === '') return row
    return entry?.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said
  })
  return [...groups.values()]
}

/** Equal for equal words. */
function hashStems(words: readonly Word[]): number {
  let hash = 0
  for (const { stem } of words) hash = Math.imul(hash ^ stem, 0x01000193)
  return hash
}

const longestSnippet = 4_000

/** Equal for the same code block, regardless of spacing and numbers. */
function hashCode(code: string): number {
  return hashText(code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'))
}

function buildTopic(page: DocPath, rows: readonly number[], reason: keyof typeof reasons, corpus: Corpus): PageTopic {
  const entryIds = rows.map((row) => corpus.entries[row]?.id ?? '')
  return { page, rows, topic: { terms: findTerms(rows, corpus), reason: reasons[reason], entryIds } }
}

const stems = new Numbers()

/** The words that the most comments contain, faults and numbers last. */
export function findTerms(rows: readonly number[], corpus: Pick<Corpus, 'words'>): string[] {
  const terms: { count: number; last: number; isLight: boolean; surface: string }[] = []
  stems.clear()
  for (const row of rows) {
    for (const { kind, stem, surface } of corpus.words[row] ?? []) {
      const number = stems.numberOf(stem)
      terms[number] ??= { count: 0, last: -1, isLight: false, surface }
      const term = terms[number]
      if (term.last !== row) term.count += 1
      term.last = row
      term.isLight = kind === 'number' || kind === 'fault'
      if (surface < term.surface) term.surface = surface
    }
  }
  terms.sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || byCode(a.surface, b.surface))
  const shown: string[] = []
  for (const { surface } of terms) {
    if (plain.test(surface) || showable.test(surface)) shown.push(surface)
    if (shown.length === mostTerms) break
  }
  return shown
}
