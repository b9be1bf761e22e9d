// Average-link grouping, close to linear in time: candidates come from shared features, merges from the sums of vectors.
import { compareNodes, mergeNodes, type Node } from './vectors.ts'

/** Each node looks at its heaviest shared features, and in each at its next few neighbours: what keeps the work linear. */
const features = 8
const neighbours = 12
/** Nearest pairs merge in rounds; groups of n need about log n of them. */
const rounds = 60

interface Pair {
  readonly a: number
  readonly b: number
}

/**
 * Groups of nodes (by their place in the list) whose members' average similarity reaches the threshold. Two groups merge
 * only while each is the other's nearest, so no chain of look-alikes draws strangers together.
 */
export function groupByAverage(nodes: readonly Node[], threshold: number): number[][] {
  const live = [...nodes]
  const groups = nodes.map((_, index) => [index])
  let pairs = listCandidates(nodes)
  for (let round = 0; round < rounds && pairs.length > 0; round += 1) {
    const near = pairs
      .map((pair) => ({ ...pair, likeness: likeness(live, pair) }))
      .filter((pair) => pair.likeness >= threshold)
      .sort((x, y) => y.likeness - x.likeness || x.a - y.a || x.b - y.b)
    const target = nodes.map((_, index) => index)
    const busy = new Set<number>()
    for (const { a, b } of near) {
      if (!busy.has(a) && !busy.has(b)) {
        const [first, second] = [live[a], live[b]]
        if (first && second) live[a] = mergeNodes(first, second)
        groups[a]?.push(...(groups[b]?.splice(0) ?? []))
        target[b] = a
      }
      busy.add(a).add(b)
    }
    pairs = redirect(near, target)
  }
  return groups.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b))
}

function likeness(live: readonly Node[], { a, b }: Pair): number {
  const [first, second] = [live[a], live[b]]
  return first && second ? compareNodes(first, second) : 0
}

/** Pairs after a round, between the groups that their nodes are in now, each once. */
function redirect(pairs: readonly Pair[], target: readonly number[]): Pair[] {
  const seen = new Map<number, Pair>()
  for (const pair of pairs) {
    const [x, y] = [target[pair.a] ?? pair.a, target[pair.b] ?? pair.b]
    if (x !== y) seen.set(Math.min(x, y) * target.length + Math.max(x, y), { a: Math.min(x, y), b: Math.max(x, y) })
  }
  return [...seen.values()]
}

function listCandidates(nodes: readonly Node[]): Pair[] {
  const holders = new Map<number, number[]>()
  for (const [index, node] of nodes.entries()) {
    for (const feature of node.sum.keys()) {
      const list = holders.get(feature)
      if (list) list.push(index)
      else holders.set(feature, [index])
    }
  }
  const shared = (feature: number) => (holders.get(feature)?.length ?? 0) > 1
  const lookedAt = new Map<number, number[]>()
  for (const [index, node] of nodes.entries()) {
    const heaviest = [...node.sum].filter(([feature]) => shared(feature)).sort((x, y) => y[1] - x[1] || x[0] - y[0])
    for (const [feature] of heaviest.slice(0, features)) {
      const list = lookedAt.get(feature)
      if (list) list.push(index)
      else lookedAt.set(feature, [index])
    }
  }
  const pairs = [...lookedAt.values()].flatMap((list) =>
    list.flatMap((a, place) => list.slice(place + 1, place + 1 + neighbours).map((b) => ({ a, b }))),
  )
  return redirect(
    pairs,
    nodes.map((_, index) => index),
  )
}
