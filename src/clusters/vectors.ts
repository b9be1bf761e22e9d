// Sparse vectors in flat arrays, and sums of them.

/** Row `i` has `features[start[i]]` up to `features[start[i + 1]]`, ascending, with their weights. */
export interface Vectors {
  readonly start: Uint32Array
  readonly features: Uint32Array
  readonly weights: Float32Array
}

/** The sum of some rows, at `from` up to `to`. The product of two is the sum of the similarities of all pairs of members. */
export interface Sum {
  readonly features: Uint32Array
  readonly weights: Float32Array
  readonly from: number
  readonly to: number
}

/** A view, not a copy: a run may have a million rows. */
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

/** Trimmed to about its `most` heaviest features once it has twice as many, so that work does not grow with a group. */
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

/** The `most` heaviest features; all of those that weigh the same as the last. */
export function trimSum(sum: Sum, most: number): Sum {
  const { features, weights, from, to } = sum
  if (to - from <= most) return sum
  const least = weights.slice(from, to).sort()[to - from - most] ?? 0
  const isKept = (_: number, at: number) => (weights[from + at] as number) >= least
  const kept = features.subarray(from, to).filter(isKept)
  return { features: kept, weights: weights.subarray(from, to).filter(isKept), from: 0, to: kept.length }
}

/**
 * Numbers from 0 in the order of first occurrence; `names[n]` is the feature of number `n`, and occurs `counts[n]` times. By
 * open addressing: a `Map` would take most of the time of the whole clustering.
 */
export function numberFeatures(features: Uint32Array) {
  let size = 16
  while (size < features.length * 1.5) size *= 2
  const slots = new Uint32Array(size)
  const numbers = new Uint32Array(features.length)
  const names = new Uint32Array(features.length)
  const counts = new Uint32Array(features.length)
  let used = 0
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number
    let slot = Math.imul(feature, 0x9e3779b1) & (size - 1)
    while (slots[slot] !== 0 && names[(slots[slot] as number) - 1] !== feature) slot = (slot + 1) & (size - 1)
    if (slots[slot] === 0) {
      names[used++] = feature
      slots[slot] = used
    }
    const n = (slots[slot] as number) - 1
    numbers[at] = n
    counts[n] = (counts[n] as number) + 1
  }
  return { numbers, names: names.subarray(0, used), counts: counts.subarray(0, used) }
}

/** A list of 32-bit numbers that grows, in place of millions of boxed ones. */
export class Numbers {
  length = 0
  private all = new Uint32Array(1024)

  push(number: number): void {
    if (this.length === this.all.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.all)
      this.all = larger
    }
    this.all[this.length++] = number
  }

  /** Valid until the next `push`. */
  view(): Uint32Array {
    return this.all.subarray(0, this.length)
  }
}
