// JSON that others wrote.
const [quote, backslash, ...separators] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0))

/** By punctuation: a parser takes a hundred bytes per value. */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) isInString = !isInString
    else if (isInString) at += sign === backslash ? 1 : 0
    else if (separators.includes(sign) && ++values > most) return true
  }
  return false
}

/** Undefined if invalid: the parser's message would quote it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
