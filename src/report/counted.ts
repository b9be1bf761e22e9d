// The dashboard's sections about what is only counted: entries filtered out, and votes without words.

import type { DocPath } from '../feedback/doc-path.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import type { CountedReason } from '../ledger/reason.ts'
import { safe } from '../text/safe-text.ts'
import { isFlagged } from '../triage/reason.ts'
import { countedReasons } from './filter-reasons.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, phrase, say } from './markdown/phrase.ts'
import { numberColumn, tableWithin } from './table.ts'

const pagesShown = 10

type PageVotes = Tally['pages'][DocPath] & { readonly page: string }

export function buildFiltered({ filteredCounts }: Ledger, budget: number): Blocks {
  const codes = Object.keys(filteredCounts) as CountedReason[]
  const reasons = codes
    .map((code): [CountedReason, number] => [code, filteredCounts[code] ?? 0])
    .filter(([, entries]) => entries > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const columns = [
    { name: safe`Reason`, cell: ([code]: [CountedReason, number]) => say(countedReasons[code]) },
    numberColumn<[CountedReason, number]>(safe`Entries`, ([, entries]) => entries),
  ]
  const flagged = reasons.some(([code]) => code !== 'other' && code !== 'given-up' && isFlagged(code))
  const note = phrase`A flagged entry is sent only if one of you says so: the summary of the run that filtered it out has its id, and a run by hand takes that in ${code('release')}.`
  return section(2, safe`Filtered out`, tableWithin(columns, reasons, budget), flagged ? paragraph(note) : [])
}

export function buildVotes({ tally }: Ledger, budget: number): Blocks {
  const pages: PageVotes[] = Object.entries(tally.pages)
    .map(([page, votes]) => ({ page, ...votes }))
    .filter(({ up, down, silent }) => up + down + silent > 0)
    .sort((a, b) => b.down - a.down || b.silent - a.silent || (a.page < b.page ? -1 : 1))
  const columns = [
    { name: safe`Page`, cell: ({ page }: PageVotes) => code(page) },
    numberColumn<PageVotes>(safe`Comments`, ({ comments }) => comments),
    numberColumn<PageVotes>(safe`👍`, ({ up }) => up),
    numberColumn<PageVotes>(safe`👎`, ({ down }) => down),
    numberColumn<PageVotes>(safe`Silent`, ({ silent }) => silent),
  ]
  const table = tableWithin(columns, pages, Math.min(budget, pagesShown))
  const note = phrase`Votes without a comment, by page. A silent vote does not say which way it points.`
  return table.length === 0 ? [] : section(2, safe`Votes`, paragraph(note), table)
}
