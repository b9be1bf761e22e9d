// Objects of the ledger's file whose keys are somebody's: ids, pages, names.
import { z } from 'zod'

/**
 * Whatever the keys are, the names of properties that all objects have included: zod's own record leaves out `__proto__`,
 * and with it what the ledger knows of an entry of this id.
 */
export function keyed<T extends z.ZodType, Key extends string = string>(
  value: T,
  readKey: (key: string) => Key = (key) => key as Key,
) {
  return z
    .custom<Readonly<Record<string, unknown>>>(
      (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
    )
    .transform((given, context): Record<Key, z.output<T>> => {
      const pairs: [Key, z.output<T>][] = []
      for (const [key, raw] of Object.entries(given)) {
        const parsed = value.safeParse(raw)
        if (parsed.success) pairs.push([readKey(key), parsed.data])
        else context.addIssue({ code: 'custom', message: 'a value is not as it should be' })
      }
      return Object.fromEntries(pairs) as Record<Key, z.output<T>>
    })
}
