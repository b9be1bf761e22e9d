// What speaks for two rows besides their words.
import type { Vectors } from './vectors.ts'

/** Features of evidence are numbered down from here, so that they stay the last of their row. */
const last = 0xffff_fffe

/**
 * Rows with the same number above 0 become more alike by `worth`. Vectors may then be longer than 1, and two rows
 * without a word in common reach a threshold of `worth` by this alone.
 */
export function addEvidence(vectors: Vectors, numbers: readonly number[], worth: number): Vectors {
  const { start, features, weights } = vectors
  const added = numbers.filter((number) => number > 0).length
  if (added === 0) return vectors
  const joined = {
    start: new Uint32Array(start.length),
    features: new Uint32Array(features.length + added),
    weights: new Float32Array(features.length + added),
  }
  // A hair more, so that rounding cannot take back what the evidence decides.
  const weight = Math.sqrt(worth * 1.0001)
  let size = 0
  for (const [row, number] of numbers.entries()) {
    const [from, to] = [start[row] ?? 0, start[row + 1] ?? 0]
    joined.features.set(features.subarray(from, to), size)
    joined.weights.set(weights.subarray(from, to), size)
    size += to - from
    if (number > 0) {
      joined.features[size] = last - number
      joined.weights[size++] = weight
    }
    joined.start[row + 1] = size
  }
  return joined
}
