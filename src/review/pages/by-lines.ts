// Markdown and plain text split by lines where no parser accepts them, into every link, tag and fence that a reader might see.
import { findEsm, readBraces } from './braces.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseHtml } from './html.ts'
import { findBareLinks, splitLines } from './lines.ts'
import { readDirectives, readLineDirectives } from './markers.ts'
import type { Part } from './page.ts'

const inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g
const definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/

export function parseByLines(text: string, isMarkdown: boolean): Part[] {
  const lines = splitLines(text)
  const mark = isMarkdown ? (/^(?:\ufeff)?(---|\+{3})\s*$/.exec(lines[0] ?? '')?.[1] ?? '') : ''
  const end = mark === '' ? 0 : lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark)
  const parts: Part[] = end > 0 ? parseFrontMatter(lines.slice(1, end).join('\n'), 1) : []
  for (const [index, line] of lines.entries())
    if (index > end || mark === '' || end < 0)
      for (const part of readLine(line.trim() === '' ? '' : line, index + 1, isMarkdown)) parts.push(part)
  for (const part of parseHtml(text, 1)) if (/^(?:tag|comment|link|image)$/.test(part.kind)) parts.push(part)
  return parts
}

function readLine(line: string, at: number, isMarkdown: boolean): Part[] {
  if (line === '') return []
  const found: Part[] = [
    { kind: 'text', value: line.trim(), line: at },
    ...findBareLinks(line, at),
    ...readDirectives(line, at),
  ]
  if (!isMarkdown) return [...found, ...readLineDirectives(line, at)]
  for (const [, picture, text = '', url = ''] of line.matchAll(inlineLink))
    found.push({ kind: picture === '' ? 'link' : 'image', url, text, line: at })
  const url = definition.exec(line)?.[1]
  if (url !== undefined) found.push({ kind: 'link', url, text: '', line: at })
  for (const [, value = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g))
    found.push({ kind: 'inline-code', value, line: at })
  if (findEsm(line) !== '') found.push({ kind: 'esm', value: line.trim(), line: at })
  return [...found, ...readBraces(line, at)]
}
