// A word that several readers used, in the one form in which the issue shows it and the ledger stores it.
import ends from './name-ends.json' with { type: 'json' }
import type { SafeText } from './safe-text.ts'
import { toSafeText } from './to-safe-text.ts'

/** Shown per fix, queued group or topic. */
export const mostShared = 5
/** In words: `install path`. */
export const longestPhrase = 3

const form = /^-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.'’-]{0,30}[\p{L}\p{M}\p{N}_])?$/u
/** A number with more digits is more likely personal than a version or a code. */
const mostDigits = 4
/** No language stacks this many marks. */
const heap = /\p{M}{3}/u
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u]
const dotted = /\.(\p{L}[\p{L}-]{1,30})$/u
/** Of two letters are countries and few kinds of files; of more letters, hosts' and all else that code and files are called. */
const files = new Set(ends.files)
const hosts = new Set(ends.hosts)

/** One to three words; undefined for what may be a key, a personal number, an address, or a disguise. */
export function toSharedWord(text: string): SafeText | undefined {
  const words = text.split(' ')
  if (words.length > longestPhrase || !words.every(isPlain) || countDigits(text) > mostDigits) return undefined
  const shown = toSafeText(text)
  return shown === text ? shown : undefined
}

/** Keys, ids and accounts alternate between digits and letters. */
export function isKeyLike(word: string): boolean {
  const kinds = word
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\p{N}+/gu, '0')
  return kinds.includes('0a0a')
}

function countDigits(text: string): number {
  return text.match(/\p{N}/gu)?.length ?? 0
}

function isPlain(word: string): boolean {
  if (!form.test(word) || isKeyLike(word) || heap.test(word) || isHost(word)) return false
  return scripts.filter((script) => script.test(word)).length < 2
}

/** `docs.example.com` */
export function isHost(word: string): boolean {
  const end = dotted.exec(word)?.[1]?.toLowerCase()
  return end !== undefined && (end.length === 2 ? !files.has(end) : hosts.has(end))
}
