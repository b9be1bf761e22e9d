// Objects whose keys come from others: ids, pages, names.
import { z } from 'zod'

/** zod’s record drops `__proto__`, a valid id. */
export function pairsOf<V>(value: z.ZodType<V>) {
  return z
    .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
    .transform((given) => Object.entries(given))
    .pipe(z.array(z.tuple([z.string(), value])))
}

export function dictionary<V, K extends string = string>(value: z.ZodType<V>) {
  return pairsOf(value).transform((pairs) => Object.fromEntries(pairs) as Record<K, V>)
}
