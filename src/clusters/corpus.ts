// All comments of a run, read once.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'
import { placeholder } from '../text/redaction/redact.ts'
import { sanitise } from '../text/sanitise.ts'
import { describePiece, scanPieces, type Word } from './words.ts'

interface Piece {
  readonly words: readonly Word[]
  times: number
}

export interface Corpus {
  readonly entries: readonly FeedbackEntry[]
  readonly pages: readonly DocPath[]
  /** Without stop words, in order. */
  readonly words: readonly (readonly Word[])[]
  readonly times: Float64Array
  readonly pieces: ReadonlySet<Readonly<Piece>>
}

export function readCorpus(entries: readonly FeedbackEntry[]): Corpus {
  const known = new Map<string, Piece>()
  const read = (text: string): Piece => {
    const before = known.get(text)
    if (before) return before
    const words = describePiece(text)
    // Case only distinguishes names and platforms.
    const isOther = text !== text.toLowerCase() && words.every((word) => word.kind !== 'name' && !word.isIdentifier)
    const found = isOther ? read(text.toLowerCase()) : { words, times: 0 }
    known.set(text, found)
    return found
  }
  /** Reused: every array grown by `push` reserves extra room. */
  const own: Word[] = []
  const words = entries.map((entry) => {
    let count = 0
    for (const text of scanPieces(readComment(entry))) {
      const piece = read(text)
      piece.times += 1
      for (const word of piece.words) own[count++] = word
    }
    return own.slice(0, count)
  })
  const pages = entries.map(({ path }) => parseDocPath(path))
  const times = Float64Array.from(entries, ({ createdAt }) => parseTime(createdAt) ?? Number.POSITIVE_INFINITY)
  return { entries, pages, words, times, pieces: new Set(known.values()) }
}

/** Sanitised: hidden text and secrets must not reappear as terms. */
export function readComment({ comment }: FeedbackEntry): string {
  const text = sanitise(comment ?? '')
  return text.includes('[') ? text.replace(placeholder, ' ') : text
}

export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Undated rows last. */
export function compareAge(a: number, b: number, { times, entries }: Corpus): number {
  const [timeA, timeB] = [times[a] as number, times[b] as number]
  return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB
}
