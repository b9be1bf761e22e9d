// What happened to the complaints behind merged fixes, and whose feedback can be set to resolved; both folded.

import { showPages } from '../fixes/describe-fix.ts'
import { listToResolve } from '../fixes/fix-groups.ts'
import { monthOf } from '../fixes/job-cost.ts'
import { type Links, linkPull } from '../issue/report-links.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { formatDay, formatMonth } from '../text/format.ts'
import { type Blocks, bulletsWithin, copyable, details, paragraph } from '../text/markdown/blocks.ts'
import { code, list, type Phrase, phrase, strong } from '../text/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { type AfterMerge, type Comparison, measureMerged, type Verdict } from './compare-counts.ts'

const mostFixes = 15
/** Across all fixes; the run report has the rest. */
const mostIds = 120

export function buildAfterMerge(ledger: Ledger, links: Links, budget: number): Blocks {
  const measured = measureMerged(ledger)
  if (measured.length === 0) return []
  const how = phrase`All complaints on the pages of each fix, in two periods of the same length.`
  const caution = phrase`A change after a merge does not prove that the merge caused it.`
  return details(safe`After the merge: ${count(measured.length, 'fix', 'fixes')}`, [
    ...paragraph(phrase`${how} ${caution}`),
    ...bulletsWithin(
      measured.map((one) => describeAfterMerge(one, links)),
      Math.min(budget, mostFixes),
    ),
  ])
}

function describeAfterMerge(measured: AfterMerge, links: Links): Phrase {
  const { merged } = measured
  const pull = merged.prLink === undefined ? [] : linkPull(merged, links)
  const head = list([pull, showPages(merged.pages), phrase`merged ${formatDay(merged.at)}`])
  return phrase`${head}. ${describeComparison(measured)}`
}

const verdicts: Readonly<Record<Verdict, SafeText>> = {
  fewer: safe`fewer`,
  more: safe`more`,
  unclear: safe`no clear change`,
  'too-few': safe`too few to say`,
  'too-early': safe`too early to say`,
}

/** No number without a conclusion: chance alone would make small ones rise and fall. */
function describeComparison({ days, before, after, atLeast, ratio, verdict }: Comparison): Phrase {
  const said = strong(phrase`${verdicts[verdict]}`)
  if (ratio === undefined || verdict === 'too-few' || verdict === 'too-early') return phrase`Complaints there: ${said}.`
  const since = atLeast ? safe`at least ${formatNumber(after)}` : formatNumber(after)
  const counts = safe`${formatNumber(before)} in the ${days} days before, ${since} in the ${days} days since`
  const range = safe`${formatPercent(ratio.low)}–${formatPercent(ratio.high)}% of before`
  return phrase`Complaints there: ${counts}; ${said} (95% interval: ${range}).`
}

function formatPercent(share: number): SafeText {
  return formatNumber(Math.round(share * 100))
}

export function buildResolveList(ledger: Ledger, links: Links, budget: number): Blocks {
  const groups = listToResolve(ledger).map((group) => ({ group, ids: group.fixes.flatMap(({ entryIds }) => entryIds) }))
  const all = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  if (all === 0) return []
  let left = mostIds
  const shown = groups.slice(0, Math.min(budget, mostFixes)).flatMap(({ group, ids }) => {
    const some = ids.slice(0, Math.max(0, left))
    left -= ids.length
    if (some.length === 0) return []
    const head = list([linkPull(group, links), showPages(group.pages)])
    return [...paragraph(phrase`${head}: ${count(ids.length, 'entry', 'entries')}`), ...copyable(some)]
  })
  const what = phrase`The pull requests for these entries are merged, but the service does not know that.`
  const todo = phrase`Set the entries to resolved in its dashboard. They disappear from this list once a full scan no longer finds them.`
  const more = all > mostIds || shown.length === 0 ? paragraph(phrase`The report file of a run lists all of them.`) : []
  return details(safe`Mark as resolved in the service: ${count(all, 'entry', 'entries')}`, [
    ...paragraph(phrase`${what} ${todo}`),
    ...shown,
    ...more,
  ])
}

/** Measured from the last run, so that the text changes once a month. */
export function buildMonthLine(ledger: Ledger): Blocks {
  const at = ledger.lastRun?.at
  if (at === undefined) return []
  const month = monthOf(at - new Date(at).getUTCDate() * day)
  const measured = measureMerged(ledger).filter(({ merged }) => monthOf(merged.at) === month)
  if (measured.length === 0) return []
  const readers = measured.reduce((sum, { merged }) => sum + (merged.readers ?? 0), 0)
  const [best] = measured
    .filter(({ verdict }) => verdict === 'fewer')
    .toSorted((a, b) => b.before - b.after - (a.before - a.after))
  const fell =
    best &&
    phrase`complaints on ${code(best.merged.pages[0] ?? '')} fell from ${formatNumber(best.before)} to ${formatNumber(best.after)}`
  const parts = [
    phrase`${count(measured.length, 'fix', 'fixes')} merged`,
    readers === 0 ? [] : phrase`${count(readers, 'reader')} answered`,
    fell ?? [],
  ]
  return paragraph(phrase`${strong(phrase`${formatMonth(month)}:`)} ${list(parts)}.`)
}
