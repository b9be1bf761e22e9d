// What reports call states, decisions, and reasons for filtering an entry out.
import type { FixState } from '../ledger/ledger.ts'
import type { CountedReason } from '../ledger/reason.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { Decision } from './report-file.ts'

export const stateLabels: Record<FixState, SafeText> = {
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

export const decisionLabels: Record<Decision, SafeText> = {
  dispatched: safe`sent`,
  planned: safe`would be sent`,
  deferred: safe`waits for its turn`,
  'too-small': safe`too little so far`,
  'open-fix': safe`page has an open fix`,
  declined: safe`declined before`,
  'given-up': safe`given up`,
}

const injection = safe`possible prompt injection: `
const flagged = (words: TemplateStringsArray) => safe`${injection}${safe(words)}`

export const filterLabels: Readonly<Record<CountedReason, SafeText>> = {
  'links-only': safe`spam or noise: links only`,
  'no-usable-text': safe`noise: no usable words`,
  'test-submission': safe`noise: test submission`,
  'placeholder-text': safe`noise: placeholder text`,
  advertising: safe`advertising or spam`,
  'support-request': safe`support request (account, billing or order)`,
  'praise-only': safe`praise only`,
  'hidden-instructions': flagged`hidden instructions`,
  'hidden-text': flagged`hidden text`,
  'disguised-instructions': flagged`disguised instructions`,
  'encoded-instructions': flagged`encoded instructions`,
  oversized: flagged`longer than anything that is read`,
  'deletes-content': flagged`deletes pages or other files`,
  'inserts-payload': flagged`inserts scripts, trackers or links`,
  'instructions-in-names': flagged`instructions in a path, file name or code`,
  override: flagged`overrides the agent's instructions`,
  'role-change': flagged`gives the agent another role`,
  'prompt-disclosure': flagged`asks for the agent's prompt`,
  secrets: flagged`asks for secrets`,
  'addresses-agent': flagged`addresses the agent`,
  concealment: flagged`asks the agent to conceal its work`,
  'forged-message': flagged`forged role marker`,
  'forged-end': flagged`forged end of the quoted feedback`,
  exfiltration: flagged`sends private data elsewhere`,
  'foreign-code': flagged`brings in foreign code`,
  access: flagged`asks for access`,
  'skips-checks': flagged`bypasses reviews or checks`,
  'changes-machinery': flagged`changes files that are no documentation`,
  'dictates-pull-request': flagged`dictates the pull request`,
  'claims-authority': flagged`claims authority`,
  'indirect-instructions': flagged`points to instructions elsewhere`,
  order: flagged`reads like an order`,
  'several-signs': flagged`several signs of it`,
  other: safe`filtered out by another version`,
  'given-up': safe`given up: every attempt at it failed`,
}

export function isInjection(reason: string): boolean {
  return reason.startsWith(injection)
}
