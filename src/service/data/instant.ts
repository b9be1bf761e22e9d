// Dates and times of the export, ISO 8601, as milliseconds since 1970.

const DAY = 86_400_000
const first = Date.parse('0000-01-01')
const last = Date.parse('9999-12-31T23:59:59.999Z')

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/

/**
 * A date alone is its first moment; a time without a zone is UTC, so that the server's own zone does not matter. 24:00 is the first moment
 * of the next day, and so is a leap second, which are only there at its end (UTC).
 */
export function parseInstant(text: string): number | null {
  const parts = form.exec(text)
  if (!parts) return null
  const number = (index: number) => Number(parts[index] ?? 0)
  const [year, month, day, hour, minute, second] = [number(1), number(2), number(3), number(4), number(5), number(6)]
  const [zoneHour, zoneMinute] = [number(10), number(11)]
  if (hour > 24 || minute > 59 || second > 60 || zoneHour > 23 || zoneMinute > 59) return null
  const millisecond = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  if (hour === 24 && minute + second + millisecond > 0) return null
  const date = new Date(0)
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month does not have rolls over, so the parts differ.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const zone = (zoneHour * 60 + zoneMinute) * (parts[9] === '-' ? -1 : 1)
  const at = date.setUTCHours(hour, minute, second, millisecond) - zone * 60_000
  // In UTC it may be in a year that has no four digits.
  if (at < first || at > last || (second === 60 && at % DAY >= 1000)) return null
  return at
}
