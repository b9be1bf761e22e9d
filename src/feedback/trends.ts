// Votes per page, complaints per week, and their section.
import { type FixState, fixStates, states } from '../fixes/fix.ts'
import type { Board } from '../issue/board.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { readTime } from '../pages/entry.ts'
import { bullets, code, columns, details, dotted, introduce, phrase, say } from '../text/markdown/blocks.ts'
import { formatDayOfYear, formatNumber, joinLines, omitZeros, safe } from '../text/safe-text.ts'
import type { Intake } from '../triage/intake.ts'
import type { WalkRead } from './scan.ts'

const tallyPages = 500
const tallyWeeks = 26

type PageCount = Tally['pages'][DocPath]

type Seen = Pick<Intake, 'candidates' | 'votes'>

type Counted = Readonly<{ complete?: Tally; partial?: Tally }>

/** `partial`: from earlier runs of an unfinished scan without dates. */
export function countWalks(
  { tally, partial }: { tally: Tally; partial: { start: number; tally?: Tally } | undefined },
  { candidates, votes, undated }: Seen & { undated: ReadonlySet<string> | undefined },
  walks: readonly WalkRead[],
): Counted {
  const latest = walks.find(({ walk, end }) => walk.kind === 'window' && end === 'ended')
  const addLatest = (sum: Tally) => (latest ? countFeedback(sum, { candidates, votes }, latest.walk.start) : sum)
  const complete = latest ? { complete: addLatest(tally) } : {}
  const whole = walks.find(({ walk }) => walk.kind === 'undated')
  if (!whole || !undated || whole.end === 'broken') return complete
  const brought = <T extends { readonly id: string }>(items: readonly T[]) => items.filter(({ id }) => undated.has(id))
  const seen = { candidates: brought(candidates), votes: brought(votes) }
  const before = partial?.start === whole.walk.start ? partial.tally : undefined
  const all = { ...(before ?? nothing), countedTo: -Infinity }
  const sum = countFeedback(all, seen, whole.walk.start)
  const both = addLatest({ ...sum, countedTo: Math.max(before?.countedTo ?? 0, whole.walk.start) })
  return whole.end === 'ended' ? { complete: both } : { ...complete, partial: both }
}

const nothing: Tally = { countedTo: 0, pages: {}, weeks: {} }

/** Adds what came since `before`, and until `start`; what has no date came first of all. */
export function countFeedback(before: Tally, { candidates, votes }: Seen, start: number): Tally {
  const pages = new Map<string, PageCount>(Object.entries(before.pages))
  const weeks = new Map(Object.entries(before.weeks))
  const isNew = (at: number | null) => {
    const time = at ?? -Infinity
    return time >= before.countedTo && time < start
  }
  for (const at of candidates.map(readTime)) {
    if (at !== null && isNew(at)) weeks.set(weekOf(at), (weeks.get(weekOf(at)) ?? 0) + 1)
  }
  for (const { page, vote, at } of votes) {
    if (!isNew(at)) continue
    const counts = pages.get(page) ?? { up: 0, down: 0, silent: 0 }
    pages.set(page, { ...counts, [vote]: counts[vote] + 1 })
  }
  const weight = ([, { up, down, silent }]: [string, PageCount]) => down * 4 + up + silent
  const busiest = [...pages].sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1)).slice(0, tallyPages)
  const latest = [...weeks].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, tallyWeeks)
  return { countedTo: start, pages: Object.fromEntries(busiest), weeks: Object.fromEntries(latest) }
}

export function weekOf(time: number) {
  const date = new Date(Math.max(time, 0))
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const maxPages = 10
const maxWeeks = 12
const maxBar = 20

export function buildTrends({ ledger }: Board, budget: number) {
  return details(safe`Trends`, [
    ...introduce(phrase`Complaints per week (from Monday), up to the latest run:`, buildWeeks(ledger.tally)),
    ...introduce(phrase`How fixes ended:`, buildOutcomes(ledger.outcomes)),
    ...introduce(phrase`Votes:`, buildVotes(ledger, budget)),
  ])
}

export function buildWeeks({ weeks, countedTo }: Pick<Tally, 'weeks' | 'countedTo'>) {
  const dates = Object.keys(weeks).filter((week) => /^\d{4}-\d\d-\d\d$/.test(week))
  const [first] = dates.sort()
  const latest = Array.from({ length: maxWeeks }, (_, ago) => weekOf(countedTo - ago * 7 * day))
  const shown = latest.filter((monday) => first !== undefined && monday >= first).reverse()
  const countOf = (monday: string) => weeks[monday] ?? 0
  const most = shown.reduce((max, monday) => Math.max(max, countOf(monday)), 1)
  return shown.length === 0 ? [] : columns(shown.map((monday) => drawBar(monday, countOf(monday), most)))
}

function drawBar(monday: string, number: number, most: number) {
  const label = formatDayOfYear(Date.parse(monday))
  const space = label.length < 6 ? safe` ` : ''
  const bar = Array.from({ length: Math.ceil((number / most) * maxBar) }, () => safe`█`)
  return safe`${space}${label}  ${joinLines(bar, '')}${number === 0 ? '' : ' '}${formatNumber(number)}`
}

export function buildOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>) {
  const ended = fixStates.filter((state) => (outcomes[state] ?? 0) > 0)
  return bullets(ended.map((state) => phrase`${states[state].label}: ${formatNumber(outcomes[state] ?? 0)}`))
}

function buildVotes({ tally }: Ledger, budget: number) {
  const pages = Object.entries(tally.pages).sort(
    ([a, one], [b, other]) => other.down - one.down || other.silent - one.silent || (a < b ? -1 : 1),
  )
  const toLine = ([page, { up, down, silent }]: (typeof pages)[number]) => {
    const votes = omitZeros(
      safe`${formatNumber(down)} down`,
      safe`${formatNumber(up)} up`,
      safe`${formatNumber(silent)} unspecified`,
    )
    return phrase`${code(page)}: ${dotted(votes.map((each) => say(each)))}`
  }
  return bullets(pages.map(toLine), Math.min(budget, maxPages))
}
