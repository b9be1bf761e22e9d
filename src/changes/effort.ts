// Whether a page may be parsed into a tree: the parsers take quadratic time for some texts, and no page of documentation is one.
import { splitLines } from './lines.ts'
import type { Format } from './page.ts'

/** In UTF-16 units. */
const longestPage = 1_000_000
/** Its pictures are lines of up to a megabyte. */
const longestNotebook = 5_000_000
export const longestTree = 300_000
const longestLine = 100_000
const mostNesting = 200
/** Lines that may make a heading or a table of the line above. */
const mostUnderlines = 2_000
/** Each delimiter of a paragraph may be compared with all others in it, so what counts is the sum of the squares. */
const mostPairs = 2.5e7

const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/
/** Underscores within words (`MAX_OPEN`) delimit nothing. */
const delimiter = /[[*~{`<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

export function isTooLarge(text: string, format: Format): boolean {
  if (format === 'notebook') return text.length > longestNotebook
  return text.length > longestPage || splitLines(text).some((line) => line.length > longestLine)
}

/** For a tree of Markdown. */
export function isTooHard(text: string): boolean {
  if (text.length > longestTree) return true
  let [underlines, pairs, delimiters] = [0, 0, 0]
  for (const line of splitLines(text)) {
    if (measureNesting(line) > mostNesting) return true
    if (/^[-=|:>\s]+$/.test(line) && line.trim() !== '') underlines += 1
    delimiters = line.trim() === '' ? 0 : delimiters
    const more = line.match(delimiter)?.length ?? 0
    pairs += more * (2 * delimiters + more)
    delimiters += more
    if (underlines > mostUnderlines || pairs > mostPairs) return true
  }
  return false
}

/** Lists may lie in lists by indentation alone, two columns at least a level. */
function measureNesting(line: string): number {
  const prefix = container.exec(line)?.[0] ?? ''
  const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0
  return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2)
}
