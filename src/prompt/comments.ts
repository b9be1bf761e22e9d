// Readers' words in a prompt: each line is ours or theirs. What does not fit is left out whole.
import type { Cluster, Topic } from '../clusters/cluster.ts'
import { byCode } from '../clusters/corpus.ts'
import { countDistinctReaders } from '../clusters/reader-copies.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseAddress, parseDocPath } from '../pages/doc-path.ts'
import { countRedactions, placeholders, type Redactions } from '../text/redaction/redact.ts'
import { type Branded, createTag, describeReaders, enumerate } from '../text/safe-text.ts'
import { capText, essence, sanitise } from '../text/sanitise.ts'
import { defuseMarkers } from './marker.ts'

type Framed = Branded<'framed'>
type Words = Branded<'words'>
export type Line = Branded<'line'>

export const framed = createTag<Framed>()

const joinFramed = (parts: readonly Framed[]): Framed => parts.join(', ') as Framed

export const note = (text: Framed): Line => `* ${text}` as Line

export const quote = (words: Words) => words.split('\n').map((line) => `| ${line}`.trimEnd() as Line)

const emptyLine = '' as Line

/** Without blanks, it is no sentence. */
export function codeName(text: string, delimiter: string, max: number): Framed {
  const name = capText(defuse(sanitise(text), delimiter).replace(/\s+/g, ' ').trim(), max)
  return (name === '' ? '' : `\`${name.replace(/[\s|`]/g, encodeURIComponent)}\``) as Framed
}

/** Of readers' words, in code points. */
const maxComment = 4_000
const maxCode = 2_000
const maxLines = 120

export function excerptComment(comment: string) {
  // Blanks must not use up the room of words.
  const text = sanitise(comment).replace(/\n\s*\n/g, '\n\n')
  return capLines(capText(text.trim(), maxComment))
}

export function excerptCode(code: string) {
  const text = sanitise(code).replace(/^\s*\n/, '')
  return capLines(capText(text.trimEnd(), maxCode))
}

function capLines(text: string) {
  const lines = text.split('\n')
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : text
}

export const escapeExcerpt = (text: string, delimiter: string) => defuse(text, delimiter).trimEnd() as Words

/** Without a space, the rest could form a delimiter or marker. */
const defuse = (text: string, delimiter: string) => defuseMarkers(text.replaceAll(delimiter, ' '))

type Excerpt = ReturnType<typeof readExcerpt>
type Alike = ReturnType<typeof groupAlike>[number]
type ReadTopic = ReturnType<typeof readTopics>[number]
type Taken = Map<Alike, Line[]>

/** A cheap test: cleaning cannot empty these. */
const plainWords = /^[\s\x20-\x25\x27-\x3b\x3d-\x7e]*[a-z0-9]/i

export const hasShownWords = (entry: FeedbackEntry) =>
  [entry.comment ?? '', codeOf(entry)].some((text) => plainWords.test(text) || sanitise(text).trim() !== '')

const codeOf = (entry: FeedbackEntry) => (entry.source === 'code_snippet' ? entry.code : '')

function readWords(entry: FeedbackEntry, delimiter: string) {
  const [comment, code] = [entry.comment ?? '', codeOf(entry)]
  const excerpt = (source: string, shown: string) => readExcerpt(source, escapeExcerpt(shown, delimiter))
  return { text: excerpt(comment, excerptComment(comment)), code: excerpt(code, excerptCode(code)) }
}

function readExcerpt(source: string, words: Words) {
  const lengthOf = (text: string) => text.replace(/\s+|…\s*$/g, '').length
  return { source, words, isCut: words.endsWith('…') && lengthOf(words) < lengthOf(sanitise(source)) }
}

function groupAlike(entries: readonly FeedbackEntry[], delimiter: string) {
  const worded = entries
    .toSorted(byNewest)
    .map((entry) => ({ entry, ...readWords(entry, delimiter) }))
    .filter(({ text, code }) => text.words !== '' || code.words !== '')
  const groups = Map.groupBy(worded, ({ text, code }) => `${text.isCut}\n${essence(text.words)}\n${code.words}`)
  return Array.from(groups.values(), (same) => {
    const [{ text, code, entry }] = same as [(typeof worded)[number]]
    const weight = measureWords(`${text.words}${code.words}`) + 20 * Math.min(same.length - 1, 10)
    return { text, code, newest: entry, entries: same.map((one) => one.entry), weight }
  }).sort((a, b) => b.weight - a.weight || byNewest(a.newest, b.newest))
}

