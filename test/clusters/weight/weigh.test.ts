// What clusters weigh: voices, their shares, and why they count less.
import { describe, expect, test } from 'vitest'
import { numberVoices } from '../../../src/clusters/weight/number-voices.ts'
import { weighClusters } from '../../../src/clusters/weight/weigh.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { groundOf, plain, rating, snippet } from '../entries.ts'

const weigh = (clusters: readonly (readonly FeedbackEntry[])[]) => {
  const entries = clusters.flat().map((entry, index) => ({ ...entry, id: `e${String(index).padStart(4, '0')}` }))
  let row = 0
  const members = clusters.map((cluster) => cluster.map(() => row++))
  return weighClusters(members, entries, numberVoices(entries, groundOf(entries).lexicon))
}
const on = (dayOfMonth: number) => ({ createdAt: `2026-11-${String(dayOfMonth).padStart(2, '0')}T10:00:00Z` })
const text = 'The quickstart links to a removed page about billing webhooks'
const other = 'Rate limits of the payments endpoint are documented nowhere'

test('readers in their own words, on days of their own, count one each', () => {
  const entries = [rating('a', text, on(1)), snippet('b', other, on(2)), rating('c', 'Broken link', on(3))]
  expect(weigh([entries])).toMatchObject([
    { entries: 3, voices: 3, agents: 0, snippets: 1, worth: 3, whole: 3, unhelpful: 2, code: 1, causes: [] },
  ])
})

test('a cluster without comments weighs nothing', () => {
  expect(weigh([[]])).toMatchObject([{ entries: 0, voices: 0, worth: 0, whole: 0, causes: [] }])
})

test('an agent counts a half', () => {
  expect(weigh([[plain('a', text)]])).toMatchObject([{ voices: 1, agents: 1, worth: 0.5, causes: [] }])
})

describe('one voice', () => {
  const jane = { contact: 'jane@example.com' }
  test.each<[string, FeedbackEntry[], string[]]>([
    ['near-copies on days of their own', [1, 2, 3].map((day) => rating('a', `${text} x${day}`, on(day))), ['copies']],
    ['one contact', [rating('a', text, { ...on(1), ...jane }), rating('b', other, { ...on(2), ...jane })], ['contact']],
    [
      'a copy of what a contact wrote',
      [rating('a', text, { ...on(1), ...jane }), rating('b', text, on(2)), rating('c', other, { ...on(3), ...jane })],
      ['copies', 'contact'],
    ],
  ])('%s', (_, entries, causes) => {
    expect(weigh([entries])).toMatchObject([{ entries: entries.length, voices: 1, worth: 1, causes }])
  })
})

test('two readers are not made one by a third who repeats both', () => {
  const both = { contact: 'someone@example.com' }
  const [weight] = weigh([
    [
      rating('a', text, on(1)),
      rating('b', other, on(2)),
      rating('c', text, { ...on(3), ...both }),
      rating('d', other, { ...on(4), ...both }),
    ],
  ])
  expect(weight).toMatchObject({ entries: 4, voices: 2, worth: 2 })
})

test('the same few words count for less than two, however often', () => {
  const worths = [1, 2, 3, 28].map(
    (count) =>
      weigh([Array.from({ length: count }, (_, index) => rating('a', 'Broken link', on(1 + index)))])[0]?.worth,
  )
  expect(worths.map((worth) => worth?.toFixed(3))).toEqual(['1.000', '1.500', '1.667', '1.964'])
})

describe('a voice in several clusters', () => {
  const pages = (count: number, days: (page: number) => number, more: object = {}) =>
    Array.from({ length: count }, (_, page) => [rating('a', text, { ...on(days(page)), ...more })])
  const worths = (clusters: readonly FeedbackEntry[][]) => weigh(clusters).map(({ worth }) => worth)

  test('of one day: each gets the same share, and says so', () => {
    const weights = weigh(pages(40, () => 1))
    expect(weights.map(({ worth }) => worth)).toEqual(Array.from({ length: 40 }, () => 1 / 40))
    expect(weights[0]?.causes).toEqual(['elsewhere'])
  })

  test('of a later day: takes nothing from what was there', () => {
    expect(worths(pages(4, (page) => (page === 0 ? 1 : 2)))).toEqual([1, 1 / 4, 1 / 4, 1 / 4])
    expect(worths(pages(3, (page) => 3 - page))).toEqual([1 / 3, 1 / 2, 1])
  })

  test('by its contact too', () => {
    const mail = { contact: 'jane@example.com' }
    const clusters = [[rating('a', text, { ...on(1), ...mail })], [rating('b', other, { ...on(1), ...mail })]]
    expect(worths(clusters)).toEqual([1 / 2, 1 / 2])
  })

  test('counts once where it speaks twice', () => {
    const twice = [rating('a', text, on(1)), rating('b', text, on(2))]
    expect(worths([twice, [rating('c', text, on(1))]])).toEqual([1 / 2, 1 / 2])
  })

  test('in few words is another in each', () => {
    expect(worths([[rating('a', 'Broken link', on(1))], [rating('b', 'Broken link', on(1))]])).toEqual([1, 1])
  })
})
