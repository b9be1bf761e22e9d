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
  const sorted = shareBeginnings(splitAlternatives(beginnings))
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

/** How many first letters alternatives share: more takes longer to build than it saves. */
const deepest = 2

/** One pattern of many alternatives, in which those that begin alike share the look at their first letters. */
export function shareBeginnings(alternatives: readonly string[], depth = deepest): string {
  const opened = [...new Set(alternatives.flatMap(openGroup))]
  if (depth === 0 || opened.length < 2) return opened.join('|')
  const byLetter = new Map<string, string[]>()
  for (const alternative of opened) {
    const letter = /^\p{L}(?![?*+{])/u.exec(alternative)?.[0] ?? ''
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), alternative.slice(letter.length)])
  }
  const { others, shared } = {
    others: byLetter.get('') ?? [],
    shared: [...byLetter].filter(([letter]) => letter !== ''),
  }
  return [...shared.map(([letter, rests]) => `${letter}(?:${shareBeginnings(rests, depth - 1)})`), ...others].join('|')
}

/** "(?:a|b)c" is "ac|bc". */
function openGroup(alternative: string): string[] {
  if (!alternative.startsWith('(?:')) return [alternative]
  let depth = 0
  let end = 0
  for (const { 0: part, index } of alternative.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (depth === 0) {
      end = index
      break
    }
  }
  const rest = alternative.slice(end + 1)
  if (end === 0 || /^[?*+{]/.test(rest)) return [alternative]
  return splitAlternatives(alternative.slice(3, end)).flatMap((inner) => openGroup(`${inner}${rest}`))
}
