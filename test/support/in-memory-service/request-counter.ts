// How many requests each operation answered, and with which status.
import type { RouteName } from './routes.ts'

/** `other`: requests that matched no operation. */
export type Counted = RouteName | 'other'

export function createRequestCounter() {
  // One row per operation and status, not per request, so that memory does not grow over weeks.
  const rows: { name: Counted; status: number; count: number }[] = []

  return {
    add(name: Counted, status: number): void {
      const row = rows.find((one) => one.name === name && one.status === status)
      if (row) row.count += 1
      else rows.push({ name, status, count: 1 })
    },
    count: (name?: Counted, status?: number): number =>
      rows
        .filter((row) => (name === undefined || row.name === name) && (status === undefined || row.status === status))
        .reduce((sum, row) => sum + row.count, 0),
  }
}
