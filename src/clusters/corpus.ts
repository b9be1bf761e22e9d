// All comments of a run, read once.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { memoise } from '../text/memoise.ts'
import { placeholder } from '../text/redaction/redact.ts'
import { sanitise } from '../text/sanitise.ts'
import { describePiece, scanPieces, type Word } from './words.ts'

export interface Corpus {
  readonly entries: readonly FeedbackEntry[]
  readonly pages: readonly DocPath[]
  /** Without stop words, in order. */
  readonly words: readonly (readonly Word[])[]
  readonly times: Float64Array
}

export function readCorpus(entries: readonly FeedbackEntry[]): Corpus {
  const read = memoise((text: string): readonly Word[] => {
    const words = describePiece(text)
    const low = text.toLowerCase()
    // Case only distinguishes names and platforms.
    return text === low || words.some((word) => word.kind === 'name' || word.isIdentifier) ? words : read(low)
  })
  return {
    entries,
    pages: entries.map(readPage),
    // Copied, because arrays that grow reserve extra room.
    words: entries.map((entry) => scanPieces(readComment(entry)).flatMap(read).slice()),
    times: Float64Array.from(entries, (entry) => readTime(entry) ?? Number.POSITIVE_INFINITY),
  }
}

/** Sanitised: hidden text and secrets must not reappear as terms. */
export function readComment({ comment }: Pick<FeedbackEntry, 'comment'>): string {
  return sanitise(comment ?? '').replace(placeholder, ' ')
}

export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Undated rows last. */
export function compareAge(a: number, b: number, { times, entries }: Corpus): number {
  const [timeA, timeB] = [times[a] as number, times[b] as number]
  return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB
}
