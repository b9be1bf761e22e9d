// Which complaints a change touches, by topic or, without texts, by page.
import { byCode, readComment } from '../../clusters/corpus.ts'
import { countDistinctReaders } from '../../clusters/reader-copies.ts'
import { isSameTopic, signText } from '../../clusters/signature.ts'
import { findTerms } from '../../clusters/topics.ts'
import { describePiece, firstGram, scanPieces, type Word } from '../../clusters/words.ts'
import type { DocPath } from '../../pages/doc-path.ts'
import { type Fitting, findFiles, fitPage } from '../../pages/fit-page.ts'
import { isPlainPath } from '../../text/sanitise.ts'
import type { FileChange, ReaderEntry } from '../diff/change.ts'
import { subtract } from '../diff/diff-lines.ts'
import { denseOf, type Hunk, type PageChange, squeeze } from '../diff/page.ts'

export type TopicCoverage = Omit<FixTopic, 'words' | 'codeLines'> & {
  readonly hunks: readonly Pick<ReadHunk, 'path' | 'line'>[]
}

export type Coverage = Readonly<{
  /** Largest first; undefined without readers' entries. */
  topics: readonly TopicCoverage[] | undefined
  pagesTouched: readonly (Fitting & { readonly page: DocPath })[]
  pagesUntouched: readonly DocPath[]
  /** Untouched topics or, without topics, pages. */
  unanswered: number
}>

export type CoverageInput = Readonly<{
  files: readonly Pick<FileChange, 'path' | 'previousPath'>[]
  pages: readonly PageChange[]
  fix: Readonly<{ pages: readonly DocPath[]; topics: readonly (readonly string[])[] }>
  readers: readonly ReaderEntry[] | undefined
}>

/** In UTF-16 units. */
const maxHunk = 20_000
const maxChange = 2_000_000
/** Of a topic's terms, for a hunk on another page. */
const minElsewhere = 2
/** One of so many words must differ for the line to count as changed. */
const minChanged = 3

export function coverFix({ files, pages, fix, readers }: CoverageInput): Coverage {
  const paths = files.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]))
  const pagesTouched = fix.pages.flatMap((page) => {
    const files = findFiles(page, paths)
    return files === undefined ? [] : [{ page, ...files }]
  })
  const pagesUntouched = fix.pages.filter((page) => pagesTouched.every((touched) => touched.page !== page))
  const hunks = readers === undefined ? [] : readHunks(pages)
  const gathered = readers && gatherTopics(fix.topics, readers)
  const common = findCommon(gathered ?? [])
  const topics = gathered?.map((topic) => {
    const { words, codeLines, ...shown } = topic
    return { ...shown, hunks: hunks.filter(findAbout(topic, common)).map(({ path, line }) => ({ path, line })) }
  })
  const open = topics?.length ? topics.filter((topic) => topic.hunks.length === 0) : undefined
  return { topics, pagesTouched, pagesUntouched, unanswered: (open ?? pagesUntouched).length }
}

type ReadHunk = ReturnType<typeof readHunks>[number]

function readHunks(pages: readonly PageChange[]) {
  let left = maxChange
  return pages.flatMap(({ path, previousPath = path, hunks }) =>
    hunks.flatMap((hunk) => {
      const { added, removed } = cutHunk(hunk, left)
      const code = left > 0 ? hunk.removed.map(squeeze) : []
      left -= [hunk.heading, ...added, ...removed].join('\n').length
      // Blank lines and marks alone answer nothing.
      const isWordless = [...hunk.added, ...hunk.removed].every((line) => denseOf(line.slice(0, maxHunk)) === '')
      return isWordless
        ? []
        : { path, previousPath, line: hunk.line, ...compareStems(hunk.heading, added, removed), removed: code }
    }),
  )
}

