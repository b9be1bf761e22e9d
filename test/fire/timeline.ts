// The lane's hand on the virtual clock, which its process was started with.
import { fileURLToPath } from 'node:url'
import type { FastClock } from './fast-clock.ts'

export const preload = fileURLToPath(new URL('fast-clock.ts', import.meta.url))

export function getClock(): FastClock {
  const clock: FastClock | undefined = Reflect.get(globalThis, Symbol.for('fast-clock'))
  if (clock === undefined) throw new Error('Start this process with `--import test/fire/fast-clock.ts`')
  return clock
}

/** A process on the timeline as it is now. */
export const timelineEnvironment = () => ({ FIRE_CLOCK: getClock().anchor(), NODE_OPTIONS: `--import="${preload}"` })

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

export const wait = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))
