// When runs collected feedback, and unusual gaps between them.
import { z } from 'zod'
import { type Frozen, time } from '../ledger/fields.ts'
import { day } from '../ledger/ledger-limits.ts'
import { formatMinute } from '../text/format.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'

const gapSchema = z.object({
  since: time,
  until: time,
  covered: time.optional(),
})
export type Gap = Frozen<z.output<typeof gapSchema>>

export const lastRunSchema = z.object({
  at: time,
  starts: z.array(time),
  gap: gapSchema.optional(),
})
export type LastRun = Frozen<z.output<typeof lastRunSchema>>

/** Manual runs must not make the usual distance look short. */
const apart = day / 2
const maxStarts = 11
/** A weekend, and half a day for GitHub's late starts. */
const minGap = 3.5 * day
const muchLonger = 3

export function findGap(lastRun: LastRun | undefined, now: number, from: number): Gap | undefined {
  if (!lastRun) return undefined
  const { at: since, starts } = lastRun
  const distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start)
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
  if (now - since <= Math.max(minGap, muchLonger * usual)) return undefined
  return { since, until: now, covered: from > since ? from : undefined }
}

/** `gap` is ignored if another run has ended it. */
export function noteRun(lastRun: LastRun | undefined, now: number, gap: Gap | undefined): LastRun {
  const { at, starts, gap: earlier } = lastRun ?? { at: now, starts: [] }
  const isApart = starts[0] === undefined || now - starts[0] >= apart
  return {
    at: Math.max(at, now),
    starts: isApart ? [now, ...starts].slice(0, maxStarts) : starts,
    gap: gap?.since === at ? gap : earlier,
  }
}

const remedy = safe`run once with a longer \`max-age\` to collect it.`
const shownFor = 7 * day

export function describeGap({ since, until, covered }: Gap): SafeText {
  const days = count(Math.max(1, Math.floor((until - since) / day)), 'day')
  const when = safe`between ${formatMinute(since)} and ${formatMinute(until)}`
  const missed =
    covered === undefined
      ? safe`Nothing was missed: the first run after the gap read all feedback from that period.`
      : safe`Feedback left before ${formatMinute(covered)} was missed, because \`max-age\` goes back no further; ${remedy}`
  return safe`No run collected feedback for ${days}, ${when}. ${missed}`
}

export function describeGapIn(lastRun: LastRun | undefined, latest: number): SafeText | undefined {
  const gap = lastRun?.gap
  return !gap || latest - gap.until > shownFor ? undefined : describeGap(gap)
}
