// Parses a page: Markdown and MDX as trees unless too slow, other formats by lines. Never throws.
import { type Format, isTree } from '../../pages/formats.ts'
import { parseFrontMatter } from './front-matter.ts'
import { parseHtml } from './html.ts'
import { parseMarkdown } from './markdown.ts'
import { findEsm, readBraces, readDirectives, readLineDirectives } from './markers.ts'
import { findBareLinks, maxPage, type Page, type Part, splitLines } from './page.ts'

const inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g
const definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/

function parseByLines(text: string, isMarkdown: boolean): Part[] {
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

const maxTree = 250_000
const maxLine = 100_000
const maxNesting = 200
const maxCells = 500
const maxUnderlines = 1_000
/** Lists, quotes and notes that close another: the parser may go through all before it. */
const maxContainers = 2_000
const maxComments = 2_000
/** The parser may compare each delimiter or paragraph line with all before it. */
const maxPairs = 4e7
const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/
const delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

function isTooLarge(text: string): boolean {
  return text.length > maxPage || splitLines(text).some((line) => line.length > maxLine)
}

function isTooHard(text: string): boolean {
  if (text.length > maxTree) return true
  if (text.split('/*').length > maxComments) return true
  let [underlines, containers, pairs, before, last] = [0, 0, 0, 0, '']
  for (const line of splitLines(text)) {
    const isBlank = line.trim() === ''
    if (measureNesting(line) > maxNesting || line.split('|').length > maxCells) return true
    if (!isBlank && /^[-=|:>\s]+$/.test(line)) underlines += 1
    const kind = /^\s*\[\^/.test(line) ? '^' : (container.exec(line)?.[0].replace(/[\s\d]+/g, '') ?? '')
    if (kind === '^' || (kind !== '' && (before === 0 || kind !== last))) containers += 1
    if (!isBlank && (kind !== '' || !/^(?: {3}|\t)/.test(line))) last = kind
    const stray = Math.max(0, line.split(']').length - line.split('[').length)
    const more = 1 + (line.match(delimiter)?.length ?? 0) + stray
    pairs += more * (2 * before + more) + (before * line.length) / 8
    before = isBlank ? 0 : before + more
    if (underlines > maxUnderlines || containers > maxContainers || pairs > maxPairs) return true
  }
  return false
}

function measureNesting(line: string): number {
  const prefix = container.exec(line)?.[0] ?? ''
  const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0
  return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2)
}

export function parsePage(format: Format, text: string, mayParse = true): Page {
  if (isTooLarge(text))
    return { parts: parseByLines(text.slice(0, maxPage), isTree(format)), isParsed: !isTree(format) }
  if (!isTree(format)) return { parts: parseByLines(text, false), isParsed: true }
  if (!mayParse || isTooHard(text)) return { parts: parseByLines(text, true), isParsed: false }
  try {
    return { parts: parseMarkdown(text, format === 'mdx'), isParsed: true }
  } catch {
    return format === 'mdx'
      ? { ...parsePage('markdown', text), isParsed: false }
      : { parts: parseByLines(text, true), isParsed: false }
  }
}
