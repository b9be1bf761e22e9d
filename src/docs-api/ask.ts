// One GET at the service: its answer, or whether asking again may help.
import { readRetryAfter } from '../http/back-off.ts'
import type { Attempt, Gate } from '../http/retry.ts'
import { type Answer, SendError } from '../http/send.ts'
import { safe } from '../text/safe-text.ts'
import type { Wire } from './client.ts'

const LONGEST_TRY = 30_000

/** An answer that is worth reading, a status that no repetition changes, or a fault that is final. */
export type Asked =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'status'; answer: Pick<Answer, 'status' | 'body'> }
  | { kind: 'too-large' }

/**
 * `left`: milliseconds to the caller's deadline. 429, 5xx and network faults are worth another try.
 * `Retry-After` speaks of the service, not of the one request (RFC 9110, section 10.2.3; for 429 RFC 6585): it closes the gate to all readings.
 */
export async function ask(wire: Wire, url: URL, left: number): Promise<Attempt<Asked>> {
  const { send, apiKey, gate, now, steady, stop } = wire
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
  const timeout = Math.max(1, Math.min(LONGEST_TRY, left))
  try {
    const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop })
    const { status } = answer
    if (status === 429 || status >= 500) {
      const retryAfter = readRetryAfter(answer.headers, now())
      if (retryAfter !== undefined && (status === 429 || status === 503)) close(gate, steady() + retryAfter, status)
      return { kind: 'again', reason: safe`the service answered ${status}`, status, retryAfter }
    }
    return { kind: 'done', value: { kind: status >= 200 && status < 300 ? 'answer' : 'status', answer } }
  } catch (cause) {
    if (!(cause instanceof SendError)) throw cause
    if (cause.kind === 'redirect')
      return { kind: 'done', value: { kind: 'status', answer: { status: cause.status ?? 300, body: '' } } }
    if (cause.kind === 'too-large') return { kind: 'done', value: { kind: 'too-large' } }
    // After a stop, the loop sees the signal before it tries again.
    return { kind: 'again', reason: cause.what, cause }
  }
}

/** Who asks for less time later does not open it. */
function close(gate: Gate, until: number, status: number): void {
  if (until > gate.until) Object.assign(gate, { until, status })
}
