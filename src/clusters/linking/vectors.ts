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
/** A row that is so many times shorter than the other is looked up in it. */
const shorter = 12

/** The row as it stands, not a copy: a million of them are made. */
export function readRow({ start, features, weights }: Vectors, row: number): Sum {
  const [from, to] = [start[row] ?? 0, start[row + 1] ?? 0]
  return { features, weights, from, to, members: 1, longest: to - from }
}

/** The sum of the similarities of all pairs of their members. */
export function multiplySums(a: Sum, b: Sum): number {
  const [small, large] = a.to - a.from <= b.to - b.from ? [a, b] : [b, a]
  return (small.to - small.from) * shorter < large.to - large.from ? lookUp(small, large) : walk(small, large)
}

function walk(a: Sum, b: Sum): number {
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

/** By halves: a short row against a large group. */
function lookUp(small: Sum, large: Sum): number {
  const { features } = large
  let dot = 0
  let from = large.from
  for (let index = small.from; index < small.to; index += 1) {
    const feature = small.features[index] as number
    let to = large.to
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((features[middle] as number) < feature) from = middle + 1
      else to = middle
    }
    if (from < large.to && features[from] === feature)
      dot += (small.weights[index] as number) * (large.weights[from] as number)
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
export function trimSum(sum: Sum, most: number): Sum {
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
