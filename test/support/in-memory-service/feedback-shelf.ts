// The feedback of one project in its fixed order: newest first, ties by id, undated last.
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../../src/docs-api/vocabulary.ts'
import { parseInstant } from '../../../src/service/data/instant.ts'

/** A place in the order; the entry that was there may be gone. */
export type Position = { at: number | null; id: string }
export type Shelved = Position & { entry: FeedbackEntry }

export function createFeedbackShelf() {
  const shelved = new Map<string, Shelved>()
  let ordered: Shelved[] | null = []

  return {
    /** An entry with a known id replaces the existing one. */
    add(entry: FeedbackEntry): void {
      const at = entry.createdAt === null ? null : parseInstant(entry.createdAt)
      shelved.set(entry.id, { at, id: entry.id, entry: { ...entry } })
      ordered = null
    },
    remove(id: string): boolean {
      ordered = null
      return shelved.delete(id)
    },
    setStatus(id: string, status: FeedbackStatus): boolean {
      const found = shelved.get(id)
      if (found) found.entry = { ...found.entry, status }
      return found !== undefined
    },
    /** Everything after a position, in order; without one, everything. */
    *listAfter(position: Position | null): Generator<Shelved> {
      // Sorted once per change: a walk over 1,000 pages must not sort 1,000 times.
      ordered ??= [...shelved.values()].sort(compare)
      const rows = ordered
      for (let index = position ? countUpTo(rows, position) : 0; index < rows.length; index++) {
        const row = rows[index]
        if (row) yield row
      }
    },
  }
}

export type FeedbackShelf = ReturnType<typeof createFeedbackShelf>

function compare(a: Position, b: Position): number {
  if (a.at !== b.at) {
    if (a.at === null) return 1
    if (b.at === null) return -1
    return b.at - a.at
  }
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

function countUpTo(rows: readonly Position[], position: Position): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = rows[middle]
    if (row && compare(row, position) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
