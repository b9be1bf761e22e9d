// Whether a page may be parsed into a tree. Some texts take the parsers quadratic time, but no documentation page is like that.
import { splitLines } from './lines.ts'

/** In UTF-16 units. */
export const longestPage = 1_000_000
const longestTree = 120_000
const longestLine = 100_000
const mostNesting = 200
const mostCells = 500
const mostUnderlines = 1_000
/** Starts of comments in expressions; the parser searches for the end of each one. */
const mostComments = 2_000
/** The parser may compare each delimiter and each line of a paragraph with all those before it. */
const mostPairs = 4e7

const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/
const delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

export function isTooLarge(text: string): boolean {
  return text.length > longestPage || splitLines(text).some((line) => line.length > longestLine)
}

export function isTooHard(text: string): boolean {
  if (text.length > longestTree) return true
  if (text.split('/*').length > mostComments) return true
  let [underlines, pairs, before] = [0, 0, 0]
  for (const line of splitLines(text)) {
    const isBlank = line.trim() === ''
    if (measureNesting(line) > mostNesting || line.split('|').length > mostCells) return true
    if (!isBlank && /^[-=|:>\s]+$/.test(line)) underlines += 1
    const more = 1 + (line.match(delimiter)?.length ?? 0) + countStray(line)
    // After an unclosed bracket, each word starts a search.
    pairs += more * (2 * before + more) + (before * line.length) / 8
    before = isBlank ? 0 : before + more
    if (underlines > mostUnderlines || pairs > mostPairs) return true
  }
  return false
}

/** Closing brackets without an opening one; for each, the parser searches all the text before it. */
function countStray(line: string): number {
  return Math.max(0, line.split(']').length - line.split('[').length)
}

/** Indentation alone nests lists, at two columns or more per level. */
function measureNesting(line: string): number {
  const prefix = container.exec(line)?.[0] ?? ''
  const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0
  return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2)
}
