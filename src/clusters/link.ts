// Average-link grouping over the pairs worth comparing, in nearly linear time.
import type { Vectors } from './similarity.ts'
import type { Word } from './words.ts'

/** Keeps apart two complaints whose words are alike but which name another version, error code or option. */
export interface CannotLink {
  readonly identifiers: readonly number[]
  /** Of addresses with a path. */
  readonly hosts: readonly number[]
  readonly naming: number
}

interface Group {
  readonly rows: number[]
  /** Of several rows, their weights by feature: the product of two sums is the sum of the similarities of all pairs of members. */
  sum?: Map<number, number>
  cannotLink: CannotLink
}

/** Similarities within one step count as equal. */
const stepsPerUnit = 32
/** Of a group, so that work does not grow with it. */
const mostIdentifiers = 100
/** The factor for two comments that name different things. */
const apart = 0.2

/**
 * Groups of row numbers (ascending) whose members' average similarity reaches the threshold. The most similar pairs go first; a
 * pair whose groups have become less similar waits for a later step, so no chain of look-alikes joins unrelated comments.
 */
export function groupByAverage(vectors: Vectors, cannotLink: readonly CannotLink[], threshold: number): number[][] {
  /** The group of each row that has been compared; most rows never are. */
  const groupOf: (Group | undefined)[] = new Array(cannotLink.length).fill(undefined)
  const findGroup = (row: number): Group => {
    groupOf[row] ??= { rows: [row], cannotLink: cannotLink[row] as CannotLink }
    return groupOf[row]
  }
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
      const [left, right] = [findGroup(a), findGroup(b)]
      if (left === right) continue
      // The likeness of two rows alone is known to be in this step.
      const isKnown = left.rows.length + right.rows.length === 2
      const likeness = isKnown ? Number.POSITIVE_INFINITY : compare(left, right, vectors)
      if (likeness < threshold || Math.floor(likeness * stepsPerUnit) < step) wait(a, b, likeness)
      else absorb(left, right, groupOf, vectors)
    }
  }
  const groups = new Set(groupOf.map((group, row) => group ?? { rows: [row] }))
  return Array.from(groups, ({ rows }) => rows.sort((a, b) => a - b))
}

function sumOf({ rows: [row = 0], sum }: Group, { start, features, weights }: Vectors): Map<number, number> {
  if (sum) return sum
  const own = new Map<number, number>()
  for (let at = start[row] as number; at < (start[row + 1] as number); at += 1)
    own.set(features[at] as number, weights[at] as number)
  return own
}

function compare(a: Group, b: Group, vectors: Vectors): number {
  const [left, right] = [sumOf(a, vectors), sumOf(b, vectors)]
  const [few, many] = left.size <= right.size ? [left, right] : [right, left]
  let product = 0
  for (const [feature, weight] of few) product += weight * (many.get(feature) ?? 0)
  const pairs = a.rows.length * b.rows.length
  return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs)
}

/** The larger absorbs the smaller, so that few rows change their group. */
function absorb(a: Group, b: Group, groupOf: (Group | undefined)[], vectors: Vectors): void {
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

const nothing: CannotLink = { identifiers: [], hosts: [], naming: 0 }

export function findIdentifiers(words: readonly Word[]): CannotLink {
  const identifiers = words.filter(({ isIdentifier }) => isIdentifier).map(({ stem }) => stem)
  if (identifiers.length === 0) return nothing
  return { identifiers, hosts: words.flatMap(({ host }) => host ?? []), naming: 1 }
}

export function joinIdentifiers(a: CannotLink, b: CannotLink): CannotLink {
  if (b.naming === 0) return a
  if (a.naming === 0) return b
  const join = (left: readonly number[], right: readonly number[]) =>
    [...new Set([...left, ...right])].slice(0, mostIdentifiers)
  return { identifiers: join(a.identifiers, b.identifiers), hosts: join(a.hosts, b.hosts), naming: a.naming + b.naming }
}

/**
 * A factor for the similarity of two groups, 1 if one names nothing, both name the same, or one a host and the other an address on it.
 * Weighted by the share of pairs in which both sides name something: one version among many comments does not keep all of them apart.
 */
export function keepApart(a: CannotLink, b: CannotLink, pairs: number): number {
  if (a.naming === 0 || b.naming === 0) return 1
  const named = (one: number) => b.identifiers.includes(one)
  if (a.identifiers.some((one) => named(one) || b.hosts.includes(one)) || a.hosts.some(named)) return 1
  return 1 - (1 - apart) * ((a.naming * b.naming) / pairs)
}

/**
 * Limits how many earlier rows with a common feature a row is compared with. If rows have more than `features` features on average, the
 * limit shrinks in proportion, so that the work per feature stays the same.
 */
const reach = { work: 400_000, features: 300, least: 16 }
/** A row keeps this many neighbours whose estimated similarity reaches this share of the threshold. */
const kept = 6
const promising = 0.6

/** Pairs of rows, `a < b`, that may reach the threshold, in linear time. */
function findNeighbours(
  { count, start, features, weights }: Vectors,
  threshold: number,
  found: (a: number, b: number, similarity: number) => void,
): void {
  const rows = start.length - 1
  const counted = Math.max(rows, features.length / reach.features)
  const window = Math.max(reach.least, Math.round(reach.work / counted))
  // The rows so far that have feature `n` are in `rowAt` from `begin[n]` up to `end[n]`.
  const begin = new Uint32Array(count + 1)
  for (const n of features) begin[n + 1] = (begin[n + 1] as number) + 1
  for (let n = 1; n <= count; n += 1) begin[n] = (begin[n] as number) + (begin[n - 1] as number)
  const end = begin.slice()
  const least = threshold * promising
  const rowAt = new Uint32Array(features.length)
  const weightAt = new Float32Array(features.length)
  /** Of the current row; 0 for every other feature. */
  const own = new Float64Array(count)
  const scores = new Float64Array(rows)
  /** Earlier rows with a common feature; only the first `met` are of the current row. */
  const touched = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [start[row] as number, start[row + 1] as number]
    let met = 0
    for (let at = from; at < to; at += 1) {
      const feature = features[at] as number
      const weight = weights[at] as number
      const last = end[feature] as number
      for (let index = Math.max(begin[feature] as number, last - window); index < last; index += 1) {
        const other = rowAt[index] as number
        const score = scores[other] as number
        if (score === 0) touched[met++] = other
        scores[other] = score + weight * (weightAt[index] as number)
      }
      own[feature] = weight
      rowAt[last] = row
      weightAt[last] = weight
      end[feature] = last + 1
    }
    const near: number[] = []
    for (let at = 0; at < met; at += 1) {
      const other = touched[at] as number
      if ((scores[other] as number) >= least) near.push(other)
    }
    // Among equally similar ones, the nearest: with the first, all would pair.
    const score = (other: number) => Math.floor((scores[other] as number) * stepsPerUnit)
    if (near.length > 1) near.sort((a, b) => score(b) - score(a) || b - a)
    for (const other of near.slice(0, kept)) {
      let similarity = 0
      for (let at = start[other] as number; at < (start[other + 1] as number); at += 1)
        similarity += (own[features[at] as number] as number) * (weights[at] as number)
      found(other, row, similarity)
    }
    for (let at = 0; at < met; at += 1) scores[touched[at] as number] = 0
    for (let at = from; at < to; at += 1) own[features[at] as number] = 0
  }
}
