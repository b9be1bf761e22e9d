import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Numbers } from '../../src/clusters/key-numbers.ts'

/** As `Numbers` should. */
function numberAll(keys: readonly number[]): number[] {
  const known = [...new Set(keys)]
  return keys.map((key) => known.indexOf(key))
}

test('keys are numbered as they are first met, however many and however alike, and again after they were forgotten', () => {
  const alike = fc.integer({ min: -40, max: 40 }).map((key) => key << 24)
  const keys = fc.array(fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), alike), { maxLength: 300 })
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat({ max: 500 })), { minLength: 1, maxLength: 4 }), (runs) => {
      const numbers = new Numbers()
      for (const [run, expected] of runs) {
        numbers.clear(expected)
        expect(run.map((key) => numbers.numberOf(key))).toEqual(numberAll(run))
        expect([...numbers.keys.subarray(0, numbers.size)]).toEqual([...new Set(run)])
      }
    }),
  )
})
