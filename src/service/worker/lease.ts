// Keeps a claim's lease while its job runs, and says when it is lost.
import type { Claim, Queue } from './queue.ts'

interface LeaseOptions {
  readonly queue: Queue
  /** As the queue has it. */
  readonly leaseSeconds: number
  /** Milliseconds of a clock that nobody sets: the time of day could end a job by being set. */
  steady(): number
  onError(error: unknown): void
}

interface Lease {
  readonly lost: AbortSignal
  /** Renews it no more. */
  end(): void
}

/**
 * Renews it five times in each period. It counts as lost when somebody else has it; and also, with a fifth to spare, when it could
 * not be renewed for as long as it lasts: then another worker may soon have it, and this one could not know.
 */
export function keepLease(claim: Claim, { queue, leaseSeconds, steady, onError }: LeaseOptions): Lease {
  const losing = new AbortController()
  const length = leaseSeconds * 1000
  let renewed = steady()
  const renew = async (): Promise<void> => {
    const began = steady()
    if (began - renewed > length * 0.75) return losing.abort()
    if (await queue.renew(claim)) renewed = began
    else losing.abort()
  }
  const timer = setInterval(() => {
    renew().catch(onError)
  }, length / 5)
  return {
    lost: losing.signal,
    end: () => clearInterval(timer),
  }
}
