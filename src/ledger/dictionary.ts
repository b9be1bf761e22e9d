// Objects in the ledger's files whose keys come from others: ids, pages, names.
import { z } from 'zod'

/** Built from pairs, since zod’s own record drops `__proto__`, which is as valid an id as any other. */
export function pairsOf<V>(value: z.ZodType<V>) {
  return z
    .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
    .transform((given) => Object.entries(given))
    .pipe(z.array(z.tuple([z.string(), value])))
}

export function dictionary<V>(value: z.ZodType<V>) {
  return pairsOf(value).transform((pairs): Record<string, V> => Object.fromEntries(pairs))
}

/** An older ledger may have several names for what is now one key; `join` merges their values. */
export function dictionaryBy<K extends string, V>(
  read: (key: string) => K,
  value: z.ZodType<V>,
  join: (a: V, b: V) => V,
) {
  return pairsOf(value).transform((pairs): Record<K, V> => {
    const values = new Map<K, V>()
    for (const [name, given] of pairs) {
      const key = read(name)
      const known = values.get(key)
      values.set(key, known === undefined ? given : join(known, given))
    }
    return Object.fromEntries(values) as Record<K, V>
  })
}
