// Which rows are worth comparing: those that share features, found by an inverted index instead of all pairs.
import { numberFeatures } from './number-features.ts'
import type { Vectors } from './vectors.ts'

/** Up to so many rows every pair is compared. */
const allPairs = 48
/** A row looks at most at so many of the rows before it that share a feature: the rarer the feature, the farther it sees. */
const reach = { work: 400_000, least: 16 }
/** And keeps the most promising of them, if what it saw of their likeness makes so much of the threshold. */
const kept = 6
const promising = 0.6
/** Scores within a step are about equal. */
const stepsPerUnit = 16

/** Pairs of rows `[a, b]`, `a < b`, flat, that may reach the threshold. The work grows in line with the rows. */
export function findNeighbours(vectors: Vectors, threshold: number): Uint32Array {
  const rows = vectors.start.length - 1
  if (rows <= allPairs) return listAllPairs(rows)
  const index = buildIndex(vectors)
  const window = Math.max(reach.least, Math.min(rows, Math.round(reach.work / rows)))
  const scores = new Float32Array(rows)
  const touched = new Uint32Array(rows)
  const pairs = new Uint32Array(rows * kept * 2)
  const least = threshold * promising
  let size = 0
  for (let row = 0; row < rows; row += 1) {
    let count = 0
    for (let at = vectors.start[row] as number; at < (vectors.start[row + 1] as number); at += 1) {
      const weight = vectors.weights[at] as number
      const place = index.place[at] as number
      const first = Math.max(index.start[index.number[at] as number] as number, place - window)
      for (let other = first; other < place; other += 1) {
        const neighbour = index.rows[other] as number
        if (scores[neighbour] === 0) touched[count++] = neighbour
        scores[neighbour] = (scores[neighbour] as number) + weight * (index.weights[other] as number)
      }
    }
    const near: number[] = []
    for (let t = 0; t < count; t += 1)
      if ((scores[touched[t] as number] as number) >= least) near.push(touched[t] as number)
    for (const neighbour of pickBest(near, scores)) {
      pairs[size++] = neighbour
      pairs[size++] = row
    }
    for (let t = 0; t < count; t += 1) scores[touched[t] as number] = 0
  }
  return pairs.slice(0, size)
}

function listAllPairs(rows: number): Uint32Array {
  const pairs = new Uint32Array(rows * (rows - 1))
  let size = 0
  for (let b = 1; b < rows; b += 1) {
    for (let a = 0; a < b; a += 1) {
      pairs[size++] = a
      pairs[size++] = b
    }
  }
  return pairs
}

/** Of rows about equally like, the nearest goes first: were it the first of them, all would wait for the same one to take them in. */
function pickBest(rows: number[], scores: Float32Array): number[] {
  const stepOf = (row: number) => Math.floor((scores[row] as number) * stepsPerUnit)
  return rows.sort((a, b) => stepOf(b) - stepOf(a) || b - a).slice(0, kept)
}

/** Rows by feature: those of feature number `n` start at `start[n]`; `place` is where an entry of the vectors stands there. */
interface Index {
  readonly number: Uint32Array
  readonly start: Uint32Array
  readonly place: Uint32Array
  readonly rows: Uint32Array
  readonly weights: Float32Array
}

function buildIndex(vectors: Vectors): Index {
  const { start, features, weights } = vectors
  const { number, counts } = numberFeatures(features)
  const starts = new Uint32Array(counts.length + 1)
  for (let n = 0; n < counts.length; n += 1) starts[n + 1] = (starts[n] as number) + (counts[n] as number)
  const next = starts.slice()
  const place = new Uint32Array(features.length)
  const rows = new Uint32Array(features.length)
  const byFeature = new Float32Array(features.length)
  for (let row = 0; row < start.length - 1; row += 1) {
    for (let at = start[row] as number; at < (start[row + 1] as number); at += 1) {
      const n = number[at] as number
      const where = next[n] as number
      next[n] = where + 1
      place[at] = where
      rows[where] = row
      byFeature[where] = weights[at] as number
    }
  }
  return { number, start: starts, place, rows, weights: byFeature }
}
