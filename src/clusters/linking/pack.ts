// Sums → rows: the mean of each sum's members, with its heaviest features only.
import { type Sum, trimSum, type Vectors } from './vectors.ts'

/** One row per sum, in their order, with at most `mostFeatures` each. */
export function packRows(sums: Iterable<Sum>, mostFeatures: number): Vectors {
  const start: number[] = [0]
  let features = new Uint32Array(1024)
  let weights = new Float32Array(1024)
  let size = 0
  for (const sum of sums) {
    const kept = sum.to - sum.from > mostFeatures ? trimSum(sum, mostFeatures) : sum
    while (size + kept.to - kept.from > features.length) {
      features = copy(features, new Uint32Array(features.length * 2))
      weights = copy(weights, new Float32Array(weights.length * 2))
    }
    const last = Math.min(kept.to, kept.from + mostFeatures)
    for (let at = kept.from; at < last; at += 1) {
      features[size] = kept.features[at] as number
      weights[size++] = (kept.weights[at] as number) / kept.members
    }
    start.push(size)
  }
  return { start: Uint32Array.from(start), features: features.slice(0, size), weights: weights.slice(0, size) }
}

function copy<T extends Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
