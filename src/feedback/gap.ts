// A period in which no run collected feedback, and whether the run after it caught up.
import { latestTime } from '../fixes/queries.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { formatMinute } from '../text/format.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { Gap } from './last-run.ts'

const remedy = safe`run once with a longer \`max-age\` to collect it.`
const shownFor = 7 * day

export function describeGap({ since, until, covered }: Gap): SafeText {
  const days = count(Math.max(1, Math.floor((until - since) / day)), 'day')
  const when = safe`between ${formatMinute(since)} and ${formatMinute(until)}`
  const whole = safe`Nothing was missed: the first run after the gap read all feedback from that period.`
  const missed =
    covered === undefined
      ? whole
      : safe`Feedback left before ${formatMinute(covered)} was missed, because \`max-age\` goes back no further; ${remedy}`
  return safe`No run collected feedback for ${days}, ${when}. ${missed}`
}

export function describeGapIn(ledger: Ledger): SafeText | undefined {
  const gap = ledger.lastRun?.gap
  return gap === undefined || latestTime(ledger) - gap.until > shownFor ? undefined : describeGap(gap)
}
