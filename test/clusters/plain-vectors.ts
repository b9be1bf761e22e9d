// Vectors as plain maps, to build sparse ones from and to check their results by hand.
import fc from 'fast-check'
import type { Vectors } from '../../src/clusters/similarity.ts'

export type Plain = ReadonlyMap<number, number>

export function buildVectors(rows: readonly Plain[]): Vectors {
  const entries = rows.map((row) => [...row].sort(([a], [b]) => a - b))
  let size = 0
  const most = entries.flat().reduce((so, [feature]) => Math.max(so, feature), -1)
  return {
    count: most + 1,
    start: Uint32Array.from([0, ...entries.map((row) => (size += row.length))]),
    features: Uint32Array.from(entries.flat(), ([feature]) => feature),
    weights: Float32Array.from(entries.flat(), ([, weight]) => weight),
  }
}

export function multiply(a: Plain, b: Plain): number {
  return [...a].reduce((sum, [feature, weight]) => sum + weight * (b.get(feature) ?? 0), 0)
}

/** Whole weights, so that sums are exact whatever their order. */
export function arbitraryPlain(features: number, most: number, heaviest = 9): fc.Arbitrary<Plain> {
  return fc
    .uniqueArray(fc.tuple(fc.nat(features - 1), fc.integer({ min: 1, max: heaviest })), {
      maxLength: most,
      selector: ([feature]) => feature,
    })
    .map((pairs) => new Map(pairs))
}
