// The table of all rules, in the order in which the documentation lists them.

import { codeRules } from './code/code-rules.ts'
import { guardRules } from './code/guard-rules.ts'
import { riskRules } from './code/risk-rules.ts'
import { secretRules } from './code/secret-rules.ts'
import { weakenedRules } from './code/weakened-rules.ts'
import { checkRules } from './downloads/check-rules.ts'
import { downloadRules } from './downloads/download-rules.ts'
import { configurationRules } from './files/configuration.ts'
import { fileRules } from './files/files.ts'
import { outsideRules } from './files/outside.ts'
import { unreadRules } from './files/unread-rules.ts'
import { commentRules } from './hidden/comments.ts'
import { hidingRules } from './hidden/hiding-rules.ts'
import { addressRules } from './links/address-rules.ts'
import { linkRules } from './links/link-rules.ts'
import { componentRules } from './markup/components.ts'
import { directiveRules } from './markup/directives.ts'
import { drawingRules } from './markup/drawings.ts'
import { esmRules } from './markup/esm.ts'
import { frameRules } from './markup/frames.ts'
import { tagRules } from './markup/tags.ts'
import { commitRules } from './metadata/commit-rules.ts'
import { messageRules } from './metadata/message-rules.ts'
import { packageRules } from './packages/package-rules.ts'
import { copiedRules } from './pages/copied-rules.ts'
import { frontMatterRules } from './pages/front-matter.ts'
import { structureRules } from './pages/structure.ts'
import { characterRules } from './spoofing/characters.ts'
import type { Rule } from './subject/rule.ts'

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
  ...messageRules,
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

/** Rules that block come first. */
export const rules: readonly Rule[] = [
  ...all.filter(({ severity }) => severity === 'block'),
  ...all.filter(({ severity }) => severity === 'look'),
]
