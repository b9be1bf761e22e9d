// When to ask again: waits after a fault, waits that a service asks for, intervals between two polls. Times are milliseconds.
import { answeredAt, parseHttpDate } from './http-date.ts'

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

/**
 * Milliseconds that an answer's `Retry-After` asks to wait, from seconds or an HTTP date; undefined when there is none, it is nonsense,
 * or its date is over (a clock that differs must not turn into "at once").
 */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  return parseRetryAfter(headers['retry-after'], answeredAt(headers, now))
}

/** @param now the time of the answer that bears it */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - now
  return wait >= 0 ? wait : undefined
}
