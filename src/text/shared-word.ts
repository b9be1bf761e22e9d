// A word that several readers used, as shown and stored.
import ends from './name-endings.json' with { type: 'json' }
import { toSafeText } from './sanitise.ts'

export const maxShared = 5
export const maxPhrase = 3

const form = /^-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.'’-]{0,30}[\p{L}\p{M}\p{N}_])?$/u
/** More are more likely personal than a version or a code. */
const maxDigits = 4
/** No language stacks so many. */
const heap = /\p{M}{3}/u
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u]
const dotted = /\.(\p{L}[\p{L}-]{1,30})$/u
/** Two letters are a country's unless in `files`; longer ends are a host's if in `hosts`. */
const files = new Set(ends.files.split(' '))
const hosts = new Set(ends.hosts.flatMap((line) => line.split(' ')))

/** Undefined for what may be a key, a personal number, an address or a disguise. */
export function toSharedWord(text: string) {
  const words = text.split(' ')
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  if (words.length > maxPhrase || !words.every(isPlain) || digits > maxDigits) return undefined
  const shown = toSafeText(text)
  return shown === text ? shown : undefined
}

/** Digits and letters in turn, twice. */
const keyLike = /^[^\p{N}]*\p{N}[^\p{L}]*\p{L}[^\p{N}]*\p{N}[^\p{L}]*\p{L}/u

export const isKeyLike = (word: string) => keyLike.test(word)

function isPlain(word: string) {
  return form.test(word) && !(isKeyLike(word) || heap.test(word) || isHost(word) || mixesScripts(word))
}

/** As look-alikes do. */
export function mixesScripts(word: string) {
  return scripts.filter((script) => script.test(word)).length > 1
}

export function isHost(word: string) {
  const end = dotted.exec(word)?.[1]?.toLowerCase()
  return end !== undefined && (end.length === 2 ? !files.has(end) : hosts.has(end))
}
