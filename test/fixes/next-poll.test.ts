// When to poll a job next, given how long earlier jobs took.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type JobTime, nextPause } from '../../src/fixes/next-poll.ts'
import { hour, minute } from '../support/ledger-builders.ts'

const second = 1000
const shortest = 15 * second
/** In seconds. */
const between = (from: number, to: number): JobTime => ({ from: from * second, to: to * second })
const often = (count: number, time: JobTime) => Array.from({ length: count }, () => time)

describe('with no job to go by, the pause grows', () => {
  test.each([
    [0, 0, 15_000],
    [0, 1, 15_000],
    [1, 0, 15_000],
    [1, 1, 22_500],
    [2, 0, 22_500],
    [2, 1, 33_750],
    [6, 1, 120_000],
    [6, 0, 80_000],
    [100_000, 1, 120_000],
    [-3, 1, 15_000],
    [Number.NaN, 1, 15_000],
  ])('step %d with random %d', (step, random, pause) => {
    expect(nextPause({ step, age: hour }, [], shortest, random)).toBe(pause)
  })
})

describe('with earlier jobs', () => {
  const five = often(32, between(295, 305))
  const both = [...often(16, between(40, 50)), ...often(16, between(1190, 1210))]

  test.each<[string, readonly JobTime[], age: number, pause: number]>([
    ['an agent that ends at once is looked at at once', often(32, between(0, 15)), 0, 15],
    ['none ended before five minutes: the longest pause', five, 0, 113],
    ['and again', five, 120, 113],
    ['then just after the time by which all had ended', five, 240, 68],
    ['a job that has outlived all of them: growing pauses, as for one of which nothing is known', five, 320, 90],
    ['long after', five, 3600, 113],
    ['of two kinds, the short ones first', both, 0, 54],
    ['then the other kind is far away', both, 60, 113],
    ['and near', both, 1140, 98],
    ['a single earlier job counts as much as what is not known', [between(295, 305)], 0, 40],
    ['even an interval of no length', [between(60, 60)], 50, 16],
  ])('%s', (_, times, age, pause) => {
    expect(Math.round(nextPause({ step: 3, age: age * second }, times, shortest, 0.5) / second)).toBe(pause)
  })

  test('jitter moves every pause that is not the shortest', () => {
    for (const age of [0, 240, 320, 3600]) {
      const pauses = [0, 0.5, 1].map((random) => nextPause({ step: 3, age: age * second }, five, shortest, random))
      expect(new Set(pauses).size).toBe(3)
    }
  })
})

const times = fc.array(
  fc.record({ from: fc.nat(200_000), to: fc.nat(200_000) }).map(({ from, to }) => between(from, to)),
  { maxLength: 40 },
)

describe('whatever the ledger says', () => {
  test('a pause is at least the shortest and at most eight times that', () => {
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 1000, max: hour }),
        fc.nat(30 * 24 * hour),
        fc.nat(100),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (earlier, shortest, age, step, random) => {
          const pause = nextPause({ step, age }, earlier, shortest, random)
          expect(pause).toBeGreaterThanOrEqual(shortest)
          expect(pause).toBeLessThanOrEqual(8 * shortest)
        },
      ),
    )
  })

  test('so a job is looked at a bounded number of times, and seen to end within the longest pause', () => {
    fc.assert(
      fc.property(times, fc.nat(2 * hour), fc.double({ min: 0, max: 1, noNaN: true }), (earlier, end, random) => {
        let [age, step] = [0, 0]
        while (age < end) age += nextPause({ step: step++, age }, earlier, minute, random)
        expect(step).toBeLessThanOrEqual(Math.ceil(end / minute))
        expect(age - end).toBeLessThanOrEqual(8 * minute)
      }),
    )
  })
})
