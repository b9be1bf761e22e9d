import { describe, expect, test } from 'vitest'
import { cutAt, linkByAverage } from './average-linkage.ts'
import { listCharacters } from './features.ts'
import { takeSample } from './sample.ts'
import { renderTable } from './tables.ts'
import { buildVectors, measureDistances } from './tf-idf.ts'

describe('samples are those of Python', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

  test.each([
    ['few of many', 100, 5, [41, 19, 50, 83, 6]],
    ['many of many', 22_500, 5_000, [10611, 4943, 12937, 21329, 1582]],
    ['a good part', 13_083, 5_000, [5305, 2471, 6468, 10664, 791]],
  ])('%s', (_, size, count, first) => {
    const sample = takeSample(numbers(size), count, 7)
    expect(sample.slice(0, 5)).toEqual(first)
    expect(new Set(sample).size).toBe(count)
  })

  test('all, in their own order, when there are no more', () => {
    expect(takeSample([1, 2, 3], 5, 7)).toEqual([1, 2, 3])
  })
})

describe('features', () => {
  test.each([
    ['a', [' a ']],
    ['ab', [' ab', 'ab ', ' ab ']],
    ['ab c', [' ab', 'ab ', ' ab ', ' c ']],
    ['abc', [' ab', 'abc', 'bc ', ' abc', 'abc ', ' abc ']],
  ])('characters of %j', (text, found) => {
    expect(listCharacters(text)).toEqual(found)
  })

  test('distances: nothing for equals, one for strangers and for what has no feature', () => {
    const vectors = buildVectors(['one two', 'two one', 'three', ''], [(text) => text.split(' ').filter(Boolean)])
    expect([...measureDistances(vectors)].map((distance) => Math.round(distance * 1e9) / 1e9)).toEqual([
      0, 1, 1, 1, 1, 1,
    ])
  })
})

describe('average linkage', () => {
  /** Pairs 01 02 03 12 13 23: 0 and 1 are near; 2 is near to 1 alone; 3 is far. */
  const distances = () => Float64Array.of(0.1, 0.8, 0.9, 0.2, 0.9, 0.9)

  test('merges at the average of all distances between two groups', () => {
    const merges = linkByAverage(distances(), 4)
    expect(merges.map(({ distance }) => Math.round(distance * 1e9) / 1e9)).toEqual([0.1, 0.5, 0.9])
  })

  test.each([
    [0.95, 4],
    [0.89, 3],
    [0.6, 3],
    [0.5, 2],
    [0.05, 1],
  ])('cut at a similarity of %d: %d groups', (similarity, groups) => {
    expect(new Set(cutAt(linkByAverage(distances(), 4), 4, similarity)).size).toBe(groups)
  })
})

test('tables are aligned, figures to the right', () => {
  expect(
    renderTable(
      ['name', 'n'],
      [
        ['a', 5],
        ['long name', '1,000'],
      ],
    ),
  ).toBe(['name           n', '---------  -----', 'a              5', 'long name  1,000'].join('\n'))
})
