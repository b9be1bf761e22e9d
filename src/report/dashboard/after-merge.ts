// What happened to the complaints behind merged fixes, and whose feedback can be set to resolved; both folded.

import type { Ledger } from '../../ledger/records/ledger.ts'
import {
  type AfterMerge,
  type Comparison,
  measureMerged,
  type Rate,
  type Share,
  type Verdict,
} from '../../measure/after-merge.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import { type Blocks, bulletsWithin, copyable, details, paragraph } from '../markdown/blocks.ts'
import { list, type Phrase, phrase, strong } from '../markdown/phrase.ts'
import { showPages } from '../parts/describe-fix.ts'
import { listToResolve } from '../parts/fix-groups.ts'
import { type Links, linkPull } from '../parts/links.ts'
import { formatDay } from '../wording/format.ts'

const mostFixes = 15
/** Across all fixes; the run report has the rest. */
const mostIds = 120

/** Newest merge first. */
export function buildAfterMerge(ledger: Ledger, links: Links, budget: number): Blocks {
  const measured = measureMerged(ledger)
  if (measured.length === 0) return []
  const how = phrase`Complaints are comments on the same pages with similar wording. Ranges are 95% confidence intervals.`
  const caution = phrase`A change after a merge does not prove that the merge caused it.`
  return details(safe`After the merge: ${count(measured.length, 'fix', 'fixes')}`, [
    ...paragraph(phrase`${how} ${caution}`),
    ...bulletsWithin(
      measured.map((one) => describeAfterMerge(one, links)),
      Math.min(budget, mostFixes),
    ),
  ])
}

function describeAfterMerge({ merged, complaints, unhelpful }: AfterMerge, links: Links): Phrase {
  const pull = merged.prLink === undefined ? [] : linkPull(merged, links)
  const head = list([pull, showPages(merged.pages), phrase`merged ${formatDay(merged.at)}`])
  const votes = unhelpful.before?.votes || unhelpful.after.votes ? phrase` ${describeVotes(unhelpful)}` : []
  return phrase`${head}. ${describeComplaints(complaints)}${votes}`
}

const rateVerdicts: Readonly<Record<Verdict, SafeText>> = {
  fewer: safe`fewer`,
  more: safe`more`,
  unclear: safe`no clear change`,
  'too-few': safe`too few to say`,
}
const shareVerdicts: Readonly<Record<Verdict, SafeText>> = { ...rateVerdicts, fewer: safe`lower`, more: safe`higher` }

function describeComplaints({ before, after, verdict }: Comparison<Rate>): Phrase {
  const was = before === undefined ? safe`not counted before` : describeRate(before, safe`before`)
  return phrase`Complaints: ${strong(phrase`${rateVerdicts[verdict]}`)} (${was}; ${describeRate(after, safe`after`)}).`
}

/** The range is in complaints per week, and appears once there has been a complaint. */
function describeRate({ count: complaints, atLeast, weeks, low, high }: Rate, when: SafeText): SafeText {
  const number = atLeast ? safe`at least ${formatNumber(complaints)}` : formatNumber(complaints)
  if (weeks < 1) return safe`${number} in less than a week ${when}`
  return safe`${number} in ${count(Math.floor(weeks), 'week')} ${when}, ${formatRate(low)}–${formatRate(high)} a week`
}

/** With one decimal below ten. */
function formatRate(rate: number): SafeText {
  if (rate >= 10) return formatNumber(Math.round(rate))
  const tenths = Math.round(rate * 10)
  return safe`${Math.floor(tenths / 10)}.${tenths % 10}`
}

function describeVotes({ before, after, verdict }: Comparison<Share>): Phrase {
  const was = before === undefined ? safe`not counted before` : describeShare(before, safe`before`)
  return phrase`Unhelpful votes: ${strong(phrase`${shareVerdicts[verdict]}`)} (${was}; ${describeShare(after, safe`after`)}).`
}

function describeShare({ down, votes, low, high }: Share, when: SafeText): SafeText {
  if (votes === 0) return safe`no votes ${when}`
  const percent = (share: number) => Math.round(share * 100)
  return safe`${formatNumber(down)} of ${formatNumber(votes)} ${when}, ${percent(low)}–${percent(high)}%`
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
