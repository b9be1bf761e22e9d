// How likely a text orders the agent to do something: a linear model, trained by `test/bench/triage/train-injection.ts`.
import { hashText } from '../../text/hash.ts'
import { LinearModel, type Tally } from '../linear.ts'
import { ofEachWord, readWords, type Word } from '../words.ts'
import { foldWords, glues, verbs } from './lexicon.ts'
import { splitSentences } from './sentences.ts'
import stored from './weights.json' with { type: 'json' }
import entries from './words.json' with { type: 'json' }

export const buckets = 1 << 14
const trained = new LinearModel(stored, buckets)

/** Log-odds from which a text is flagged, and from which it is flagged if a rule holds too; the training script shows what they cost. */
export const certain = 3
export const likely = -2
/** Below this by its letters alone, nothing more is looked up. */
const possible = -6

/** Of a folded text, as log-odds: of the whole or its likeliest sentence, because an order may follow a true complaint. */
export function scoreOrder(lines: string, model = trained): number {
  const parts = splitParts(lines)
  const tallies = parts.map(({ words, from, to }) => model.tally(words, from, to))
  if (tallies.length > 1) tallies.push(addUp(tallies))
  const letters = tallies.reduce((most, tally) => Math.max(most, model.weigh(tally)), Number.NEGATIVE_INFINITY)
  if (letters < possible || !mayOrder(parts)) return letters
  const rows = parts.map(({ text }) => hashClasses(text))
  if (rows.length > 1) rows.push(rows.flat())
  return tallies.reduce(
    (most, tally, at) => Math.max(most, weigh(model, tally, rows[at] ?? [])),
    Number.NEGATIVE_INFINITY,
  )
}

function addUp(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  return {
    words: sum(({ words }) => words),
    wordCount: sum(({ wordCount }) => wordCount),
    grams: sum(({ grams }) => grams),
    gramCount: sum(({ gramCount }) => gramCount),
  }
}

function weigh(model: LinearModel, tally: Tally, rows: readonly number[]): number {
  const value = 1 / Math.sqrt(rows.length)
  return model.weigh(
    tally,
    rows,
    rows.map(() => value),
  )
}

/** A sentence, and between which places of a text's words it stands. */
export interface Part {
  readonly text: string
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** In UTF-16 units: shorter sentences say too little to be judged alone; they go with the next. */
const shortest = 8
const ends = '\n.!?;。！？…।؟۔'

export function splitParts(lines: string): Part[] {
  const { text, words, starts } = readWords(foldWords(lines))
  const parts: Part[] = []
  let from = 0
  let start = 0
  words.forEach((word, index) => {
    const at = starts[index] ?? 0
    if (!word.isMark || at - start < shortest || !ends.includes(word.text)) return
    const next = text.charAt(at + 1)
    if (word.text <= '~' && word.text !== '\n' && next !== ' ' && next !== '\n') return
    parts.push({ text: text.slice(start, at + 1), words, from, to: index + 1 })
    from = index + 1
    start = at + 1
  })
  if (start === 0 || text.length - start >= shortest)
    parts.push({ text: text.slice(start), words, from, to: words.length })
  return parts
}

/** Of each sentence, its classes of words beside each verb that gives an order. */
export function hashClasses(part: string): number[] {
  const found = new Set<number>()
  for (const { words, classes, isQuestion } of splitSentences(part)) {
    const orders = words.filter(({ isOrder }) => isOrder).flatMap((word) => word.classes)
    const around = ['', ...new Set(orders.filter((name) => verbs.has(name)))]
    for (const verb of around)
      for (const name of classes) found.add(hashText(`${verb}*${name}${isQuestion ? '?' : ''}`) & (buckets - 1))
  }
  return [...found]
}

/** An entry that may begin with a word, and go on with another. */
interface Start {
  readonly first: string
  /** Whether longer words are meant too. */
  readonly isOpen: boolean
  readonly second: string
  readonly isVerb: boolean
  readonly isFree: boolean
  /** How many words later a verb may stand where an order has it. */
  readonly reach: number
}

const startsAt = ofEachWord(({ text }): readonly Start[] => {
  starts ??= readStarts()
  // In scripts without blanks an order may stand anywhere.
  if (/[\u0590-\uffff]/.test(text))
    return [{ first: text, isOpen: false, second: '', isVerb: true, isFree: true, reach: 1 }]
  const likely = starts.get(text.slice(0, 2)) ?? []
  return likely.filter(({ first, isOpen }) => (isOpen ? text.startsWith(first) : text === first))
})

/** Whether a verb may stand where an order has it: mostly not, and then nothing more has to be looked up. */
export function mayOrder(parts: readonly Part[]): boolean {
  const words = parts[0]?.words ?? []
  let reach = 1
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    let next = word.isMark ? 1 : reach - 1
    for (const { second, isVerb, isFree, reach: further } of startsAt(word)) {
      if (second !== '' && second !== words[at + 1]?.text) continue
      if (isVerb && (isFree || reach > 0)) return true
      next = Math.max(next, further)
    }
    reach = next
  }
  return false
}

let starts: Map<string, Start[]> | undefined

/** Of the verbs, and of the words that hold a clause open, by their first two letters. */
function readStarts(): Map<string, Start[]> {
  const all = entries.flatMap(([name = '', , row = '']) => {
    const plain = name.replace('!', '')
    const isGlue = plain === 'agent' || (glues as readonly string[]).includes(plain)
    const kind = { isVerb: verbs.has(plain), isFree: plain !== name, reach: plain === 'for' ? 3 : isGlue ? 1 : 0 }
    if (!kind.isVerb && kind.reach === 0) return []
    return foldWords(row.normalize('NFKC'))
      .split('; ')
      .map((entry) => {
        const [first = '', second = ''] = entry.split(/[ -]/)
        const isOpen = first.endsWith('*')
        const bare = /^[\p{L}\p{N}]*$/u.test(second) ? second : ''
        return { ...kind, first: first.replace('*', ''), isOpen, second: bare }
      })
  })
  return Map.groupBy(all, ({ first }) => first.slice(0, 2))
}
