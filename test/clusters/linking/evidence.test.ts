// What speaks for two rows besides their words.
import { describe, expect, test } from 'vitest'
import { addEvidence } from '../../../src/clusters/linking/evidence.ts'
import { multiplySums, readRow } from '../../../src/clusters/linking/vectors.ts'
import { buildVectors, type Plain, plainRows } from './plain-vectors.ts'

const rows: Plain[] = [
  new Map([
    [1, 2],
    [9, 1],
  ]),
  new Map([[9, 3]]),
  new Map(),
  new Map([[4, 1]]),
]
const vectors = buildVectors(rows)
const product = (numbers: readonly number[], a: number, b: number, worth = 5) => {
  const added = addEvidence(vectors, numbers, worth)
  return multiplySums(readRow(added, a), readRow(added, b))
}

describe('rows with the same number', () => {
  test('gain its worth, beside what their words make', () => {
    expect(product([1, 1, 0, 0], 0, 1)).toBeCloseTo(3 + 5, 2)
    expect(product([2, 0, 2, 0], 0, 2)).toBeCloseTo(5, 2)
  })

  test.each([0.001, 1.75, 5.1, 1000])('reach a threshold of its worth (%d) by that alone', (worth) => {
    expect(product([0, 0, 1, 1], 2, 3, worth)).toBeGreaterThanOrEqual(worth)
  })
})

test('rows with other numbers, or none, gain nothing', () => {
  expect(product([1, 2, 0, 0], 0, 1)).toBe(3)
  expect(product([1, 0, 0, 0], 0, 1)).toBe(3)
  expect(product([0, 0, 0, 3], 0, 3)).toBe(0)
})

test('without numbers the vectors are what they were', () => {
  expect(addEvidence(vectors, [0, 0, 0, 0], 5)).toBe(vectors)
})

test('features stay ascending, and the given ones as they are', () => {
  const added = plainRows(addEvidence(vectors, [1, 0, 2, 200], 4))
  for (const [row, plain] of added.entries()) {
    const features = [...plain.keys()]
    expect(features).toEqual([...features].sort((a, b) => a - b))
    expect([...plain].slice(0, rows[row]?.size)).toEqual([...(rows[row] ?? [])])
  }
  expect(added.map(({ size }) => size)).toEqual([3, 1, 1, 2])
})
