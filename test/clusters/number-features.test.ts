// Numbers for features, against a plain map.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberFeatures } from '../../src/clusters/number-features.ts'

function numberPlainly(features: readonly number[]) {
  const numbers = new Map<number, number>()
  for (const feature of features) if (!numbers.has(feature)) numbers.set(feature, numbers.size)
  const counts = [...numbers.keys()].map((feature) => features.filter((other) => other === feature).length)
  return { number: features.map((feature) => numbers.get(feature)), counts }
}
const hold = (features: readonly number[]) => {
  const { number, counts } = numberFeatures(Uint32Array.from(features))
  expect({ number: [...number], counts: [...counts] }).toEqual(numberPlainly(features))
}

test.each([
  ['nothing', []],
  ['nought', [0, 0]],
  ['the ends of the range', [0xffff_ffff, 0, 0xffff_ffff]],
  ['many of one', Array.from({ length: 200 }, () => 5)],
  // Multiples of a power of two fall near one another in a table whose size is one.
  ['what meets in a table', Array.from({ length: 200 }, (_, at) => (at % 70) * 65_536)],
])('%s', (_, features) => {
  hold(features)
})

test('any features', () => {
  const few = fc.array(fc.nat(20), { maxLength: 60 })
  const any = fc.array(fc.integer({ min: 0, max: 0xffff_ffff }), { maxLength: 60 })
  fc.assert(fc.property(fc.oneof(few, any), hold), { numRuns: 500, seed: 7 })
})
