// The summary of a review that cannot tell which fix the pull request belongs to.
import type { SafeText } from '../text/safe-text.ts'
import { paragraph } from './markdown/blocks.ts'
import { type Markdown, serialise } from './markdown/markdown.ts'
import { phrase, prose, strong } from './markdown/phrase.ts'

export function renderUnclearPull(reason: SafeText, remedy: SafeText): Markdown {
  return serialise(paragraph(phrase`${strong(phrase`Needs human review.`)} Not reviewed: ${reason}. ${prose(remedy)}`))
}
