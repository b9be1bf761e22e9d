// Complaints before and after a merge, and those that come back.
import type { Cluster } from '../clusters/cluster.ts'
import { readComment } from '../clusters/corpus.ts'
import { isSameTopic, signText } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Collected } from '../feedback/collect.ts'
import { isUndatedWhole, latestScan } from '../feedback/scan.ts'
import type { Gap } from '../feedback/scan-record.ts'
import { showPages } from '../fixes/describe-fix.ts'
import type { Fix, Returns } from '../fixes/fix.ts'
import { listSettled, listToResolve } from '../fixes/queries.ts'
import type { Board } from '../issue/board.ts'
import { linkPull } from '../issue/report-links.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { comparedPeriod, complaintsPerFix, day, recentMerged } from '../ledger/ledger-limits.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { monthOf } from '../queue/job-cost.ts'
import type { Context, Entries } from '../step-context.ts'
import { bullets, copyable, details, list, paragraph, phrase, strong } from '../text/markdown/blocks.ts'
import { count, formatDay, formatMonth, formatNumber, safe, toInstant } from '../text/safe-text.ts'
import type { Merged } from './merged-record.ts'

export function findReturn(merged: readonly Merged[], cluster: Cluster, entries: Entries): Returns | undefined {
  const known = merged.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)))
  if (known.length === 0) return undefined
  const signed = cluster.topics
    .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
    .map((entry) => ({ page: readPage(entry), at: readTime(entry), signature: signText(readComment(entry)) }))
  const isBack = ({ at: merged, pages, signatures }: Merged) =>
    signed.some(({ page, at, signature }) => {
      return at !== null && at > merged && pages.includes(page) && isSameTopic(signatures, [signature])
    })
  const found = known.toSorted((a, b) => b.at - a.at).find(isBack)
  return found && { fixId: found.fixId, prLink: found.prLink }
}

type ByPage = ReturnType<typeof groupByPage>

export function findComplaints(merged: readonly Merged[], byPage: ByPage) {
  const find = (one: Merged) => {
    const end = Math.max(one.sent, one.at) + comparedPeriod
    const found = one.pages
      .flatMap((page) => byPage.get(page) ?? [])
      .flatMap((entry) => {
        const at = readTime(entry)
        if (at === null || at <= one.sent || at > end || Object.hasOwn(one.later, entry.id)) return []
        return [[entry.id, at] as const]
      })
    return [one.fixId, Object.fromEntries(found)] as const
  }
  return Object.fromEntries(merged.map(find).filter(([, found]) => Object.keys(found).length > 0))
}

export const groupByPage = (entries: readonly FeedbackEntry[]) => Map.groupBy<string, FeedbackEntry>(entries, readPage)

/** Latest first. `since`: all are known from then on. `reach`: how far back feedback is taken up, in milliseconds. */
export function countBefore(
  pages: readonly string[],
  { byPage, fixes, now, reach }: { byPage: ByPage; fixes: readonly Fix[]; now: number; reach: number | undefined },
): Fix['complaints'] {
  const dated = pages.flatMap((page) => byPage.get(page) ?? []).flatMap((entry) => readTime(entry) ?? [])
  const times = dated.filter((at) => at > now - comparedPeriod).toSorted((a, b) => b - a)
  const cut = times.length > complaintsPerFix ? times[complaintsPerFix - 1] : undefined
  const earlier = fixes.filter((fix) => fix.pages.some((page) => pages.includes(page))).map(({ at }) => at)
  const starts = [reach === undefined ? [] : now - reach, cut ?? [], earlier].flat()
  const [since] = starts.sort((a, b) => b - a)
  return { since, times: times.slice(0, complaintsPerFix) }
}

export function countMerged({ session, inputs }: Context, collected: Collected, byPage: ByPage): LedgerCommand[] {
  return [
    { type: 'complaints-counted', found: findComplaints(session.ledger.merged, byPage) },
    {
      type: 'entries-resolved',
      fixIds: inputs.statuses.includes('resolved') ? [] : findResolved(session.ledger, collected),
    },
  ]
}

