// The words, dates and numbers that all reports share.
import type { FixState } from '../ledger/ledger.ts'
import type { Decision } from './run-report.ts'

export const stateWords: Record<FixState, string> = {
  submitting: 'being sent',
  active: 'the agent works on it',
  uncertain: 'sent, no answer',
  proposed: 'waits for review',
  merged: 'merged',
  declined: 'closed, not merged',
  unchanged: 'ended without a pull request',
  failed: 'failed',
  archived: 'archived by the service',
  freed: 'never seen, free again',
  'given-up': 'given up',
}

export const decisionWords: Record<Decision, string> = {
  dispatched: 'sent',
  planned: 'would be sent',
  deferred: 'waits for its turn',
  'too-small': 'too little so far',
  'open-fix': 'page has an open fix',
  declined: 'declined before',
  'given-up': 'given up',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
export function formatDay(time: number): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return 'unknown'
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `21 Nov 2026, 09:05 UTC` */
export function formatMinute(time: number): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return 'unknown'
  return `${formatDay(time)}, ${date.toISOString().slice(11, 16)} UTC`
}

/** `1 reader`, `1,200 readers` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`
}

export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `a`, `a and b`, `a, b and c` */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** A phrase as a sentence: it begins with a capital letter and ends with a full stop. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.`
}
