// Topics of a page, and topics that several pages share.
import type { DocPath } from '../pages/doc-path.ts'
import { hashText } from '../text/hash.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { Topic } from './cluster.ts'
import { byCode, byId, type Complaint } from './corpus.ts'
import { type CannotLink, findIdentifiers, groupByAverage, joinIdentifiers } from './link.ts'
import { type ReadVectors, sameComplaint, sharedComplaint } from './similarity.ts'
import type { Word } from './words.ts'

export type PageTopic = Readonly<{ page: DocPath; complaints: readonly Complaint[]; reason: SafeText }>

const reasons = {
  alone: safe`no similar complaint on the page`,
  repeated: safe`same wording`,
  words: safe`similar wording`,
}

const maxTerms = 5
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu

export function groupTopics(page: DocPath, complaints: readonly Complaint[], read: ReadVectors): PageTopic[] {
  const repeats = groupRepeats(complaints)
  const first = repeats.map(([one]) => one?.words ?? [])
  const groups =
    first.length === 1
      ? [[0]]
      : groupByAverage(read(first, 'page'), first.map(findIdentifiers), sameComplaint(first.length))
  return groups.map((group) => {
    const members = group.flatMap((index) => repeats[index] ?? []).sort(byId)
    const reason = members.length === 1 ? reasons.alone : group.length === 1 ? reasons.repeated : reasons.words
    return { page, complaints: members, reason }
  })
}

export const listIds = (complaints: readonly Complaint[]) => complaints.map(({ entry }) => entry.id)

export function buildTopic({ complaints, reason }: PageTopic): Topic {
  return { terms: findTerms(complaints.map(({ words }) => words)), reason, entryIds: listIds(complaints) }
}

function groupRepeats(complaints: readonly Complaint[]): Complaint[][] {
  const groups = Map.groupBy(complaints, (complaint) => {
    const { entry, words } = complaint
    const said = words.map(({ surface }) => surface).join(' ')
    if (said === '') return complaint
    return entry.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said
  })
  return [...groups.values()]
}

const maxSnippet = 4_000

function hashCode(code: string) {
  return hashText(code.slice(0, maxSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'))
}

export function findTerms(comments: readonly (readonly Word[])[]) {
  const terms = new Map<number, { count: number; last: number; isLight: boolean; surface: string }>()
  for (const [at, words] of comments.entries())
    for (const { kind, stem, surface } of words) {
      const term = terms.get(stem) ?? { count: 0, last: -1, isLight: false, surface }
      if (term.count === 0) terms.set(stem, term)
      if (term.last !== at) term.count += 1
      term.last = at
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

export function findShared(topics: readonly PageTopic[], read: ReadVectors) {
  const commentsOf = ({ complaints }: PageTopic) => complaints.slice(0, maxComments).map(({ words }) => words)
  const candidates = topics
    .filter((topic) => isDistinctive(commentsOf(topic)))
    .sort((a, b) => b.complaints.length - a.complaints.length)
  const isShared = (group: readonly PageTopic[]) => new Set(group.map(({ page }) => page)).size >= minPages
  if (!isShared(candidates)) return { shared: [], rest: topics }
  const texts = candidates.map((topic) => commentsOf(topic).flat())
  const cannotLink = candidates.map((topic) => findCommon(commentsOf(topic)))
  const shared = groupByAverage(read(texts, 'site'), cannotLink, sharedComplaint(candidates.length))
    .map((group) => group.flatMap((index) => candidates[index] ?? []))
    .filter(isShared)
  const taken = new Set(shared.flat())
  return { shared, rest: topics.filter((topic) => !taken.has(topic)) }
}

function findCommon(comments: readonly (readonly Word[])[]): CannotLink {
  const joined = comments.map(findIdentifiers).reduce(joinIdentifiers)
  return { ...joined, naming: joined.naming / comments.length }
}

function isDistinctive(comments: readonly (readonly Word[])[]) {
  const isOwn = ({ kind }: Word) => kind === 'word' || kind === 'name'
  const stems = comments.flatMap((words) => [...new Set(words.filter(isOwn).map(({ stem }) => stem))])
  const uses = [...Map.groupBy(stems, (stem) => stem).values()]
  return uses.filter(({ length }) => 2 * length >= comments.length).length >= minDistinctive
}
