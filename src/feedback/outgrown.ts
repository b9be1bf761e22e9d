// Entries that grew older than `max-age` while they waited, as the tracking issue and the summary name them: by page.
import type { Outgrown } from '../ledger/ledger.ts'
import { earliest } from './record-scan.ts'

export interface OutgrownEntry {
  readonly id: string
  readonly page: string
  readonly at: number
}

/** Oldest first. */
export function groupOutgrown(entries: readonly OutgrownEntry[], now: number): Outgrown[] {
  const pages = [...Map.groupBy(entries, ({ page }) => page)]
  const rows = pages.map(([page, own]) => {
    const times = own.map(({ at }) => at)
    const newest = times.reduce((a, b) => Math.max(a, b))
    return { at: now, page, entries: own.length, oldest: earliest(times) ?? newest, newest }
  })
  return rows.sort((a, b) => a.oldest - b.oldest || (a.page < b.page ? -1 : 1))
}
