// One virtual timeline: time stands still while anything can run, then jumps to the next timer. A run of hours takes milliseconds.

export type VirtualClock = ReturnType<typeof createVirtualClock>

interface Timer {
  readonly at: number
  readonly order: number
  readonly task: () => void
}

/** So many turns of the event loop without a timer and without an end: whatever is awaited never comes. */
const patience = 2000

/** @param turns of the event loop before time moves: one is enough where nothing but promises is awaited */
export function createVirtualClock(start: number, turns: 1 | 2 = 2) {
  let time = start
  let order = 0
  let held = 0
  const timers: Timer[] = []
  const waiting = new Set<Promise<unknown>>()
  let moving: Promise<void> | undefined

  const later = (ms: number, task: () => void) => {
    const timer = { at: time + Math.max(0, ms), order: order++, task }
    // Behind those of the same time, so that equal timers fire in the order in which they were set.
    const index = timers.findLastIndex((other) => other.at <= timer.at)
    timers.splice(index + 1, 0, timer)
    return () => {
      const place = timers.indexOf(timer)
      if (place >= 0) timers.splice(place, 1)
    }
  }

  async function move(): Promise<void> {
    for (let idle = 0; ; ) {
      // Two turns: a task of the first may leave micro tasks behind that set off another.
      await turn()
      if (turns === 2) await turn()
      if (waiting.size === 0) return
      const next = held === 0 ? timers.shift() : undefined
      idle = next === undefined ? idle + 1 : 0
      if (idle > patience) throw new Error(`Nothing moves any more at ${new Date(time).toISOString()}.`)
      if (next === undefined) continue
      time = next.at
      next.task()
    }
  }

  return {
    now: () => time,
    later: (ms: number, task: () => void) => void later(ms, task),
    sleep(ms: number, signal?: AbortSignal) {
      return new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve()
        const cancel = later(ms, resolve)
        signal?.addEventListener('abort', () => resolve(cancel()), { once: true })
      })
    },
    /** Time does not move before the work is done: for what resolves by itself, but not at once (bodies of fetch). */
    async hold<T>(work: Promise<T>): Promise<T> {
      held += 1
      try {
        return await work
      } finally {
        held -= 1
      }
    },
    async drive<T>(promise: Promise<T>): Promise<T> {
      const settled = promise.then(ignore, ignore).finally(() => waiting.delete(settled))
      waiting.add(settled)
      while (waiting.has(settled)) {
        moving ??= move().finally(() => {
          moving = undefined
        })
        await Promise.race([settled, moving])
      }
      return promise
    },
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const ignore = () => undefined
