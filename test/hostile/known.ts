// What is known to get through today. Tests assert that it still does, so that whoever mends it has to take it off the list.
import type { Effect } from './sinks.ts'

/** Items whose canaries stand in a prompt, a quote or a report. */
export const knownLeaks: readonly string[] = `
  combined-036 personal-data-005 personal-data-015 personal-data-016 personal-data-017 personal-data-018
  personal-data-023 personal-data-031 personal-data-032 personal-data-033 personal-data-034 personal-data-035
  personal-data-036 personal-data-037 personal-data-038 personal-data-039 personal-data-040 personal-data-041
  personal-data-042 personal-data-043 personal-data-044 personal-data-045 personal-data-046 personal-data-047
  personal-data-048 personal-data-049 personal-data-050 personal-data-051 personal-data-052 personal-data-053
  personal-data-054 secrets-007 secrets-018 secrets-022 secrets-039 secrets-040
  secrets-041 secrets-043 secrets-045 secrets-047
`
  .trim()
  .split(/\s+/)

/** Effects of a service's error texts. */
export const knownErrorEffects: readonly string[] = ['markdown: emoji', 'markdown: reference to a commit']

/** The same, where the text stands in code or a contact only. */
export const knownInWords: readonly string[] = ['personal-data-011', 'secrets-042']

/** Kinds of effects of texts that stand in a path or an id: both name things, and are written down as they are. */
export const knownInNames: readonly string[] = [
  'a canary in ledger',
  'a canary in log',
  'a canary in markdown',
  'a canary in prompt',
  'a canary in report',
  'ledger: the character …',
]

/** Items that a run takes seconds for: they go through no story. */
export const tooSlow: readonly string[] = ['json-and-prototype-056']

/** Least share of readers' attacks that is set aside; raise it with what the rules can do. */
export const leastRecall = 0.25

/** Whether an effect is of a kind that is known, of texts in paths, ids and errors. */
export function isKnown({ judge, what }: Effect): boolean {
  return [...knownInNames, ...knownErrorEffects].includes(`${judge}: ${what.replace(/U\+\w+/, '…')}`)
}
