// Dates in HTTP headers (RFC 9110, section 5.6.7), as epoch milliseconds.

// Date.parse alone would accept "1.5" as a day in January.
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const TIME = '\\d{2}:\\d{2}:\\d{2}'
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`)
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`)
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`)

/** Any of the three forms; NaN otherwise. */
export function parseHttpDate(text: string): number {
  if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return Date.parse(text)
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}

/** `Sat, 21 Nov 2026 12:00:00 GMT` only. */
export function parseFixdate(text = ''): number | undefined {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined
}

/** When a response was generated, by its server's clock, to which other times in it are relative. */
export function answeredAt(headers: Readonly<Record<string, string>>, now: number): number {
  return parseFixdate(headers.date) ?? now
}
