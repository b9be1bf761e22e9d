// All comments of a run, read once: each different word once, and the comments as numbers of words.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseTime } from '../feedback/time.ts'
import { hashText } from '../text/hash.ts'
import { placeholder } from '../text/redact.ts'
import { sanitise } from '../text/sanitise.ts'
import { Numbers } from './vectors.ts'
import { describePiece, scanPieces, type Word } from './words.ts'

/** Row `i` of all of it is entry `i`. */
export interface Corpus {
  readonly entries: readonly FeedbackEntry[]
  readonly words: readonly Word[]
  /** The words of row `i`, without stop words, are `ids[start[i]]` up to `ids[start[i + 1]]`, in their order. */
  readonly start: Uint32Array
  readonly ids: Uint32Array
  /** The same for the same block of code, whatever its spacing and numbers; 0 for entries about none. */
  readonly snippets: Uint32Array
  /** Epoch milliseconds; infinite for entries without a date. */
  readonly times: Float64Array
}

/** The order of the entries numbers rows and words. */
export function readCorpus(entries: readonly FeedbackEntry[]): Corpus {
  const words: Word[] = []
  const known = new Map<string, readonly number[]>()
  const start = new Uint32Array(entries.length + 1)
  const ids = new Numbers()
  const read = (piece: string): readonly number[] => {
    const before = known.get(piece)
    if (before) return before
    const described = describePiece(piece)
    // A name is told apart by its capitals, a word is not.
    const isOther = piece !== piece.toLowerCase() && described.every(({ kind }) => kind !== 'name')
    const found = isOther ? read(piece.toLowerCase()) : described.map((word) => words.push(word) - 1)
    known.set(piece, found)
    return found
  }
  for (const [row, entry] of entries.entries()) {
    for (const piece of scanPieces(readComment(entry))) for (const id of read(piece)) ids.push(id)
    start[row + 1] = ids.length
  }
  const snippets = Uint32Array.from(entries, hashSnippet)
  const times = Float64Array.from(entries, ({ createdAt }) => parseTime(createdAt) ?? Number.POSITIVE_INFINITY)
  return { entries, words, start, ids: ids.view(), snippets, times }
}

/** Only what may be shown is compared: hidden text and secrets must not come back as the terms of a topic. */
export function readComment({ comment }: FeedbackEntry): string {
  const text = sanitise(comment ?? '')
  return text.includes('[') ? text.replace(placeholder, ' ') : text
}

/** The words of a row, in their order. */
export function wordsOf({ words, start, ids }: Corpus, row: number): Word[] {
  const found: Word[] = []
  for (let at = start[row] as number; at < (start[row + 1] as number); at += 1)
    found.push(words[ids[at] as number] as Word)
  return found
}

const longestSnippet = 4_000

function hashSnippet(entry: FeedbackEntry): number {
  if (entry.source !== 'code_snippet') return 0
  const code = entry.code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0')
  return code === '' ? 0 : hashText(code) || 1
}

/** By UTF-16 units, the same everywhere. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The oldest row first, those without a date last, so that newcomers do not move to the front. */
export function compareAge(a: number, b: number, { times, entries }: Corpus): number {
  const [timeA, timeB] = [times[a] as number, times[b] as number]
  return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB
}

/** Id of the oldest entry: a name taken from it stays while others come and go. */
export function findAnchor(rows: readonly number[], corpus: Corpus): string {
  const oldest = rows.reduce((first, row) => (compareAge(first, row, corpus) <= 0 ? first : row), rows[0] ?? 0)
  return corpus.entries[oldest]?.id ?? ''
}
