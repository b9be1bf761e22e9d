// A parsed page as parts with lines.
import type { Format } from '../../pages/formats.ts'

interface At {
  readonly line: number
}

export type Tag = At &
  Readonly<{
    kind: 'tag'
    /** Lower case for HTML, as written for JSX; '' for an attribute list (`{: … }`). */
    name: string
    /** Entities decoded; names in lower case; '' without a value. A JSX expression is its source in braces, a spread a name in braces. */
    attributes: Readonly<Record<string, string>>
    isJsx: boolean
    content?: string
  }>

export type Code = At &
  Readonly<{
    kind: 'code'
    lang: string
    meta: string
    value: string
    /** Nothing closes this fence: the rest of the page or list item is code. */
    isOpen?: boolean
  }>

type Content = Readonly<
  /** `text`: as shown. `url`: entities and escapes decoded. Includes autolinks and definitions. */
  | { kind: 'link' | 'image'; url: string; text: string }
  | { kind: 'heading'; depth: number; text: string; id?: string }
  /** A paragraph, list item or table cell as plain text; inline code in backticks. `list`: around it. */
  | { kind: 'text'; value: string; list?: 'numbered' | 'plain' }
  | { kind: 'comment' | 'esm' | 'expression' | 'inline-code'; value: string }
  | { kind: 'front-matter'; key: string; value: string }
  /** Includes a file or passes text through unparsed (reStructuredText, AsciiDoc, `:::` of Markdown). */
  | { kind: 'directive'; name: string; value: string }
>

export type Part = Tag | Code | (Content & At)

export interface Page {
  readonly parts: readonly Part[]
  /** False: MDX that was refused, so read as Markdown. */
  readonly isParsed: boolean
}

export interface PageLine extends At {
  readonly text: string
}

export type PageChange = Readonly<{
  path: string
  previousPath?: string
  isGone?: boolean
  format: Format
  /** Both sides are trees, or the format has none. */
  isParsed: boolean
  before: readonly Part[]
  after: readonly Part[]
  added: readonly Part[]
  removed: readonly Part[]
  addedLines: readonly PageLine[]
  removedLines: readonly PageLine[]
  /** Consecutive changed lines; `heading`: at the head. */
  hunks: readonly Hunk[]
}>

export type Hunk = Readonly<{
  line: number
  baseLine: number
  heading: string
  added: readonly string[]
  removed: readonly string[]
}>

/** Of a link or an image, what it shows. */
export function textOf(part: Part): string {
  if (part.kind === 'tag') return Object.values(part.attributes).join('\n')
  return 'value' in part ? part.value : part.text
}

/** UTF-16 units: the rest is cut. */
export const maxPage = 1_000_000
export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/)
export const measureIndent = (line: string) => line.length - line.trimStart().length
export const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

export const denseOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

export function countShared(one: string, other: string): number {
  const listWords = (text: string) =>
    new Set(
      text
        .slice(0, 2_000)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{4,}/gu),
    )
  return listWords(one).intersection(listWords(other)).size
}
