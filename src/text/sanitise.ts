// What all untrusted text goes through before it is shown anywhere.
import { capText } from './cap.ts'
import { type Redacted, redact } from './redaction/redact.ts'
import { sumRedactions } from './redaction/redaction-counts.ts'
import { cleanText } from './unicode/clean.ts'

/** Cleaned before it is redacted, and cut only afterwards, because a hidden character or a cut would protect a secret. */
export function sanitise(text: string): string {
  return sanitiseAndCount(text).text
}

export function sanitiseAndCount(text: string): Redacted {
  const redacted = redact(cleanText(text))
  // A redacted token may have kept an entity right before it from being decoded.
  return sumRedactions(redacted.redactions) > 0 ? { ...redacted, text: cleanText(redacted.text) } : redacted
}

/** Sanitised, on one line, and cut to `max` code points. */
export function sanitiseLine(text: string, max = Number.POSITIVE_INFINITY): string {
  return capText(sanitise(text).replace(/\s+/g, ' ').trim(), max)
}
