// The way that every stranger's text takes before anybody is shown it.
import { capText, cleanText } from './clean.ts'
import { redact } from './redact.ts'

/** Cleaned, redacted, then cut to `max` code points: in this order, so that neither a hidden character nor the cut saves a secret. */
export function sanitise(text: string, max = Number.POSITIVE_INFINITY): string {
  return capText(redact(cleanText(text)).text, max)
}

/** The same, on one line. */
export function sanitiseLine(text: string, max?: number): string {
  return capText(sanitise(text).replace(/\s+/g, ' ').trim(), max ?? Number.POSITIVE_INFINITY)
}
