// When an entry was left.
/** Epoch milliseconds; null if missing or invalid. */
export function parseTime(createdAt: string | null): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt)
  return Number.isFinite(time) ? time : null
}
