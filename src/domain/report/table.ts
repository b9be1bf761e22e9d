// Markdown tables of hostile cells, and how a text is made to fit.
import { codeSpan, escapeMarkdown } from '../text/markdown.ts'
import { sanitiseLine } from '../text/sanitise.ts'
import { formatNumber } from './words.ts'

/** GitHub refuses bodies of more than 65,536 characters. */
export const longestBody = 65_000

export interface Column<T> {
  readonly name: string
  readonly cell: (item: T) => string
  readonly number?: true
}

/** At most `budget` rows; how many are left out, `beyond` what was passed in, stands below. */
export function renderTable<T>(columns: readonly Column<T>[], items: readonly T[], budget: number, beyond = 0): string {
  const shown = items.slice(0, budget)
  const more = items.length - shown.length + beyond
  if (shown.length === 0) return more === 0 ? '' : `${formatNumber(more)} in all, not listed here.`
  const lines = [
    columns.map((column) => column.name),
    columns.map((column) => (column.number ? '--:' : '---')),
    ...shown.map((item) => columns.map((column) => column.cell(item))),
  ].map((cells) => `| ${cells.join(' | ')} |`)
  return more === 0 ? lines.join('\n') : `${lines.join('\n')}\n\n… and ${formatNumber(more)} more`
}

/** Renders with fewer and fewer rows until the text fits. Only rows give way, so without any it has to fit. */
export function fitRows(render: (budget: number) => string, longest = longestBody): string {
  let text = ''
  for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
    text = render(budget)
    if (isWithin(text, longest)) return text
  }
  return text
}

/** Counted in code points, as GitHub does. */
export function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...text].length <= longest
}

export function textCell(text: string, longest = 200): string {
  return escapeMarkdown(withoutBars(text), longest)
}

/** Long text keeps its beginning and its end: paths differ there. */
export function codeCell(text: string, longest = 72): string {
  // Cleaned and redacted before it is cut: half a secret would not be known as one.
  const characters = [...withoutBars(sanitiseLine(text))]
  const half = Math.floor(longest / 2)
  const short =
    characters.length > longest ? [...characters.slice(0, half), '…', ...characters.slice(-half + 1)] : characters
  return codeSpan(short.join(''))
}

export function pagesCell(pages: readonly string[]): string {
  const shown = pages.slice(0, 2).map((page) => codeCell(page))
  return pages.length > 2 ? `${shown.join(', ')} and ${formatNumber(pages.length - 2)} more` : shown.join(', ')
}

export function numberColumn<T>(name: string, number: (item: T) => number): Column<T> {
  return { name, cell: (item) => formatNumber(number(item)), number: true }
}

// A bar ends a cell even inside code, and how an escaped one is read differs between parsers.
function withoutBars(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '¦')
}
