// Comments of one topic as the prompt shows them: alike ones once, the ones that tell most first.
import type { FeedbackEntry } from '../../api/contract.ts'
import { fence } from '../text/markdown.ts'
import { renderPlace } from './addresses.ts'
import { tame, tameLine } from './frame.ts'

export interface CommentContext {
  readonly delimiter: string
  /** Whether to name the page of each comment; an address other than its page is named always. */
  readonly hasPages: boolean
}

/** Comments that say the same, word for word but for case and punctuation. */
export interface Alike {
  /** Newest first. */
  readonly entries: readonly [FeedbackEntry, ...FeedbackEntry[]]
  readonly text: string
  readonly code: string
}

// In code points.
const longestComment = 1_000
const longestCode = 2_000
const mostLines = 60

/** What a reader wrote, ready for the frame. */
export function readWords(entry: FeedbackEntry, delimiter: string): { readonly text: string; readonly code: string } {
  const text = tame(entry.comment ?? '', delimiter, longestComment)
  const code = entry.source === 'code_snippet' ? tame(entry.code, delimiter, longestCode) : ''
  return { text: capLines(text.replace(/\n\s*\n/g, '\n\n').trim()), code: capLines(code) }
}

/** Groups comments that are alike, and puts first what tells most, then what is newest. Entries without words are left out. */
export function groupAlike(entries: readonly FeedbackEntry[], delimiter: string): Alike[] {
  const groups = new Map<string, [Alike['entries'][0], ...FeedbackEntry[]]>()
  for (const entry of [...entries].sort(byNewest)) {
    const { text, code } = readWords(entry, delimiter)
    const key = `${essence(text)}\n${code.replace(/\s+/g, ' ')}`
    if (text === '' && code === '') continue
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups.values()]
    .map((group): Alike => ({ entries: group, ...readWords(group[0], delimiter) }))
    .map((alike) => ({ alike, weight: information(alike) }))
    .sort((a, b) => b.weight - a.weight || byNewest(a.alike.entries[0], b.alike.entries[0]))
    .map(({ alike }) => alike)
}

/** A list item of several lines. */
export function renderComment({ entries, text, code }: Alike, { delimiter, hasPages }: CommentContext): string {
  const [entry] = entries
  const notes = [
    renderPlace(entries, delimiter, hasPages),
    entry.source === 'agent' && 'from an AI agent',
    entry.source === 'contextual' && entry.helpful && 'found the page helpful',
  ].filter((note) => typeof note === 'string' && note !== '')
  const times = entries.length > 1 ? `×${entries.length} ` : ''
  const head = `${times}${notes.length > 0 ? `(${notes.join(', ')}) ` : ''}${text || '(no words)'}`
  const block = entry.source === 'code_snippet' && code !== '' ? `\n${renderCode(entry, code, delimiter)}` : ''
  return `- ${(head + block).replaceAll('\n', '\n  ')}`
}

function renderCode(entry: FeedbackEntry & { source: 'code_snippet' }, code: string, delimiter: string): string {
  const filename = tameLine(entry.filename ?? '', delimiter, 80)
  return `Code block${filename ? ` from ${JSON.stringify(filename)}` : ''}:\n${fence(code, entry.lang ?? '')}`
}

/** Distinct three-letter pieces: longer and richer counts more in any script, repetition does not. Saying it often counts too. */
function information({ entries, text, code }: Alike): number {
  const letters = essence(`${text} ${code}`)
  const pieces = new Set(Array.from({ length: letters.length }, (_, i) => letters.slice(i, i + 3)))
  return Math.min(pieces.size, 400) + 20 * Math.min(entries.length - 1, 10)
}

function capLines(text: string): string {
  const lines = text.split('\n')
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : text
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
