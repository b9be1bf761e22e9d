// Intervals: against published values, and what holds for all of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countInterval,
  differenceInterval,
  type Interval,
  ratioInterval,
  shareInterval,
} from '../../src/measure/intervals.ts'

const round = ({ low, high }: Interval, digits: number) => [Number(low.toFixed(digits)), Number(high.toFixed(digits))]

describe('a share', () => {
  // R. G. Newcombe, Statistics in Medicine 17, 857–872 (1998), table I, method 3.
  test.each([
    [81, 263, [0.2553, 0.3662]],
    [15, 148, [0.0624, 0.1605]],
    [0, 20, [0, 0.1611]],
    [1, 29, [0.0061, 0.1718]],
  ])('%i of %i', (successes, trials, expected) => {
    expect(round(shareInterval(successes, trials), 4)).toEqual(expected)
  })

  test('of nothing may be anything', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })

  test('lies inside its interval, which mirrors and shrinks with more trials', () => {
    const drawn = fc.tuple(fc.nat(300), fc.nat(300)).filter(([a, b]) => a + b > 0)
    fc.assert(
      fc.property(drawn, ([successes, failures]) => {
        const trials = successes + failures
        const { low, high } = shareInterval(successes, trials)
        const mirrored = shareInterval(failures, trials)
        const more = shareInterval(10 * successes, 10 * trials)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low - 1e-12).toBeLessThanOrEqual(successes / trials)
        expect(high + 1e-12).toBeGreaterThanOrEqual(successes / trials)
        expect(mirrored.low).toBeCloseTo(1 - high, 10)
        expect(more.high - more.low).toBeLessThan(high - low)
      }),
    )
  })
})

describe('a count', () => {
  // E. S. Pearson, H. O. Hartley, Biometrika Tables for Statisticians I, table 40.
  test.each([
    [0, [0, 3.69]],
    [1, [0.0253, 5.57]],
    [2, [0.242, 7.22]],
    [5, [1.62, 11.67]],
    [10, [4.8, 18.39]],
    [20, [12.22, 30.89]],
    [50, [37.11, 65.92]],
  ])('%i', (events, [low = 0, high = 0]) => {
    const found = countInterval(events)
    expect(Math.abs(found.low - low)).toBeLessThan(0.006)
    expect(Math.abs(found.high - high)).toBeLessThan(0.006)
  })

  test('beyond the exact limits goes on without a step', () => {
    const [exact, approximate] = [countInterval(1000), countInterval(1001)]
    expect(approximate.low - exact.low).toBeCloseTo(1, 1)
    expect(approximate.high - exact.high).toBeCloseTo(1, 1)
  })

  test('is inside its interval, whose ends grow with it', () => {
    fc.assert(
      fc.property(fc.nat(1200), (events) => {
        const [one, next] = [countInterval(events), countInterval(events + 1)]
        expect(one.low).toBeLessThanOrEqual(events)
        expect(one.high).toBeGreaterThan(events)
        expect(next.low).toBeGreaterThan(one.low)
        expect(next.high).toBeGreaterThan(one.high)
      }),
      { numRuns: 60 },
    )
  })
})

test('of 95 in 100 draws, the exact interval of a count holds the mean', () => {
  const pmf = (mean: number) => {
    const chances = [Math.exp(-mean)]
    for (let count = 1; count < 120; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count)
    return chances
  }
  for (const mean of [0.4, 1, 2.5, 7, 13, 30]) {
    const holding = pmf(mean).filter((_, events) => {
      const { low, high } = countInterval(events)
      return low <= mean && mean <= high
    })
    expect(
      holding.reduce((sum, chance) => sum + chance, 0),
      `mean ${mean}`,
    ).toBeGreaterThanOrEqual(0.95)
  }
})

describe('a ratio of rates', () => {
  test('is 1 or any other where there is as much as before', () => {
    const { low, high } = ratioInterval({ count: 10, weeks: 4 }, { count: 10, weeks: 4 })
    expect(low * high).toBeCloseTo(1, 10)
    expect([low < 1, high > 1]).toEqual([true, true])
  })

  test('shows a fall to a tenth', () => {
    expect(ratioInterval({ count: 20, weeks: 4 }, { count: 2, weeks: 4 }).high).toBeLessThan(0.5)
  })

  test('has no upper limit where there was nothing before', () => {
    expect(ratioInterval({ count: 0, weeks: 4 }, { count: 5, weeks: 4 }).high).toBe(Number.POSITIVE_INFINITY)
  })

  test('is turned over when before and after change places', () => {
    const side = fc.record({ count: fc.integer({ min: 1, max: 60 }), weeks: fc.integer({ min: 1, max: 30 }) })
    fc.assert(
      fc.property(side, side, (before, after) => {
        const [one, other] = [ratioInterval(before, after), ratioInterval(after, before)]
        expect(one.low * other.high).toBeCloseTo(1, 8)
        expect(one.high * other.low).toBeCloseTo(1, 8)
      }),
    )
  })
})

describe('a difference of shares', () => {
  // R. G. Newcombe, Statistics in Medicine 17, 873–890 (1998), table II, method 10.
  test.each([
    [56, 70, 48, 80, [0.0524, 0.3339]],
    [9, 10, 3, 10, [0.1705, 0.809]],
    [6, 7, 2, 7, [0.0582, 0.8062]],
    [5, 56, 0, 29, [-0.0381, 0.1926]],
    [10, 10, 0, 20, [0.6791, 1]],
  ])('%i of %i, before %i of %i', (a, m, b, n, expected) => {
    const found = differenceInterval({ successes: b, trials: n }, { successes: a, trials: m })
    expect(round(found, 4)).toEqual(expected)
  })
})
