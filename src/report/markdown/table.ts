// Tables, and how a text is made to fit.
import type { PhrasingContent, Table } from 'mdast'
import { formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import { type Blocks, make, paragraph } from './blocks.ts'
import { type Markdown, serialise } from './markdown.ts'
import { code, joinPhrases, type Phrase, phrase, say } from './phrase.ts'

export interface Column<T> {
  readonly name: SafeText
  readonly cell: (item: T) => Phrase
  /** Stands at the right. */
  readonly number?: true
}

export const pageColumn: Column<{ readonly pages: readonly string[] }> = {
  name: safe`Page`,
  cell: ({ pages }) => listWithin(pages, code, 2),
}

export function numberColumn<T>(name: SafeText, number: (item: T) => number): Column<T> {
  return { name, cell: (item) => say(formatNumber(number(item))), number: true }
}

/** Long lists end in `and 7 more`. */
export function listWithin(items: readonly string[], build: (item: string) => Phrase, most: number): Phrase {
  const shown = joinPhrases(
    items.slice(0, most).map((item) => build(item)),
    ', ',
  )
  return items.length > most ? phrase`${shown} and ${formatNumber(items.length - most)} more` : shown
}

/** GitHub refuses bodies of more than 65,536 characters. */
export const longestBody = 65_000

/** Nothing where there are no rows. */
export function table<T>(columns: readonly Column<T>[], items: readonly T[]): Blocks {
  if (items.length === 0) return []
  const rows = [
    columns.map((column) => say(column.name)),
    ...items.map((item) => columns.map((column) => column.cell(item))),
  ]
  const node: Table = {
    type: 'table',
    align: columns.map((column) => (column.number ? 'right' : null)),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: cell.map(withoutBars) })),
    })),
  }
  return make(node)
}

/** At most `budget` rows; how many are left out, `beyond` what was passed in, stands below. */
export function tableWithin<T>(columns: readonly Column<T>[], items: readonly T[], budget: number, beyond = 0): Blocks {
  const shown = items.slice(0, budget)
  const more = items.length - shown.length + beyond
  if (more === 0) return table(columns, shown)
  if (shown.length === 0) return paragraph(phrase`${formatNumber(more)} in all, not listed here.`)
  return [...table(columns, shown), ...paragraph(phrase`… and ${formatNumber(more)} more`)]
}

/** Renders with fewer and fewer rows until the text fits. Only rows give way, so without any it has to fit. */
export function fitRows(build: (budget: number) => Blocks, longest = longestBody): Markdown {
  let text = serialise([])
  for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
    text = serialise(build(budget))
    if (isWithin(text, longest)) return text
  }
  return text
}

/** Counted in code points, as GitHub does. */
export function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...text].length <= longest
}

/** A bar ends a cell even inside code, and how an escaped one is read there differs between parsers. */
function withoutBars(node: PhrasingContent): PhrasingContent {
  return node.type === 'inlineCode' ? { ...node, value: node.value.replaceAll('|', '¦') } : node
}
