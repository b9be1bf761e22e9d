// Average-link grouping on the pairs that are worth comparing, close to linear in time.
import { Group } from './group.ts'
import type { Marks } from './marks.ts'
import { findNeighbours } from './neighbours.ts'
import { readRow, type Vectors } from './vectors.ts'

/** Nearest pairs merge in rounds; groups of n need about log n of them. */
const rounds = 100
/** What share of its nearest's likeness is near enough to merge: else many that are equally near would wait for one another. */
const nearEnough = 0.99

interface Pairs {
  readonly a: Uint32Array
  readonly b: Uint32Array
  readonly likeness: Float32Array
}

/**
 * Groups of rows (by number, ascending) whose members' average similarity reaches the threshold. Two groups merge only
 * while each is the other's nearest, so no chain of look-alikes draws strangers together.
 */
export function groupByAverage(vectors: Vectors, marks: readonly Marks[], threshold: number): number[][] {
  const rows = vectors.start.length - 1
  const live = Array.from({ length: rows }, (_, row) => new Group(readRow(vectors, row), marks[row] as Marks, row))
  let pairs = comparePairs(findNeighbours(vectors, threshold), live, threshold)
  for (let round = 0; round < rounds && pairs.a.length > 0; round += 1) {
    const target = mergeNearest(pairs, live)
    if (target === undefined) break
    pairs = redirect(pairs, target, live, threshold)
  }
  return live.flatMap((group, row) => (group.rows[0] === row && group.isLive ? [group.rows.sort((a, b) => a - b)] : []))
}

/** Those of flat pairs that are like enough. */
function comparePairs(flat: Uint32Array, live: readonly Group[], threshold: number): Pairs {
  const size = flat.length / 2
  const pairs = { a: new Uint32Array(size), b: new Uint32Array(size), likeness: new Float32Array(size) }
  let count = 0
  for (let at = 0; at < flat.length; at += 2) {
    const [a, b] = [flat[at] as number, flat[at + 1] as number]
    const likeness = (live[a] as Group).compare(live[b] as Group)
    if (likeness < threshold) continue
    pairs.a[count] = a
    pairs.b[count] = b
    pairs.likeness[count] = likeness
    count += 1
  }
  return cutPairs(pairs, count)
}

function cutPairs(pairs: Pairs, count: number): Pairs {
  return {
    a: pairs.a.slice(0, count),
    b: pairs.b.slice(0, count),
    likeness: pairs.likeness.slice(0, count),
  }
}

/** Merges each group at most once; which went where, itself for all others. `undefined` if none did. */
function mergeNearest(pairs: Pairs, live: readonly Group[]): Uint32Array | undefined {
  const nearest = new Float32Array(live.length)
  for (let at = 0; at < pairs.a.length; at += 1) {
    const [a, b, likeness] = [pairs.a[at] as number, pairs.b[at] as number, pairs.likeness[at] as number]
    if (likeness > (nearest[a] as number)) nearest[a] = likeness
    if (likeness > (nearest[b] as number)) nearest[b] = likeness
  }
  const ready: number[] = []
  for (let at = 0; at < pairs.a.length; at += 1) {
    const best = Math.max(nearest[pairs.a[at] as number] as number, nearest[pairs.b[at] as number] as number)
    if ((pairs.likeness[at] as number) >= best * nearEnough) ready.push(at)
  }
  ready.sort(
    (x, y) =>
      (pairs.likeness[y] as number) - (pairs.likeness[x] as number) ||
      (pairs.a[x] as number) - (pairs.a[y] as number) ||
      (pairs.b[x] as number) - (pairs.b[y] as number),
  )
  const target = new Uint32Array(live.length)
  for (let row = 0; row < live.length; row += 1) target[row] = row
  const merged = new Uint8Array(live.length)
  for (const at of ready) {
    const [a, b] = [pairs.a[at] as number, pairs.b[at] as number]
    if (merged[a] === 1 || merged[b] === 1) continue
    merged[a] = 1
    merged[b] = 1
    target[b] = a
    ;(live[a] as Group).absorb(live[b] as Group)
  }
  return ready.length > 0 ? target : undefined
}

/** Pairs after a round, between the groups that their rows are in now; those of unchanged groups are not compared again. */
function redirect(pairs: Pairs, target: Uint32Array, live: readonly Group[], threshold: number): Pairs {
  const changed = new Uint8Array(live.length)
  for (let row = 0; row < target.length; row += 1) if (target[row] !== row) changed[target[row] as number] = 1
  const codes = new Float64Array(pairs.a.length)
  let moved = 0
  let count = 0
  const kept = { a: pairs.a, b: pairs.b, likeness: pairs.likeness }
  for (let at = 0; at < pairs.a.length; at += 1) {
    const [x, y] = [target[pairs.a[at] as number] as number, target[pairs.b[at] as number] as number]
    if (x === y) continue
    if (changed[x] === 1 || changed[y] === 1) codes[moved++] = Math.min(x, y) * live.length + Math.max(x, y)
    else {
      kept.a[count] = x
      kept.b[count] = y
      kept.likeness[count] = pairs.likeness[at] as number
      count += 1
    }
  }
  return concatPairs(
    cutPairs(kept, count),
    comparePairs(unique(codes.subarray(0, moved), live.length), live, threshold),
  )
}

function unique(codes: Float64Array, size: number): Uint32Array {
  codes.sort()
  const flat = new Uint32Array(codes.length * 2)
  let count = 0
  for (const [index, code] of codes.entries()) {
    if (index > 0 && codes[index - 1] === code) continue
    flat[count++] = Math.floor(code / size)
    flat[count++] = code % size
  }
  return flat.slice(0, count)
}

function concatPairs(x: Pairs, y: Pairs): Pairs {
  const size = x.a.length + y.a.length
  const joined = { a: new Uint32Array(size), b: new Uint32Array(size), likeness: new Float32Array(size) }
  for (const [pairs, at] of [
    [x, 0],
    [y, x.a.length],
  ] as const) {
    joined.a.set(pairs.a, at)
    joined.b.set(pairs.b, at)
    joined.likeness.set(pairs.likeness, at)
  }
  return joined
}
