// Tags that our parser takes for text and other Markdown parsers do not: their attributes are not well-formed.
import { parseHtml } from '../../../changes/html.ts'
import type { PageChange, Tag } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'

const mayBeTag = /<[a-z][^<]{0,2000}[\s=/]/i

/** Only tags that load, run or lead away, because in most sentences `a <b` is not a tag. */
const active =
  'a|applet|audio|base|body|button|details|embed|form|iframe|image|img|input|link|math|meta|object|script|style|svg|video'
const unclosed = [/^[ >]{0,20}<[a-z][\w-]{0,60}\s[^<>]*$/i, new RegExp(`<(?:${active})[\\s/][^<>]{0,300}=[^<>]*$`, 'i')]

/** From added lines outside code. */
export function listLaxTags(page: PageChange): Tag[] {
  if (page.format !== 'markdown' || !page.addedLines.some(({ text }) => mayBeTag.test(text))) return []
  const code = listCodeLines(page)
  const known = new Set(page.after.map((part) => (part.kind === 'tag' ? `${part.line} ${part.name}` : '')))
  return page.addedLines
    .filter(({ line, text }) => !code.has(line) && mayBeTag.test(text))
    .flatMap(({ line, text }) => parseHtml(closeTag(withoutCode(text)), line))
    .filter((part) => part.kind === 'tag')
    .filter((tag) => Object.keys(tag.attributes).length > 0 && !known.has(`${tag.line} ${tag.name}`))
}

/** A tag that is not closed on its line ends at the next `>`, wherever that is; after words, only one with a value counts. */
function closeTag(line: string): string {
  return unclosed.some((form) => form.test(line)) ? `${line}>` : line
}

function withoutCode(line: string): string {
  return line.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ')
}
