// Markdown and plain text split by lines where no parser accepts them, into every link, tag and fence that a reader might see.
import { findEsm, readBraces } from './braces.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseHtml } from './html.ts'
import { findBareLinks, splitLines } from './lines.ts'
import { readDirectives, readLineDirectives } from './markers.ts'
import type { Part } from './page.ts'

const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g
const definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/

export function parseByLines(text: string, isMarkdown: boolean): Part[] {
  const parts: Part[] = []
  const lines = splitLines(text)
  const from = isMarkdown ? readMatter(lines, parts) : 0
  for (const [index, line] of lines.entries())
    if (index >= from)
      for (const part of isMarkdown ? readLine(line, index + 1) : readPlain(line, index + 1)) parts.push(part)
  // Any text may contain HTML.
  for (const part of parseHtml(text, 1))
    if (part.kind === 'tag' || part.kind === 'comment' || part.kind === 'link' || part.kind === 'image')
      parts.push(part)
  return parts
}

/** The number of lines that are front matter. */
function readMatter(lines: readonly string[], parts: Part[]): number {
  const mark = lines[0]?.replace(/^\uFEFF/, '').trimEnd()
  if (mark !== '---' && mark !== '+++') return 0
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark)
  if (end < 0) return 0
  const matter = lines.slice(1, end).join('\n')
  for (const part of parseFrontMatter(matter, mark === '---' ? 'yaml' : 'toml', 1)) parts.push(part)
  return end + 1
}

function readLine(line: string, at: number): Part[] {
  if (line.trim() === '') return []
  const [, marks = '', title = ''] = heading.exec(line) ?? []
  const found: Part[] =
    marks === '' ? [{ kind: 'text', value: line.trim(), line: at }] : [readHeading(marks, title, at)]
  for (const [, picture, text = '', url = ''] of line.matchAll(inlineLink))
    found.push({ kind: picture === '' ? 'link' : 'image', url, text, line: at })
  const target = definition.exec(line)?.[1]
  if (target !== undefined) found.push({ kind: 'link', url: target, text: '', line: at })
  for (const [, value = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g))
    found.push({ kind: 'inline-code', value, line: at })
  if (findEsm(line) !== '') found.push({ kind: 'esm', value: line.trim(), line: at })
  return [...found, ...findBareLinks(line, at), ...readDirectives(line, at), ...readBraces(line, at)]
}

function readHeading(marks: string, title: string, line: number): Part {
  const text = title.replace(/ #+$/, '').trim()
  const found = /\{#([^{}\s]+)[^{}]*\}$/.exec(text)
  const base = { kind: 'heading' as const, depth: marks.length, line }
  return found === null ? { ...base, text } : { ...base, text: text.slice(0, found.index).trim(), id: found[1] }
}

function readPlain(line: string, at: number): Part[] {
  if (line.trim() === '') return []
  const directives = [...readDirectives(line, at), ...readLineDirectives(line, at)]
  return [{ kind: 'text', value: line.trim(), line: at }, ...findBareLinks(line, at), ...directives]
}
