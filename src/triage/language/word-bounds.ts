// Where words begin and end, for the list of words.

export const underscore = 0x5f
/** From Hebrew on, scripts attach articles and particles to words, or put no spaces between them. */
export const firstUnspaced = 0x590

function isLetter(unit: number): boolean {
  if (unit < 0x80) return (unit >= 97 && unit <= 122) || unit === underscore || (unit >= 48 && unit <= 57)
  return unit > 191 && unit < firstUnspaced
}

/** `_` joins what is on both sides into one name. */
export function beginsWord(text: string, at: number): boolean {
  return !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1))
}

export function endsWord(text: string, end: number): boolean {
  return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1))
}
