// Caches functions of a text.

/** @param room for all texts, in UTF-16 units */
export function memoise<T>(find: (text: string) => T, room = 4_000_000): (text: string) => T {
  const known = new Map<string, T>()
  let left = room
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (text.length > room) return found
    if (left < text.length) {
      known.clear()
      left = room
    }
    left -= text.length
    known.set(text, found)
    return found
  }
}
