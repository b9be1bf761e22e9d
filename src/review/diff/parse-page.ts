// Parses a page: Markdown and MDX as trees unless that is too slow, all else by lines. Never throws.
import { type Format, isTree } from '../../pages/formats.ts'
import { parseHtml } from './html.ts'
import { dropCode, parseMarkdown } from './markdown.ts'
import { isEsm, readBraces, readDirectives, readLineDirectives } from './markers.ts'
import { maxPage, type Page, type Part, splitLines } from './page.ts'

export function parseLines(format: Format, text: string): Part[] {
  const isRead = ({ kind }: Part) => /^(?:tag|comment|link|image)$/.test(kind)
  const lines = splitLines(text.slice(0, maxPage)).map((line, at) => readLine(line, at + 1, isTree(format)))
  return [...lines.flat(), ...parseHtml(text.slice(0, maxPage), 1).filter(isRead)]
}

const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi

function findBareLinks(text: string, line: number): Part[] {
  return Array.from(text.matchAll(bare), ([whole]) => {
    const url = whole.replace(/[.,;:!?]{1,9}$/, '')
    return { kind: 'link', url, text: url, line }
  })
}

function readLine(line: string, at: number, isMarkdown: boolean): Part[] {
  if (line.trim() === '') return []
  return [
    { kind: 'text', value: line.trim(), line: at },
    ...findBareLinks(line, at),
    ...readDirectives(line, at),
    ...(isMarkdown ? readBraces(line, at) : readLineDirectives(line, at)),
    ...(isMarkdown && isEsm(line) ? [{ kind: 'esm' as const, value: line.trim(), line: at }] : []),
  ]
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
const maxNodes = 20_000
const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/
const delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

function isTooHard(text: string) {
  if (text.length > maxTree || text.split('/*').length > maxComments) return true
  let [underlines, containers, pairs, nodes, before, last] = [0, 0, 0, 0, 0, '']
  for (const line of splitLines(text)) {
    const isBlank = line.trim() === ''
    if (line.length > maxLine || measureNesting(line) > maxNesting || line.split('|').length > maxCells) return true
    if (!isBlank && /^[-=|:>\s]+$/.test(line)) underlines += 1
    const kind = /^\s*\[\^/.test(line) ? '^' : (container.exec(line)?.[0].replace(/[\s\d]+/g, '') ?? '')
    if (kind === '^' || (kind !== '' && (before === 0 || kind !== last))) containers += 1
    if (!isBlank && (kind !== '' || !/^(?: {3}|\t)/.test(line))) last = kind
    const stray = Math.max(0, line.split(']').length - line.split('[').length)
    const more = 1 + (line.match(delimiter)?.length ?? 0) + stray
    pairs += more * (2 * before + more) + (before * line.length) / 8
    if (!isBlank) nodes += more + kind.length + (before === 0 ? 4 : 0)
    before = isBlank ? 0 : before + more
    if (underlines > maxUnderlines || containers > maxContainers) return true
    if (pairs > maxPairs || nodes > maxNodes) return true
  }
  return false
}

function measureNesting(line: string) {
  const prefix = container.exec(line)?.[0] ?? ''
  const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0
  return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2)
}

const maxOpened = 1_000

/** Without code, unless parsing would take too long. */
export function readSaid(markdown: string) {
  const isLong = isTooHard(markdown) || (markdown.match(/[[*_]/g)?.length ?? 0) > maxOpened
  return isLong ? markdown : dropCode(markdown)
}

/** Undefined for what has no tree. Malformed MDX is read as Markdown. `hasComments`: of HTML, in MDX. */
export function parsePage(format: Format, text: string, hasComments = false): Page | undefined {
  if (!isTree(format) || isTooHard(text)) return undefined
  try {
    return { parts: parseMarkdown(text, format === 'mdx', hasComments), isParsed: true }
  } catch {
    const page = format === 'mdx' ? parsePage('markdown', text) : undefined
    return page && { ...page, isParsed: false }
  }
}
