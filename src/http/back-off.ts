// Retry timing as pure functions: back-off, `Retry-After`, poll intervals. All times are milliseconds.
import { answeredAt, parseHttpDate } from './http-date.ts'

/**
 * Exponential back-off with full jitter, so that many clients do not retry in step.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
export function backOff(attempt: number, random: number, { base, cap }: { base: number; cap: number }): number {
  return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)))
}

const GROWTH = 1.5
const WIDEST = 8

/**
 * Interval before poll `step` (0 is the first): grows by half each time, with jitter, from `shortest` to at most eight times that.
 */
export function pollInterval(step: number, shortest: number, random: number): number {
  if (!(step > 0)) return shortest
  const target = Math.min(shortest * WIDEST, shortest * GROWTH ** step)
  const jittered = target / GROWTH + random * (target - target / GROWTH)
  return Math.min(Math.max(Math.round(jittered), shortest), shortest * WIDEST)
}

/**
 * The wait that a response's `Retry-After` asks for, from seconds or an HTTP date; undefined if it is missing, malformed or in the
 * past (clock skew must not turn into "at once").
 */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  return parseRetryAfter(headers['retry-after'], answeredAt(headers, now))
}

/** @param now when the response was generated */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - now
  return wait >= 0 ? wait : undefined
}
