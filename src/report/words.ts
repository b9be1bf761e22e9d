// The words, dates and numbers that all reports share.
import type { FixState } from '../ledger/ledger.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Decision } from './run-report.ts'

export const stateWords: Record<FixState, SafeText> = {
  submitting: safe`being sent`,
  active: safe`the agent works on it`,
  uncertain: safe`sent, no answer`,
  proposed: safe`waits for review`,
  merged: safe`merged`,
  declined: safe`closed, not merged`,
  unchanged: safe`ended without a pull request`,
  failed: safe`failed`,
  archived: safe`archived by the service`,
  freed: safe`never seen, free again`,
  'given-up': safe`given up`,
}

export const decisionWords: Record<Decision, SafeText> = {
  dispatched: safe`sent`,
  planned: safe`would be sent`,
  deferred: safe`waits for its turn`,
  'too-small': safe`too little so far`,
  'open-fix': safe`page has an open fix`,
  declined: safe`declined before`,
  'given-up': safe`given up`,
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
export function formatDay(time: number): SafeText {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return safe`unknown`
  return safe`${formatDayOfYear(time)} ${date.getUTCFullYear()}`
}

/** `21 Nov`, in UTC. */
export function formatDayOfYear(time: number): SafeText {
  const date = new Date(time)
  return safe`${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}

/** `21 Nov 2026, 09:05 UTC` */
export function formatMinute(time: number): SafeText {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return safe`unknown`
  return safe`${formatDay(time)}, ${toSafeText(date.toISOString().slice(11, 16))} UTC`
}

/** `a`, `a and b`, `a, b and c` */
export function enumerate(parts: readonly SafeText[]): SafeText {
  if (parts.length < 2) return joinLines(parts, '')
  return safe`${joinLines(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`
}
