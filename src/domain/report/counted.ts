// The dashboard's sections about what is only counted: entries set aside, and votes without words.
import type { Ledger, Tally } from '../ledger/ledger.ts'
import type { Page } from '../page.ts'
import { renderSection } from './section.ts'
import { codeCell, numberColumn, renderTable, textCell } from './table.ts'

const pagesShown = 10

type PageVotes = Tally['pages'][Page] & { readonly page: string }

export function renderSetAside({ setAside }: Ledger, budget: number): string {
  const reasons = Object.entries(setAside)
    .filter(([, entries]) => entries > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const columns = [
    { name: 'Reason', cell: ([reason]: [string, number]) => textCell(reason) },
    numberColumn<[string, number]>('Entries', ([, entries]) => entries),
  ]
  return renderSection('## Set aside', renderTable(columns, reasons, budget))
}

export function renderVotes({ tally }: Ledger, budget: number): string {
  const pages: PageVotes[] = Object.entries(tally.pages)
    .map(([page, votes]) => ({ page, ...votes }))
    .filter(({ up, down, silent }) => up + down + silent > 0)
    .sort((a, b) => b.down - a.down || b.silent - a.silent || (a.page < b.page ? -1 : 1))
  const table = renderTable(
    [
      { name: 'Page', cell: ({ page }: PageVotes) => codeCell(page) },
      numberColumn<PageVotes>('Comments', ({ voices }) => voices),
      numberColumn<PageVotes>('👍', ({ up }) => up),
      numberColumn<PageVotes>('👎', ({ down }) => down),
      numberColumn<PageVotes>('Silent', ({ silent }) => silent),
    ],
    pages,
    Math.min(budget, pagesShown),
  )
  const note = 'Votes without a comment, by page. A silent vote does not say which way it points.'
  return table === '' ? '' : renderSection('## Votes', note, table)
}
