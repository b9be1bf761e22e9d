// The outcome of a section as a table: aligned for the terminal, and as Markdown with fewer columns and rows; and the page of these.
import type { Row } from './section.ts'

export interface Outcome {
  readonly name: string
  readonly title: string
  /** Undefined when the section failed. */
  readonly rows: readonly Row[] | undefined
  readonly failure?: string
}

interface Column {
  readonly head: string
  readonly isNumber: boolean
  readonly cell: (row: Row) => string
}

const columns: readonly Column[] = [
  { head: 'metric', isNumber: false, cell: ({ what }) => what },
  { head: 'now', isNumber: true, cell: ({ now }) => now },
  { head: 'baseline or limit', isNumber: false, cell: ({ baseline }) => baseline },
  { head: 'ratio', isNumber: true, cell: ({ ratio }) => (ratio === undefined ? '–' : formatRatio(ratio)) },
  { head: 'target', isNumber: false, cell: ({ target }) => target },
  { head: 'result', isNumber: false, cell: formatResult },
]

/** The page is for readers: it has what was measured and whether that is good enough. */
const published = ['metric', 'now', 'baseline or limit', 'result']

/** Three digits that count, and never an exponent. */
function formatRatio(ratio: number): string {
  if (!Number.isFinite(ratio)) return '–'
  const digits = ratio === 0 ? 0 : Math.floor(Math.log10(Math.abs(ratio)))
  return ratio.toFixed(Math.min(6, Math.max(0, 2 - digits)))
}

export function toText(outcome: Outcome): string {
  const { name, title, rows } = outcome
  const heading = `${name}: ${title}`
  if (rows === undefined) return `${heading}\n${formatFailure(outcome)}`
  const table = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
  const widths = columns.map((_, at) => Math.max(...table.map((line) => widthOf(line[at] ?? ''))))
  const lines = table.map((line) =>
    line.map((cell, at) => pad(cell, widths[at] ?? 0, columns[at]?.isNumber)).join('  '),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [heading, ...lines.toSpliced(1, 0, rule)].map((line) => line.trimEnd()).join('\n')
}

/** @param conditions in one sentence: machine, versions, date and commit. */
export function toMarkdown(outcome: Outcome, conditions: string): string {
  const { title, rows } = outcome
  const opening = `## ${title}\n\n${conditions}\n\n`
  if (rows === undefined) return `${opening}${formatFailure(outcome)}\n`
  const shown = columns.filter(({ head }) => published.includes(head))
  const judged = rows.filter(({ target }) => target !== 'none')
  const lines = [
    shown.map(({ head }) => head),
    shown.map(({ isNumber }) => (isNumber ? '---:' : '---')),
    ...judged.map((row) => shown.map(({ cell, head }) => emphasise(head, escapeCell(cell(row))))),
  ]
  return `${opening}${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}

function formatFailure({ failure = '' }: Outcome): string {
  return `Could not be measured: ${failure.split('\n')[0]}`
}

function formatResult({ target, isMet }: Row): string {
  if (!isMet) return 'missed'
  return target === 'none' ? '–' : 'met'
}

const emphasise = (head: string, cell: string): string => (head === 'result' && cell === 'missed' ? '**missed**' : cell)

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** In columns of the terminal, for texts without wide characters. */
const widthOf = (text: string): number => [...text].length

function pad(text: string, width: number, isNumber = false): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? space + text : text + space
}

interface Part {
  readonly name: string
  /** Markdown, beginning with a heading of the second level. */
  readonly text: string
}

const begins = (name: string): string => `<!-- section ${name} -->`
const marker = /^<!-- section ([\w-]+) -->\n/gm

/** The page with these parts in place of the earlier ones of their names. `order`: all sections; a part of any other name is dropped. */
export function updatePage(page: string, parts: readonly Part[], order: readonly string[]): string {
  const [opening = '', ...rest] = page.split(marker)
  const texts = new Map<string, string>()
  for (let at = 0; at + 1 < rest.length; at += 2) texts.set(rest[at] ?? '', rest[at + 1] ?? '')
  for (const { name, text } of parts) texts.set(name, text)
  const known = order.flatMap((name) => {
    const text = texts.get(name)
    return text === undefined ? [] : [`${begins(name)}\n${text.trim()}\n`]
  })
  return `${[opening.trim(), ...known.map((text) => text.trim())].join('\n\n')}\n`
}
