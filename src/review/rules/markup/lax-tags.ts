// Tags with malformed attributes, which our parser takes for text and other Markdown parsers do not.
import { parseHtml } from '../../../changes/html.ts'
import type { Line, PageChange, Tag } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'

const mayBeginTag = /<[a-z]/i
const mayBeTag = /<[a-z][^<]{0,2000}[\s=/]/i

/** Only tags that load, run or link to something, because in most sentences `a <b` is not a tag. */
const active =
  'a|applet|audio|base|body|button|details|embed|form|iframe|image|img|input|link|math|meta|object|script|style|svg|video'
const unclosed = [/^[ >]{0,20}<[a-z][\w-]{0,60}\s[^<>]*$/i, new RegExp(`<(?:${active})[\\s/][^<>]{0,300}=[^<>]*$`, 'i')]

/** The beginning of a tag that may continue on the next lines. */
const begun = new RegExp(`<(?:${active})(?:\\s[^<>]*)?$`, 'i')
const mostLines = 5

/** Such tags on added lines outside code. */
export function listLaxTags(page: PageChange): Tag[] {
  if (page.format !== 'markdown' || !page.addedLines.some(({ text }) => mayBeginTag.test(text))) return []
  const code = listCodeLines(page)
  const known = new Set(page.after.map((part) => (part.kind === 'tag' ? `${part.line} ${part.name}` : '')))
  return page.addedLines
    .flatMap(({ line, text }, at) => {
      if (code.has(line) || !mayBeginTag.test(text)) return []
      const joined = joinTag(page.addedLines, at, withoutCode(text))
      return mayBeTag.test(joined) ? parseHtml(closeTag(joined), line) : []
    })
    .filter((part) => part.kind === 'tag')
    .filter((tag) => Object.keys(tag.attributes).length > 0 && !known.has(`${tag.line} ${tag.name}`))
}

function joinTag(lines: readonly Line[], at: number, text: string): string {
  let joined = text
  for (let next = at + 1; next <= at + mostLines && begun.test(joined); next += 1) {
    const line = lines[next]
    if (line === undefined || line.line !== (lines[next - 1]?.line ?? 0) + 1) break
    joined = `${joined} ${line.text}`
  }
  return joined
}

/** A tag left open at the end of its line ends at the next `>`; after other text, only a tag with an attribute value counts. */
function closeTag(line: string): string {
  return unclosed.some((form) => form.test(line)) ? `${line}>` : line
}

function withoutCode(line: string): string {
  return line.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ')
}
