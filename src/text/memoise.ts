// Caches functions.

export function memoiseFor<K extends object, T>(find: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly found: T }>()
  return (key) => {
    const result = known.get(key) ?? { found: find(key) }
    known.set(key, result)
    return result.found
  }
}

export function once<T>(find: () => T): () => T {
  let known: { readonly found: T } | undefined
  return () => {
    known ??= { found: find() }
    return known.found
  }
}

/** Of the first `most` texts; `none` for others. */
export function memoiseFirst<T>(most: number, none: T, find: (text: string) => T): (text: string) => T {
  const known = new Map([['', none]])
  return (text) => {
    const found = known.get(text) ?? (known.size > most ? none : find(text))
    if (known.size <= most) known.set(text, found)
    return found
  }
}

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
