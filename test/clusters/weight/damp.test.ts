// Many at one time count little more than one; spread over days, each counts.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damp, dampBursts } from '../../../src/clusters/weight/damp.ts'

const hour = 60 * 60
const day = 24 * hour
const start = Date.UTC(2026, 10, 2) / 1000
/** So many, evenly spread over a span. */
function spread(count: number, span: number, from = start): number {
  const times = Array.from({ length: count }, (_, index) => from + Math.floor((index * span) / count))
  return dampBursts(
    times,
    times.map(() => 1),
  )
}

test.each([
  [0, 0],
  [0.25, 0.25],
  [1, 1],
  [10, 2],
  [100, 3],
])('damp of %d is %d', (sum, worth) => {
  expect(damp(sum)).toBeCloseTo(worth, 6)
})

describe('dampBursts', () => {
  test('one counts for its weight, and none for nothing', () => {
    expect([dampBursts([start], [0.5]), dampBursts([], []), dampBursts([Number.NaN], [1])]).toEqual([0.5, 0, 1])
  })

  test('readers on days of their own count fully', () => {
    expect(spread(3, 3 * day, start + 10 * hour)).toBe(3)
    expect(spread(7, 7 * day)).toBe(7)
  })

  test.each([
    ['two in an hour', 2, 0.9 * hour, 1.05, 1.2],
    ['thirty in a day, as after a release that broke the page', 30, day, 2, 2.6],
    ['a thousand in ten minutes', 1_000, hour / 6, 1.5, 1.7],
    ['a thousand in a day', 1_000, day, 2.5, 2.9],
  ])('%s', (_, count, span, least, most) => {
    expect(spread(count, span)).toBeGreaterThan(least)
    expect(spread(count, span)).toBeLessThan(most)
  })

  // Whenever they begin: around midnight and noon too.
  test.each([
    ['within an hour count for less than two readers', hour, 2],
    ['within twelve hours for less than three', 12 * hour, 3],
    ['within a day for less than six', day, 6],
  ])('a thousand %s', (_, span, most) => {
    for (let from = start; from < start + day; from += hour / 4) expect(spread(1_000, span, from)).toBeLessThan(most)
  })

  test('those without a date came at one time', () => {
    const times = Array.from({ length: 1_000 }, () => Number.NaN)
    const weights = times.map(() => 1)
    expect(dampBursts(times, weights)).toBeCloseTo(damp(damp(1_000)), 6)
    expect(dampBursts([start, ...times], [1, ...weights])).toBeCloseTo(1 + damp(damp(1_000)), 6)
  })

  test('one more never counts for less, and never for more than itself', () => {
    const voice = fc.record({
      time: fc.integer({ min: start, max: start + 30 * day }),
      weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
    })
    const worth = (voices: readonly { time: number; weight: number }[]) => {
      const inOrder = [...voices].sort((a, b) => a.time - b.time)
      return dampBursts(
        inOrder.map(({ time }) => time),
        inOrder.map(({ weight }) => weight),
      )
    }
    fc.assert(
      fc.property(fc.array(voice, { maxLength: 60 }), voice, (voices, one) => {
        const gain = worth([...voices, one]) - worth(voices)
        expect(gain).toBeGreaterThanOrEqual(-1e-9)
        expect(gain).toBeLessThanOrEqual(one.weight + 1e-9)
      }),
      { numRuns: 200, seed: 7 },
    )
  })
})
