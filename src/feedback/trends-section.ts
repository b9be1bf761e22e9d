// Complaints by week, how fixes ended, and votes by page, folded.
import { type FixState, fixStates, states } from '../fixes/fix.ts'
import type { Board } from '../issue/board.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { formatDayOfYear, omitZeros } from '../text/format.ts'
import { type Blocks, bullets, bulletsWithin, columns, details, introduce } from '../text/markdown/blocks.ts'
import { code, dotted, phrase, say } from '../text/markdown/phrase.ts'
import { formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { weekOf } from './tally.ts'

const mostPages = 10
const mostWeeks = 12
const longestBar = 20
const latestDate = Date.UTC(9999, 11, 27)

export function buildTrends({ ledger }: Board, budget: number): Blocks {
  const parts = [
    introduce(phrase`Complaints per week, starting Monday:`, buildWeeks(ledger.tally)),
    introduce(phrase`How fixes ended:`, buildOutcomes(ledger.outcomes)),
    introduce(phrase`Votes:`, buildVotes(ledger, budget)),
  ].flat()
  return parts.length === 0 ? [] : details(safe`Trends`, parts)
}

export function buildWeeks({ weeks, countedTo }: Pick<Tally, 'weeks' | 'countedTo'>): Blocks {
  const known = Object.entries(weeks).filter(([monday, { comments }]) => isMonday(monday) && isPositive(comments))
  const mondays = known.map(([monday]) => monday).sort()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return []
  const counted = weekOf(Math.min(countedTo, latestDate))
  const end = counted > last ? counted : last
  const shown = listMondays(first, end)
  const numbers = shown.map((monday) => (Object.hasOwn(weeks, monday) ? (weeks[monday]?.comments ?? 0) : 0))
  const most = numbers.reduce((max, number) => Math.max(max, number), 1)
  return columns(numbers.map((number, index) => drawBar(shown[index] ?? '', number, most)))
}

function drawBar(monday: string, number: number, most: number): SafeText {
  const label = formatDayOfYear(Date.parse(monday))
  const space = label.length < 6 ? safe` ` : safe``
  const bar = Array.from({ length: Math.ceil((number / most) * longestBar) }, () => safe`█`)
  return safe`${space}${label}  ${joinLines(bar, '')}${number === 0 ? '' : ' '}${formatNumber(number)}`
}

function listMondays(first: string, last: string): string[] {
  const mondays: string[] = []
  const end = Date.parse(last)
  for (let at = end; at >= Date.parse(first) && mondays.length < mostWeeks; at -= 7 * day) mondays.push(weekOf(at))
  return mondays.reverse()
}

export function buildOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>): Blocks {
  const ended = fixStates.filter((state) => isPositive(outcomes[state] ?? 0))
  return bullets(ended.map((state) => phrase`${states[state].label}: ${formatNumber(outcomes[state] ?? 0)}`))
}

function buildVotes({ tally }: Ledger, budget: number): Blocks {
  const pages = Object.entries(tally.pages)
    .filter(([, { up, down, silent }]) => up + down + silent > 0)
    .sort(([a, one], [b, other]) => other.down - one.down || other.silent - one.silent || (a < b ? -1 : 1))
  const toLine = ([page, { up, down, silent }]: (typeof pages)[number]) => {
    const votes = omitZeros(
      [down, safe`${formatNumber(down)} down`],
      [up, safe`${formatNumber(up)} up`],
      [silent, safe`${formatNumber(silent)} unspecified`],
    )
    return phrase`${code(page)}: ${dotted(votes.map((each) => say(each)))}`
  }
  return bulletsWithin(pages.map(toLine), Math.min(budget, mostPages))
}

function isMonday(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && weekOf(at) === text
}

/** Only numbers may get into a chart. */
function isPositive(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0
}
