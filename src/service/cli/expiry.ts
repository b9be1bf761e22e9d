// When a key stops working: a number of days, a date, or never.
import { parseInstant } from '../data/instant.ts'

const DAY = 86_400_000

/**
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null: never; undefined: it is none of the forms
 */
export function parseExpiry(text: string, now: number): number | null | undefined {
  if (text === 'never') return null
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1]
  return days === undefined ? (parseInstant(text) ?? undefined) : now + Number(days) * DAY
}
