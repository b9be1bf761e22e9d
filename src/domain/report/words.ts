// The words, dates and numbers that all reports share.
import type { FixState } from '../ledger/ledger.ts'
import { type Line, line } from '../text/line.ts'
import type { Decision } from './run-report.ts'

export const stateWords: Record<FixState, Line> = {
  submitting: line`being sent`,
  active: line`the agent works on it`,
  uncertain: line`sent, no answer`,
  proposed: line`waits for review`,
  merged: line`merged`,
  declined: line`closed, not merged`,
  unchanged: line`ended without a pull request`,
  failed: line`failed`,
  archived: line`archived by the service`,
  freed: line`never seen, free again`,
  'given-up': line`given up`,
}

export const decisionWords: Record<Decision, Line> = {
  dispatched: line`sent`,
  planned: line`would be sent`,
  deferred: line`waits for its turn`,
  'too-small': line`too little so far`,
  'open-fix': line`page has an open fix`,
  declined: line`declined before`,
  'given-up': line`given up`,
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
export function formatDay(time: number): Line {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? line`unknown` : line`${formatDayOfYear(time)} ${date.getUTCFullYear()}`
}

/** `21 Nov`, in UTC. */
export function formatDayOfYear(time: number): Line {
  const date = new Date(time)
  const month = months[date.getUTCMonth()]
  return month === undefined ? line`unknown` : line`${date.getUTCDate()} ${own(month)}`
}

/** `21 Nov 2026, 09:05 UTC` */
export function formatMinute(time: number): Line {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return line`unknown`
  return line`${formatDay(time)}, ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} UTC`
}

function pad(number: number): Line {
  return number < 10 ? line`0${number}` : line`${number}`
}

/** A word that stands in the code: no text that is only known when the program runs has this type. */
type Literal<T extends string> = T extends unknown ? (Record<never, never> extends Record<T, 1> ? never : T) : never

/** `1 reader`, `1,200 readers` */
export function count<const One extends string, const Many extends string = 'many'>(
  number: number,
  one: One & Literal<One>,
  many?: Many & Literal<Many>,
): Line {
  return line`${formatNumber(number)} ${own(number === 1 ? one : (many ?? `${one}s`))}`
}

export function formatNumber(number: number): Line {
  return own(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','))
}

/** `a`, `a and b`, `a, b and c` */
export function enumerate(parts: readonly Line[]): Line {
  const and = parts.length < 2 ? line`` : line` and `
  return line`${joinLines(parts.slice(0, -1), line`, `)}${and}${joinLines(parts.slice(-1), and)}`
}

export function joinLines(lines: readonly Line[], between: Line): Line {
  return own(lines.join(between))
}

/** A phrase as a sentence: it begins with a capital letter and ends with a full stop. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.`
}

/** For this file: made of numbers, of words that stand in the code and of lines. */
function own(text: string): Line {
  return text as Line
}
