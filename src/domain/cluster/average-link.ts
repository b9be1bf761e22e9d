// Average-link grouping, close to linear in time: candidates come from shared features, merges from the sums of vectors.
import { compareNodes, joinNodes, type Node } from './vectors.ts'

/** Each node looks at its heaviest shared features, and in each at its next few neighbours: what keeps the work linear. */
const features = 8
const neighbours = 12
/** Nearest pairs merge in rounds; groups of n need about log n of them. */
const rounds = 60
/** How far from its nearest a group may merge: without it, many that are equally near would wait for one another. */
const slack = 0.02

interface Pair {
  readonly a: number
  readonly b: number
  readonly likeness: number
}

/**
 * Groups of nodes (by their place in the list) whose members' average similarity reaches the threshold. Two groups merge
 * only while each is the other's nearest, so no chain of look-alikes draws strangers together.
 */
export function groupByAverage(nodes: readonly Node[], threshold: number): number[][] {
  const live = [...nodes]
  const groups = nodes.map((_, index) => [index])
  const compare = (a: number, b: number) => {
    const [first, second] = [live[a], live[b]]
    return first && second ? compareNodes(first, second) : 0
  }
  let pairs = keepNear(listCandidates(nodes), nodes.length, threshold, compare)
  for (let round = 0; round < rounds && pairs.length > 0; round += 1) {
    const target = mergeNearest(pairs)
    for (const [b, a] of target) {
      const [first, second] = [live[a], live[b]]
      if (first && second) live[a] = joinNodes([first, second])
      groups[a]?.push(...(groups[b]?.splice(0) ?? []))
    }
    pairs = redirect(pairs, target, nodes.length, threshold, compare)
  }
  return groups.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b))
}

/** Which group goes into which, each at most once in a round. */
function mergeNearest(pairs: readonly Pair[]): Map<number, number> {
  const nearest = new Map<number, number>()
  const target = new Map<number, number>()
  const merged = new Set<number>()
  for (const { a, b, likeness } of pairs.toSorted((x, y) => y.likeness - x.likeness || x.a - y.a || x.b - y.b)) {
    const best = Math.max(nearest.get(a) ?? likeness, nearest.get(b) ?? likeness)
    if (!nearest.has(a)) nearest.set(a, likeness)
    if (!nearest.has(b)) nearest.set(b, likeness)
    if (merged.has(a) || merged.has(b) || best - likeness > slack) continue
    merged.add(a).add(b)
    target.set(b, a)
  }
  return target
}

type Compare = (a: number, b: number) => number

/** Pairs after a round, between the groups that their nodes are in now; those of unchanged groups are not compared again. */
function redirect(
  pairs: readonly Pair[],
  target: ReadonlyMap<number, number>,
  size: number,
  threshold: number,
  compare: Compare,
) {
  const changed = new Set(target.values())
  const moved = new Set<number>()
  const kept: Pair[] = []
  for (const pair of pairs) {
    const [x, y] = [target.get(pair.a) ?? pair.a, target.get(pair.b) ?? pair.b]
    if (x === y) continue
    if (changed.has(x) || changed.has(y)) moved.add(Math.min(x, y) * size + Math.max(x, y))
    else kept.push(pair)
  }
  return [...kept, ...keepNear(moved, size, threshold, compare)]
}

/** Each code is a pair, `a * size + b` with `a < b`. */
function keepNear(codes: ReadonlySet<number>, size: number, threshold: number, compare: Compare): Pair[] {
  const near: Pair[] = []
  for (const code of codes) {
    const [a, b] = [Math.floor(code / size), code % size]
    const likeness = compare(a, b)
    if (likeness >= threshold) near.push({ a, b, likeness })
  }
  return near
}

function listCandidates(nodes: readonly Node[]): Set<number> {
  const counts = new Map<number, number>()
  for (const node of nodes) for (const feature of node.sum.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const holders = new Map<number, number[]>()
  const codes = new Set<number>()
  for (const [index, node] of nodes.entries()) {
    const shared = [...node.sum].filter(([feature]) => (counts.get(feature) ?? 0) > 1)
    shared.sort((x, y) => y[1] - x[1] || x[0] - y[0])
    for (const [feature] of shared.slice(0, features)) {
      const list = holders.get(feature) ?? []
      for (const other of list.slice(-neighbours)) codes.add(other * nodes.length + index)
      list.push(index)
      holders.set(feature, list)
    }
  }
  return codes
}
