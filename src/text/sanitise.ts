// The way that every stranger's text takes before anybody is shown it.
import { capText } from './cap.ts'
import { cleanText } from './clean.ts'
import { type Redacted, redact } from './redact.ts'
import { sumRedactions } from './redactions.ts'

/** Cleaned, redacted, then cut to `max` code points: in this order, so that neither a hidden character nor the cut saves a secret. */
export function sanitise(text: string, max = Number.POSITIVE_INFINITY): string {
  return sanitiseAndCount(text, max).text
}

/** The same, with how much was taken out; what the cut took away counts too. */
export function sanitiseAndCount(text: string, max = Number.POSITIVE_INFINITY): Redacted {
  const redacted = redact(cleanText(text))
  // What was taken out may have kept an entity in front of it from being read as one.
  const cleaned = sumRedactions(redacted.redactions) > 0 ? cleanText(redacted.text) : redacted.text
  return { ...redacted, text: capText(cleaned, max) }
}

/** Sanitised, and on one line. */
export function sanitiseLine(text: string, max?: number): string {
  return capText(sanitise(text).replace(/\s+/g, ' ').trim(), max ?? Number.POSITIVE_INFINITY)
}
