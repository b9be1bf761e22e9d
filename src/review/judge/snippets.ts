// The texts that a change adds to pages, as snippets of code and prose.

import { dropUnseen } from '../../text/unicode/visible.ts'
import type { PageChange, Part } from '../pages/page.ts'

export interface Snippet {
  readonly path: string
  /** Of its first line. */
  readonly line: number
  readonly text: string
  /** `line`: code or prose, in a format that is read by lines. */
  readonly kind: 'code' | 'inline-code' | 'line' | 'prose'
  readonly lang: string
}

/** A line as a shell reads it, with continued lines joined. */
export interface LogicalLine {
  readonly text: string
  /** Of its first line. */
  readonly line: number
}

export function listAdded(pages: readonly PageChange[]): Snippet[] {
  return pages.flatMap((page) => {
    const rows = page.hunks.map(({ line, added }) => ({ path: page.path, line, text: added.join('\n'), ...asLine }))
    const parts = page.added.flatMap((part) => listTexts(part).map((found) => ({ ...found, path: page.path })))
    return isByLines(page) ? [...parts, ...rows] : parts
  })
}

export function isByLines({ format, isParsed }: PageChange): boolean {
  return !isParsed || (format !== 'markdown' && format !== 'mdx')
}

const asCode = { kind: 'code', lang: '' } as const
const asLine = { kind: 'line', lang: '' } as const
const asProse = { kind: 'prose', lang: '' } as const

/** The texts of a part that can be read or run. */
function listTexts(part: Part): Omit<Snippet, 'path'>[] {
  const { line } = part
  switch (part.kind) {
    case 'code':
      return [{ line: line + 1, text: part.value, kind: 'code', lang: part.lang.toLowerCase() }]
    case 'inline-code':
      return [{ line, text: part.value, kind: 'inline-code', lang: '' }]
    case 'text':
      return [{ line, text: part.value, ...asProse }]
    case 'heading':
    case 'image':
    case 'link':
      return [{ line, text: part.text, ...asProse }]
    case 'tag':
      return [{ line, text: Object.values(part.attributes).join('\n'), ...asProse }]
    case 'comment':
    case 'front-matter':
      return [{ line, text: part.value, ...asProse }]
    case 'directive':
    case 'esm':
    case 'expression':
      return [{ line, text: part.value, ...asCode }]
  }
}

const continued = /(?:\\|`|\^|\||&&|\|\||[$<>]\()[ \t]*$/
/** A command has no more continued lines than this. */
const mostJoined = 40

/** Longer lines are searched in pieces, which overlap by more than the length of any command. */
const longestLine = 20_000
const shared = 1_000

function cutLine({ text, line }: LogicalLine): LogicalLine[] {
  if (text.length <= longestLine) return [{ text, line }]
  const step = longestLine - shared
  return Array.from({ length: Math.ceil(text.length / step) }, (_, at) => {
    return { text: text.slice(at * step, at * step + longestLine), line }
  })
}

export function listLines({ text, line }: Pick<Snippet, 'text' | 'line'>): LogicalLine[] {
  const rows = dropUnseen(text)
    .normalize('NFKC')
    .split(/\r\n?|\n/)
  const joined: LogicalLine[] = []
  for (let at = 0; at < rows.length; ) {
    const first = at
    const parts: string[] = []
    for (let isOpen = true; isOpen && at < rows.length && at - first < mostJoined; at += 1) {
      const row = rows[at] ?? ''
      isOpen = continued.test(row.slice(-40)) || /^\s{0,40}(?:\||&&)/.test(rows[at + 1] ?? '')
      parts.push(row.replace(/[\\`^][ \t]*$/, ' '))
    }
    for (const piece of cutLine({ text: parts.join(' '), line: line + first })) joined.push(piece)
  }
  return joined
}
