// Two small charts. Their labels are words of ours and dates, never a reader's or the service's text.
import { type FixState, fixStates, type Tally } from '../ledger/ledger.ts'
import { joinLines, safe } from '../text/safe-text.ts'
import { type Blocks, chart } from './markdown/blocks.ts'
import { formatDayOfYear, stateWords } from './words.ts'

const weeksShown = 12

/** Comments per week, of the last weeks that have any. */
export function buildWeeks(weeks: Tally['weeks']): Blocks {
  const shown = Object.entries(weeks)
    .filter(
      ([monday, { comments }]) => /^\d{4}-\d{2}-\d{2}$/.test(monday) && Number.isSafeInteger(comments) && comments > 0,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-weeksShown)
    .map(([monday, { comments }]) => ({ label: safe`"${formatDayOfYear(Date.parse(monday))}"`, comments }))
  if (shown.length === 0) return []
  const labels = shown.map(({ label }) => label)
  const numbers = shown.map(({ comments }) => safe`${comments}`)
  return chart([
    safe`xychart-beta`,
    safe`  title "Comments per week, by Monday"`,
    safe`  x-axis [${joinLines(labels, ', ')}]`,
    safe`  y-axis "comments" 0 --> ${Math.max(...shown.map(({ comments }) => comments))}`,
    safe`  bar [${joinLines(numbers, ', ')}]`,
  ])
}

export function buildOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>): Blocks {
  const slices = fixStates.flatMap((state) => {
    const number = outcomes[state] ?? 0
    return Number.isSafeInteger(number) && number > 0 ? [safe`  "${stateWords[state]}" : ${number}`] : []
  })
  return slices.length === 0 ? [] : chart([safe`pie showData`, safe`  title How fixes ended`, ...slices])
}
