// JSON that others wrote, and ours, in which no invisible character moves or hides text.

/** Non-ASCII controls, zero-width, bidi, tags, line separators, variation selectors, lone surrogates. */
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu

export function renderJson(value: unknown, indent?: number) {
  return JSON.stringify(value, null, indent).replace(moving, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

const [quote, backslash, ...separators] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0))

/** By punctuation: a parser takes a hundred bytes per value. */
export function hasMoreValues(text: string, most: number) {
  let [values, isInString] = [1, false]
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