/** No colon, which could look like a marker. */
function renderComment({ entries, ...whole }: Alike, { delimiter, cluster }: Feedback, [maxText, most]: Caps) {
  const [text, code] = [shorten(whole.text, maxText), shorten(whole.code, most)]
  const times = entries.length > 1 ? framed`, ×${entries.length}` : ''
  const about = framed`${renderPlace(entries, delimiter, cluster.pages.length > 1)}${times}${renderWriters(entries)}`
  const comment = text.words === '' ? [] : [note(framed`Comment${about}${text.left}`), ...quote(text.words)]
  if (code.words === '') return comment
  const block = text.words === '' ? framed`Code block${about}` : framed`The code block that it is about`
  return [...comment, note(framed`${block}${renderOrigin(entries, delimiter)}${code.left}`), ...quote(code.words)]
}

function shorten({ words, source, isCut }: Excerpt, max: number) {
  // Escaped words stay escaped when cut.
  const shown = capText(words, max) as Words
  const hasHidden = /(?:<|&(?:lt|#0*60|#x0*3c);?)!--/i.test(source)
  const cut = isCut || shown !== words ? ', shortened' : ''
  return { words: shown, left: framed`${cut}${hasHidden ? ', without its HTML comments' : ''}` }
}

function renderWriters(entries: readonly FeedbackEntry[]): Framed {
  const say = (writers: readonly FeedbackEntry[], one: Framed, many: Framed) => {
    const some = writers.length < entries.length ? framed` ${writers.length} of them` : ''
    return writers.length === 0 ? '' : framed`,${some} ${writers.length === 1 ? one : many}`
  }
  const agents = entries.filter(({ source }) => source === 'agent')
  const helped = entries.filter((entry) => entry.source === 'contextual' && entry.helpful)
  const helpful = framed`who found the page helpful`
  const agent = say(agents, framed`from an AI agent`, framed`from AI agents`)
  return framed`${agent}${say(helped, framed`by a reader ${helpful}`, framed`by readers ${helpful}`)}`
}

function renderOrigin(entries: readonly FeedbackEntry[], delimiter: string): Framed {
  const snippets = entries.filter((entry) => entry.source === 'code_snippet')
  const list = (names: readonly (string | null)[], max: number) =>
    [...new Set(names.map((name) => codeName(name ?? '', delimiter, max)))].filter((name) => name !== '')
  const languages = snippets.map(({ lang }) => lang).filter((lang) => /^[a-z\d+#-]{1,20}$/i.test(lang ?? ''))
  const [language, ...others] = list(languages, 20)
  const files = list(
    snippets.map(({ filename }) => filename),
    80,
  )
  const written = language && others.length === 0 ? framed`, ${language}` : ''
  return framed`${written}${files.length > 0 ? framed`, from ${joinNames(files, maxAddresses)}` : ''}`
}

function measureWords(text: string) {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  const pieces = new Set<string>()
  for (let at = 0; at < letters.length && pieces.size < 400; at++) pieces.add(letters.slice(at, at + 3))
  return pieces.size
}

function byNewest(a: FeedbackEntry, b: FeedbackEntry) {
  return byCode(b.createdAt ?? '', a.createdAt ?? '') || byCode(a.id, b.id)
}

export function countRedacted(entries: readonly FeedbackEntry[]) {
  const nameOf = (entry: FeedbackEntry) => (entry.source === 'code_snippet' ? entry.filename : '')
  return countRedactions(entries.flatMap((entry) => [entry.comment ?? '', codeOf(entry), nameOf(entry) ?? '']))
}

const maxAddresses = 3
const maxListed = 15

export function renderReadAs(
  page: DocPath,
  entries: ReadonlyMap<string, readonly FeedbackEntry[]>,
  pages: number,
  delimiter: string,
): Framed {
  const read = [...Map.groupBy(entries.get(page) ?? [], ({ path }) => parseAddress(path))]
  read.sort(([a, x], [b, y]) => y.length - x.length || byCode(a, b))
  const others = read.flatMap(([address]) => (address === page ? [] : codePage(address, delimiter)))
  if (others.length === 0) return framed``
  const most = Math.max(1, Math.min(maxAddresses, Math.floor(maxListed / pages)))
  return framed`, ${others.length < read.length ? 'also ' : ''}read as ${joinNames(others, most)}`
}

export function renderPlace(entries: readonly FeedbackEntry[], delimiter: string, isNamed: boolean): Framed {
  const hasOthers = entries.some(({ path }) => parseAddress(path) !== parseDocPath(path))
  if (!isNamed && !hasOthers) return framed``
  const names = [...new Set(entries.map(({ path }) => parseAddress(path)))].map((name) => codePage(name, delimiter))
  return framed` on ${joinNames(names, maxAddresses)}`
}

export const codePage = (name: string, delimiter: string): Framed => codeName(name, delimiter, 120)

function joinNames(names: readonly Framed[], most: number): Framed {
  const shown = names.length > most ? [...names.slice(0, most), framed`${names.length - most} more`] : names
  return enumerate(shown)
}

export type Feedback = Readonly<{
  cluster: Pick<Cluster, 'pages' | 'topics' | 'entryIds' | 'voteIds' | 'distinctReaders'>
  entries: ReadonlyMap<string, FeedbackEntry>
  delimiter: string
  words?: 'counted'
  /** If any are left over, at least so many. */
  fewest?: number
  /** Asked for, or waiting longest: taken first. */
  first?: ReadonlySet<string>
}>

const maxRedactions = 150

/** `entryIds`: votes, and entries whose words, or like ones, are shown. */
export function renderFeedback(feedback: Feedback, room: number, isTight: boolean) {
  const { delimiter, words } = feedback
  const { voteIds } = feedback.cluster
  // Those before an earlier change say nothing about the page as it is.
  const votes = voteIds.length === 0 ? [] : [note(framed`"Not helpful" votes without a comment: ${voteIds.length}`)]
  const topics = readTopics(feedback)
  const lines = chooseComments(topics, feedback, room - measure(votes) - maxRedactions, isTight)
  const shown = topics.flatMap((topic) => {
    const groups = topic.groups.filter((group) => lines.has(group))
    if (groups.length === 0) return []
    const entries = listEntries(groups)
    const heading = renderHeading({ ...topic, entries }, feedback)
    const said = words ? countWords(entries, delimiter) : groups.flatMap((group) => lines.get(group) ?? [])
    return { entries, block: [heading, ...said] }
  })
  const entries = shown.flatMap((topic) => topic.entries)
  const entryIds = [...voteIds, ...entries.map(({ id }) => id)]
  return { lines: joinBlocks([votes, ...shown.map(({ block }) => block), renderRedactions(entries)]), entryIds }
}

function joinBlocks(blocks: readonly (readonly Line[])[]) {
  return blocks.filter((lines) => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : [emptyLine, ...lines]))
}

function renderRedactions(entries: readonly FeedbackEntry[]) {
  const redactions = countRedacted(entries)
  const kinds = Object.keys(placeholders) as (keyof Redactions)[]
  const found = kinds.flatMap((kind) =>
    redactions[kind] > 0 ? framed`${redactions[kind]} [${placeholders[kind]}]` : [],
  )
  return found.length === 0 ? [] : [note(framed`Redacted from their comments: ${joinFramed(found)}`)]
}

function readTopics({ cluster, entries, delimiter }: Feedback) {
  const { pages, topics, voteIds } = cluster
  const read = ({ terms, entryIds }: Pick<Topic, 'terms' | 'entryIds'>) => {
    const found = findEntries(entryIds, entries)
    const readers = countDistinctReaders(found).distinctReaders
    return { terms, entries: found, readers, groups: groupAlike(found, delimiter) }
  }
  const all = { terms: topics.flatMap(({ terms }) => terms), entryIds: topics.flatMap(({ entryIds }) => entryIds) }
  // Several pages share one complaint.
  const isShared = pages.length > 1 && topics.length > 1
  const told = (isShared ? [all] : topics).map(read).sort((a, b) => b.readers - a.readers)
  const placed = new Set([...all.entryIds, ...voteIds])
  const others = read({ terms: [], entryIds: cluster.entryIds.filter((id) => !placed.has(id)) })
  const rest = others.entries.length === 0 ? [] : [{ ...others, title: framed`Others` }]
  return [...told.map((topic, i) => ({ ...topic, title: framed`Topic ${i + 1}` })), ...rest]
}

function renderHeading({ title, terms, entries }: ReadTopic, { delimiter, words }: Feedback): Line {
  const said = entries.map((entry) => `${entry.comment ?? ''}\n${codeOf(entry)}`.toLowerCase())
  const own = terms.filter((term) => said.filter((text) => text.includes(term.toLowerCase())).length > 1)
  const names = own.map((term) => codeName(term, delimiter, 24)).filter((name) => name !== '')
  const alike = Map.groupBy(names, (name) => name.toLowerCase()).values()
  const named = [...alike].flatMap(([first]) => first ?? []).slice(0, 5)
  const about = words === 'counted' ? countNouns(named.length, 'word') : framed`words in common: ${joinFramed(named)}`
  const writers = enumerate(describeReaders(countDistinctReaders(entries))) as string as Framed
  return note(framed`${title}: ${writers}${named.length > 0 ? framed` (${about})` : ''}`)
}

function countWords(entries: readonly FeedbackEntry[], delimiter: string) {
  const words = entries.map((entry) => readWords(entry, delimiter))
  return (['text', 'code'] as const).flatMap((part) => {
    const lengths = words.map((word) => [...word[part].words].length).filter((length) => length > 0)
    if (lengths.length === 0) return []
    const characters = lengths.reduce((sum, length) => sum + length, 0)
    const blocks = countNouns(lengths.length, part === 'text' ? 'comment' : 'code block')
    return [note(framed`${blocks}, ${countNouns(characters, 'character')}`)]
  })
}

export function findEntries(ids: readonly string[], entries: Feedback['entries']): FeedbackEntry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}

function countNouns(number: number, noun: 'comment' | 'code block' | 'character' | 'word'): Framed {
  return framed`${number} ${noun}${number === 1 ? '' : 's'}`
}

const maxTopics = 50
/** In code points. */
type Caps = readonly [text: number, code: number]
const steps: readonly Caps[] = [
  [maxComment, maxCode],
  [maxComment, 1_000],
  [maxComment, 500],
  [1_000, 500],
]
/** Only in less is the last step tried: a whole comment might not fit. */
export const tight = 14_000
/** One shortened comment in any script, with code and heading. */
export const minRoom = 6_000

function chooseComments(topics: readonly ReadTopic[], feedback: Feedback, room: number, isTight: boolean): Taken {
  const all = topics.flatMap(({ groups }) => groups)
  const queue = orderComments(topics, feedback)
  let taken: Taken = new Map()
  for (const caps of isTight ? steps : steps.slice(0, -1)) {
    taken = fillRoom(queue, feedback, room, caps)
    if (taken.size === all.length) break
  }
  leaveFewest(all, taken, feedback.fewest ?? 1)
  return taken
}

const measure = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.length + 1, 0)

const listEntries = (groups: readonly Alike[]) => groups.flatMap(({ entries }) => entries)

/** Each topic gets one comment before any gets a second. */
function orderComments(topics: readonly ReadTopic[], feedback: Feedback) {
  const isFirst = ({ entries }: Alike) => entries.some(({ id }) => feedback.first?.has(id))
  const putFirst = (groups: readonly Alike[]) => groups.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const hasFirst = ({ groups }: ReadTopic) => Number(groups.some(isFirst))
  return topics
    .filter(({ groups }) => groups.length > 0)
    .sort((a, b) => hasFirst(b) - hasFirst(a))
    .slice(0, maxTopics)
    .flatMap((topic) => {
      const heading = [emptyLine, renderHeading(topic, feedback)]
      return putFirst(topic.groups).map((group, round) => ({ group, round, above: round === 0 ? heading : [] }))
    })
    .sort((a, b) => a.round - b.round)
}

function fillRoom(queue: ReturnType<typeof orderComments>, feedback: Feedback, room: number, caps: Caps) {
  const taken: Taken = new Map()
  let [left, lastRound] = [room, Infinity]
  for (const { group, round, above } of queue) {
    if (round > lastRound) break
    const lines = renderComment(group, feedback, caps)
    const needed = measure([...above, ...lines])
    if (needed > left) lastRound = round
    else {
      taken.set(group, lines)
      left -= needed
    }
  }
  return taken
}

/** Leaves enough for the next prompt. */
function leaveFewest(groups: readonly Alike[], taken: Taken, fewest: number) {
  const all = listEntries(groups).length
  let here = listEntries([...taken.keys()]).length
  for (const group of [...taken.keys()].reverse()) {
    if (here === all || all - here >= fewest || all < 2 * fewest) break
    here -= group.entries.length
    taken.delete(group)
  }
}
