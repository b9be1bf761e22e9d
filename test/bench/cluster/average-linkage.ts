// Exact average linkage, by chains of nearest neighbours: quadratic in time and memory, which is what a peer may be.
import { placeOf } from './tf-idf.ts'

export interface Merge {
  readonly a: number
  readonly b: number
  readonly distance: number
}

/** All merges of `size` items, nearest first. Each names one item of either side. The distances are used up. */
export function linkByAverage(distances: Float64Array, size: number): Merge[] {
  const members = new Float64Array(size).fill(1)
  const between = (a: number, b: number) => distances[a < b ? placeOf(a, b, size) : placeOf(b, a, size)] ?? 1
  const merges: Merge[] = []
  const chain: number[] = []
  for (let start = 0; merges.length < size - 1; ) {
    while (members[start] === 0) start += 1
    if (chain.length === 0) chain.push(start)
    const last = chain.at(-1) ?? start
    const before = chain.at(-2)
    const next = findNearest(last, before, members, between)
    if (next !== before) {
      chain.push(next)
      continue
    }
    chain.length -= 2
    const [a, b] = [Math.min(last, next), Math.max(last, next)]
    merges.push({ a, b, distance: between(a, b) })
    joinItems(a, b, members, distances, between)
  }
  return merges.sort((x, y) => x.distance - y.distance)
}

type Between = (a: number, b: number) => number

/** Among equals the one before in the chain, so that chains end. */
function findNearest(item: number, before: number | undefined, members: Float64Array, between: Between): number {
  let nearest = before ?? -1
  let least = before === undefined ? Number.POSITIVE_INFINITY : between(item, before)
  for (let other = 0; other < members.length; other += 1) {
    if (other === item || members[other] === 0) continue
    const distance = between(item, other)
    if (distance >= least) continue
    least = distance
    nearest = other
  }
  return nearest
}

/** `a` goes into `b`. */
function joinItems(a: number, b: number, members: Float64Array, distances: Float64Array, between: Between): void {
  const [own = 0, others = 0] = [members[a], members[b]]
  for (let item = 0; item < members.length; item += 1) {
    if (item === a || item === b || members[item] === 0) continue
    const place = item < b ? placeOf(item, b, members.length) : placeOf(b, item, members.length)
    distances[place] = (own * between(a, item) + others * between(b, item)) / (own + others)
  }
  members[a] = 0
  members[b] = own + others
}

/** The group of each item when only merges of at least this similarity are made. */
export function cutAt(merges: readonly Merge[], size: number, similarity: number): number[] {
  const parents = Array.from({ length: size }, (_, index) => index)
  const rootOf = (item: number): number => {
    let root = item
    while (parents[root] !== root) root = parents[root] ?? root
    parents[item] = root
    return root
  }
  for (const { a, b, distance } of merges) {
    if (distance > 1 - similarity) break
    parents[rootOf(a)] = rootOf(b)
  }
  return parents.map((_, index) => rootOf(index))
}
