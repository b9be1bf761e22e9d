// Display names of states, decisions and filter reasons.
import type { FixState } from '../ledger/ledger.ts'
import type { Disposition } from '../queue/decide.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { CountedReason } from './reason-codes.ts'

export const stateLabels: Record<FixState, SafeText> = {
  submitting: safe`being sent`,
  active: safe`in progress`,
  uncertain: safe`unconfirmed`,
  proposed: safe`awaiting review`,
  merged: safe`merged`,
  declined: safe`closed without merging`,
  unchanged: safe`ended without a pull request`,
  failed: safe`failed`,
  archived: safe`archived by the service`,
  freed: safe`unconfirmed, will retry`,
  'given-up': safe`given up`,
}

export const decisionLabels: Record<Disposition['decision'], SafeText> = {
  dispatched: safe`sent`,
  planned: safe`would be sent`,
  deferred: safe`queued`,
  'too-small': safe`too few complaints so far`,
  'open-fix': safe`page has an open fix`,
  declined: safe`previously declined`,
  'given-up': safe`given up`,
}

const injection = safe`possible prompt injection: `
const flagged = (words: TemplateStringsArray) => safe`${injection}${safe(words)}`

export const filterLabels: Readonly<Record<CountedReason, SafeText>> = {
  'links-only': safe`links only`,
  'no-usable-text': safe`no usable text`,
  'test-submission': safe`test submission`,
  'placeholder-text': safe`placeholder text`,
  advertising: safe`advertising or spam`,
  'support-request': safe`support request (account, billing or order)`,
  'praise-only': safe`praise only`,
  'hidden-instructions': flagged`hidden instructions`,
  'hidden-text': flagged`hidden text`,
  'disguised-instructions': flagged`disguised instructions`,
  'encoded-instructions': flagged`encoded instructions`,
  oversized: flagged`too long to check`,
  'instructions-in-names': flagged`instructions in a path, file name or code`,
  'forged-message': flagged`forged role marker`,
  'forged-end': flagged`forged end of the quoted feedback`,
  order: flagged`reads like a command`,
  other: safe`filtered out by another version of the Action`,
  'given-up': safe`given up: every attempt failed`,
  dismissed: safe`dismissed on the tracking issue`,
  outgrown: safe`grew older than \`max-age\` while queued`,
  'set-aside': safe`set aside on the tracking issue`,
}

export function isInjection(reason: string): boolean {
  return reason.startsWith(injection)
}
