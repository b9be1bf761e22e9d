// Splits lines as the parsers do, and finds what occurs in the lines of any format.
import type { Part } from './page.ts'

export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

export function measureIndent(line: string): number {
  return line.length - line.trimStart().length
}

/** Removes the common indentation, and blank lines at both ends. */
export function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map(measureIndent)
  const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY)
  const rest = lines.map((line) => line.slice(indent))
  const first = rest.findIndex((line) => line !== '')
  return rest.slice(Math.max(first, 0)).join('\n').trimEnd()
}

/** All matches of a pattern in a text of several lines, each with its line. */
export function* findAll(
  pattern: RegExp,
  text: string,
  line: number,
): Generator<{ found: RegExpExecArray; at: number }> {
  let [from, at] = [0, line]
  for (const found of text.matchAll(pattern)) {
    for (let end = text.indexOf('\n', from); end >= 0 && end < found.index; end = text.indexOf('\n', from)) {
      from = end + 1
      at += 1
    }
    yield { found, at }
  }
}

const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi

/** Bare addresses in a text, without the full stop that ends their sentence. */
export function findBareLinks(text: string, line: number): Part[] {
  return [...findAll(bare, text, line)].map(({ found: [whole], at }) => {
    const url = whole.replace(/[.,;:!?]{1,9}$/, '')
    return { kind: 'link', url, text: url, line: at }
  })
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
