// The one table of all rules, in the order in which the documentation lists them.
import type { Rule } from './rule.ts'
import { unreadRules } from './unread-rules.ts'

const all: readonly Rule[] = [...unreadRules]

/** Those that block come first. */
export const rules: readonly Rule[] = [
  ...all.filter(({ grade }) => grade === 'block'),
  ...all.filter(({ grade }) => grade === 'look'),
]
