// Retry timing as pure functions: back-off and `Retry-After`. All times are milliseconds.
import { answeredAt, parseHttpDate } from './http-date.ts'

/**
 * Exponential back-off with full jitter, so that many clients do not retry in step.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
export function backOff(attempt: number, random: number, { base, cap }: { base: number; cap: number }): number {
  return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)))
}

/**
 * The wait that a response's `Retry-After` asks for, from seconds or an HTTP date; undefined if it is missing, malformed or in the
 * past (clock skew must not turn into "at once").
 */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - answeredAt(headers, now)
  return wait >= 0 ? wait : undefined
}
