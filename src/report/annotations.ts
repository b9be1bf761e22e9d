// Findings as GitHub shows them beside the lines of a change.
import type { RuleFinding } from '../review/rules/rule.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'

export interface Annotation {
  readonly kind: 'error' | 'warning'
  readonly title: SafeText
  readonly text: SafeText
  /** Of the repository; undefined where the path cannot be named as it is. */
  readonly file?: SafeText
  readonly line?: number
}

/** GitHub shows ten of each kind from one step; one is left for what the run itself has to say. */
const mostOfKind = 9
const longestPath = 400

/** @param findings the gravest first */
export function listAnnotations(findings: readonly RuleFinding[]): Annotation[] {
  const all = findings.map(annotate)
  const first = (kind: Annotation['kind']) => all.filter((one) => one.kind === kind).slice(0, mostOfKind)
  return [...first('error'), ...first('warning')]
}

/** The subject stays away: it stands on the line, and a log is no place for a stranger's words. */
function annotate({ grade, rule, says, path, line, from = [] }: RuleFinding): Annotation {
  const origin = from.length === 0 ? safe`` : safe` It came from a reader’s comment.`
  const told = { title: safe`feedback-to-fix: ${toSafeText(rule, 60)}`, text: safe`${toSafeText(says, 300)}${origin}` }
  const kind = grade === 'block' ? 'error' : 'warning'
  const file = toSafeText(path ?? '', longestPath)
  if (path === undefined || file !== path) return { kind, ...told }
  return { kind, ...told, file, ...(line === undefined ? {} : { line }) }
}
