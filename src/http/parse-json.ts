// JSON that others wrote.
const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0))

/** By punctuation: a parser takes a hundred bytes per value. */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = findEnd(text, at)
    else if ((sign === comma || sign === bracket || sign === brace) && ++values > most) return true
  }
  return false
}

function findEnd(text: string, start: number) {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    if (sign === backslash) at += 1
  }
  return text.length
}

/** Undefined if invalid: the parser's message would quote it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