/** Only a whole scan without dates, in one run, proves absence. */
function findResolved({ merged, fixes }: Ledger, { plan, walks, undated }: Collected) {
  const began = plan.walks.find(({ kind }) => kind === 'undated')
  if (!undated || began?.pages !== 0 || !isUndatedWhole(walks)) return []
  const isGone = (fixId: string) =>
    fixes.some((fix) => fix.id === fixId && !listSettled(fix).some((entry) => undated.has(entry)))
  return merged.flatMap(({ fixId, resolved }) => (!resolved && isGone(fixId) ? [fixId] : []))
}

type Verdict = keyof typeof verdicts

type AfterMerge = ReturnType<typeof compare>

const minDays = 14
const minComplaints = 5
const z = 1.959963984540054

export function measureMerged(ledger: Ledger): AfterMerge[] {
  const until = latestScan(ledger)?.complete
  const gap = ledger.lastRun?.gap
  return ledger.merged.map((merged) => compare(merged, until ?? merged.at, gap))
}

function compare(merged: Merged, until: number, gap: Gap | undefined) {
  // A job may name a pull request merged before it.
  const start = Math.max(merged.sent, merged.at)
  // Earlier ones belonged to another fix or were too old to collect.
  const knownBefore = start - (merged.since ?? 0)
  // What was left in a gap and missed would look like fewer complaints.
  const isMissed = gap?.covered !== undefined && gap.covered > start
  const known = isMissed ? Math.min(knownBefore, Math.max(0, gap.since - start)) : knownBefore
  const observed = Math.min(comparedPeriod, until - start, known)
  const days = Math.max(0, Math.floor(observed / day))
  const times = [...merged.before, ...Object.values(merged.later)]
  const count = (from: number, to: number) => times.filter((time) => time > from && time <= to).length
  const [before, after] = [count(start - days * day, start), count(start, start + days * day)]
  const atLeast = Object.keys(merged.later).length >= complaintsPerFix
  const ratio = before === 0 ? undefined : ratioInterval(before, after)
  const judge = (): Verdict => {
    if (known < minDays * day) return 'too-short'
    if (days < minDays) return 'too-early'
    if (!ratio || before + after < minComplaints) return 'too-few'
    if (ratio.low < 0.5 && ratio.high > 2) return 'too-few'
    if (ratio.high < 1) return atLeast ? 'unclear' : 'fewer'
    return ratio.low > 1 ? 'more' : 'unclear'
  }
  return { merged, days, before, after, atLeast, ratio, verdict: judge() }
}

/**
 * 95 % interval of after / before (not zero) for two Poisson counts, given their sum (Przyborowski & Wilenski 1940), by Wilson's (1927).
 */
export function ratioInterval(before: number, after: number) {
  const trials = before + after
  const share = after / trials
  const scale = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / scale
  const toRatio = (part: number) => part / (1 - part)
  return { low: toRatio(Math.max(0, middle - half)), high: toRatio(middle + half) }
}

const maxFixes = 15
const maxIds = 120

export function buildAfterMerge({ ledger, links }: Pick<Board, 'ledger' | 'links'>, budget: number) {
  const measured = measureMerged(ledger)
  if (measured.length === 0) return []
  const toItem = (one: AfterMerge) => {
    const { prLink, pages, at } = one.merged
    const head = list([linkPull({ prLink }, links), showPages(pages), phrase`merged ${formatDay(at)}`])
    return phrase`${head}. ${describeComparison(one)}`
  }
  const how = phrase`All complaints on the pages of each fix, in two periods of equal length.`
  const caution = phrase`A change after a merge does not prove that the merge caused it.`
  const latest = measured.length < recentMerged ? '' : safe`latest `
  return details(safe`After the merge: ${latest}${count(measured.length, 'fix', 'fixes')}`, [
    ...paragraph(phrase`${how} ${caution}`),
    ...bullets(measured.map(toItem), Math.min(budget, maxFixes)),
  ])
}

const verdicts = {
  fewer: safe`fewer`,
  more: safe`more`,
  unclear: safe`no clear change`,
  'too-few': safe`too few to say`,
  'too-early': safe`too early to say`,
  'too-short': safe`nothing to compare with`,
}

const unknown = safe`: fewer than ${minDays} days before or after the merge are known`

