import { describe, expect, test } from 'vitest'
import { addPairs, countPairs, countParts, findWrongMerges, precisionOf, recallOf } from './score.ts'

/** `label group`, one per entry; `-` is no group. */
const grouped = (text: string) =>
  text.split(', ').map((item) => {
    const [label = '', group] = item.split(' ')
    return { label, group: group === '-' ? undefined : group }
  })

/** `page gold cluster`, one per entry. */
const placed = (text: string) =>
  text.split(', ').map((item) => {
    const [page = '', gold = '', cluster = ''] = item.split(' ')
    return { page, gold, cluster }
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
  test('a gold cluster is split into as many parts as it lies in', () => {
    const parts = countParts(placed('p p 1, p p 1, p p 2, q q 3'))
    expect([...parts]).toEqual([
      ['p', 2],
      ['q', 1],
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
    ['the same, beside an unrelated one', 'p p 1, p p 1, p p 1, p s 1, q q 1', 1],
  ])('%s: %#', (_, text, wrong) => {
    expect(findWrongMerges(placed(text))).toHaveLength(wrong)
  })
})
