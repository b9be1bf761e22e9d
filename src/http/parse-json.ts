// JSON from others.
/** Undefined when it is not JSON: the parser's own message would quote it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
