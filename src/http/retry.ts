// Asks again until there is an outcome: back-off with jitter or exactly as long as the service asks for, inside a deadline.

import { type SafeText, safe } from '../text/safe-text.ts'
import { backOff } from './back-off.ts'

/** What time and chance are to a client; the stop signal is the run's. */
export interface Patience {
  /** Milliseconds of a clock that never jumps, by which waits and deadlines are measured. */
  steady(): number
  sleep(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  stop: AbortSignal
}

/** `again`: worth another try, with the wait that the service asked for, if it did. */
export type Attempt<T> = { kind: 'done'; value: T } | Again
export type Again = {
  kind: 'again'
  reason: SafeText
  status?: number | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'given-up'; last: Again } | { kind: 'stopped' }

/** What every reading of a run passes: closed while the service wants to be left alone. */
export interface Gate {
  /** By the steady clock. */
  until: number
  /** Of the answer that closed it. */
  status?: number
}

export interface Limits {
  /** Milliseconds after which no try is begun. */
  deadline: number
  /** Most tries; what keeps a service that asks to come back at once from being asked for ever. */
  tries: number
  /** Milliseconds that lie between two tries at least. */
  least?: number
  /** No try is begun while it is closed; waiting for it is no try. */
  gate?: Gate
}

const WAITS = { base: 1_000, cap: 10_000 }

/** Calls `attempt` with the time that is left, until it is done, the limits are met or the run is stopped. */
export async function repeat<T>(
  patience: Patience,
  { deadline, tries, least = 0, gate }: Limits,
  attempt: (left: number) => Promise<Attempt<T>>,
): Promise<Outcome<T>> {
  const end = patience.steady() + deadline
  for (let tried = 0; !patience.stop.aborted; tried++) {
    const shut = await pass(patience, gate, end)
    if (patience.stop.aborted) break
    if (shut !== undefined) return { kind: 'given-up', last: shut }
    const outcome = await attempt(end - patience.steady())
    if (outcome.kind === 'done') return outcome
    if (patience.stop.aborted) break
    const wait = Math.max(least, outcome.retryAfter ?? backOff(tried, patience.random(), WAITS))
    if (tried + 1 >= tries || patience.steady() + wait >= end) return { kind: 'given-up', last: outcome }
    await sleepUnlessStopped(patience, wait)
  }
  return { kind: 'stopped' }
}

/** Waits until the gate is open, or says why it cannot. While one waits, another's answer may close it for longer. */
async function pass(patience: Patience, gate: Gate | undefined, end: number): Promise<Again | undefined> {
  while (gate !== undefined && !patience.stop.aborted) {
    const left = gate.until - patience.steady()
    if (left <= 0) break
    const reason = safe`the service asked to wait ${Math.ceil(left / 1000)} s`
    if (gate.until >= end) return { kind: 'again', reason, status: gate.status }
    await sleepUnlessStopped(patience, left)
  }
  return undefined
}

async function sleepUnlessStopped({ sleep, stop }: Patience, wait: number): Promise<void> {
  if (stop.aborted) return
  let wake = () => {}
  const stopped = new Promise<void>((resolve) => {
    wake = resolve
    stop.addEventListener('abort', wake, { once: true })
  })
  await Promise.race([sleep(wait), stopped])
  stop.removeEventListener('abort', wake)
}
