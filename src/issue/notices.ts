// What holds jobs back, right below the headline.

import { describeGapIn } from '../feedback/gap.ts'
import { describeUnreadIn } from '../feedback/unread.ts'
import { describeMonthlyLimit } from '../fixes/job-cost.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { formatDay, formatMinute } from '../text/format.ts'
import { type Blocks, notice } from '../text/markdown/blocks.ts'
import { phrase, prose, say, strong } from '../text/markdown/phrase.ts'
import { buildCommands } from './command-boxes.ts'
import { listProjectOffers } from './offers.ts'
import { wholeProject } from './tick-record.ts'

/** The boxes for the whole project: below the pause notice while paused, otherwise at the end. */
export function buildControls(ledger: Ledger): Blocks {
  return buildCommands(ledger, wholeProject, listProjectOffers(ledger))
}

/** @param now only used to tell whether a wait is over */
export function buildNotices(ledger: Ledger, { paused, now }: { paused: boolean; now: number }): Blocks {
  const { notBefore = 0 } = ledger
  const head = strong(phrase`Paused`)
  const followed = phrase`no jobs are created. Open fixes are still followed.`
  const closed = phrase`${head} while this issue is closed: ${followed} Reopen it to resume.`
  const ticked = phrase`${head} since ${formatDay(ledger.paused ?? 0)}: ${followed}`
  const asked = phrase`The service’s rate limit was reached: no jobs will be created before ${formatMinute(notBefore)}.`
  const unread = describeUnreadIn(ledger, now)
  const gap = describeGapIn(ledger)
  const month = describeMonthlyLimit(ledger, now)
  return [
    ...(paused ? notice(closed) : []),
    ...(ledger.paused === undefined ? [] : [...notice(ticked), ...buildControls(ledger)]),
    ...(notBefore > now ? notice(asked) : []),
    ...(month === undefined ? [] : notice(prose(month))),
    ...(unread === undefined ? [] : notice(say(unread))),
    ...(gap === undefined ? [] : notice(prose(gap, 500))),
  ]
}
