// Sparse vectors in flat arrays, and sums of them.

/** Row `i` has `features[start[i]]` up to `features[start[i + 1]]`, ascending and below `count`, with their weights. */
export interface Vectors {
  readonly count: number
  readonly start: Uint32Array
  readonly features: Uint32Array
  readonly weights: Float32Array
}

/** The sum of some rows, at `from` up to `to`. The product of two sums is the sum of the similarities of all pairs of members. */
export interface Sum {
  readonly features: Uint32Array
  readonly weights: Float32Array
  readonly from: number
  readonly to: number
}

/** A view, not a copy: a run may have 100,000 rows. */
export function readRow({ start, features, weights }: Vectors, row: number): Sum {
  return { features, weights, from: start[row] ?? 0, to: start[row + 1] ?? 0 }
}

export function multiplySums(a: Sum, b: Sum): number {
  const { features: left, weights: leftWeights } = a
  const { features: right, weights: rightWeights } = b
  let dot = 0
  for (let i = a.from, j = b.from; i < a.to && j < b.to; ) {
    const x = left[i] as number
    const y = right[j] as number
    if (x === y) {
      dot += (leftWeights[i] as number) * (rightWeights[j] as number)
      i += 1
      j += 1
    } else if (x < y) i += 1
    else j += 1
  }
  return dot
}

/** Adds two sums. Trims the result to about its `most` heaviest features once it has twice as many, to bound the work. */
export function joinSums(a: Sum, b: Sum, most: number): Sum {
  const features = new Uint32Array(a.to - a.from + b.to - b.from)
  const weights = new Float32Array(features.length)
  let to = 0
  for (let i = a.from, j = b.from; i < a.to || j < b.to; to += 1) {
    const x = i < a.to ? (a.features[i] as number) : Number.POSITIVE_INFINITY
    const y = j < b.to ? (b.features[j] as number) : Number.POSITIVE_INFINITY
    features[to] = Math.min(x, y)
    weights[to] = (x <= y ? (a.weights[i++] as number) : 0) + (y <= x ? (b.weights[j++] as number) : 0)
  }
  const joined = { features, weights, from: 0, to }
  return to > most * 2 ? trimSum(joined, most) : joined
}

/** The `most` heaviest features, plus all that weigh the same as the last one. */
export function trimSum(sum: Sum, most: number): Sum {
  const { features, weights, from, to } = sum
  if (to - from <= most) return sum
  const least = weights.slice(from, to).sort()[to - from - most] ?? 0
  const isKept = (_: number, at: number) => (weights[from + at] as number) >= least
  const kept = features.subarray(from, to).filter(isKept)
  return { features: kept, weights: weights.subarray(from, to).filter(isKept), from: 0, to: kept.length }
}
