// Which rows are worth comparing: those that share features, found with an inverted index instead of all pairs.
import { multiplySums, readRow, type Vectors } from './vectors.ts'

/** Up to this many rows, every pair is compared. */
const allPairs = 48
/** Limits how many earlier rows with a common feature a row is compared with; for a rarer feature, they reach farther back. */
const reach = { work: 400_000, least: 16 }
/** A row keeps this many neighbours whose estimated similarity reaches this share of the threshold. */
const kept = 6
const promising = 0.6
/** Scores within a step count as equal. */
const stepsPerUnit = 16

/** Pairs of rows, `a < b`, that may reach the threshold, with their similarity. The work grows linearly with the rows. */
export function findNeighbours(
  vectors: Vectors,
  threshold: number,
  found: (a: number, b: number, similarity: number) => void,
): void {
  const rows = vectors.start.length - 1
  const window = Math.max(reach.least, Math.round(reach.work / rows))
  // The rows so far by feature: those with feature `n` are from `start[n]` up to `end[n]`.
  const start = new Uint32Array(vectors.count + 1)
  for (let at = 0; at < vectors.features.length; at += 1) {
    const n = vectors.features[at] as number
    start[n + 1] = (start[n + 1] as number) + 1
  }
  for (let n = 1; n <= vectors.count; n += 1) start[n] = (start[n] as number) + (start[n - 1] as number)
  const end = start.slice()
  const rowsAt = new Uint32Array(vectors.features.length)
  const weightsAt = new Float32Array(vectors.features.length)
  const scores = new Float64Array(rows)
  const touched = new Uint32Array(rows)
  const near = new Float64Array(rows)

  /** Sums what the row has in common with those before it, then adds it to them. */
  const score = (row: number): number => {
    let count = 0
    for (let at = vectors.start[row] as number; at < (vectors.start[row + 1] as number); at += 1) {
      const weight = vectors.weights[at] as number
      const n = vectors.features[at] as number
      const place = end[n] as number
      for (let other = Math.max(start[n] as number, place - window); other < place; other += 1) {
        const neighbour = rowsAt[other] as number
        if (scores[neighbour] === 0) touched[count++] = neighbour
        scores[neighbour] = (scores[neighbour] as number) + weight * (weightsAt[other] as number)
      }
      rowsAt[place] = row
      weightsAt[place] = weight
      end[n] = place + 1
    }
    return count
  }
  const look = (row: number) => {
    const count = score(row)
    if (rows <= allPairs) touched.subarray(0, count).sort()
    /** The likeliest and, among equally similar ones, the nearest last: if it were the first row, all would pair with that one. */
    let size = 0
    for (let at = count - 1; at >= 0; at -= 1) {
      const other = touched[at] as number
      const likeness = scores[other] as number
      if (likeness < threshold * promising) scores[other] = 0
      else near[size++] = rows <= allPairs ? other : Math.floor(likeness * stepsPerUnit) * rows + other
    }
    if (rows > allPairs) near.subarray(0, size).sort()
    const least = rows <= allPairs ? 0 : size - kept
    for (let at = size - 1; at >= 0; at -= 1) {
      const other = (near[at] as number) % rows
      const likeness = scores[other] as number
      scores[other] = 0
      if (at >= least)
        found(other, row, rows <= window ? likeness : multiplySums(readRow(vectors, other), readRow(vectors, row)))
    }
  }
  for (let row = 0; row < rows; row += 1) look(row)
}
