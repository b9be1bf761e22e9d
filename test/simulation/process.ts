// One process of the Action: it can die, freeze and be told to stop, and its plan says which of its requests meet a fault.
import type { VirtualClock } from '../support/virtual-clock.ts'
import { createDice, type Dice } from './dice.ts'
import type { Fault, RunPlan } from './story.ts'

/** The runner kills a process that does not end by itself so long after the signal. */
const stopLimit = 5000

export interface Process {
  readonly number: number
  readonly plan: RunPlan
  readonly dice: Dice
  readonly stop: AbortSignal
  /** Resolves when it was killed; nothing answers it from then on. */
  readonly death: Promise<void>
  /** The run's nonce, once it has begun. */
  run: string
  /** A list of pull requests could not be read. */
  blind: boolean
  /** A creation got no answer that tells what became of it. */
  unanswered: boolean
  /** What the service's last 429 to a creation asked for. */
  limitedUntil: number
  /** Requests to GitHub so far that count towards a run's budget. */
  counted: number
  isAlive(): boolean
  kill(): void
  freeze(ms: number): void
  /** SIGINT; killed when it has not ended in time. */
  tellToStop(): void
  /** Resolves `ms` later, later still while it is frozen, and never once it is dead. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** The fault that the next request meets, if any; each request asks once. */
  meet(to: Fault['to'], kinds: readonly string[]): Fault | undefined
}

export function createProcess(clock: VirtualClock, number: number, plan: RunPlan, seed: number): Process {
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
    plan,
    dice: createDice(seed),
    stop: stop.signal,
    death: end.promise,
    run: '',
    counted: 0,
    blind: false,
    unanswered: false,
    limitedUntil: 0,
    isAlive: () => alive,
    kill,
    freeze(ms) {
      frozenUntil = clock.now() + ms
    },
    tellToStop() {
      if (stop.signal.aborted) return
      stop.abort()
      clock.later(stopLimit, kill)
    },
    async wait(ms, signal) {
      await clock.sleep(ms, signal)
      while (alive && clock.now() < frozenUntil) await clock.sleep(frozenUntil - clock.now())
      if (!alive) return new Promise(() => {})
    },
    meet(to, kinds) {
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
