// Texts for what takes finished Markdown or a title, where a test is not about how they are made.
import type { Markdown } from '../../src/report/markdown/markdown.ts'
import type { Title } from '../../src/report/markdown/title.ts'

export function asMarkdown(text: string): Markdown {
  return text as Markdown
}

export function asTitle(text: string): Title {
  return text as Title
}
