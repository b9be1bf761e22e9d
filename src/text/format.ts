// Dates, lists and durations in words.
import { count, joinLines, type SafeText, safe } from './safe-text.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `21 Nov`, in UTC. */
export function formatDayOfYear(time: number): SafeText {
  const date = new Date(time)
  return safe`${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}

/** `21 Nov 2026`, in UTC: a text must not change just because time passes. */
export function formatDay(time: number): SafeText {
  const year = new Date(time).getUTCFullYear()
  return Number.isNaN(year) ? safe`unknown` : safe`${formatDayOfYear(time)} ${year}`
}

/** `Nov 2026` for `2026-11` */
export function formatMonth(month: string): SafeText {
  const date = new Date(/^\d{4}-\d{2}$/.test(month) ? `${month}-01T00:00:00Z` : Number.NaN)
  const year = date.getUTCFullYear()
  return Number.isNaN(year) ? safe`an unknown month` : safe`${months[date.getUTCMonth()] ?? ''} ${year}`
}

export function formatMinute(time: number): SafeText {
  const date = new Date(time)
  const pad = (number: number) => safe`${number < 10 ? '0' : ''}${number}`
  if (Number.isNaN(date.getTime())) return safe`unknown`
  return safe`${formatDay(time)}, ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} UTC`
}

export function toInstant(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString()
}

export function enumerate(parts: readonly SafeText[]): SafeText {
  if (parts.length < 2) return joinLines(parts, '')
  return safe`${joinLines(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`
}

export function omitZeros(...texts: readonly (readonly [number, SafeText])[]): SafeText[] {
  return texts.filter(([number]) => number > 0).map(([, text]) => text)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Empty up to two minutes, which is common.
 * @param skew milliseconds by which the runner's clock is ahead of GitHub's
 */
export function renderClockWarning(skew: number): SafeText | undefined {
  const off = Math.abs(skew)
  if (off <= 2 * minute) return undefined
  // The largest unit that gives at least two.
  const [unit, name] = off < 2 * hour ? [minute, safe`minute`] : off < 2 * day ? [hour, safe`hour`] : [day, safe`day`]
  const way = skew > 0 ? 'ahead of' : 'behind'
  return safe`This runner’s clock is ${count(Math.round(off / unit), name)} ${way} GitHub’s; GitHub’s time is used.`
}

/** `3 readers`, `1 AI agent`: counted apart, under these names everywhere. */
export function describeReaders(counts: { readonly distinctReaders: number; readonly agents?: number | undefined }) {
  const { distinctReaders, agents = 0 } = counts
  const people = distinctReaders - agents
  return omitZeros([people, count(people, 'reader')], [agents, count(agents, 'AI agent')])
}
