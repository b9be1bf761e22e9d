// How long the latest jobs took, from intent to end, which determines when jobs are polled.
import type { Fix, JobTime, Ledger } from '../ledger/ledger.ts'
import { jobTimesKept } from '../ledger/ledger-limits.ts'

/**
 * Remembers when a job ended, as far as that is known. A job whose end an earlier look cannot narrow down, because it came between two
 * runs, says nothing about how to follow jobs within one.
 * @param activeAt when this run last saw it active; undefined if it has not
 */
export function rememberJobTime(
  ledger: Ledger,
  fix: Fix,
  { activeAt, run, now }: { activeAt: number | undefined; run: string; now: number },
): Ledger {
  const since = activeAt ?? (fix.run === run ? fix.at : undefined)
  // The end was seen before, or is unknown.
  if (fix.completedAt !== undefined || since === undefined) return ledger
  const from = toSeconds(since - fix.at)
  const time: JobTime = { from, to: Math.max(from, toSeconds(now - fix.at)) }
  return { ...ledger, jobTimes: [time, ...(ledger.jobTimes ?? [])].slice(0, jobTimesKept) }
}

function toSeconds(ms: number): number {
  return Math.max(0, Math.round(ms / 1000))
}
