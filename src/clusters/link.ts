// Average-link grouping, in nearly linear time.
import type { Vectors } from './similarity.ts'
import type { Word } from './words.ts'

/** Keeps apart similar complaints about different versions, error codes or options. */
export type CannotLink = Readonly<{
  identifiers: readonly number[]
  hosts: readonly number[]
  naming: number
}>

interface Group {
  readonly rows: number[]
  /** Weights by feature: the product of two groups' sums is the sum of the similarities of all pairs. */
  sum?: Map<number, number>
  cannotLink: CannotLink
}

const stepsPerUnit = 32
const maxIdentifiers = 100
const apart = 0.2

/**
 * Groups of rows (ascending) whose average similarity reaches the threshold. The most similar pairs go first; a pair whose groups have
 * become less similar waits for a later step, so that no chain joins unrelated comments.
 */
export function groupByAverage(vectors: Vectors, cannotLink: readonly CannotLink[], threshold: number): number[][] {
  const groupOf = cannotLink.map((own, row): Group => ({ rows: [row], cannotLink: own }))
  const steps: number[][] = []
  const wait = (a: number, b: number, likeness: number) => {
    if (likeness < threshold) return
    const step = Math.floor(likeness * stepsPerUnit)
    steps[step] ??= []
    steps[step].push(a, b)
  }
  findNeighbours(vectors, threshold, (a, b, similarity) => {
    wait(a, b, similarity * keepApart(cannotLink[a] as CannotLink, cannotLink[b] as CannotLink, 1))
  })
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const pairs = steps[step] ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const [a, b] = [pairs[at] as number, pairs[at + 1] as number]
      const [left, right] = [groupOf[a] as Group, groupOf[b] as Group]
      if (left === right) continue
      // Two single rows are known to belong in this step.
      const isKnown = left.rows.length + right.rows.length === 2
      const likeness = isKnown ? Infinity : compare(left, right, vectors)
      if (likeness < threshold || Math.floor(likeness * stepsPerUnit) < step) wait(a, b, likeness)
      else absorb(left, right, groupOf, vectors)
    }
  }
  return Array.from(new Set(groupOf), ({ rows }) => rows.sort((a, b) => a - b))
}

function sumOf({ rows: [row = 0], sum }: Group, vectors: Vectors) {
  if (sum) return sum
  const { start, features, roots, factors } = vectors
  const own = new Map<number, number>()
  for (let at = start[row] as number; at < (start[row + 1] as number); at += 1) {
    const feature = features[at] as number
    own.set(feature, (roots[feature] as number) * (factors[row] as number))
  }
  return own
}

function compare(a: Group, b: Group, vectors: Vectors) {
  const [left, right] = [sumOf(a, vectors), sumOf(b, vectors)]
  const [few, many] = left.size <= right.size ? [left, right] : [right, left]
  let product = 0
  for (const [feature, weight] of few) product += weight * (many.get(feature) ?? 0)
  const pairs = a.rows.length * b.rows.length
  return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs)
}

function absorb(a: Group, b: Group, groupOf: Group[], vectors: Vectors) {
  const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a]
  const sum = sumOf(large, vectors)
  for (const [feature, weight] of sumOf(small, vectors)) sum.set(feature, (sum.get(feature) ?? 0) + weight)
  large.sum = sum
  large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink)
  for (const row of small.rows) {
    large.rows.push(row)
    groupOf[row] = large
  }
}

export function findIdentifiers(words: readonly Word[]): CannotLink {
  const identifiers = words.filter(({ isIdentifier }) => isIdentifier).map(({ stem }) => stem)
  return { identifiers, hosts: words.flatMap(({ host }) => host ?? []), naming: Math.min(1, identifiers.length) }
}

export function joinIdentifiers(a: CannotLink, b: CannotLink): CannotLink {
  if (b.naming === 0) return a
  if (a.naming === 0) return b
  const join = (left: readonly number[], right: readonly number[]) =>
    [...new Set([...left, ...right])].slice(0, maxIdentifiers)
  return { identifiers: join(a.identifiers, b.identifiers), hosts: join(a.hosts, b.hosts), naming: a.naming + b.naming }
}

/**
 * 1 if one side names nothing, both name the same, or one an address on the other's host. Otherwise it depends on the share of pairs that
 * name something: one version among many comments does not keep all of them apart.
 */
export function keepApart(a: CannotLink, b: CannotLink, pairs: number) {
  if (a.naming === 0 || b.naming === 0) return 1
  const named = (one: number) => b.identifiers.includes(one)
  if (a.identifiers.some((one) => named(one) || b.hosts.includes(one)) || a.hosts.some(named)) return 1
  return 1 - (1 - apart) * ((a.naming * b.naming) / pairs)
}

/** With more features per row, fewer earlier rows are compared with it per feature: the work stays the same. */
const reach = { work: 400_000, features: 300, least: 16 }
/** Neighbours kept per row, and the share of the threshold that their estimated similarity must reach. */
const kept = 6
const promising = 0.6

function findNeighbours(
  { start, features, roots, factors }: Vectors,
  threshold: number,
  found: (a: number, b: number, similarity: number) => void,
): void {
  const [rows, count] = [factors.length, roots.length]
  const counted = Math.max(rows, features.length / reach.features)
  const window = Math.max(reach.least, Math.round(reach.work / counted))
  // Rows so far with feature `n`: `rowAt` from `begin[n]` to `end[n]`.
  const begin = new Uint32Array(count + 1)
  for (const n of features) begin[n + 1] = (begin[n + 1] as number) + 1
  for (let n = 1; n <= count; n += 1) begin[n] = (begin[n] as number) + (begin[n - 1] as number)
  const end = begin.slice()
  const least = threshold * promising
  const rowAt = new Uint32Array(features.length)
  const own = new Float64Array(count)
  const scores = new Float64Array(rows)
  /** Rows with a common feature; the first `met` are the current row's. */
  const touched = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [start[row] as number, start[row + 1] as number]
    let met = 0
    for (let at = from; at < to; at += 1) {
      const feature = features[at] as number
      const root = roots[feature] as number
      const weight = root * (factors[row] as number)
      const last = end[feature] as number
      for (let index = Math.max(begin[feature] as number, last - window); index < last; index += 1) {
        const other = rowAt[index] as number
        const score = scores[other] as number
        if (score === 0) touched[met++] = other
        scores[other] = score + weight * root * (factors[other] as number)
      }
      own[feature] = weight
      rowAt[last] = row
      end[feature] = last + 1
    }
    const near: number[] = []
    for (let at = 0; at < met; at += 1) {
      const other = touched[at] as number
      if ((scores[other] as number) >= least) near.push(other)
    }
    // Of equals, the nearest: otherwise all would pair with the first.
    const score = (other: number) => Math.floor((scores[other] as number) * stepsPerUnit)
    if (near.length > 1) near.sort((a, b) => score(b) - score(a) || b - a)
    for (const other of near.slice(0, kept)) {
      let similarity = 0
      for (let at = start[other] as number; at < (start[other + 1] as number); at += 1)
        similarity += (own[features[at] as number] as number) * (roots[features[at] as number] as number)
      found(other, row, similarity * (factors[other] as number))
    }
    for (let at = 0; at < met; at += 1) scores[touched[at] as number] = 0
    for (let at = from; at < to; at += 1) own[features[at] as number] = 0
  }
}
