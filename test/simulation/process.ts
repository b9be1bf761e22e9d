// One process of the Action: it can die, freeze and be told to stop, and its plan says which of its requests meet a fault.
import { SendError } from '../../src/http/send.ts'
import type { VirtualClock } from '../support/virtual-clock.ts'
import { createDice } from './dice.ts'
import type { Fault, RunPlan } from './story.ts'

/** The runner kills a process that does not end by itself so long after the signal. */
const stopLimit = 5000
const second = 1000

export type Process = ReturnType<typeof createProcess>

export function createProcess(clock: VirtualClock, number: number, plan: RunPlan, seed: number) {
  const stop = new AbortController()
  const end = Promise.withResolvers<void>()
  const counts = new Map<string, number>()
  let alive = true
  let frozenUntil = 0

  const kill = () => {
    alive = false
    end.resolve()
  }
  return {
    number,
    startedAt: clock.now(),
    plan,
    dice: createDice(seed),
    stop: stop.signal,
    death: end.promise,
    run: '',
    /** Requests to GitHub so far that count towards a run's budget. */
    counted: 0,
    exports: 0,
    /** Pages of lists of pull requests whose latest answer could not be read, by address. */
    blind: new Set<string>(),
    unanswered: false,
    /** What the service's last 429 to a creation asked for. */
    limitedUntil: 0,
    isAlive: () => alive,
    kill,
    freeze(ms: number) {
      frozenUntil = clock.now() + ms
    },
    tellToStop() {
      if (stop.signal.aborted) return
      stop.abort()
      clock.later(stopLimit, kill)
    },
    /** Resolves `ms` later, later still while it is frozen, and never once it is dead. */
    async wait(ms: number, signal?: AbortSignal): Promise<void> {
      await clock.sleep(ms, signal)
      while (alive && clock.now() < frozenUntil) await clock.sleep(frozenUntil - clock.now())
      if (!alive) return new Promise(() => {})
    },
    /** The fault that the next request meets, if any; each request asks once. */
    meet(to: Fault['to'], kinds: readonly string[]): Fault | undefined {
      let met: Fault | undefined
      for (const kind of kinds) {
        const key = `${to} ${kind}`
        const nth = counts.get(key) ?? 0
        counts.set(key, nth + 1)
        met ??= plan.faults.find((fault) => fault.to === to && fault.on === kind && fault.nth === nth)
      }
      return met
    },
  }
}

/** What a fault does on a request's way to its server. Never resolves when the process is dead, unless the request is already under way. */
export async function setOut(
  clock: VirtualClock,
  process: Process,
  fault: Fault | undefined,
  { jitter, slowest }: { jitter: number; slowest: number },
): Promise<void> {
  const { kind, size = 0 } = fault ?? {}
  // At once, or while the run waits for its next turn.
  if (kind === 'stop') clock.later(size % 3 === 0 ? 0 : size * 10, process.tellToStop)
  if (kind === 'freeze') process.freeze((5 + (size % 40)) * second)
  await process.wait(5 + process.dice.below(jitter))
  if (kind === 'slow') await clock.sleep((1 + (size % slowest)) * second)
  if (kind === 'die-before') process.kill()
  if (!process.isAlive() && kind !== 'slow') return new Promise(() => {})
}

/** The client's own signal and deadline: what is under way may arrive and be done all the same. */
export async function cutOff<T>(
  call: Promise<T>,
  { signal, deadline }: { signal?: AbortSignal | undefined; deadline?: Promise<void> | undefined },
): Promise<T> {
  const cut = Promise.withResolvers<never>()
  const stop = () => cut.reject(new SendError('stopped'))
  signal?.addEventListener('abort', stop, { once: true })
  void deadline?.then(() => cut.reject(new SendError('no-answer', 'DEADLINE')))
  cut.promise.catch(() => undefined)
  call.catch(() => undefined)
  try {
    return await Promise.race([call, cut.promise])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
