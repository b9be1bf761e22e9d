// Objects of the ledger's file whose keys are somebody's: ids, pages, names.
import { z } from 'zod'
import { type DocPath, parseDocPath } from '../feedback/doc-path.ts'

/**
 * Whatever the keys are, the names of properties that all objects have included: zod's own record leaves out `__proto__`,
 * and with it what the ledger knows of an entry of this id.
 */
export function keyed<T extends z.ZodType>(value: T) {
  return pairsOf(value).transform((pairs): Record<string, z.output<T>> => Object.fromEntries(pairs))
}

/** By page. A ledger of an earlier version may hold names that are one page today: `join` makes one value of theirs. */
export function keyedByPage<T extends z.ZodType>(value: T, join: (a: z.output<T>, b: z.output<T>) => z.output<T>) {
  return pairsOf(value).transform((pairs): Record<DocPath, z.output<T>> => {
    const values = new Map<DocPath, z.output<T>>()
    for (const [key, read] of pairs) {
      const page = parseDocPath(key)
      const known = values.get(page)
      values.set(page, known === undefined ? read : join(known, read))
    }
    return Object.fromEntries(values)
  })
}

function pairsOf<T extends z.ZodType>(value: T) {
  return z
    .custom<Readonly<Record<string, unknown>>>(
      (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
    )
    .transform((given, context): [string, z.output<T>][] => {
      const pairs: [string, z.output<T>][] = []
      for (const [key, raw] of Object.entries(given)) {
        const parsed = value.safeParse(raw)
        if (parsed.success) pairs.push([key, parsed.data])
        else context.addIssue({ code: 'custom', message: 'a value is not as it should be' })
      }
      return pairs
    })
}