function cutHunk({ added, removed }: Hunk, room: number) {
  let left = Math.min(room, maxHunk)
  const cut = (line: string) => {
    if (left <= 0) return []
    left -= line.length
    return line.slice(0, maxHunk)
  }
  const [now = [], was = []] = [added, removed].map((lines) =>
    lines.flatMap(cut).flatMap((line) => line.split(sentenceEnd)),
  )
  return { added: subtract(now, was), removed: subtract(was, now) }
}

/** A line may be a whole paragraph. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=。)/

/** `changed`: of lines that are mostly as before, only the words that differ. */
function compareStems(heading: string, added: readonly string[], removed: readonly string[]) {
  const [after, before] = [added.flatMap(readWords), removed.flatMap(readWords)]
  const [stemsAfter, stemsBefore] = [listStems(after), listStems(before)]
  const lines = stemsAfter.union(stemsBefore)
  const stems = lines.union(listStems(readWords(heading)))
  const differing = stemsAfter.symmetricDifference(stemsBefore)
  const whole = removed.length === 0 ? stems : lines
  return {
    stems,
    changed: differing.size * minChanged < lines.size ? differing : whole,
    numbers: listNumbers(after).symmetricDifference(listNumbers(before)),
    hasAddress: listAddresses(after).symmetricDifference(listAddresses(before)).size > 0,
  }
}

function findCommon(topics: readonly FixTopic[]): ReadonlySet<number> {
  const [seen, common] = [new Set<number>(), new Set<number>()]
  for (const { words } of topics) for (const stem of listStems(words)) (seen.has(stem) ? common : seen).add(stem)
  return common
}

/** By a marked line of code or shared words; one word of the page's address proves nothing. */
function findAbout(
  { pages, terms, words, codeLines }: FixTopic,
  common: ReadonlySet<number>,
): (hunk: ReadHunk) => boolean {
  const named = listStems(pages.flatMap((page) => page.split('/').flatMap(readWords)))
  const all = listStems(words).difference(named)
  const strong = listStems(terms.flatMap(readWords)).difference(named)
  const own = strong.difference(common)
  const numbers = listNumbers(words)
  return ({ path, previousPath, stems, changed, numbers: changedNumbers, hasAddress, removed }) => {
    if (removed.some((line) => codeLines.has(line))) return true
    const isOn = (name: string) => pages.some((page) => fitPage(name, page) !== undefined)
    if (!isOn(path) && !isOn(previousPath)) return strong.intersection(stems).size >= minElsewhere
    if (all.size === 0 || !own.isDisjointFrom(changed)) return true
    // The words around a link or a number say what it is.
    const isNear = hasAddress || !numbers.isDisjointFrom(changedNumbers)
    return all.intersection(stems).size + Number(isNear) > 1 && (isNear || !all.isDisjointFrom(changed))
  }
}

/** At the base, for links. The shortest path wins: others are mostly earlier versions. */
export function findPageFiles(pages: readonly DocPath[], files: readonly FileChange[]): Record<string, string> {
  const paths = files
    .flatMap(({ path, previousPath = path, before }) => (before && isPlainPath(previousPath) ? previousPath : []))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const found = pages.flatMap((page) => {
    const { fit, paths: [first] = [] } = findFiles(page, paths) ?? {}
    return fit === 'page' && first !== undefined ? [[page, first] as const] : []
  })
  return Object.fromEntries(found)
}

type FixTopic = Readonly<{
  pages: readonly DocPath[]
  entryIds: readonly string[]
  distinctReaders: number
  agents: number
  since: number | undefined
  /** Readers' own words, strongest first; hostile text. */
  terms: readonly string[]
  words: readonly Word[]
  codeLines: ReadonlySet<string>
}>
type Row = Readonly<ReturnType<typeof readRow>>

/** UTF-16 units: `}`, `end` or `npm i` may be anywhere. */
const minLine = 8

function readWords(text: string): Word[] {
  return scanPieces(text).flatMap((piece) => {
    const described = describePiece(piece)
    return described.every(({ kind }) => kind !== 'name') ? describePiece(piece.toLowerCase()) : described
  })
}

