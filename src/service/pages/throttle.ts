// Failed tries to sign in: so many from one address, then it has to wait. Counted in this process, and forgotten with it.

const mostFailures = 10
/** Milliseconds in which they count. */
const longestMemory = 600_000
const mostAddresses = 10_000

export interface Throttle {
  /** @returns whole seconds to wait; 0: go ahead */
  findWait(address: string, now: number): number
  noteFailure(address: string, now: number): void
}

export function createThrottle(): Throttle {
  const failures = new Map<string, { count: number; began: number }>()
  const find = (address: string, now: number) => {
    const known = failures.get(address)
    return known !== undefined && Math.abs(now - known.began) < longestMemory ? known : { count: 0, began: now }
  }
  return {
    findWait(address, now) {
      const { count, began } = find(address, now)
      return count < mostFailures ? 0 : Math.max(1, Math.ceil((began + longestMemory - now) / 1000))
    },
    noteFailure(address, now) {
      const { count, began } = find(address, now)
      // Behind all others, so that the oldest is first.
      failures.delete(address)
      failures.set(address, { count: count + 1, began })
      const [oldest] = failures.keys()
      if (failures.size > mostAddresses && oldest !== undefined) failures.delete(oldest)
    },
  }
}
