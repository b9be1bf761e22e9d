// Links from messages to the section of the documentation that explains them.
import { type SafeText, safe } from '../text/safe-text.ts'

/** By the anchors in docs/troubleshooting.md; a test holds the two together. */
export const helpSections = [
  'the-project-id',
  'the-key',
  'the-event',
  'no-feedback',
  'only-votes',
  'no-page-is-in-scope',
  'the-service',
  'permissions',
  'issues-are-disabled',
  'another-repository',
  'the-ledgers-branch',
] as const

export type HelpSection = (typeof helpSections)[number]

export const helpPage = safe`https://github.com/feedback-to-fix/feedback-to-fix/blob/main/docs/troubleshooting.md`

/** The end of a message; job summaries turn it into a link. */
export function see(section: HelpSection): SafeText {
  return safe`See ${helpPage}#${section as string as SafeText}`
}
