// A brigade cannot buy a job: what looks like many readers does not outrank three who came on days of their own.
import { describe, expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { createDice, type Dice } from '../simulation/dice.ts'
import { sample } from '../support/strength.ts'
import { plain, rating } from './entries.ts'

const hour = 60 * 60 * 1000
const now = Date.UTC(2026, 10, 20, 12)
/** How long an attack takes; it ends now. */
const spans = { hour, day: 24 * hour, week: 7 * 24 * hour, 'sixty days': 60 * 24 * hour } as const

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

const wordings: Readonly<Record<string, (dice: Dice, index: number) => string>> = {
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

const distinct = (dice: Dice) => Array.from({ length: 12 }, () => inventWord(dice)).join(' ')

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

function attack({ count, wording, span = hour, seed = 1, pages = 1, contact = () => null }: Attack): FeedbackEntry[] {
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
const genuine = [
  'The webhook signature in the example does not verify',
  'Signature check fails although I copied the webhook secret',
  'How is the webhook payload signed, before or after compression?',
].map((comment, index) =>
  rating(`genuine-${index}`, comment, {
    path: '/genuine',
    createdAt: new Date(now - (1 + 2 * index) * 24 * hour).toISOString(),
  }),
)

const rank = (entries: readonly FeedbackEntry[], votes: readonly string[] = []) =>
  clusterEntries(entries, { minVotes: 1, votes: new Map([['/attack', votes]]) }).clusters
const first = (entries: readonly FeedbackEntry[], votes?: readonly string[]) => rank(entries, votes)[0]?.pages
const idsOf = (clusters: ReturnType<typeof rank>) => clusters.flatMap(({ entryIds }) => entryIds).sort()
const readers = (index: number) => `reader-${index}@example.com`

const floods = [
  [10, 1],
  [100, 2],
  [1_000, 3],
] as const

describe.each(Object.entries(wordings).map((row, turn) => [...row, turn] as const))(
  'one text, %s',
  (_, wording, turn) => {
    test.each(sample(floods, 3, turn))('%d times, within any time, by different contacts', (count, seed) => {
      for (const span of Object.values(spans)) {
        const flood = attack({ count, wording, span, seed, contact: readers })
        const clusters = rank([...genuine, ...flood])
        expect(clusters[0]?.pages).toEqual(['/genuine'])
        expect(idsOf(clusters)).toEqual([...genuine, ...flood].map(({ id }) => id).sort())
      }
    })
  },
)

describe('distinct texts', () => {
  test.each([30, 1_000])('%d within an hour', (count) => {
    expect(first([...genuine, ...attack({ count, wording: distinct })])).toEqual(['/genuine'])
  })

  // The honest limit: who has the patience to write as many readers would is not told from them.
  test('over weeks are readers, as far as anybody can tell', () => {
    expect(first([...genuine, ...attack({ count: 40, wording: distinct, span: spans['sixty days'] })])).not.toEqual([
      '/genuine',
    ])
  })
})

test('a thousand votes without a comment do not outrank three readers', () => {
  const votes = Array.from({ length: 1_000 }, (_, index) => `vote-${index}`)
  expect(first(genuine, votes)).toEqual(['/genuine'])
  expect(first([...genuine, rating('a', 'Broken link', { path: '/attack' })], votes)).toEqual(['/genuine'])
})

test('an outage still goes before a single complaint', () => {
  const outage = attack({ count: 30, wording: distinct, span: spans.day })
  const single = rating('single', 'Rate limits are not documented', {
    path: '/single',
    createdAt: new Date(now).toISOString(),
  })
  expect(first([single, ...outage])).toEqual(['/attack'])
})

test('who repeats the words of readers a day later takes nothing from them', () => {
  const later = genuine.flatMap(({ comment }, index) =>
    Array.from({ length: 50 }, (_, copy) =>
      rating(`copy-${index}-${copy}`, comment, { path: '/copy', createdAt: new Date(now).toISOString() }),
    ),
  )
  const scoreOf = (entries: readonly FeedbackEntry[]) =>
    rank(entries).find(({ pages }) => pages[0] === '/genuine')?.score
  const newest = plain('newest', 'Where is the changelog?', 'agent', '/other')
  const dated = { ...newest, createdAt: new Date(now).toISOString() }
  expect(scoreOf([...genuine, dated, ...later])).toBe(scoreOf([...genuine, dated]))
})

test('no contact comes into anything', () => {
  const contact = (index: number) => `canary-${index % 3}+${index}@reader.example`
  const flood = attack({ count: 60, wording: wordings['word for word'] ?? distinct, pages: 5, contact })
  const clustering = clusterEntries([...genuine, ...flood], { minVotes: 0, votes: new Map() })
  expect(JSON.stringify(clustering)).not.toMatch(/canary|reader\.example/)
})
