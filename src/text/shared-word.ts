// A word that several readers used, in the one form in which an issue shows it and the ledger holds it.
import extensions from './extensions.json' with { type: 'json' }
import type { SafeText } from './safe-text.ts'
import { toSafeText } from './to-safe-text.ts'

/** Shown of a fix, a queued group or a topic. */
export const mostShared = 5
/** In words: `install path`. */
export const longestPhrase = 3

const form = /^-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.'’-]{0,30}[\p{L}\p{M}\p{N}_])?$/u
/** As keys and accounts are: digits and letters by turns. */
const keyLike = /\d.*\p{L}.*\d.*\p{L}/u
const longNumber = /(?:\d.*){5}/
/** No language heaps marks like this. */
const heap = /\p{M}{3}/u
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u]
const dotted = /\.([a-z][a-z-]{1,30})$/iu
const files = new Set(extensions)

/** One to three words; undefined for what may be a key, a number of somebody's, an address, or in disguise. */
export function toSharedWord(text: string): SafeText | undefined {
  const words = text.split(' ')
  if (words.length > longestPhrase || !words.every(isPlain) || longNumber.test(text)) return undefined
  const shown = toSafeText(text)
  return shown === text ? shown : undefined
}

function isPlain(word: string): boolean {
  if (!form.test(word) || keyLike.test(word) || heap.test(word)) return false
  const [, end] = dotted.exec(word) ?? []
  return (end === undefined || files.has(end.toLowerCase())) && scripts.filter((script) => script.test(word)).length < 2
}
