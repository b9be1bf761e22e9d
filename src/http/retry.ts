// Asks again until there is an outcome: back-off with jitter, or exactly as long as the other side asks for.
import { backOff } from './back-off.ts'

/** What time and chance are to a client; the stop signal is the run's. */
export interface Patience {
  /** Milliseconds of a clock that never jumps, by which waits and deadlines are measured. */
  steady(): number
  sleep(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  readonly stop: AbortSignal
}

/** Closed while the other side wants to be left alone; shared by all requests that this concerns. */
export interface Gate {
  /** By the steady clock. */
  until: number
  /** Of the answer that closed it. */
  status?: number
}

export function createGate(): Gate {
  return { until: Number.NEGATIVE_INFINITY }
}

/** A shorter pause that is asked for later does not open it earlier. */
export function closeGate(gate: Gate, until: number, status: number): void {
  if (until > gate.until) Object.assign(gate, { until, status })
}

export interface Limits {
  /** Most tries: what keeps an endpoint that asks to come back at once from being asked for ever. */
  readonly tries: number
  /** Milliseconds after which no try is begun. */
  readonly deadline?: number
  /** A longer single wait is not waited. */
  readonly longestWait?: number
  /** Milliseconds between two tries at least. */
  readonly least?: number
  readonly backOff?: { readonly base: number; readonly cap: number }
  /** No try is begun while it is closed; waiting for it is no try. */
  readonly gate?: Gate
}

/** `again`: worth another try, after the wait that the other side asked for, if it did. */
export type Attempt<T, Fault> = { readonly kind: 'done'; readonly value: T } | Again<Fault>
interface Again<Fault> {
  readonly kind: 'again'
  readonly fault: Fault
  readonly retryAfter?: number | undefined
}

/** `closed`: the gate stays closed for longer than the limits allow; nothing was sent. */
export type GivenUp<Fault> =
  | { readonly kind: 'given-up'; readonly fault: Fault; readonly retryAfter: number | undefined }
  | { readonly kind: 'closed'; readonly wait: number; readonly status: number | undefined }
export type Outcome<T, Fault> =
  | { readonly kind: 'done'; readonly value: T }
  | GivenUp<Fault>
  | { readonly kind: 'stopped' }

const WAITS = { base: 1_000, cap: 10_000 }

/** Calls `attempt` with the time that is left, until it is done, the limits are met or the run is stopped. */
export async function repeat<T, Fault>(
  patience: Patience,
  limits: Limits,
  attempt: (left: number) => Promise<Attempt<T, Fault>>,
): Promise<Outcome<T, Fault>> {
  const { steady, random, stop } = patience
  const { tries, deadline = Number.POSITIVE_INFINITY, longestWait = deadline, least = 0, gate } = limits
  const end = steady() + deadline
  const isTooLong = (wait: number) => wait > longestWait || steady() + wait >= end
  for (let tried = 1; !stop.aborted; tried++) {
    // While one request waits, another's answer may close the gate for longer.
    for (let wait = left(gate, steady()); wait > 0 && !stop.aborted; wait = left(gate, steady())) {
      if (isTooLong(wait)) return { kind: 'closed', wait, status: gate?.status }
      await sleepUnlessStopped(patience, wait)
    }
    if (stop.aborted) break
    const outcome = await attempt(end - steady())
    if (outcome.kind === 'done') return outcome
    if (stop.aborted) break
    const { fault, retryAfter } = outcome
    const wait = Math.max(least, retryAfter ?? backOff(tried - 1, random(), limits.backOff ?? WAITS))
    if (tried >= tries || isTooLong(wait)) return { kind: 'given-up', fault, retryAfter }
    await sleepUnlessStopped(patience, wait)
  }
  return { kind: 'stopped' }
}

function left(gate: Gate | undefined, now: number): number {
  return gate === undefined ? 0 : gate.until - now
}

async function sleepUnlessStopped({ sleep, stop }: Patience, wait: number): Promise<void> {
  if (stop.aborted) return
  const stopped = Promise.withResolvers<void>()
  const wake = () => stopped.resolve()
  stop.addEventListener('abort', wake, { once: true })
  await Promise.race([sleep(wait), stopped.promise])
  stop.removeEventListener('abort', wake)
}

/** A signal that follows the stop signal after `ms`: an answer under way that is still heard spares the next run a search. */
export function createGrace({ stop, sleep }: Patience, ms: number): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const start = () => void sleep(ms).then(() => controller.abort())
  stop.addEventListener('abort', start, { once: true })
  return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) }
}
