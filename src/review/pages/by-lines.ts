// Markdown and plain text split by lines where no parser accepts them, into every link, tag and fence that a reader might see.
import { findEsm, readBraces } from './braces.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseHtml } from './html.ts'
import { findBareLinks, splitLines } from './lines.ts'
import { readDirectives, readLineDirectives } from './markers.ts'
import type { Code, Part } from './page.ts'

const fence = /^[\s>]*(?:[-+*] +|\d{1,9}[.)] +)*(`{3,}|~{3,})([^`]*)$/
const fenceEnd = /^[\s>]*(`{3,}|~{3,})\s*$/
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g
const definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/

interface Open {
  readonly mark: string
  readonly lang: string
  readonly meta: string
  readonly line: number
  readonly lines: string[]
}

export function parseByLines(text: string, isMarkdown: boolean): Part[] {
  const parts: Part[] = []
  const lines = splitLines(text)
  const prose: string[] = []
  let open: Open | undefined
  const from = isMarkdown ? readMatter(lines, parts) : 0
  for (const [index, line] of lines.entries()) {
    const at = index + 1
    const [, mark = '', info = ''] = (isMarkdown && index >= from && fence.exec(line)) || []
    const end = fenceEnd.exec(line)?.[1] ?? ''
    let words = ''
    if (open !== undefined && end[0] === open.mark[0] && end.length >= open.mark.length) {
      parts.push(makeCode(open))
      open = undefined
    } else if (open !== undefined) open.lines.push(line)
    else if (mark !== '') {
      const [lang = '', ...meta] = info.trim().split(/\s+/)
      open = { mark, lang, meta: meta.join(' '), line: at, lines: [] }
    } else if (index >= from) words = line
    prose.push(words)
    for (const part of isMarkdown ? readLine(words, at) : readPlain(words, at)) parts.push(part)
  }
  if (open !== undefined) parts.push({ ...makeCode(open), isOpen: true })
  if (isMarkdown)
    for (const part of parseHtml(prose.join('\n'), 1))
      if (part.kind !== 'text' && part.kind !== 'code') parts.push(part)
  return parts
}

function makeCode({ lang, meta, line, lines }: Open): Code {
  return { kind: 'code', lang, meta, value: lines.join('\n'), line }
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
