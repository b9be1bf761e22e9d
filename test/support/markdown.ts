// Texts for what takes finished Markdown or a title, where a test is not about how they are made.
import type { Markdown, Title } from '../../src/text/safe-text.ts'

export function asMarkdown(text: string): Markdown {
  return text as Markdown
}

export function asTitle(text: string): Title {
  return text as Title
}
