// When an entry was left.

/** Epoch milliseconds; null without a date, or with one that cannot be read. */
export function parseTime(createdAt: string | null): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt)
  return Number.isFinite(time) ? time : null
}
