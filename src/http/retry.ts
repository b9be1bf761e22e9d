// Retries: back-off with jitter, or the wait that the server asks for.

export interface Patience {
  /** Milliseconds; never jumps. */
  steady(): number
  sleep(ms: number): Promise<void>
  random(): number
  readonly stop: AbortSignal
}

export interface Gate {
  until: number
  status?: number
}

export function createGate(): Gate {
  return { until: -Infinity }
}

export function closeGate(gate: Gate, until: number, status: number) {
  if (until > gate.until) Object.assign(gate, { until, status })
}

export type RetryLimits = Readonly<{
  /** `Retry-After: 0` needs a bound. */
  tries: number
  /** Milliseconds after the first try. */
  deadline?: number
  maxWait?: number
  least?: number
  backOff?: Readonly<{ base: number; cap: number }>
  gate?: Gate
}>

type Done<T> = { readonly value: T }
export type Attempt<T, Failure> = Done<T> | Readonly<{ failure: Failure; retryAfter?: number }>

export type GivenUp<Failure> =
  | Readonly<{ kind: 'given-up'; failure: Failure; retryAfter: number | undefined }>
  | Readonly<{ kind: 'closed'; status: number | undefined; retryAfter: number }>
type Outcome<T, Failure> = Done<T> | GivenUp<Failure> | { readonly kind: 'stopped' }

const usualWaits = { base: 1_000, cap: 10_000 }

export async function repeat<T, Failure>(
  patience: Patience,
  limits: RetryLimits,
  attempt: (left: number) => Promise<Attempt<T, Failure>>,
): Promise<Outcome<T, Failure>> {
  const { steady, random, stop } = patience
  const { tries, deadline = Infinity, maxWait = deadline, least = 0, gate = createGate() } = limits
  const end = steady() + deadline
  const isTooLong = (wait: number) => wait > maxWait || steady() + wait >= end
  for (let tried = 1; !stop.aborted; tried++) {
    // Another response may extend the pause.
    for (let wait = gate.until - steady(); wait > 0 && !stop.aborted; wait = gate.until - steady()) {
      if (isTooLong(wait)) return { kind: 'closed', status: gate.status, retryAfter: wait }
      await sleepUnlessStopped(patience, wait)
    }
    if (stop.aborted) break
    const outcome = await attempt(end - steady())
    if ('value' in outcome) return outcome
    if (stop.aborted) break
    const { failure, retryAfter } = outcome
    const wait = Math.max(least, retryAfter ?? backOff(tried - 1, random(), limits.backOff ?? usualWaits))
    if (tried >= tries || isTooLong(wait)) return { kind: 'given-up', failure, retryAfter }
    await sleepUnlessStopped(patience, wait)
  }
  return { kind: 'stopped' }
}

async function sleepUnlessStopped({ sleep, stop }: Patience, wait: number) {
  const stopped = Promise.withResolvers<void>()
  const wake = () => stopped.resolve()
  stop.addEventListener('abort', wake, { once: true })
  await Promise.race([sleep(wait), stopped.promise])
  stop.removeEventListener('abort', wake)
}

/** Aborts `ms` after a stop, for a response in flight. */
export function createGrace({ stop, sleep }: Patience, ms: number): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const start = () => void sleep(ms).then(() => controller.abort())
  stop.addEventListener('abort', start, { once: true })
  return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) }
}

/** `attempt`: 0 after the first failure. */
export function backOff(attempt: number, random: number, { base, cap }: { base: number; cap: number }) {
  return Math.round(random * Math.min(cap, base * 2 ** attempt))
}
