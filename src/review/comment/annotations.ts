// Findings as GitHub annotations on the changed lines.
import { type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/sanitise.ts'
import type { Finding } from '../judge/result.ts'

export interface Annotation {
  readonly kind: 'error' | 'warning'
  readonly title: SafeText
  readonly text: SafeText
  /** Undefined where the path cannot be written as it is. */
  readonly file?: SafeText
  readonly line?: number
}

/** GitHub shows ten of each kind per step; one is left for the run's own message. */
const mostOfKind = 9
const longestPath = 400

export function listAnnotations(findings: readonly Finding[]): Annotation[] {
  const all = findings.map(annotate)
  const first = (kind: Annotation['kind']) => all.filter((one) => one.kind === kind).slice(0, mostOfKind)
  return [...first('error'), ...first('warning')]
}

/** Without the subject: the line shows it, and untrusted words do not belong in a log. */
function annotate({ severity, rule, message, path, line, from = [] }: Finding): Annotation {
  const origin = from.length === 0 ? safe`` : safe` It came from a reader’s complaint.`
  const file = toSafeText(path ?? '', longestPath)
  return {
    kind: severity === 'block' ? 'error' : 'warning',
    title: safe`feedback-to-fix: ${toSafeText(rule, 60)}`,
    text: safe`${toSafeText(message, 300)}${origin}`,
    ...(file === path && { file, ...(line !== undefined && { line }) }),
  }
}
