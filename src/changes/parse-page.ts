// A page taken apart, in whatever format it is. Never throws: what a parser refuses is taken apart by lines.
import { parseByLines } from './by-lines.ts'
import { isTooHard } from './effort.ts'
import { readFormat } from './formats.ts'
import { parseHtml } from './html.ts'
import { parseMarkdown } from './markdown.ts'
import type { Format, Page, Part } from './page.ts'

/** `mayParse`: false takes it apart by lines at once. */
export function parsePage(path: string, text: string, mayParse = true): Page {
  const format = readFormat(path) ?? 'text'
  const parse = parsers[format]
  if (parse === undefined) return { parts: parseLines(format, text), isParsed: true }
  if (mayParse && !isTooHard(text))
    try {
      return { parts: parse(text), isParsed: true }
    } catch {
      if (format === 'mdx' && parsers.markdown !== undefined) return { ...parsePage('x.md', text), isParsed: false }
    }
  return { parts: parseLines(format, text), isParsed: false }
}

const parsers: Readonly<Partial<Record<Format, (text: string) => Part[]>>> = {
  markdown: (text) => parseMarkdown(text, false),
  mdx: (text) => parseMarkdown(text, true),
}

function parseLines(format: Format, text: string): Part[] {
  if (format === 'html') return parseHtml(text, 1)
  return parseByLines(text, format === 'markdown' || format === 'mdx')
}
