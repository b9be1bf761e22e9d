// Orders that do not depend on a locale, nor on the order in which things came.
import type { Corpus } from './corpus.ts'

/** By UTF-16 units, the same everywhere. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The oldest row first, those without a date last: what comes later does not move to the front. */
export function compareAge(a: number, b: number, { times, entries }: Corpus): number {
  const [timeA, timeB] = [times[a] as number, times[b] as number]
  return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB
}

/** Id of the oldest entry: a name taken from it stays while others come and go. */
export function findAnchor(rows: readonly number[], corpus: Corpus): string {
  const oldest = rows.reduce((first, row) => (compareAge(first, row, corpus) <= 0 ? first : row), rows[0] ?? 0)
  return corpus.entries[oldest]?.id ?? ''
}
