// Functions of a text whose results are kept if it is short: pages, names and terms come again and again.

/** How many results are cached, and for texts up to which length in UTF-16 units. */
const most = 10_000
const longest = 200

export function memoise<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, found)
    return found
  }
}
