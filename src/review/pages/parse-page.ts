// Parses a page. Markdown and MDX become trees; every other format is read line by line. Never throws.
import { parseByLines } from './by-lines.ts'
import { isTooHard, isTooLarge, longestPage } from './effort.ts'
import { parseMarkdown } from './markdown.ts'
import type { Format, Page } from './page.ts'

/** `mayParse`: false reads Markdown by lines right away. */
export function parsePage(format: Format, text: string, mayParse = true): Page {
  const isTree = format === 'markdown' || format === 'mdx'
  if (isTooLarge(text)) return { parts: parseByLines(text.slice(0, longestPage), isTree), isParsed: !isTree }
  if (!isTree) return { parts: parseByLines(text, false), isParsed: true }
  if (!mayParse || isTooHard(text)) return { parts: parseByLines(text, true), isParsed: false }
  try {
    return { parts: parseMarkdown(text, format === 'mdx'), isParsed: true }
  } catch {
    return format === 'mdx'
      ? { ...parsePage('markdown', text), isParsed: false }
      : { parts: parseByLines(text, true), isParsed: false }
  }
}
