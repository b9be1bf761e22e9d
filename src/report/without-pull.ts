// Jobs that brought no pull request: people should know of them although nothing is open.
import { latestTime } from '../ledger/fix.ts'
import type { Fix, FixState, Ledger } from '../ledger/ledger.ts'
import { withoutPullShown } from '../ledger/limits.ts'
import { safe } from '../text/safe-text.ts'
import { newestFirst, showPages } from './fix-groups.ts'
import { formatDay } from './format.ts'
import { stateLabels } from './labels.ts'
import { type Blocks, section, table } from './markdown/blocks.ts'
import { code, phrase } from './markdown/phrase.ts'
import { describeReason } from './reason-sentences.ts'

/** Of the last thirty days, newest first. */
export function listUnfinished(ledger: Ledger): Fix[] {
  return listLately(ledger, ['failed', 'given-up', 'unchanged'])
}

function listLately(ledger: Ledger, states: readonly FixState[]): Fix[] {
  const latest = latestTime(ledger)
  return newestFirst(ledger.fixes).filter(
    ({ state, since }) => states.includes(state) && latest - since <= withoutPullShown,
  )
}

/** For the summary of a run that failed, which may have read none of them itself. */
export function buildUnfinished(fixes: readonly Fix[], budget: number): Blocks {
  const toRow = (fix: Fix) => ({
    State: stateLabels[fix.state],
    Page: showPages(fix.pages),
    Job: fix.job === undefined ? phrase`–` : code(fix.job.id, 40),
    Reason: describeReason(fix) ?? safe`–`,
    When: formatDay(fix.since),
  })
  return section(3, safe`Failed, or ended without a pull request`, table(fixes, toRow, budget))
}
