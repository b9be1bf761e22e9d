// What the tables of all reports have in common: their cells, and what is said of rows that are left out.

import type { SafeText } from '../text/safe-text.ts'
import { formatNumber } from '../text/safe-text.ts'
import { type Blocks, paragraph } from './markdown/blocks.ts'
import { code, joinPhrases, type Phrase, phrase, say } from './markdown/phrase.ts'
import { type Column, table } from './markdown/table.ts'

/** At most `budget` rows; how many are left out, `beyond` what was passed in, stands below. */
export function tableWithin<T>(columns: readonly Column<T>[], items: readonly T[], budget: number, beyond = 0): Blocks {
  const shown = items.slice(0, budget)
  const more = items.length - shown.length + beyond
  if (more === 0) return table(columns, shown)
  if (shown.length === 0) return paragraph(phrase`${formatNumber(more)} in all, not listed here.`)
  return [...table(columns, shown), ...paragraph(phrase`… and ${formatNumber(more)} more`)]
}

export function pagesCell(pages: readonly string[]): Phrase {
  const shown = joinPhrases(
    pages.slice(0, 2).map((page) => code(page)),
    ', ',
  )
  return pages.length > 2 ? phrase`${shown} and ${formatNumber(pages.length - 2)} more` : shown
}

export function numberColumn<T>(name: SafeText, number: (item: T) => number): Column<T> {
  return { name, cell: (item) => say(formatNumber(number(item))), number: true }
}
