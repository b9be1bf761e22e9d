// GitHub's Markdown in a terminal, as far as our own issues, comments and summaries use it.
import { layTable, measure, wrap } from './layout.ts'
import { type Paint, paintWords } from './paint.ts'

export interface Look {
  /** Columns of the terminal that may be used. */
  readonly width: number
  readonly paint: Paint
  /** Most rows of a table; all of them by default. */
  readonly rows?: number
  /** Shows what a click would show: the addresses of links, and what is folded away. */
  readonly whole?: boolean
}

type Block = (lines: string[], look: Look) => string[] | undefined

/** What nobody sees on GitHub is not shown here either. */
export function renderMarkdown(markdown: string, look: Look): string {
  const lines = markdown.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)
  const blocks: string[][] = []
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift()
    else blocks.push(kinds.reduce<string[] | undefined>((made, kind) => made ?? kind(lines, look), undefined) ?? [])
  }
  return blocks.map((block) => block.join('\n')).join('\n\n')
}

const fence: Block = (lines, { paint }) => {
  const [, ticks = ''] = /^(`{3,})/.exec(lines[0] ?? '') ?? []
  if (ticks === '') return undefined
  lines.shift()
  const body = takeWhile(lines, (line) => !line.startsWith(ticks))
  lines.shift()
  return body.map((line) => `    ${paint('dim', line)}`)
}

const details: Block = (lines, { paint, whole }) => {
  const [, margin = '', summary] = /^( *)<details><summary>(.*?)<\/summary>/.exec(lines[0] ?? '') ?? []
  if (summary === undefined) return undefined
  lines.shift()
  const end = lines.findIndex((line) => line.trimEnd() === `${margin}</details>`)
  lines.splice(whole ? end : 0, whole ? 1 : end + 1)
  return [paint('dim', `${margin}${whole ? '▾' : '▸'} ${summary}`)]
}

const heading: Block = (lines, look) => {
  const [, marks = '', text = ''] = /^(#{1,6}) (.*)$/.exec(lines[0] ?? '') ?? []
  if (marks === '') return undefined
  lines.shift()
  const title = renderInline(text, look)
  const line = marks.length > 2 ? [] : [look.paint('cyan', '═'.repeat(measure(title)))]
  return [paintWords(look.paint, ['bold', 'cyan'], title), ...line]
}

const rule: Block = (lines, { paint, width }) => {
  if (!/^ {0,3}(-{3,}|\*{3,})\s*$/.test(lines[0] ?? '')) return undefined
  lines.shift()
  return [paint('dim', '─'.repeat(width))]
}

const table: Block = (lines, look) => {
  if (!/^\|.*\|\s*$/.test(lines[0] ?? '') || !/^\|[ :|-]+\|\s*$/.test(lines[1] ?? '')) return undefined
  const [head = [], marks = [], ...body] = takeWhile(lines, (line) => line.startsWith('|')).map(splitCells)
  const shown = body.slice(0, look.rows)
  const cells = [
    head.map((cell) => paintWords(look.paint, 'bold', renderInline(cell, look))),
    ...shown.map((row) => row.map((cell) => renderInline(cell, look))),
  ]
  const columns = marks.map((mark) => ({ right: mark.endsWith(':') }))
  const more = body.length - shown.length
  const note = more === 0 ? [] : [look.paint('dim', `… and ${more} more ${more === 1 ? 'row' : 'rows'}`)]
  return [...layTable(cells, columns, look.width), ...note]
}

const blockquote: Block = (lines, look) => {
  const quoted = takeWhile(lines, (line) => line.startsWith('>')).map((line) => line.replace(/^> ?/, ''))
  if (quoted.length === 0) return undefined
  const text = renderInline(quoted.join(' '), look)
  return wrap(text, look.width - 2).map((line) => `${look.paint('dim', '│')} ${line}`)
}

const item = /^(?<indent> *)[-*] (?:\[(?<box>[ xX])\] )?(?<words>.*)$/

const list: Block = (lines, look) => {
  if (!/^ *[-*] /.test(lines[0] ?? '')) return undefined
  return takeWhile(lines, (line) => /^(?:[-*] | +[^\s<])/.test(line)).flatMap((line) => layItem(line, look))
}

/** A line of an item: its first one, or one that a break made. */
function layItem(line: string, look: Look): string[] {
  const { indent = /^ */.exec(line)?.[0] ?? '', box, words = line } = item.exec(line)?.groups ?? {}
  const mark = words === line ? '' : box === undefined ? '• ' : box === ' ' ? '☐ ' : '☑ '
  const text = renderInline(words.trim().replace(/\\$/, ''), look)
  const margin = indent + ' '.repeat(mark.length)
  const laid = wrap(text, look.width - margin.length)
  return laid.map((part, at) => (at === 0 ? indent + mark : margin) + part)
}

const paragraph: Block = (lines, look) => {
  const [first = '', ...rest] = takeWhile(lines, (line) => line.trim() !== '' && !/^(#|\||```|>|- )/.test(line))
  if (first === '') return [lines.shift() ?? '']
  const text = renderInline([first, ...rest].join(' '), look)
  return wrap(first.startsWith('<sub>') ? paintWords(look.paint, 'dim', text) : text, look.width)
}

const kinds: readonly Block[] = [fence, details, heading, rule, table, blockquote, list, paragraph]

const inline =
  /(?<ticks>`+) ?(?<code>.+?) ?\k<ticks>(?!`)|\*\*(?<bold>.+?)\*\*|\[(?<text>(?:\\.|[^\]\\])+)\]\((?<url>\S+?)\)|\\(?<mark>[!-/:-@[-`{-~])|&#(?<point>\d+|x[\da-f]+);|(?<tag><\/?[a-z][^>]*>)/giu

function renderInline(markdown: string, look: Look): string {
  const { paint } = look
  return markdown.replace(inline, (...args) => {
    const { code, bold, text, url, mark, point } = args.at(-1) as Record<string, string | undefined>
    if (code !== undefined) return paintWords(paint, 'yellow', code.replace(/\\+\|/g, '|'))
    if (bold !== undefined) return paintWords(paint, 'bold', renderInline(bold, look))
    if (text !== undefined) {
      const link = paintWords(paint, 'underline', renderInline(text, look))
      return look.whole ? `${link} ${paint('dim', `(${url})`)}` : link
    }
    // A zero-width space only keeps GitHub from seeing a mention.
    if (point !== undefined) return writePoint(Number(point.replace(/^x/i, '0x')))
    return mark ?? ''
  })
}

function writePoint(point: number): string {
  return point === 0x200b ? '' : String.fromCodePoint(point)
}

function splitCells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

/** Takes lines off the beginning. */
function takeWhile(lines: string[], test: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !test(line))
  return lines.splice(0, end === -1 ? lines.length : end)
}
