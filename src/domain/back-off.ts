// When to ask again: waits after a fault, waits that a service asks for, intervals between two polls. Times are milliseconds.

/**
 * Wait before the next try: exponential with full jitter, so that many clients do not come back together.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
export function backOff(attempt: number, random: number, { base, cap }: { base: number; cap: number }): number {
  return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)))
}

const GROWTH = 1.5
const WIDEST = 8

/**
 * Interval before poll `step` of one job (0 is the first): `shortest` at first, then somewhere between the step before and this one,
 * each 1.5 times the last. Never under `shortest`, never over eight times `shortest`.
 */
export function pollInterval(step: number, shortest: number, random: number): number {
  if (!(step > 0)) return shortest
  const target = Math.min(shortest * WIDEST, shortest * GROWTH ** step)
  const jittered = target / GROWTH + random * (target - target / GROWTH)
  return Math.min(Math.max(Math.round(jittered), shortest), shortest * WIDEST)
}

// The three forms of RFC 9110, section 5.6.7. Date.parse alone would take "1.5" for a day in January.
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const TIME = '\\d{2}:\\d{2}:\\d{2}'
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`)
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`)
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`)

/**
 * Milliseconds that a `Retry-After` header asks to wait, from seconds or an HTTP date; undefined when there is none, it is nonsense,
 * or its date is over (a clock that differs must not turn into "at once").
 */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - now
  return wait >= 0 ? wait : undefined
}

function parseHttpDate(text: string): number {
  if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return Date.parse(text)
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}
