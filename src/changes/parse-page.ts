// Parses a page in any format. Never throws: a page that its parser refuses is split by lines.
import { parseAsciidoc } from './asciidoc.ts'
import { parseByLines } from './by-lines.ts'
import { isTooHard, isTooLarge, longestPage, longestTree } from './effort.ts'
import { readFormat } from './formats.ts'
import { parseHtml } from './html.ts'
import { parseMarkdown } from './markdown.ts'
import { parseNotebook } from './notebook.ts'
import type { Format, Page, Part } from './page.ts'
import { parseRestructuredText } from './restructuredtext.ts'

/** `mayParse`: false splits Markdown by lines right away. */
export function parsePage(path: string, text: string, mayParse = true): Page {
  const format = readFormat(path)
  if (format === undefined && !isTooLarge(text, 'text')) return whole(parseByLines(text, true))
  return parseAs(format ?? 'text', text, mayParse)
}

export function parseAs(format: Format, text: string, mayParse = true): Page {
  if (isTooLarge(text, format)) return { parts: parseRest(format, text.slice(0, longestPage)), isParsed: false }
  try {
    return parsers[format](text, mayParse)
  } catch {
    return { parts: parseRest(format, text), isParsed: false }
  }
}

const parsers: Readonly<Record<Format, (text: string, mayParse: boolean) => Page>> = {
  markdown: (text, mayParse) => parseTree(text, false, mayParse),
  mdx: (text, mayParse) => parseTree(text, true, mayParse),
  restructuredtext: (text) => whole(parseRestructuredText(text)),
  asciidoc: (text) => whole(parseAsciidoc(text)),
  html: (text) => whole(parseHtml(text, 1)),
  notebook: parseCells,
  text: (text) => whole(parseByLines(text, false)),
}

/** A notebook's Markdown cells count as one page. */
function parseCells(text: string, mayParse: boolean): Page {
  let [left, isParsed] = [longestTree, true]
  const parts = parseNotebook(text, (source) => {
    left -= source.length
    const page = parseTree(source, false, mayParse && left >= 0)
    isParsed &&= page.isParsed
    return page.parts
  })
  return { parts, isParsed }
}

function whole(parts: readonly Part[]): Page {
  return { parts, isParsed: true }
}

function parseTree(text: string, isMdx: boolean, mayParse: boolean): Page {
  if (!mayParse || isTooHard(text)) return { parts: parseByLines(text, true), isParsed: false }
  try {
    return whole(parseMarkdown(text, isMdx))
  } catch {
    return isMdx
      ? { ...parseTree(text, false, true), isParsed: false }
      : { parts: parseByLines(text, true), isParsed: false }
  }
}

/** For pages that are too large, broken or read only in part; any of them may contain HTML. */
function parseRest(format: Format, text: string): Part[] {
  return format === 'html' ? parseHtml(text, 1) : parseByLines(text, format !== 'text')
}
