// What every stranger's text goes through before it is shown anywhere.
import { capText } from './cap.ts'
import { cleanText } from './clean.ts'
import { type Redacted, redact } from './redact.ts'
import { sumRedactions } from './redactions.ts'

/** Cleaned, redacted, then cut to `max` code points: in this order, so that neither a hidden character nor the cut saves a secret. */
export function sanitise(text: string, max = Number.POSITIVE_INFINITY): string {
  return sanitiseAndCount(text, max).text
}

/** The same, with the number of redactions; those in the part that is cut off count, too. */
export function sanitiseAndCount(text: string, max = Number.POSITIVE_INFINITY): Redacted {
  const redacted = redact(cleanText(text))
  // A redacted token may have kept an entity right before it from being decoded.
  const cleaned = sumRedactions(redacted.redactions) > 0 ? cleanText(redacted.text) : redacted.text
  return { ...redacted, text: capText(cleaned, max) }
}

/** Sanitised, and on one line. */
export function sanitiseLine(text: string, max?: number): string {
  return capText(sanitise(text).replace(/\s+/g, ' ').trim(), max ?? Number.POSITIVE_INFINITY)
}
