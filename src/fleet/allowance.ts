// The export requests of one job: each visit is given a fair part, and what it does not use is there for those after it.

/** The Action's own default: what one run never exceeds. */
const mostPerVisit = 60

export interface Allowance {
  /** What the next visit may send at most; zero: nothing is left for it. */
  grant(organisation: string): number
  /** A visit has ended, and sent so many of what it was granted. */
  settle(organisation: string, granted: number, used: number): void
}

/**
 * @param requests by organisation
 * @param visits how many there are of each
 */
export function createAllowance(
  requests: Readonly<Record<string, number>>,
  visits: Readonly<Record<string, number>>,
): Allowance {
  const left = new Map(Object.entries(requests))
  const waiting = new Map(Object.entries(visits))
  return {
    grant(organisation) {
      const [pool, others] = [left.get(organisation) ?? 0, waiting.get(organisation) ?? 0]
      const granted = Math.min(mostPerVisit, Math.max(pool > 0 ? 1 : 0, Math.floor(pool / Math.max(1, others))))
      left.set(organisation, pool - granted)
      waiting.set(organisation, others - 1)
      return granted
    },
    settle(organisation, granted, used) {
      left.set(organisation, (left.get(organisation) ?? 0) + Math.max(0, granted - used))
    },
  }
}
