// Fixes that failed or ended without a pull request.

import { describeReason, showJob, showPages } from '../fixes/describe-fix.ts'
import { newestFirst } from '../fixes/fix-groups.ts'
import { latestTime, listWithoutPull } from '../fixes/queries.ts'
import { stateLabels } from '../fixes/state-labels.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { withoutPullShown } from '../ledger/ledger-limits.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, items, section } from '../text/markdown/blocks.ts'
import { dotted, lines, phrase, strong } from '../text/markdown/phrase.ts'
import { safe } from '../text/safe-text.ts'

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
