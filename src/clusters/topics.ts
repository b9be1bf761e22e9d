// Topics of a page, and topics that several pages share.
import type { DocPath } from '../pages/doc-path.ts'
import { hashText } from '../text/hash.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { Topic } from './cluster.ts'
import { byCode, type Corpus } from './corpus.ts'
import { type CannotLink, findIdentifiers, groupByAverage, joinIdentifiers } from './link.ts'
import { type ReadVectors, sameComplaint, sharedComplaint } from './similarity.ts'
import type { Word } from './words.ts'

export interface PageTopic {
  readonly page: DocPath
  readonly rows: readonly number[]
  readonly reason: SafeText
}

const reasons = {
  alone: safe`no similar complaint on the page`,
  repeated: safe`same wording`,
  words: safe`similar wording`,
}

const maxTerms = 5
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu

export function groupTopics(page: DocPath, rows: readonly number[], corpus: Corpus, read: ReadVectors): PageTopic[] {
  const repeats = groupRepeats(rows, corpus)
  const first = repeats.map(([row = 0]) => corpus.words[row] ?? [])
  const groups =
    first.length === 1
      ? [[0]]
      : groupByAverage(read(first, 'page'), first.map(findIdentifiers), sameComplaint(first.length))
  return groups.map((group) => {
    const members = group.flatMap((index) => repeats[index] ?? []).sort((a, b) => a - b)
    const reason = members.length === 1 ? reasons.alone : group.length === 1 ? reasons.repeated : reasons.words
    return { page, rows: members, reason }
  })
}

export function buildTopic({ rows, reason }: PageTopic, corpus: Corpus): Topic {
  return { terms: findTerms(rows, corpus), reason, entryIds: rows.map((row) => corpus.entries[row]?.id ?? '') }
}

function groupRepeats(rows: readonly number[], { entries, words }: Corpus): number[][] {
  const groups = Map.groupBy(rows, (row) => {
    const said = words[row]?.map(({ surface }) => surface).join(' ')
    const entry = entries[row]
    if (!said) return row
    return entry?.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said
  })
  return [...groups.values()]
}

const maxSnippet = 4_000

function hashCode(code: string): number {
  return hashText(code.slice(0, maxSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'))
}

export function findTerms(rows: readonly number[], corpus: Pick<Corpus, 'words'>): string[] {
  const terms = new Map<number, { count: number; last: number; isLight: boolean; surface: string }>()
  for (const row of rows)
    for (const { kind, stem, surface } of corpus.words[row] ?? []) {
      const term = terms.get(stem) ?? { count: 0, last: -1, isLight: false, surface }
      if (term.count === 0) terms.set(stem, term)
      if (term.last !== row) term.count += 1
      term.last = row
      term.isLight = kind === 'number' || kind === 'fault'
      if (surface < term.surface) term.surface = surface
    }
  const byWorth = [...terms.values()].sort(
    (a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || byCode(a.surface, b.surface),
  )
  return byWorth
    .values()
    .map(({ surface }) => surface)
    .filter((surface) => showable.test(surface))
    .take(maxTerms)
    .toArray()
}

const minPages = 3
/** With fewer ("does not work"), a topic means something else on each page. */
const minDistinctive = 2
const maxComments = 3

export function findShared(topics: readonly PageTopic[], { words }: Corpus, read: ReadVectors) {
  const commentsOf = ({ rows }: PageTopic) => rows.slice(0, maxComments).map((row) => words[row] ?? [])
  const candidates = topics
    .filter((topic) => isDistinctive(commentsOf(topic)))
    .sort((a, b) => b.rows.length - a.rows.length)
  const isShared = (group: readonly PageTopic[]) => new Set(group.map(({ page }) => page)).size >= minPages
  if (!isShared(candidates)) return { shared: [], rest: topics }
  const texts = candidates.map((topic) => {
    const comments = commentsOf(topic)
    return comments.length === 1 ? (comments[0] ?? []) : comments.flat()
  })
  const cannotLink = candidates.map((topic) => findCommon(commentsOf(topic)))
  const shared = groupByAverage(read(texts, 'site'), cannotLink, sharedComplaint(candidates.length))
    .filter((group) => group.length >= minPages)
    .map((group) => group.flatMap((index) => candidates[index] ?? []))
    .filter(isShared)
  const taken = new Set(shared.flat())
  return { shared, rest: topics.filter((topic) => !taken.has(topic)) }
}

function findCommon(comments: readonly (readonly Word[])[]): CannotLink {
  const joined = comments.map(findIdentifiers).reduce(joinIdentifiers)
  return comments.length === 1 ? joined : { ...joined, naming: joined.naming / comments.length }
}

function isDistinctive(comments: readonly (readonly Word[])[]): boolean {
  const isOwn = ({ kind }: Word) => kind === 'word' || kind === 'name'
  const stems = comments.flatMap((words) => [...new Set(words.filter(isOwn).map(({ stem }) => stem))])
  const uses = [...Map.groupBy(stems, (stem) => stem).values()]
  return uses.filter(({ length }) => 2 * length >= comments.length).length >= minDistinctive
}
