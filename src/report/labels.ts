// What the reports call states, decisions and the reasons why entries were filtered out.
import type { FixState } from '../ledger/ledger.ts'
import type { CountedReason } from '../ledger/reason.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { ReasonCode } from '../triage/reason.ts'
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

/** How each reason of a flagged entry begins. */
export const injection = safe`possible prompt injection`

export const filterLabels: Readonly<Record<ReasonCode, SafeText>> = {
  'links-only': safe`spam or noise: links only`,
  'no-usable-text': safe`noise: no usable words`,
  'test-submission': safe`noise: test submission`,
  'placeholder-text': safe`noise: placeholder text`,
  advertising: safe`advertising or spam`,
  'support-request': safe`support request (account, billing or order)`,
  'praise-only': safe`praise only`,
  'hidden-instructions': safe`${injection}: hidden instructions`,
  'hidden-text': safe`${injection}: hidden text`,
  'disguised-instructions': safe`${injection}: disguised instructions`,
  'encoded-instructions': safe`${injection}: encoded instructions`,
  oversized: safe`${injection}: longer than anything that is read`,
  'deletes-content': safe`${injection}: deletes pages or other files`,
  'inserts-payload': safe`${injection}: inserts scripts, trackers or links`,
  'instructions-in-names': safe`${injection}: instructions in a path, file name or code`,
  override: safe`${injection}: overrides the agent's instructions`,
  'role-change': safe`${injection}: gives the agent another role`,
  'prompt-disclosure': safe`${injection}: asks for the agent's prompt`,
  secrets: safe`${injection}: asks for secrets`,
  'addresses-agent': safe`${injection}: addresses the agent`,
  concealment: safe`${injection}: asks the agent to conceal its work`,
  'forged-message': safe`${injection}: forged role marker`,
  'forged-end': safe`${injection}: forged end of the quoted feedback`,
  exfiltration: safe`${injection}: sends private data elsewhere`,
  'foreign-code': safe`${injection}: brings in foreign code`,
  access: safe`${injection}: asks for access`,
  'skips-checks': safe`${injection}: bypasses reviews or checks`,
  'changes-machinery': safe`${injection}: changes files that are no documentation`,
  'dictates-pull-request': safe`${injection}: dictates the pull request`,
  'claims-authority': safe`${injection}: claims authority`,
  'indirect-instructions': safe`${injection}: points to instructions elsewhere`,
  order: safe`${injection}: reads like an order`,
  'several-signs': safe`${injection}: several signs of it`,
}

/** As the tracking issue counts them. */
export const countedLabels: Readonly<Record<CountedReason, SafeText>> = {
  ...filterLabels,
  other: safe`filtered out by another version`,
  'given-up': safe`given up: every attempt at it failed`,
}

/** Whether the sentence is one of a flagged entry. */
export function isInjection(reason: string): boolean {
  return reason.startsWith(`${injection}: `)
}