/** Faults and numbers say little about the subject. */
function listStems(words: readonly Word[]): Set<number> {
  const distinctive = words.filter(({ kind, isIdentifier }) => kind !== 'fault' && (kind !== 'number' || isIdentifier))
  // `PowerShell` is a name, `powershell` a word: here the same.
  const plain = distinctive.flatMap(({ kind, surface }) =>
    kind === 'name' ? describePiece(surface.toLowerCase()) : [],
  )
  return new Set(
    [...distinctive, ...plain].flatMap(({ features }) => features.filter((feature) => feature < firstGram)),
  )
}

const listNumbers = (words: readonly Word[]) =>
  new Set(words.flatMap(({ kind, stem }) => (kind === 'number' ? stem : [])))

const address = /\/(?!.*\.(?:png|jpe?g|gif|svg|webp)$)/i
const listAddresses = (words: readonly Word[]) =>
  new Set(words.flatMap(({ surface }) => (address.test(surface) ? surface : [])))

function gatherTopics(signatures: readonly (readonly string[])[], entries: readonly ReaderEntry[]) {
  const rows = entries.toSorted((a, b) => byCode(a.id, b.id)).map(readRow)
  const signed = Map.groupBy(rows, (row) => findSigned(row, signatures))
  const known = signatures.map((_, at) => signed.get(at) ?? [])
  const alike = Map.groupBy(signed.get(-1) ?? [], (row) => findAlike(row, known))
  const groups = known.map((group, at) => [...group, ...(alike.get(at) ?? [])])
  const rest = Map.groupBy(alike.get(-1) ?? [], ({ page }) => page)
  return [...groups, ...rest.values()]
    .filter((group) => group.length > 0)
    .map(buildTopic)
    .sort((a, b) => b.distinctReaders - a.distinctReaders || byCode(a.entryIds[0] ?? '', b.entryIds[0] ?? ''))
}

function readRow(entry: ReaderEntry) {
  const comment = readComment({ comment: entry.comment ?? entry.text })
  return { ...entry, comment, words: readWords(comment), codeLines: listCodeLines(entry) }
}

function listCodeLines({ text, comment }: ReaderEntry) {
  if (comment === undefined) return []
  // A copy from the rendered page has no indentation.
  const lines = text.slice(comment.length).split('\n').map(squeeze)
  return lines.filter((line) => line.length >= minLine)
}

function findSigned({ comment }: Row, signatures: readonly (readonly string[])[]) {
  const signature = signText(comment)
  if (signature === '') return -1
  const exact = signatures.findIndex((topic) => topic.includes(signature))
  return exact < 0 ? signatures.findIndex((topic) => isSameTopic(topic, [signature])) : exact
}

/** Too short for a signature: joins its page's likest topic, or the largest. */
function findAlike({ page, words }: Row, groups: readonly (readonly Row[])[]) {
  const stems = listStems(words)
  let [best, most] = [-1, -1]
  for (const [at, group] of groups.entries()) {
    if (!group.some((row) => row.page === page)) continue
    const shared = stems.intersection(listStems(group.flatMap((row) => row.words)))
    const score = shared.size * 1_000_000 + group.length
    if (score > most) [best, most] = [at, score]
  }
  return best
}

function buildTopic(rows: readonly Row[]): FixTopic {
  const pages = [...Map.groupBy(rows, ({ page }) => page)].sort((a, b) => b[1].length - a[1].length)
  const words = rows.map((row) => row.words)
  const times = rows.flatMap(({ at }) => at ?? [])
  return {
    pages: pages.map(([page]) => page),
    entryIds: rows.map(({ id }) => id),
    ...countDistinctReaders(rows.flatMap(({ entry }) => entry ?? [])),
    since: times.toSorted((a, b) => a - b)[0],
    terms: findTerms(words),
    words: words.flat(),
    codeLines: new Set(rows.flatMap((row) => row.codeLines)),
  }
}
