// The words, dates and numbers that all reports share.
import type { FixState } from '../ledger/ledger.ts'
import { joinLines, type Line, line } from '../text/line.ts'
import { toLine } from '../text/to-line.ts'
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
  if (Number.isNaN(date.getTime())) return line`unknown`
  return line`${formatDayOfYear(time)} ${date.getUTCFullYear()}`
}

/** `21 Nov`, in UTC. */
export function formatDayOfYear(time: number): Line {
  const date = new Date(time)
  return line`${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}

/** `21 Nov 2026, 09:05 UTC` */
export function formatMinute(time: number): Line {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return line`unknown`
  return line`${formatDay(time)}, ${toLine(date.toISOString().slice(11, 16))} UTC`
}

/** `a`, `a and b`, `a, b and c` */
export function enumerate(parts: readonly Line[]): Line {
  if (parts.length < 2) return joinLines(parts, '')
  return line`${joinLines(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`
}
