// Reasons that earlier versions stored as sentences, and this one still does in the ledger.

/** Whether the sentence means possible prompt injection. */
export function isSuspicion(reason: string): boolean {
  return /^(?:possible prompt injection: |looks like orders to the agent, not feedback: |hides text from sight$)/.test(
    reason,
  )
}
