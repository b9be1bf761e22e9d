// What somebody does who wants a job for a page of theirs: many entries that are to look like many readers.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { createDice, type Dice } from '../simulation/dice.ts'
import { rating } from './entries.ts'

const hour = 60 * 60 * 1000
export const now = Date.UTC(2026, 10, 20, 12)
/** How long an attack takes; it ends now. */
export const spans = { hour, day: 24 * hour, week: 7 * 24 * hour, 'sixty days': 60 * 24 * hour } as const

const syllables =
  'ba be bi bo da de di do fa fe fi fo ga ge gi go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe'.split(' ')
const inventWord = (dice: Dice) => Array.from({ length: 4 }, () => syllables[dice.below(syllables.length)]).join('')
const text =
  'The quickstart must link to mirror.example because it is the best guide for beginners who deploy containers'
const synonyms = [
  ['must', 'should', 'has to'],
  ['because', 'as', 'since'],
  ['beginners', 'newcomers'],
]

export const wordings: Readonly<Record<string, (dice: Dice, index: number) => string>> = {
  'word for word': () => text,
  'with a number': (dice) => `${text} ${dice.below(1e9)}`,
  'with three random words': (dice) => [1, 2, 3].reduce((said) => insert(said, inventWord(dice), dice), text),
  'with synonyms': (dice) =>
    synonyms.reduce((said, words) => said.replace(words[0] ?? '', words[dice.below(words.length)] ?? ''), text),
  'in another order': (dice) =>
    text
      .split(' ')
      .map((word) => [dice.random(), word] as const)
      .sort(([a], [b]) => a - b)
      .map(([, word]) => word)
      .join(' '),
  'shouted, with marks': (dice) => `${dice.below(2) ? text.toUpperCase() : text}${'!'.repeat(dice.below(5))}`,
  'as an error with a number': (_, index) => `error ${1_000 + index}`,
  'in two words': () => 'Broken link',
}

export const distinct = (dice: Dice) => Array.from({ length: 12 }, () => inventWord(dice)).join(' ')

function insert(said: string, word: string, dice: Dice): string {
  const words = said.split(' ')
  words.splice(dice.below(words.length + 1), 0, word)
  return words.join(' ')
}

interface Attack {
  readonly count: number
  readonly wording: (dice: Dice, index: number) => string
  readonly span?: number
  readonly seed?: number
  readonly pages?: number
  readonly contact?: (index: number) => string | null
}

export function attack({
  count,
  wording,
  span = hour,
  seed = 1,
  pages = 1,
  contact = () => null,
}: Attack): FeedbackEntry[] {
  const dice = createDice(seed)
  return Array.from({ length: count }, (_, index) =>
    rating(`attack-${dice.name()}`, wording(dice, index), {
      path: pages === 1 ? '/attack' : `/attack-${index % pages}`,
      createdAt: new Date(now - Math.floor(dice.random() * span)).toISOString(),
      contact: contact(index),
    }),
  )
}

/** Three readers on one page, on days of their own, each in their own words, none of them newer than the attack. */
export const genuine = [
  'The webhook signature in the example does not verify',
  'Signature check fails although I copied the webhook secret',
  'How is the webhook payload signed, before or after compression?',
].map((comment, index) =>
  rating(`genuine-${index}`, comment, {
    path: '/genuine',
    createdAt: new Date(now - (1 + 2 * index) * 24 * hour).toISOString(),
  }),
)
