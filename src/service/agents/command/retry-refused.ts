// What GitHub or the network refuses for now is tried again: an agent's finished work is not thrown away for it.
import { setTimeout as sleep } from 'node:timers/promises'
import { GitError } from './git.ts'

/** Milliseconds before each further try: together about ten minutes. */
const defaultPauses = [1, 4, 15, 30, 60, 120, 180, 200].map((seconds) => seconds * 1000)
const maxPause = 61 * 60_000
/** GitHub's advice for a secondary limit that names no time. */
const secondaryPause = 60_000

/** What git says when trying again may help. */
const passing =
  /error: (5\d\d|429)|early EOF|disconnect|hung up|timed out|Connection (reset|refused)|Could not resolve|to connect|RPC failed/i

export async function retryRefused<T>(
  attempt: () => Promise<T>,
  { pauses = defaultPauses, signal }: { pauses?: readonly number[] | undefined; signal: AbortSignal },
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      const wait = findWait(error, pause)
      if (wait === undefined || signal.aborted) throw error
      await sleep(wait, undefined, { signal })
    }
  }
  return attempt()
}

/** Undefined if another try would end as this one did. */
function findWait(error: unknown, pause: number): number | undefined {
  if (error instanceof GitError) return passing.test(error.message) ? pause : undefined
  if (!(error instanceof Error && 'status' in error)) return undefined
  const response =
    'response' in error ? (error.response as { headers?: Record<string, unknown> } | undefined) : undefined
  if (response === undefined || Number(error.status) >= 500) return pause
  const isLimited = error.status === 429 || (error.status === 403 && /rate limit|abuse/i.test(error.message))
  if (!isLimited) return undefined
  return Math.min(Math.max(readWait(response.headers ?? {}) ?? Math.min(secondaryPause, pause * 60), pause), maxPause)
}

/** How long GitHub asks to wait. */
function readWait(headers: Readonly<Record<string, unknown>>): number | undefined {
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (!Number.isNaN(after)) return after * 1000
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000 - Date.parse(String(headers.date))
  return headers['x-ratelimit-remaining'] === '0' && !Number.isNaN(reset) ? reset : undefined
}
