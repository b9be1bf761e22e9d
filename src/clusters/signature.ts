// Signatures recognise a topic later without storing anybody's words.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { hashText, mixBits } from '../text/hash.ts'
import { dropUnseen } from '../text/unicode/invisible.ts'
import type { Topic } from './cluster.ts'
import { readComment } from './corpus.ts'

export const maxSignatures = 8
/** Estimates similarity to about a tenth. */
const permutations = 24
const digits = 4
/** Per n-gram: a character of Han, Kana or Hangul says as much as two letters. */
const lettersPerGram = 4
const signsPerGram = 2
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu
const version = /(?<!\d)\d+(?:\.\d+)+/gu
/** Fewer, or a single word, could be looked up in a dictionary. */
const minGrams = 10
const sameTopic = 0.4
const longest = 8_000

export function signTopic(topic: Topic, entries: ReadonlyMap<string, FeedbackEntry>) {
  const signatures = new Set<string>()
  for (const id of topic.entryIds) {
    if (signatures.size === maxSignatures) break
    const entry = entries.get(id)
    const signature = entry ? signText(readComment(entry)) : ''
    if (signature !== '') signatures.add(signature)
  }
  return [...signatures]
}

export function signText(text: string) {
  const low = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase()
  const letters = ` ${low.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `
  const inSigns = (letters.match(sign)?.length ?? 0) * 2 > letters.length
  const length = inSigns ? signsPerGram : lettersPerGram
  // A different version is a different complaint.
  const versions = text.match(version)
  const seed = versions ? hashText([...new Set(versions)].sort().join(' ')) : 0
  const grams = new Set<number>()
  for (let start = 0; start + length <= letters.length; start += 1)
    grams.add(hashText(letters.slice(start, start + length), seed))
  if (grams.size < minGrams || (!inSigns && !letters.trim().includes(' '))) return ''
  const minima = Array.from({ length: permutations }, (_, index) => minimum(grams, Math.imul(index + 1, 0x9e3779b1)))
  return minima.map((value) => (value >>> 16).toString(16).padStart(digits, '0')).join('')
}

function minimum(grams: ReadonlySet<number>, permutation: number) {
  let least = 0xffffffff
  for (const hash of grams) least = Math.min(least, mixBits(hash ^ permutation))
  // The upper bits, which are kept, are nearly always zero in a minimum.
  return mixBits(least)
}

export function isSameTopic(signaturesA: readonly string[], signaturesB: readonly string[]) {
  return signaturesA.some((a) => signaturesB.some((b) => likeness(a, b) >= sameTopic))
}

function likeness(a: string, b: string) {
  if (a.length !== permutations * digits || b.length !== a.length) return 0
  let same = 0
  for (let start = 0; start < a.length; start += digits)
    if (a.slice(start, start + digits) === b.slice(start, start + digits)) same += 1
  return same / permutations
}
