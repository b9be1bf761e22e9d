// Comments of one topic as the prompt shows them: alike ones once, the ones that tell most first.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { renderPlace } from './addresses.ts'
import {
  escapeCode,
  escapeComment,
  escapeForPrompt,
  type Framed,
  fenceFramed,
  framed,
  indent,
  joinFramed,
  quoteFramed,
} from './framed.ts'

export interface CommentContext {
  readonly delimiter: string
  /** Whether to name the page of each comment; an address other than its page is named always. */
  readonly hasPages: boolean
}

/** Comments that say the same, word for word but for case and punctuation. */
export interface Alike {
  /** Newest first. */
  readonly entries: readonly [FeedbackEntry, ...FeedbackEntry[]]
  readonly text: Framed
  readonly code: Framed
}

/** What a reader wrote, ready for the frame. */
export function readWords(entry: FeedbackEntry, delimiter: string): { readonly text: Framed; readonly code: Framed } {
  const text = escapeComment(entry.comment ?? '', delimiter)
  const code = entry.source === 'code_snippet' ? escapeCode(entry.code, delimiter) : framed``
  return { text, code }
}

/** Groups comments that are alike, and puts first what tells most, then what is newest. Entries without words are left out. */
export function groupAlike(entries: readonly FeedbackEntry[], delimiter: string): Alike[] {
  const read = [...entries].sort(byNewest).map((entry) => ({ entry, ...readWords(entry, delimiter) }))
  const worded = read.filter(({ text, code }) => text !== '' || code !== '')
  const groups = Map.groupBy(worded, ({ text, code }) => `${essence(text)}\n${code.replace(/\s+/g, ' ')}`)
  return [...groups.values()]
    .flatMap(([first, ...rest]): Alike[] =>
      first ? [{ entries: [first.entry, ...rest.map(({ entry }) => entry)], text: first.text, code: first.code }] : [],
    )
    .map((alike) => ({ alike, weight: information(alike) }))
    .sort((a, b) => b.weight - a.weight || byNewest(a.alike.entries[0], b.alike.entries[0]))
    .map(({ alike }) => alike)
}

/** A list item of several lines. */
export function renderComment({ entries, text, code }: Alike, { delimiter, hasPages }: CommentContext): Framed {
  const [entry] = entries
  const notes = [
    renderPlace(entries, delimiter, hasPages),
    entry.source === 'agent' ? framed`from an AI agent` : framed``,
    entry.source === 'contextual' && entry.helpful ? framed`found the page helpful` : framed``,
  ].filter((note) => note !== '')
  const times = entries.length > 1 ? framed`×${entries.length} ` : ''
  const note = notes.length > 0 ? framed`(${joinFramed(notes, ', ')}) ` : ''
  const block = entry.source === 'code_snippet' && code !== '' ? framed`\n${renderCode(entry, code, delimiter)}` : ''
  return indent(framed`- ${times}${note}${text === '' ? '(no words)' : text}${block}`)
}

function renderCode(entry: FeedbackEntry & { source: 'code_snippet' }, code: Framed, delimiter: string): Framed {
  const filename = escapeForPrompt(entry.filename ?? '', delimiter, 80)
  const from = filename === '' ? '' : framed` from ${quoteFramed(filename)}`
  return framed`Code block${from}:\n${fenceFramed(code, entry.lang ?? '')}`
}

/** Distinct three-letter pieces: longer and richer counts more in any script, repetition does not. Saying it often counts too. */
function information({ entries, text, code }: Alike): number {
  const letters = essence(`${text} ${code}`)
  const pieces = new Set(Array.from({ length: letters.length }, (_, i) => letters.slice(i, i + 3)))
  return Math.min(pieces.size, 400) + 20 * Math.min(entries.length - 1, 10)
}

function essence(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return letters || text
}

function byNewest(a: FeedbackEntry, b: FeedbackEntry): number {
  return compare(b.createdAt ?? '', a.createdAt ?? '') || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
