// What one list has and another does not have, or has less often.

/** In the order of the list; the first of equal items go. */
export function subtract<U, T extends U>(
  list: readonly T[],
  others: readonly U[],
  keyOf: (item: U) => string = String,
): T[] {
  const counts = new Map<string, number>()
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return list.filter((item) => {
    const key = keyOf(item)
    const count = counts.get(key) ?? 0
    if (count > 0) counts.set(key, count - 1)
    return count === 0
  })
}

/** The first of the items on both sides that stands at another place among them; undefined if their numbers differ. */
export function findMoved<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): T | undefined {
  const [old, now] = [before.map(keyOf), after.map(keyOf)]
  const [was, kept] = [new Set(old), new Set(now)]
  const order = old.filter((key) => kept.has(key))
  const others = after.filter((_, at) => was.has(now[at] ?? ''))
  return order.length === others.length ? others.find((item, at) => keyOf(item) !== order[at]) : undefined
}
