// A fix's topics, from their signatures in the ledger and the words in the export.
import { byCode } from '../../clusters/corpus.ts'
import { isSameTopic, signText } from '../../clusters/signature.ts'
import { findTerms } from '../../clusters/topics.ts'
import { describePiece, scanPieces, type Word } from '../../clusters/words.ts'
import type { DocPath } from '../../pages/doc-path.ts'
import { placeholder } from '../../text/redaction/redact.ts'
import { sanitise } from '../../text/sanitise.ts'
import type { ReaderEntry } from '../pages/change.ts'

export interface FixTopic {
  readonly pages: readonly DocPath[]
  readonly entryIds: readonly string[]
  readonly readers: number
  readonly agents?: number
  readonly since: number | undefined
  /** Readers' own words, strongest first; hostile text. */
  readonly terms: readonly string[]
  readonly words: readonly Word[]
  /** Lines of the code that its readers marked, by `foldLine`. */
  readonly codeLines: ReadonlySet<string>
}

interface Row extends ReaderEntry {
  readonly words: readonly Word[]
  readonly codeLines: readonly string[]
}

/** In UTF-16 units: a shorter line (`}`, `end`, `npm i`) may occur anywhere on a page. */
const shortestLine = 8

/** Without indentation: a copy from the rendered page equals the source. */
export function foldLine(line: string): string {
  return line.trim().replace(/\s+/g, ' ')
}

export function readWords(text: string): Word[] {
  return scanPieces(text).flatMap((piece) => {
    const described = describePiece(piece)
    return described.every(({ kind }) => kind !== 'name') ? describePiece(piece.toLowerCase()) : described
  })
}

/** Even features are stems, of a word or of a name's parts. Faults and numbers say little about the subject. */
export function listStems(words: readonly Word[]): Set<number> {
  const distinctive = words.filter(({ kind, isIdentifier }) => kind !== 'fault' && (kind !== 'number' || isIdentifier))
  // `PowerShell` is a name and `powershell` a word; here they are the same.
  const plain = distinctive.flatMap(({ kind, surface }) =>
    kind === 'name' ? describePiece(surface.toLowerCase()) : [],
  )
  return new Set([...distinctive, ...plain].flatMap(({ features }) => features.filter((feature) => feature % 2 === 0)))
}

export function countShared(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0
  for (const stem of one) if (other.has(stem)) shared += 1
  return shared
}

export function gatherTopics(signatures: readonly (readonly string[])[], entries: readonly ReaderEntry[]): FixTopic[] {
  const rows = entries.toSorted((a, b) => byCode(a.id, b.id)).map(readRow)
  const groups: Row[][] = signatures.map(() => [])
  const unsigned = rows.filter((row) => {
    const at = findSigned(row, signatures)
    groups[at]?.push(row)
    return at < 0
  })
  const known = groups.map((group) => [...group])
  const loose: Row[] = []
  for (const row of unsigned) (groups[findAlike(row, known)] ?? loose).push(row)
  const rest = [...Map.groupBy(loose, ({ page }) => page).values()]
  return [...groups, ...rest]
    .filter((group) => group.length > 0)
    .map(buildTopic)
    .sort((a, b) => b.readers - a.readers || byCode(a.entryIds[0] ?? '', b.entryIds[0] ?? ''))
}

/** Read as the clustering does, but without what was redacted. */
function readRow(entry: ReaderEntry): Row {
  const comment = readComment(entry)
  return { ...entry, comment, words: readWords(comment), codeLines: listCodeLines(entry) }
}

function listCodeLines({ text, comment }: ReaderEntry): string[] {
  if (comment === undefined) return []
  const lines = text.slice(comment.length).split('\n').map(foldLine)
  return lines.filter((line) => line.length >= shortestLine)
}

function readComment({ comment, text }: ReaderEntry): string {
  const clean = sanitise(comment ?? text)
  return clean.includes('[') ? clean.replace(placeholder, ' ') : clean
}

function findSigned({ comment = '' }: Row, signatures: readonly (readonly string[])[]): number {
  const signature = signText(comment)
  if (signature === '') return -1
  const exact = signatures.findIndex((topic) => topic.includes(signature))
  return exact < 0 ? signatures.findIndex((topic) => isSameTopic(topic, [signature])) : exact
}

/** A comment too short for a signature joins those on its page that share most words with it, or the largest topic there. */
function findAlike({ page, words }: Row, groups: readonly (readonly Row[])[]): number {
  const stems = listStems(words)
  let [best, most] = [-1, -1]
  for (const [at, group] of groups.entries()) {
    if (!group.some((row) => row.page === page)) continue
    const shared = countShared(stems, listStems(group.flatMap((row) => row.words)))
    const score = shared * 1_000_000 + group.length
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
    readers: countPeople(rows.filter(({ isAgent }) => isAgent !== true)),
    agents: countPeople(rows.filter(({ isAgent }) => isAgent)),
    since: times.length === 0 ? undefined : times.reduce((oldest, time) => Math.min(oldest, time)),
    terms: findTerms([...rows.keys()], { words }),
    words: words.flat(),
    codeLines: new Set(rows.flatMap((row) => row.codeLines)),
  }
}

function countPeople(rows: readonly ReaderEntry[]): number {
  return new Set(rows.map(({ id, reader }) => reader ?? `id ${id}`)).size
}
