// Fixes that failed or ended without a pull request.
import { latestTime, listWithoutPull } from '../../ledger/fixes/queries.ts'
import type { Fix, Ledger } from '../../ledger/records/ledger.ts'
import { withoutPullShown } from '../../ledger/records/limits.ts'
import { safe } from '../../text/safe-text.ts'
import { type Blocks, type Item, items, section } from '../markdown/blocks.ts'
import { dotted, lines, phrase, strong } from '../markdown/phrase.ts'
import { describeReason, showJob, showPages } from '../parts/describe-fix.ts'
import { newestFirst } from '../parts/fix-groups.ts'
import { formatDay } from '../wording/format.ts'
import { stateLabels } from '../wording/labels.ts'

/** From the last thirty days, newest first. */
export function listUnfinished(ledger: Ledger): Fix[] {
  const latest = latestTime(ledger)
  const failed = ledger.fixes.filter(({ state }) => state === 'failed' || state === 'given-up')
  const lately = failed.filter(({ since }) => latest - since <= withoutPullShown)
  return newestFirst([...lately, ...listWithoutPull(ledger)])
}

export function buildUnfinished(fixes: readonly Fix[], budget: number): Blocks {
  const toItem = (fix: Fix): Item => {
    const head = [strong(showPages(fix.pages)), phrase`${stateLabels[fix.state]} ${formatDay(fix.since)}`, showJob(fix)]
    return { words: lines([dotted(head), describeReason(fix)]) }
  }
  return section(3, safe`Failed, or ended without a pull request`, items(fixes.map(toItem), budget))
}
