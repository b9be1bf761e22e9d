// Comments as vectors: what they say, weighted by how much it tells.
import type { Token } from './text.ts'

/** Weights by number of the feature. */
export type Vector = ReadonlyMap<number, number>

/** Something to be grouped: a comment, or comments that already belong together. */
export interface Node {
  /** Sum of the unit vectors of its members. */
  readonly sum: Vector
  readonly members: number
  readonly versions: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** Weights of the kinds of features. A pair of neighbouring words tells more than its frequency does, yet matches less often. */
const kindWeight = { word: 1, faint: 0.35, name: 1.5, number: 0.8, pair: 0.5 }

/** Bounds of a weight by rarity: what all complain of still counts; what only one comment has can match no other. */
const commonest = 1.5
const rarest = 6
const lonely = 2

/** What two sides with disjoint names keep of their likeness. */
const otherNames = 0.5

/** One node per text. Weights depend on how common a feature is among all texts, so all are given at once, in a fixed order. */
export function buildNodes(texts: readonly (readonly Token[])[]): Node[] {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const counted = texts.map((tokens) => {
    const features = new Map<number, number>()
    for (const [feature, weight] of featuresOf(tokens)) {
      const number = numbers.get(feature) ?? numbers.size
      numbers.set(feature, number)
      if (!features.has(number)) counts[number] = (counts[number] ?? 0) + 1
      features.set(number, weight)
    }
    return features
  })
  const weigh = (number: number) => {
    if (counts[number] === 1) return lonely
    const rarity = Math.log(1 + texts.length / (counts[number] ?? 1))
    return Math.min(rarest, Math.max(commonest, rarity))
  }
  return texts.map((tokens, index) => {
    const forms = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).map((token) => token.form)
    const found = forms('number')
    const weighted = [...(counted[index] ?? [])].map(([number, weight]) => [number, weight * weigh(number)] as const)
    return {
      sum: scale(new Map(weighted)),
      members: 1,
      versions: new Set(found.filter((form) => form.includes('.'))),
      numbers: new Set(found.filter((form) => !form.includes('.'))),
      names: new Set(forms('name')),
    }
  })
}

function* featuresOf(tokens: readonly Token[]): Generator<readonly [string, number]> {
  for (const [index, token] of tokens.entries()) {
    yield [`${token.kind === 'faint' ? 'word' : token.kind} ${token.form}`, kindWeight[token.kind]]
    const next = tokens[index + 1]
    if (next !== undefined) yield [`pair ${token.form} ${next.form}`, kindWeight.pair]
  }
}

function scale(vector: Vector): Vector {
  let square = 0
  for (const weight of vector.values()) square += weight * weight
  const length = Math.sqrt(square)
  return new Map([...vector].map(([number, weight]) => [number, weight / length]))
}

/** The node as one member of unit length. */
export function toCentroid(node: Node): Node {
  return { ...node, sum: scale(node.sum), members: 1 }
}

/** One node of them all; linear in the size of its parts. */
export function joinNodes(nodes: readonly Node[]): Node {
  const sum = new Map<number, number>()
  for (const node of nodes) {
    for (const [number, weight] of node.sum) sum.set(number, (sum.get(number) ?? 0) + weight)
  }
  return {
    sum,
    members: nodes.reduce((members, node) => members + node.members, 0),
    versions: new Set(nodes.flatMap((node) => [...node.versions])),
    numbers: new Set(nodes.flatMap((node) => [...node.numbers])),
    names: new Set(nodes.flatMap((node) => [...node.names])),
  }
}

/** Average cosine similarity of the members of two nodes, 0 to 1; versions and numbers that differ keep them apart. */
export function compareNodes(a: Node, b: Node): number {
  if (isApart(a.versions, b.versions) || isApart(a.numbers, b.numbers)) return 0
  const [small, large] = a.sum.size <= b.sum.size ? [a.sum, b.sum] : [b.sum, a.sum]
  let dot = 0
  for (const [number, weight] of small) dot += weight * (large.get(number) ?? 0)
  return (dot / (a.members * b.members)) * (isApart(a.names, b.names) ? otherNames : 1)
}

function isApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && [...a].every((form) => !b.has(form))
}
