// The dashboard's sections about what is only counted: entries set aside, and votes without words.

import type { DocPath } from '../feedback/doc-path.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import { safe } from '../text/safe-text.ts'
import { isSuspicion } from '../triage/suspicion.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, phrase, text } from './markdown/phrase.ts'
import { numberColumn, tableWithin } from './table.ts'

const pagesShown = 10

type PageVotes = Tally['pages'][DocPath] & { readonly page: string }

export function buildSetAside({ setAside }: Ledger, budget: number): Blocks {
  const reasons = Object.entries(setAside)
    .filter(([, entries]) => entries > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const columns = [
    { name: safe`Reason`, cell: ([reason]: [string, number]) => text(reason) },
    numberColumn<[string, number]>(safe`Entries`, ([, entries]) => entries),
  ]
  const isSuspect = reasons.some(([reason]) => isSuspicion(reason))
  const note = phrase`What looks like an attack is sent only if one of you says so: the summary of the run that set it aside has its id, and a run by hand takes that in ${code('release')}.`
  return section(2, safe`Set aside`, tableWithin(columns, reasons, budget), isSuspect ? paragraph(note) : [])
}

export function buildVotes({ tally }: Ledger, budget: number): Blocks {
  const pages: PageVotes[] = Object.entries(tally.pages)
    .map(([page, votes]) => ({ page, ...votes }))
    .filter(({ up, down, silent }) => up + down + silent > 0)
    .sort((a, b) => b.down - a.down || b.silent - a.silent || (a.page < b.page ? -1 : 1))
  const columns = [
    { name: safe`Page`, cell: ({ page }: PageVotes) => code(page) },
    numberColumn<PageVotes>(safe`Comments`, ({ voices }) => voices),
    numberColumn<PageVotes>(safe`👍`, ({ up }) => up),
    numberColumn<PageVotes>(safe`👎`, ({ down }) => down),
    numberColumn<PageVotes>(safe`Silent`, ({ silent }) => silent),
  ]
  const table = tableWithin(columns, pages, Math.min(budget, pagesShown))
  const note = phrase`Votes without a comment, by page. A silent vote does not say which way it points.`
  return table.length === 0 ? [] : section(2, safe`Votes`, paragraph(note), table)
}
