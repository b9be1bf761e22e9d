// Whether a text holds pieces of another: words in a row with at least twelve letters.

const least = 12
const maxPieces = 15
/** Names and commits, whole or as a link shows them, whose letters are chance. */
const names = /[\da-f]{16,}|(?<=\[)[\da-f]{7}(?=\]\()/g
const maxWords = 300

export function flatten(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(names, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')} `
}

/** The same of many texts, each line that they share but once. */
export function flattenLines(texts: readonly string[]): string {
  return [...new Set([...new Set(texts.flatMap((text) => text.split('\n')))].map(flatten))].join('')
}

/** The piece that begins with a word, unless too few letters follow. */
function readPiece(words: readonly string[], from: number): string | undefined {
  let piece = ' '
  let letters = 0
  for (let to = from; to < words.length && letters < least; to++) {
    piece += `${words[to]} `
    const { length } = words[to] ?? ''
    // A single letter may be an id's, and says nothing.
    letters += length > 1 ? length : 0
  }
  return letters >= least ? piece : undefined
}

export function collectPieces(texts: readonly string[]): Set<string> {
  const pieces = new Set<string>()
  for (const line of new Set(texts.flatMap((text) => text.split('\n')))) {
    const words = flatten(line).trim().split(' ')
    for (const from of words.keys()) pieces.add(readPiece(words, from) ?? '')
  }
  return pieces
}

/** Some pieces of a text, none of which is common: what our own words say too proves nothing. */
export function listPieces(text: string, isCommon: (piece: string) => boolean): string[] {
  const words = flatten(text).trim().split(' ').slice(0, maxWords)
  const pieces = new Set<string>()
  for (let from = 0; from < words.length && pieces.size < maxPieces; from++) {
    // That of a short commit before one of our links, for one.
    if (words[from]?.length === 1) continue
    const piece = readPiece(words, from)
    if (piece !== undefined && !isCommon(piece)) pieces.add(piece)
  }
  return [...pieces]
}
