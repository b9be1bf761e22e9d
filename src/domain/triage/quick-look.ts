// A quick look at a comment, with which most comments are done: does any of many words begin in it?

/** What is looked at: lines in lower case, and whether they are ASCII only. */
interface Lines {
  readonly lines: string
  readonly ascii: boolean
}

/**
 * A test for many beginnings of words, alternatives of a pattern. Nothing is tried where no word begins, and sorted
 * alternatives share the look at their first letters. Scripts other than Latin are tried everywhere.
 */
export function quickLook(beginnings: string): (reading: Lines) => boolean {
  const sorted = splitAlternatives(beginnings).sort().join('|')
  const inAscii = new RegExp(`\\b(?:${sorted})`, 'u')
  const anywhere = new RegExp(`(?<![a-z])(?:${sorted})`, 'u')
  return ({ lines, ascii }) => (ascii ? inAscii : anywhere).test(lines)
}

/** At the bars that stand in no group or class. */
export function splitAlternatives(pattern: string): string[] {
  const alternatives = ['']
  let depth = 0
  for (const [part] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (part === '|' && depth === 0) alternatives.push('')
    else alternatives.push(`${alternatives.pop()}${part}`)
  }
  return alternatives
}
