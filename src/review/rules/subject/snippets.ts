// The texts of a change as snippets: what is new on its pages, and what the repository had before.
import type { PageChange, Part } from '../../../changes/page.ts'
import { dropUnseen } from '../../../text/unicode/visible.ts'
import { perSubject } from './memo.ts'

export interface Snippet {
  readonly path: string
  /** Of its first line. */
  readonly line: number
  readonly text: string
  /** `line`: code or prose, in a format that is judged by lines. */
  readonly kind: 'code' | 'inline-code' | 'line' | 'prose'
  readonly lang: string
}

/** A line as a shell reads it, with continued lines joined. */
export interface LogicalLine {
  readonly text: string
  /** Of its first line. */
  readonly line: number
}

export const listAdded = perSubject(({ pages }): readonly Snippet[] =>
  pages.flatMap((page) => {
    const rows = page.hunks.map(({ line, added }) => ({ path: page.path, line, text: added.join('\n'), ...asLine }))
    const parts = listParts(page.path, page.added)
    return isByLines(page) ? [...parts, ...rows] : parts
  }),
)

/** Everything on the changed pages at the head. */
export const listAfter = perSubject(({ change, pages }): readonly Snippet[] => {
  const texts = new Map(change.files.map(({ path, after }) => [path, after?.text ?? '']))
  return pages.flatMap((page) => listSide(page, page.after, texts.get(page.path)))
})

/** The changed files at the base, as written and as a reader saw them. */
export const listBefore = perSubject(({ change, pages }): readonly Snippet[] => [
  ...change.files.map(({ path, before }) => ({ path, line: 1, text: before?.text ?? '', ...asLine })),
  ...pages.flatMap(({ path, before }) => listParts(path, before)),
])

/** All texts of the repository at the base that were read. */
export const listKnown = perSubject((subject): readonly string[] => [
  ...listBefore(subject).map(({ text }) => text),
  ...subject.others,
])

function listSide(page: PageChange, parts: readonly Part[], text: string | undefined): Snippet[] {
  const whole = { path: page.path, line: 1, text: text ?? page.addedLines.map((row) => row.text).join('\n'), ...asLine }
  return isByLines(page) ? [...listParts(page.path, parts), whole] : listParts(page.path, parts)
}

function isByLines({ format, isParsed }: PageChange): boolean {
  return !isParsed || (format !== 'markdown' && format !== 'mdx')
}

function listParts(path: string, parts: readonly Part[]): Snippet[] {
  return parts.flatMap((part) => textsOf(part).map((found) => ({ ...found, path })))
}

const asCode = { kind: 'code', lang: '' } as const
const asLine = { kind: 'line', lang: '' } as const
const asProse = { kind: 'prose', lang: '' } as const

/** The texts of a part that can be read or run. */
function textsOf(part: Part): Omit<Snippet, 'path'>[] {
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

/** Joins continued lines, so that a pattern can be tested on the whole text first. */
export function joinLines(text: string): string {
  return dropUnseen(text)
    .normalize('NFKC')
    .replace(/[\\`^][ \t]*\r?\n/g, '  ')
    .replace(/(\||&&|[$<>]\()[ \t]*\r?\n/g, '$1 ')
    .replace(/\r?\n[ \t]{0,40}(\||&&)/g, ' $1')
}

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