function describeComparison({ days, before, after, atLeast, ratio, verdict }: AfterMerge) {
  const said = strong(phrase`${verdicts[verdict]}`)
  if (!ratio || verdict.startsWith('too-'))
    return phrase`Complaints there: ${said}${verdict === 'too-short' ? unknown : []}.`
  const since = atLeast ? safe`at least ${formatNumber(after)}` : formatNumber(after)
  const counts = safe`${formatNumber(before)} in the ${days} days before, ${since} in the ${days} days since`
  const percent = (share: number) => formatNumber(Math.round(share * 100))
  const low = percent(ratio.low)
  const range = atLeast ? safe`at least ${low}` : safe`${low}–${percent(ratio.high)}`
  return phrase`Complaints there: ${counts}; ${said} (95% interval: ${range}% of before).`
}

export function buildResolveList({ ledger, links }: Pick<Board, 'ledger' | 'links'>, budget: number) {
  const seen = new Set<string>()
  const groups = listToResolve(ledger).map((group) => {
    // One that was sent again may be in two merged pull requests.
    const ids = [...new Set(group.fixes.flatMap(listSettled)).difference(seen)]
    for (const id of ids) seen.add(id)
    return { group, ids }
  })
  const all = seen.size
  if (all === 0) return []
  let left = maxIds
  const rows = Math.min(budget, maxFixes)
  const shown = groups.slice(0, rows).flatMap(({ group, ids }) => {
    const some = ids.slice(0, Math.max(0, left))
    left -= ids.length
    if (some.length === 0) return []
    const head = list([linkPull(group, links), showPages(group.pages)])
    return [...paragraph(phrase`${head}: ${count(ids.length, 'entry', 'entries')}`), ...copyable(some)]
  })
  const what = phrase`The pull requests for these entries are merged, but the service does not know that.`
  const todo = phrase`Set the entries to resolved in its dashboard. They disappear from this list once a full scan no longer finds them.`
  const more =
    all > maxIds || groups.length > rows ? paragraph(phrase`The report file of a run lists all of them.`) : []
  const isCut = ledger.merged.length >= recentMerged
  const kept = isCut ? phrase` Only entries of the ${recentMerged} latest merged fixes are listed.` : []
  return details(safe`Mark as resolved in the service: ${count(all, 'entry', 'entries')}`, [
    ...paragraph(phrase`${what} ${todo}${kept}`),
    ...shown,
    ...more,
  ])
}

export function buildMonthLine({ ledger }: Pick<Board, 'ledger'>) {
  const at = ledger.lastRun?.at
  if (at === undefined) return []
  const month = monthOf(at - new Date(at).getUTCDate() * day)
  const measured = measureMerged(ledger).filter(({ merged }) => monthOf(merged.at) === month)
  if (measured.length === 0) return []
  const readers = measured.reduce((sum, { merged }) => sum + (merged.readers ?? 0), 0)
  const fewer = measured.filter(({ verdict }) => verdict === 'fewer')
  const [best] = fewer.toSorted((a, b) => b.before - b.after - (a.before - a.after))
  const describeFall = ({ merged, days, before, after }: AfterMerge) =>
    phrase`complaints on ${showPages(merged.pages)} fell from ${formatNumber(before)} in the ${days} days before \
to ${formatNumber(after)} in the ${days} days since`
  const isCut = ledger.merged.length >= recentMerged && ledger.merged.every((one) => monthOf(one.at) >= month)
  const parts = [
    phrase`${isCut ? safe`at least ` : ''}${count(measured.length, 'fix', 'fixes')} merged`,
    readers === 0 ? [] : phrase`asked for by ${count(readers, 'reader')}`,
    best ? describeFall(best) : [],
  ]
  return paragraph(phrase`${strong(phrase`${formatMonth(month)}:`)} ${list(parts)}.`)
}

export function buildReportMerged(ledger: Ledger) {
  const fixes = listToResolve(ledger).flatMap((group) => group.fixes)
  return measureMerged(ledger).map(({ merged, ratio, ...counted }) => ({
    fixId: merged.fixId,
    prLink: merged.prLink?.url ?? null,
    pages: merged.pages as readonly string[],
    mergedAt: toInstant(merged.at),
    complaints: { ...counted, ratio: ratio ? { low: round(ratio.low), high: round(ratio.high) } : null },
    toResolve: fixes.filter(({ id }) => id === merged.fixId).flatMap(listSettled),
  }))
}

const round = (number: number) => Math.round(number * 1000) / 1000

export function buildReportGap(gap: Gap | undefined) {
  if (!gap) return null
  const covered = gap.covered === undefined ? null : toInstant(gap.covered)
  return { since: toInstant(gap.since), until: toInstant(gap.until), covered }
}
