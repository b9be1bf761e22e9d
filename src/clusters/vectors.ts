// Sparse vectors in flat arrays, and sums of them.

/** One row per comment: row `i` has `features[start[i]]` up to `features[start[i + 1]]`, ascending, with their weights. */
export interface Vectors {
  readonly start: Uint32Array
  readonly features: Uint32Array
  readonly weights: Float32Array
}

/** The sum of some rows, from place `from` up to `to`: the product of two is the sum of the similarities of their members. */
export interface Sum {
  readonly features: Uint32Array
  readonly weights: Float32Array
  readonly from: number
  readonly to: number
  readonly members: number
  /** Features of the longest row in it. */
  readonly longest: number
}

/** A group's sum keeps its heaviest features only, so that work does not grow with what thousands of readers say in passing. */
const mostFeatures = 200

/** The row as it stands, not a copy: a million of them are made. */
export function readRow({ start, features, weights }: Vectors, row: number): Sum {
  const [from, to] = [start[row] ?? 0, start[row + 1] ?? 0]
  return { features, weights, from, to, members: 1, longest: to - from }
}

/** The sum of the similarities of all pairs of their members. */
export function multiplySums(a: Sum, b: Sum): number {
  const { features: left, weights: leftWeights } = a
  const { features: right, weights: rightWeights } = b
  let dot = 0
  for (let i = a.from, j = b.from; i < a.to && j < b.to; ) {
    const [x, y] = [left[i] as number, right[j] as number]
    if (x === y) {
      dot += (leftWeights[i] as number) * (rightWeights[j] as number)
      i += 1
      j += 1
    } else if (x < y) i += 1
    else j += 1
  }
  return dot
}

export function joinSums(a: Sum, b: Sum): Sum {
  const size = a.to - a.from + b.to - b.from
  const features = new Uint32Array(size)
  const weights = new Float32Array(size)
  let count = 0
  for (let i = a.from, j = b.from; i < a.to || j < b.to; count += 1) {
    const x = i < a.to ? (a.features[i] as number) : Number.POSITIVE_INFINITY
    const y = j < b.to ? (b.features[j] as number) : Number.POSITIVE_INFINITY
    features[count] = Math.min(x, y)
    weights[count] = (x <= y ? (a.weights[i] as number) : 0) + (y <= x ? (b.weights[j] as number) : 0)
    if (x <= y) i += 1
    if (y <= x) j += 1
  }
  const longest = Math.max(a.longest, b.longest)
  const joined = { features, weights, from: 0, to: count, members: a.members + b.members, longest }
  const most = Math.max(mostFeatures, longest)
  return count > most * 2 ? trimSum(joined, most) : joined
}

/** With its heaviest features only; more than `most` where several weigh the same. */
function trimSum(sum: Sum, most: number): Sum {
  const { features, weights, from, to } = sum
  const least = weights.slice(from, to).sort()[Math.max(0, to - from - most)] ?? 0
  const kept: number[] = []
  for (let at = from; at < to; at += 1) if ((weights[at] as number) >= least) kept.push(at)
  return {
    ...sum,
    features: Uint32Array.from(kept, (at) => features[at] as number),
    weights: Float32Array.from(kept, (at) => weights[at] as number),
    from: 0,
    to: kept.length,
  }
}

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
