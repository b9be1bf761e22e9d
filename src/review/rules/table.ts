// The one table of all rules, in the order in which the documentation lists them.
import { characterRules } from './characters.ts'
import { configurationRules } from './configuration.ts'
import { fileRules } from './files.ts'
import { hidingRules } from './hiding-rules.ts'
import type { Rule } from './rule.ts'
import { tagRules } from './tags.ts'
import { unreadRules } from './unread-rules.ts'

const all: readonly Rule[] = [
  ...fileRules,
  ...configurationRules,
  ...characterRules,
  ...tagRules,
  ...hidingRules,
  ...unreadRules,
]

/** Those that block come first. */
export const rules: readonly Rule[] = [
  ...all.filter(({ grade }) => grade === 'block'),
  ...all.filter(({ grade }) => grade === 'look'),
]
