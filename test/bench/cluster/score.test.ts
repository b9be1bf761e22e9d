import { describe, expect, test } from 'vitest'
import {
  addPairs,
  countPairs,
  countParts,
  findBest,
  findWrongMerges,
  medianOf,
  precisionOf,
  recallOf,
} from './score.ts'

/** `label group`, one per entry; `-` is no group. */
const grouped = (text: string) =>
  text.split(', ').map((item) => {
    const [label = '', group] = item.split(' ')
    return { label, group: group === '-' ? undefined : group }
  })

/** `page gold cluster`, one per entry; `-` is no cluster. */
const placed = (text: string) =>
  text.split(', ').map((item) => {
    const [page = '', gold = '', cluster] = item.split(' ')
    return { page, gold, cluster: cluster === '-' ? undefined : cluster }
  })

describe('pairs', () => {
  test.each([
    ['all right', 'a 1, a 1, b 2, b 2', { gold: 2, predicted: 2, correct: 2 }],
    ['all in one', 'a 1, a 1, b 1, b 1', { gold: 2, predicted: 6, correct: 2 }],
    ['crossed', 'a 1, a 2, b 1, b 2', { gold: 2, predicted: 2, correct: 0 }],
    ['all alone', 'a -, a -, a -', { gold: 3, predicted: 0, correct: 0 }],
    ['one left out', 'a 1, a 1, a -', { gold: 3, predicted: 1, correct: 1 }],
    ['names that would run together', 'a 11, a1 1, a 11', { gold: 1, predicted: 1, correct: 1 }],
  ])('%s', (_, text, pairs) => {
    expect(countPairs(grouped(text))).toEqual(pairs)
  })

  test('precision and recall', () => {
    const pairs = addPairs({ gold: 4, predicted: 3, correct: 2 }, { gold: 6, predicted: 1, correct: 1 })
    expect(pairs).toEqual({ gold: 10, predicted: 4, correct: 3 })
    expect([precisionOf(pairs), recallOf(pairs)]).toEqual([0.75, 0.3])
  })

  test('nothing put together is never wrong', () => {
    expect(precisionOf({ gold: 5, predicted: 0, correct: 0 })).toBe(1)
  })
})

describe('clusters', () => {
  test('a gold cluster is split into as many parts as it lies in; what is left out is no part', () => {
    const parts = countParts(placed('p p 1, p p 1, p p 2, q q 3, q q -, r r -'))
    expect([...parts]).toEqual([
      ['p', 2],
      ['q', 1],
      ['r', 0],
    ])
  })

  test.each([
    ['each page by itself', 'p p 1, p p 1, q q 2', 0],
    ['a page in two clusters', 'p p 1, p p 2, q q 3', 0],
    ['one of another page', 'p p 1, p p 1, q q 1', 1],
    ['two pages, neither the owner', 'p p 1, q q 1', 2],
    ['a shared topic as its own cluster', 'p s 1, q s 1, r s 1', 0],
    ['a page drawn into a shared topic', 'p s 1, q s 1, r s 1, r r 1', 1],
    ['a shared complaint that stayed with its page', 'p p 1, p p 1, p s 1', 0],
    ['the same, beside a stranger', 'p p 1, p p 1, p p 1, p s 1, q q 1', 1],
    ['left out', 'p p -, q q -', 0],
  ])('%s: %#', (_, text, wrong) => {
    expect(findWrongMerges(placed(text))).toHaveLength(wrong)
  })
})

describe('a threshold chosen afterwards', () => {
  const sweep = [
    { threshold: 0.1, pairs: { gold: 10, predicted: 10, correct: 7 } },
    { threshold: 0.2, pairs: { gold: 10, predicted: 5, correct: 4 } },
    { threshold: 0.3, pairs: { gold: 10, predicted: 2, correct: 2 } },
    { threshold: 0.4, pairs: { gold: 10, predicted: 0, correct: 0 } },
  ]

  test.each([
    [0.7, 0.1],
    [0.8, 0.2],
    [0.9, 0.3],
  ])('precision %d', (precision, threshold) => {
    expect(findBest(sweep, precision)?.threshold).toBe(threshold)
  })

  test('none when nothing right was found', () => {
    expect(findBest(sweep.slice(3), 0.9)).toBeUndefined()
  })
})

test('the median of an even number is the upper one', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2])]).toEqual([2, 3])
})
