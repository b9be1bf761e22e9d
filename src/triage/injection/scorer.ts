// How likely a text orders the agent to do something: a logistic regression over hashed features, trained by
// `test/bench/triage/train-injection.ts`.
import { buckets, hashFeatures } from './hash.ts'
import { foldWords, verbs } from './lexicon.ts'
import { splitSentences } from './sentences.ts'
import model from './weights.json' with { type: 'json' }

const weights = new Int8Array(Buffer.from(model.weights, 'base64'))

/** Log-odds from which a text is flagged, and from which it is flagged if a rule holds too; the training script shows what they cost. */
export const certain = 3.5
export const likely = -3
/** Below this by its letters alone, nothing more is looked up: most comments. */
const possible = -5

/** Of a folded text, as log-odds: of the whole or its likeliest sentence, because an order may follow a true complaint. */
export function scoreOrder(lines: string): number {
  const sums = splitParts(foldWords(lines)).map(sumLetters)
  if (sums.length > 1) sums.push(addUp(sums))
  let best = Number.NEGATIVE_INFINITY
  for (const letters of sums) best = Math.max(best, weigh(letters))
  return best < possible ? best : Math.max(...sums.map((letters) => weigh(letters) + weighClasses(letters.parts)))
}

interface Letters {
  readonly parts: readonly string[]
  readonly words: number
  readonly wordCount: number
  readonly grams: number
  readonly gramCount: number
}

function sumLetters(part: string): Letters {
  const { words, grams } = hashFeatures(part)
  const [wordCount, gramCount] = [words.length, grams.length]
  return { parts: [part], words: sum(words), wordCount, grams: sum(grams), gramCount }
}

function addUp(all: readonly Letters[]): Letters {
  const total = { words: 0, wordCount: 0, grams: 0, gramCount: 0 }
  for (const one of all) {
    total.words += one.words
    total.wordCount += one.wordCount
    total.grams += one.grams
    total.gramCount += one.gramCount
  }
  return { ...total, parts: all.flatMap(({ parts }) => parts) }
}

function weigh({ words, wordCount, grams, gramCount }: Letters): number {
  return model.bias + model.scale * (words / Math.sqrt(wordCount || 1) + grams / Math.sqrt(gramCount || 1))
}

function weighClasses(parts: readonly string[]): number {
  const found = parts.flatMap(hashClasses)
  return (model.scale * sum(found)) / Math.sqrt(found.length || 1)
}

function sum(features: ArrayLike<number>): number {
  let total = 0
  for (let at = 0; at < features.length; at += 1) total += weights[features[at] ?? 0] ?? 0
  return total
}

/** Shorter sentences say too little to be judged alone; they go with the next. */
const shortest = 8
const ends = '\n.!?;。！？…।؟۔'

export function splitParts(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (!ends.includes(sign)) continue
    const next = text.charAt(at + 1)
    if (sign <= '~' && sign !== '\n' && next !== ' ' && next !== '\n') continue
    if (at - start < shortest) continue
    parts.push(text.slice(start, at + 1))
    start = at + 1
  }
  if (start === 0 || text.length - start >= shortest) parts.push(text.slice(start))
  return parts
}

/** Of each sentence, its classes of words beside each verb that gives an order. */
export function hashClasses(part: string): number[] {
  const found = new Set<number>()
  for (const { words, classes, isQuestion } of splitSentences(part)) {
    const orders = words.filter(({ isOrder }) => isOrder).flatMap((word) => word.classes)
    const around = ['', ...new Set(orders.filter((name) => verbs.has(name)))]
    for (const verb of around) for (const name of classes) found.add(hash(`${verb}*${name}${isQuestion ? '?' : ''}`))
  }
  return [...found]
}

function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  const mixed = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (buckets - 1)
}
