// All untrusted text passes here before it is shown.
import { capText } from './cap.ts'
import { memoise } from './memoise.ts'
import { type Redacted, redact, sumRedactions } from './redaction/redact.ts'
import type { SafeText } from './safe-text.ts'
import { cleanText } from './unicode/clean.ts'

/** Cleaned, redacted, then cut: a hidden character or a cut would protect a secret. */
export function sanitise(text: string): string {
  return sanitiseAndCount(text).text
}

export function sanitiseAndCount(text: string): Redacted {
  const redacted = redact(cleanText(text))
  // A redacted token may have kept an entity before it from being decoded.
  return sumRedactions(redacted.redactions) > 0 ? { ...redacted, text: cleanText(redacted.text) } : redacted
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
