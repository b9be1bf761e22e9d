// What the calls to the service share: connection settings, one GET with its retry rules, and why it was given up.
import { readRetryAfter } from '../http/back-off.ts'
import { type Attempt, closeGate, type Gate, type GivenUp, type Patience } from '../http/retry.ts'
import type { Answer, Send } from '../http/send.ts'
import { SendError } from '../http/send-error.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { Addresses } from './addresses.ts'

export interface Wire extends Patience {
  /** Epoch milliseconds. */
  now(): number
  readonly send: Send
  readonly addresses: Addresses
  readonly apiKey: string
  /** Minimum milliseconds between two reads of one job. */
  readonly pollInterval: number
  /** Shared by all reads; creating jobs has its own rules. */
  readonly gate: Gate
}

/** Why a try failed, in our own words. */
export interface Fault {
  readonly reason: SafeText
  readonly status?: number | undefined
  readonly cause?: unknown
}

const LONGEST_TRY = 30_000

/**
 * Retries on 429, 5xx and network faults.
 * `Retry-After` is about the service, not the one request (RFC 9110, section 10.2.3; RFC 6585): it closes the gate for all reads.
 *
 * @param left milliseconds to the caller's deadline
 */
export async function ask(wire: Wire, url: URL, left: number): Promise<Attempt<Answer | 'too-large', Fault>> {
  const { send, apiKey, gate, now, steady, stop } = wire
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
  const timeout = Math.max(1, Math.min(LONGEST_TRY, left))
  try {
    const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop })
    const { status } = answer
    if (status !== 429 && status < 500) return { kind: 'done', value: answer }
    const retryAfter = readRetryAfter(answer.headers, now())
    if (retryAfter !== undefined && (status === 429 || status === 503)) closeGate(gate, steady() + retryAfter, status)
    return { kind: 'again', fault: { reason: safe`the service answered ${status}`, status }, retryAfter }
  } catch (cause) {
    if (!(cause instanceof SendError)) throw cause
    if (cause.kind === 'too-large') return { kind: 'done', value: 'too-large' }
    // If the run was stopped, the retry loop notices before the next try.
    return { kind: 'again', fault: { reason: cause.what, cause } }
  }
}

/** Why asking was given up. */
export function explain(outcome: GivenUp<Fault>): Fault {
  if (outcome.kind === 'closed')
    return { reason: safe`the service asked to wait ${seconds(outcome.wait)} s`, status: outcome.status }
  const { fault, retryAfter } = outcome
  if (retryAfter === undefined) return fault
  return { ...fault, reason: safe`${fault.reason}, and asks to wait ${seconds(retryAfter)} s` }
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000)
}
