// All untrusted text passes here before it is shown.
import { capText } from './cap.ts'
import { memoise } from './memoise.ts'
import { type Redacted, redact } from './redaction/redact.ts'
import type { SafeText } from './safe-text.ts'
import { cleanText } from './unicode/clean.ts'

/** Cleaned, redacted, then cut: a hidden character or a cut would protect a secret. */
export function sanitise(text: string): string {
  return sanitiseAndCount(text).text
}

export function sanitiseAndCount(text: string): Redacted {
  const cleaned = cleanText(text)
  const redacted = redact(cleaned)
  // A redacted token may have kept an entity before it from being decoded.
  return redacted.text === cleaned ? redacted : { ...redacted, text: cleanText(redacted.text) }
}

const toLine = memoise((text) => sanitise(text).replace(/\s+/g, ' ').trim())

export function sanitiseLine(text: string, max = Number.POSITIVE_INFINITY): string {
  return capText(toLine(text), max)
}

/** One line that the runner does not execute (`log.ts`). Idempotent. Not in `safe-text.ts`: with bad inputs, nothing is cleaned. */
export function toSafeText(text: string, max = 200): SafeText {
  return capText(
    sanitiseLine(text)
      .replace(/:(?=:)/g, ': ')
      .replace(/#(?=[#[])/g, '# '),
    max,
  ) as SafeText
}
