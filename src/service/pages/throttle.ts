// Failed tries to sign in: so many from one address, then it has to wait. Counted in this process, and forgotten with it.

const maxFailures = 10
/** Milliseconds in which they count. */
const maxMemory = 600_000
const maxAddresses = 10_000

interface Throttle {
  /** @returns whole seconds to wait; 0: go ahead */
  findWait(address: string, now: number): number
  noteFailure(address: string, now: number): void
}

export function createThrottle(): Throttle {
  const failures = new Map<string, { count: number; began: number }>()
  const find = (address: string, now: number) => {
    const known = failures.get(address)
    return known !== undefined && Math.abs(now - known.began) < maxMemory ? known : { count: 0, began: now }
  }
  return {
    findWait(address, now) {
      const { count, began } = find(address, now)
      return count < maxFailures ? 0 : Math.max(1, Math.ceil((began + maxMemory - now) / 1000))
    },
    noteFailure(address, now) {
      const { count, began } = find(address, now)
      // Behind all others, so that the oldest is first.
      failures.delete(address)
      failures.set(address, { count: count + 1, began })
      const [oldest] = failures.keys()
      if (failures.size > maxAddresses && oldest !== undefined) failures.delete(oldest)
    },
  }
}
