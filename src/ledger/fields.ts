// What the slices of the ledger are made of.
import { z } from 'zod'
import { parseDocPath } from '../pages/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { maxShared, toSharedWord } from '../text/shared-word.ts'

export type Stored<Schema extends z.ZodType> = Frozen<z.output<Schema>>

type Frozen<T> = T extends string | number | boolean | null | undefined ? T : { readonly [K in keyof T]: Frozen<T[K]> }

/** Epoch milliseconds that have a date. */
export const time = z.number().min(-8.64e15).max(8.64e15)
export const amount = z.number().int().nonnegative()
/** Becomes part of addresses. */
export const number = z.number().int().positive()
export const pages = z.array(z.string()).transform((names) => [...new Set(names.map(parseDocPath))])
/** Used by at least two readers. Anyone who can write to the branch may have changed them. */
export const sharedWords = z
  .array(z.string())
  .transform((texts) => texts.flatMap((text) => toSharedWord(text) ?? []).slice(0, maxShared))

export const shownText = z.string().transform((text) => toSafeText(text, 300))
export const codesOf = <Code extends string>(table: Readonly<Record<Code, SafeText>>): Code[] =>
  Object.keys(table) as Code[]

/** Keys come from others. zod’s record drops `__proto__`, a valid id. */
export function pairsOf<V>(value: z.ZodType<V>) {
  return z
    .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
    .transform((given) => Object.entries(given))
    .pipe(z.array(z.tuple([z.string(), value])))
}

export function dictionary<V, K extends string = string>(value: z.ZodType<V>) {
  return pairsOf(value).transform((pairs) => Object.fromEntries(pairs) as Record<K, V>)
}
