// Caches functions of a text.

/** UTF-16 units: of all texts, of one. */
const room = 4_000_000
const longest = 2_000

export function memoise<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  let left = room
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (text.length > longest) return found
    if (left < text.length) {
      known.clear()
      left = room
    }
    left -= text.length
    known.set(text, found)
    return found
  }
}
