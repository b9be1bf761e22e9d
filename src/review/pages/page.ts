// A parsed page: its parts, each with its line, so that two versions can be compared part by part. And how text is split into lines.
import type { Format } from '../../pages/formats.ts'

interface At {
  readonly line: number
}

export interface Tag extends At {
  readonly kind: 'tag'
  /** In lower case for HTML; as written for a JSX component. An attribute list (`{: … }`) has none: ''. */
  readonly name: string
  /**
   * Entities decoded; names in lower case. An attribute without a value has ''; a JSX expression is its source in braces, a spread
   * is a name in braces.
   */
  readonly attributes: Readonly<Record<string, string>>
  readonly isJsx: boolean
  readonly content?: string | undefined
}

export interface Code extends At {
  readonly kind: 'code'
  readonly lang: string
  readonly meta: string
  readonly value: string
  /** A fence that nothing closes: everything after it on the page (or in its list item) is code. */
  readonly isOpen?: boolean | undefined
}

export type Part =
  /** `text`: as a reader sees it. `url`: entities and escapes decoded, otherwise as written. Includes autolinks and definitions. */
  | ({ readonly kind: 'link'; readonly url: string; readonly text: string } & At)
  | ({ readonly kind: 'image'; readonly url: string; readonly text: string } & At)
  | ({ readonly kind: 'heading'; readonly depth: number; readonly text: string; readonly id?: string | undefined } & At)
  | Code
  | ({ readonly kind: 'inline-code'; readonly value: string } & At)
  /** A block of prose (paragraph, list item, table cell) as plain text; inline code in backticks. `list`: the one that it stands in. */
  | ({ readonly kind: 'text'; readonly value: string; readonly list?: 'numbered' | 'plain' | undefined } & At)
  | Tag
  | ({ readonly kind: 'comment'; readonly value: string } & At)
  | ({ readonly kind: 'esm'; readonly value: string } & At)
  | ({ readonly kind: 'expression'; readonly value: string } & At)
  | ({ readonly kind: 'front-matter'; readonly key: string; readonly value: string } & At)
  /** A directive that includes a file or passes text through unparsed (reStructuredText, AsciiDoc, `:::` of Markdown). */
  | ({ readonly kind: 'directive'; readonly name: string; readonly value: string } & At)

export type PartKind = Part['kind']

export interface Page {
  readonly parts: readonly Part[]
  /** False: split by lines only, because the parser refused it or it is too large. */
  readonly isParsed: boolean
}

export interface Line extends At {
  readonly text: string
}

export interface PageChange {
  readonly path: string
  readonly format: Format
  /** Both sides were parsed into trees, or the format is always judged by lines. */
  readonly isParsed: boolean
  readonly before: readonly Part[]
  readonly after: readonly Part[]
  readonly added: readonly Part[]
  readonly removed: readonly Part[]
  readonly addedLines: readonly Line[]
  readonly removedLines: readonly Line[]
  /** Consecutive changed lines; `heading`: of their section, at the head. */
  readonly hunks: readonly Hunk[]
}

export interface Hunk {
  readonly line: number
  readonly baseLine: number
  readonly heading: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** In UTF-16 units: what is longer is cut. */
export const longestPage = 1_000_000
export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/)
export const measureIndent = (line: string): number => line.length - line.trimStart().length
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()
const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi

export function findBareLinks(text: string, line: number): Part[] {
  return Array.from(text.matchAll(bare), ([whole]) => {
    const url = whole.replace(/[.,;:!?]{1,9}$/, '')
    return { kind: 'link', url, text: url, line }
  })
}
