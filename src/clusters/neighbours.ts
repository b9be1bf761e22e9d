// Which rows are worth comparing: those that share features, found with an inverted index instead of all pairs.
import type { Vectors } from './similarity.ts'

/** Limits how many earlier rows with a common feature a row is compared with; for a rarer feature, they reach farther back. */
const reach = { work: 400_000, least: 16 }
/** A row keeps this many neighbours whose estimated similarity reaches this share of the threshold. */
const kept = 6
const promising = 0.6
/** Scores within a step count as equal. */
const stepsPerUnit = 16

/** Pairs of rows, `a < b`, that may reach the threshold, with their similarity. The work grows linearly with the rows. */
export function findNeighbours(
  { count, start, features, weights }: Vectors,
  threshold: number,
  found: (a: number, b: number, similarity: number) => void,
): void {
  const rows = start.length - 1
  const window = Math.max(reach.least, Math.round(reach.work / rows))
  // The rows so far that have feature `n` are in `rowAt` from `begin[n]` up to `end[n]`.
  const begin = new Uint32Array(count + 1)
  for (const n of features) begin[n + 1] = (begin[n + 1] as number) + 1
  for (let n = 1; n <= count; n += 1) begin[n] = (begin[n] as number) + (begin[n - 1] as number)
  const end = begin.slice()
  const rowAt = new Uint32Array(features.length)
  const weightAt = new Float32Array(features.length)
  /** Of the current row; 0 for every other feature. */
  const own = new Float64Array(count)
  const scores = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [start[row] as number, start[row + 1] as number]
    const touched: number[] = []
    for (let at = from; at < to; at += 1) {
      const feature = features[at] as number
      const weight = weights[at] as number
      const last = end[feature] as number
      for (let index = Math.max(begin[feature] as number, last - window); index < last; index += 1) {
        const other = rowAt[index] as number
        if (scores[other] === 0) touched.push(other)
        scores[other] = (scores[other] as number) + weight * (weightAt[index] as number)
      }
      own[feature] = weight
      rowAt[last] = row
      weightAt[last] = weight
      end[feature] = last + 1
    }
    /** In steps; among equally similar ones, the nearest is the likeliest: if it were the first row, all would pair with that one. */
    const score = (other: number) => Math.floor((scores[other] as number) * stepsPerUnit)
    const near = touched.filter((other) => (scores[other] as number) >= threshold * promising)
    if (near.length > 1) near.sort((a, b) => score(b) - score(a) || b - a)
    for (const other of near.slice(0, kept)) {
      let similarity = 0
      for (let at = start[other] as number; at < (start[other + 1] as number); at += 1)
        similarity += (own[features[at] as number] as number) * (weights[at] as number)
      found(other, row, similarity)
    }
    for (const other of touched) scores[other] = 0
    for (let at = from; at < to; at += 1) own[features[at] as number] = 0
  }
}
