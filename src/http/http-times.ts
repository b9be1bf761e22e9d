// Times in HTTP headers, in milliseconds: `Retry-After`, and dates (RFC 9110, section 5.6.7).

/** Exponential, with full jitter, so that many clients do not retry in step. `attempt`: 0 after the first failure. */
export function backOff(attempt: number, random: number, { base, cap }: { base: number; cap: number }): number {
  return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)))
}

/** The wait that `Retry-After` asks for. Undefined also if it is in the past: clock skew must not turn into "at once". */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - answeredAt(headers, now)
  return wait >= 0 ? wait : undefined
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const TIME = '\\d{2}:\\d{2}:\\d{2}'
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`)
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`)
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`)

/** NaN for what is none of the three forms. */
export function parseHttpDate(text: string): number {
  if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return Date.parse(text)
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}

/** `Sat, 21 Nov 2026 12:00:00 GMT` only. */
export function parseFixdate(text = ''): number | undefined {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined
}

/** By its server's clock, to which other times in the response are relative. */
export function answeredAt(headers: Readonly<Record<string, string>>, now: number): number {
  return parseFixdate(headers.date) ?? now
}
