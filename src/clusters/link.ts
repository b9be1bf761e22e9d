// Average-link grouping on the pairs that are worth comparing, close to linear in time.
import { type CannotLink, joinIdentifiers, keepApart } from './cannot-link.ts'
import { findNeighbours } from './neighbours.ts'
import { joinSums, multiplySums, readRow, type Sum, type Vectors } from './vectors.ts'

interface Group {
  readonly rows: number[]
  sum: Sum
  cannotLink: CannotLink
}

/** Pairs in one step of likeness are about equally alike. */
const stepsPerUnit = 32

/**
 * Groups of rows (by number, ascending) whose members' average similarity reaches the threshold. The likest pairs go first;
 * a pair whose groups have become less alike meanwhile waits for its turn, so no chain of look-alikes draws strangers together.
 */
export function groupByAverage(vectors: Vectors, cannotLink: readonly CannotLink[], threshold: number): number[][] {
  const groupOf = cannotLink.map(
    (marks, row): Group => ({ rows: [row], sum: readRow(vectors, row), cannotLink: marks }),
  )
  const steps: number[][] = []
  const wait = (a: number, b: number, step: number) => {
    steps[step] ??= []
    steps[step].push(a, b)
  }
  const pairs = findNeighbours(vectors, threshold)
  for (let at = 0; at < pairs.length; at += 2) {
    const [a, b] = [pairs[at] as number, pairs[at + 1] as number]
    const likeness = compare(groupOf[a] as Group, groupOf[b] as Group)
    if (likeness >= threshold) wait(a, b, Math.floor(likeness * stepsPerUnit))
  }
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const own = steps[step] ?? []
    for (let at = 0; at < own.length; at += 2) {
      const [a, b] = [own[at] as number, own[at + 1] as number]
      const [left, right] = [groupOf[a] as Group, groupOf[b] as Group]
      if (left === right) continue
      const likeness = compare(left, right)
      if (likeness < threshold) continue
      const now = Math.floor(likeness * stepsPerUnit)
      if (now < step) wait(a, b, now)
      else absorb(left, right, groupOf)
    }
  }
  return [...new Set(groupOf)].map(({ rows }) => rows.sort((a, b) => a - b))
}

/** Average similarity of the members of two groups. */
function compare(a: Group, b: Group): number {
  const pairs = a.rows.length * b.rows.length
  return (multiplySums(a.sum, b.sum) / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs)
}

/** The larger takes in the smaller, so that a row changes its group seldom. */
function absorb(a: Group, b: Group, groupOf: Group[]): void {
  const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a]
  large.sum = joinSums(large.sum, small.sum)
  large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink)
  for (const row of small.rows) {
    large.rows.push(row)
    groupOf[row] = large
  }
}
