// The one table of all rules, in the order in which the documentation lists them.

import { addressRules } from './address-rules.ts'
import { characterRules } from './characters.ts'
import { checkRules } from './check-rules.ts'
import { codeRules } from './code-rules.ts'
import { commentRules } from './comments.ts'
import { commitRules } from './commit-rules.ts'
import { componentRules } from './components.ts'
import { configurationRules } from './configuration.ts'
import { copiedRules } from './copied-rules.ts'
import { directiveRules } from './directives.ts'
import { downloadRules } from './download-rules.ts'
import { drawingRules } from './drawings.ts'
import { esmRules } from './esm.ts'
import { fileRules } from './files.ts'
import { frameRules } from './frames.ts'
import { frontMatterRules } from './front-matter.ts'
import { guardRules } from './guard-rules.ts'
import { hidingRules } from './hiding-rules.ts'
import { linkRules } from './link-rules.ts'
import { outsideRules } from './outside.ts'
import { packageRules } from './package-rules.ts'
import { riskRules } from './risk-rules.ts'
import type { Rule } from './rule.ts'
import { secretRules } from './secret-rules.ts'
import { structureRules } from './structure.ts'
import { tagRules } from './tags.ts'
import { talkRules } from './talk-rules.ts'
import { unreadRules } from './unread-rules.ts'
import { weakenedRules } from './weakened-rules.ts'

const all: readonly Rule[] = [
  ...fileRules,
  ...configurationRules,
  ...characterRules,
  ...tagRules,
  ...frameRules,
  ...drawingRules,
  ...hidingRules,
  ...downloadRules,
  ...packageRules,
  ...checkRules,
  ...riskRules,
  ...secretRules,
  ...addressRules,
  ...codeRules,
  ...linkRules,
  ...copiedRules,
  ...talkRules,
  ...commitRules,
  ...commentRules,
  ...esmRules,
  ...componentRules,
  ...directiveRules,
  ...frontMatterRules,
  ...structureRules,
  ...guardRules,
  ...weakenedRules,
  ...outsideRules,
  ...unreadRules,
]

/** Those that block come first. */
export const rules: readonly Rule[] = [
  ...all.filter(({ grade }) => grade === 'block'),
  ...all.filter(({ grade }) => grade === 'look'),
]
