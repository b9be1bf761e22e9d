// A stranger's text as a line. Apart from the lines of our own, so that a run that says nothing else starts without what cleaning takes.
import { capText } from './cap.ts'
import type { SafeText } from './safe-text.ts'
import { sanitise } from './sanitise.ts'

/**
 * The one door for a stranger's text: on one line, cleaned, redacted, cut to `max` code points, and without what the runner takes for
 * a command (`::name::` at the start of a line, `##[name]` anywhere). Done twice, it is done once.
 */
export function toSafeText(text: string, max = 200): SafeText {
  const words = sanitise(text).replace(/\s+/g, ' ').trim()
  return capText(words.replace(/:(?=:)/g, ': ').replace(/#(?=[#[])/g, '# '), max) as SafeText
}
