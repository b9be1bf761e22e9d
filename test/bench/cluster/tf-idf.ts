// TF-IDF vectors as scikit-learn makes them (sublinear, smoothed, of unit length), and the distances between all of them.
import type { Analyser } from './features.ts'

export interface Vector {
  readonly features: Int32Array
  readonly weights: Float64Array
}

/** One vector per text; how rare a feature is, is measured over all texts given. */
export function buildVectors(texts: readonly string[], analysers: readonly Analyser[]): Vector[] {
  const share = Math.sqrt(1 / analysers.length)
  const numbers = new Map<string, number>()
  const sides = analysers.map((analyse, side) =>
    weigh(texts.map((text) => countFeatures(analyse(text), side, numbers))),
  )
  return texts.map((_, index) => {
    const entries = sides.flatMap((side) => [...(side[index] ?? [])])
    return {
      features: Int32Array.from(entries, ([feature]) => feature),
      weights: Float64Array.from(entries, ([, weight]) => weight * share),
    }
  })
}

type Counts = Map<number, number>

function countFeatures(found: readonly string[], side: number, numbers: Map<string, number>): Counts {
  const counts: Counts = new Map()
  for (const feature of found) {
    const name = `${side} ${feature}`
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return counts
}

function weigh(texts: readonly Counts[]): Counts[] {
  const holders: Counts = new Map()
  for (const counts of texts) for (const feature of counts.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1)
  return texts.map((counts) => {
    const weighted = [...counts].map(([feature, count]) => {
      const rarity = Math.log((1 + texts.length) / (1 + (holders.get(feature) ?? 0))) + 1
      return [feature, (1 + Math.log(count)) * rarity] as const
    })
    const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0))
    return new Map(weighted.map(([feature, weight]) => [feature, weight / length]))
  })
}

/** Where the distance of `a` and `b`, `a < b`, of `size` vectors stands. */
export function placeOf(a: number, b: number, size: number): number {
  return a * size - (a * (a + 1)) / 2 + b - a - 1
}

/** One minus the cosine of every pair, in the order of `placeOf`. */
export function measureDistances(vectors: readonly Vector[]): Float64Array {
  const size = vectors.length
  const distances = new Float64Array((size * (size - 1)) / 2).fill(1)
  const holders = new Map<number, { vector: number; weight: number }[]>()
  for (const [b, { features, weights }] of vectors.entries()) {
    for (const [position, feature] of features.entries()) {
      const weight = weights[position] ?? 0
      const list = holders.get(feature) ?? []
      for (const { vector, weight: other } of list) {
        const place = placeOf(vector, b, size)
        distances[place] = (distances[place] ?? 1) - weight * other
      }
      list.push({ vector: b, weight })
      holders.set(feature, list)
    }
  }
  return distances.map((distance) => Math.max(0, Math.min(1, distance)))
}
