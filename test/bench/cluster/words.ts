// The vocabulary of generated comments: everyday words of documentation, then made-up ones in a long tail.
import { createDice, type Dice } from '../../simulation/dice.ts'

const everyday = `page example code link table section guide install config version error command step button image
  token request response server client database query index file folder path value field key type parameter option
  default header webhook event payload schema migration deploy build cache log user role account project team`
const verbs = `fails breaks returns expects misses ignores shows hides needs wants rejects repeats forgets blocks
  overrides renders loads drops skips links copies mentions describes contradicts`
const qualities = `wrong missing outdated broken unclear empty old new hidden unreadable confusing incomplete slow
  duplicate deprecated invalid unexpected small short long`

const starts = 'b br c ch cl d dr f fl g gr h j k kl l m n p pl qu r s sk st t tr v w z'.split(' ')
const vowels = 'a e i o u ai ea io ou'.split(' ')
const ends = ['', '', 'l', 'm', 'n', 'nd', 'r', 'rt', 's', 'st', 't', 'x']

export function createWords(): Record<'nouns' | 'verbs' | 'qualities', readonly string[]> {
  const dice = createDice(41)
  const taken = new Set<string>()
  return {
    nouns: extend(everyday, 2_500, dice, taken),
    verbs: extend(verbs, 500, dice, taken),
    qualities: extend(qualities, 500, dice, taken),
  }
}

function extend(list: string, size: number, dice: Dice, taken: Set<string>): string[] {
  const words = new Set(list.trim().split(/\s+/))
  while (words.size < size) {
    const word = makeWord(dice)
    if (!taken.has(word)) words.add(word)
    taken.add(word)
  }
  return [...words]
}

function makeWord(dice: Dice): string {
  const syllables = 2 + dice.below(2)
  const pick = (from: readonly string[]) => from[dice.below(from.length)] ?? ''
  return Array.from({ length: syllables }, () => pick(starts) + pick(vowels)).join('') + pick(ends)
}

/** Draws from 0 up to `size` by Zipf's law: place k as often as 1 in k + 1. */
export function createZipf(size: number): (dice: Dice) => number {
  const sums = new Float64Array(size)
  let sum = 0
  for (let place = 0; place < size; place += 1) {
    sum += 1 / (place + 1)
    sums[place] = sum
  }
  return (dice) => {
    const wanted = dice.random() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
