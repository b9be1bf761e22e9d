// The dashboard's counts: entries filtered out, votes without words, and two charts. No text of a reader or of the service is in them.
import type { DocPath } from '../feedback/doc-path.ts'
import { type FixState, fixStates, type Ledger, type Tally } from '../ledger/ledger.ts'
import type { CountedReason } from '../ledger/reason.ts'
import { joinLines, safe } from '../text/safe-text.ts'
import { isFlagged } from '../triage/reason.ts'
import { formatDayOfYear } from './format.ts'
import { countedLabels, stateLabels } from './labels.ts'
import { type Blocks, chart, paragraph, section } from './markdown/blocks.ts'
import { code, phrase, say } from './markdown/phrase.ts'
import { type Column, numberColumn, tableWithin } from './markdown/table.ts'

const pagesShown = 10
const weeksShown = 12

export function buildFiltered({ filteredCounts }: Ledger, budget: number): Blocks {
  const reasons = (Object.keys(filteredCounts) as CountedReason[])
    .map((reason) => ({ reason, entries: filteredCounts[reason] ?? 0 }))
    .filter(({ entries }) => entries > 0)
    .sort((a, b) => b.entries - a.entries || (a.reason < b.reason ? -1 : 1))
  const columns: Column<(typeof reasons)[number]>[] = [
    { name: safe`Reason`, cell: ({ reason }) => say(countedLabels[reason]) },
    numberColumn(safe`Entries`, ({ entries }) => entries),
  ]
  const flagged = reasons.some(({ reason }) => reason !== 'other' && reason !== 'given-up' && isFlagged(reason))
  const where = phrase`the summary of the run that filtered it out has its id, and a run by hand takes that in ${code('release')}.`
  const note = phrase`A flagged entry is sent only if one of you says so: ${where}`
  return section(2, safe`Filtered out`, tableWithin(columns, reasons, budget), flagged ? paragraph(note) : [])
}

export function buildVotes({ tally }: Ledger, budget: number): Blocks {
  const pages = Object.entries(tally.pages)
    .map(([page, votes]: [string, Tally['pages'][DocPath]]) => ({ page, ...votes }))
    .filter(({ up, down, silent }) => up + down + silent > 0)
    .sort((a, b) => b.down - a.down || b.silent - a.silent || (a.page < b.page ? -1 : 1))
  const columns: Column<(typeof pages)[number]>[] = [
    { name: safe`Page`, cell: ({ page }) => code(page) },
    numberColumn(safe`Comments`, ({ comments }) => comments),
    numberColumn(safe`👍`, ({ up }) => up),
    numberColumn(safe`👎`, ({ down }) => down),
    numberColumn(safe`Silent`, ({ silent }) => silent),
  ]
  const table = tableWithin(columns, pages, Math.min(budget, pagesShown))
  const note = phrase`Votes without a comment, by page. A silent vote does not say which way it points.`
  return table.length === 0 ? [] : section(2, safe`Votes`, paragraph(note), table)
}

/** Comments per week, for the last weeks that have any. */
export function buildWeeks(weeks: Tally['weeks']): Blocks {
  const shown = Object.entries(weeks)
    .filter(([monday, { comments }]) => /^\d{4}-\d{2}-\d{2}$/.test(monday) && isPositive(comments))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-weeksShown)
  if (shown.length === 0) return []
  const labels = shown.map(([monday]) => safe`"${formatDayOfYear(Date.parse(monday))}"`)
  const numbers = shown.map(([, { comments }]) => comments)
  return chart([
    safe`xychart-beta`,
    safe`  title "Comments per week, by Monday"`,
    safe`  x-axis [${joinLines(labels, ', ')}]`,
    safe`  y-axis "comments" 0 --> ${Math.max(...numbers)}`,
    safe`  bar [${joinLines(
      numbers.map((number) => safe`${number}`),
      ', ',
    )}]`,
  ])
}

export function buildOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>): Blocks {
  const slices = fixStates
    .map((state) => ({ label: stateLabels[state], number: outcomes[state] ?? 0 }))
    .filter(({ number }) => isPositive(number))
    .map(({ label, number }) => safe`  "${label}" : ${number}`)
  return slices.length === 0 ? [] : chart([safe`pie showData`, safe`  title How fixes ended`, ...slices])
}

function isPositive(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0
}
