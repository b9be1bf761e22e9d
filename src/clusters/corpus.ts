// All comments of a run, read once.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { memoise } from '../text/memoise.ts'
import { placeholder } from '../text/redaction/redact.ts'
import { sanitise } from '../text/sanitise.ts'
import { describePiece, scanPieces, type Word } from './words.ts'

export type Complaint = Readonly<{
  entry: FeedbackEntry
  page: DocPath
  words: readonly Word[]
  /** Epoch milliseconds; infinite if unknown. */
  time: number
}>

export function readCorpus(entries: readonly FeedbackEntry[]): Complaint[] {
  const read = memoise((text: string): readonly Word[] => {
    const words = describePiece(text)
    const low = text.toLowerCase()
    // Case only distinguishes names and platforms.
    return text === low || words.some((word) => word.kind === 'name' || word.isIdentifier) ? words : read(low)
  })
  return entries.map((entry) => ({
    entry,
    page: readPage(entry),
    // Copied, because arrays that grow reserve extra room.
    words: scanPieces(readComment(entry)).flatMap(read).slice(),
    time: readTime(entry) ?? Infinity,
  }))
}

/** Sanitised: hidden text and secrets must not reappear as terms. */
export function readComment({ comment }: Pick<FeedbackEntry, 'comment'>) {
  return sanitise(comment ?? '').replace(placeholder, ' ')
}

export function byCode(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}

export const byId = (a: Complaint, b: Complaint) => byCode(a.entry.id, b.entry.id)

export const byAge = (a: Complaint, b: Complaint) => (a.time === b.time ? byId(a, b) : a.time - b.time)
