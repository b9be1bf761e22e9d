// Two small charts. Their labels are words of ours and dates, never a reader's or the service's text.
import { type FixState, fixStates, type Tally } from '../ledger/ledger.ts'
import { formatDay, stateWords } from './words.ts'

const weeksShown = 12

/** Comments per week, of the last weeks that have any. */
export function renderWeeks(weeks: Tally['weeks']): string {
  const shown = Object.entries(weeks)
    .filter(([monday, { voices }]) => /^\d{4}-\d{2}-\d{2}$/.test(monday) && Number.isSafeInteger(voices) && voices > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-weeksShown)
  if (shown.length === 0) return ''
  const labels = shown.map(([monday]) => `"${formatDay(Date.parse(monday)).replace(/ \d{4}$/, '')}"`)
  const numbers = shown.map(([, { voices }]) => voices)
  return renderMermaid([
    'xychart-beta',
    '  title "Comments per week, by Monday"',
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "comments" 0 --> ${Math.max(...numbers)}`,
    `  bar [${numbers.join(', ')}]`,
  ])
}

export function renderOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>): string {
  const slices = fixStates.flatMap((state) => {
    const number = outcomes[state] ?? 0
    return Number.isSafeInteger(number) && number > 0 ? [`  "${stateWords[state]}" : ${number}`] : []
  })
  return slices.length === 0 ? '' : renderMermaid(['pie showData', '  title How fixes ended', ...slices])
}

function renderMermaid(lines: readonly string[]): string {
  return ['```mermaid', ...lines, '```'].join('\n')
}
