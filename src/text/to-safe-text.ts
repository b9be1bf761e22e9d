// Untrusted text as safe text. A separate file, so that a run that only reports bad inputs starts without the cleaning code.
import { capText } from './cap.ts'
import type { SafeText } from './safe-text.ts'
import { sanitiseLine } from './sanitise.ts'

/**
 * Cleaned, redacted, on one line, cut to `max` code points, and without anything that the runner takes for a command (`::name::` at
 * the start of a line, `##[name]` anywhere). Idempotent.
 */
export function toSafeText(text: string, max = 200): SafeText {
  return capText(
    sanitiseLine(text)
      .replace(/:(?=:)/g, ': ')
      .replace(/#(?=[#[])/g, '# '),
    max,
  ) as SafeText
}
