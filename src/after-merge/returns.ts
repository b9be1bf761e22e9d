// Complaints that a merged fix was meant to end.
import type { Cluster } from '../clusters/cluster.ts'
import { readComment } from '../clusters/corpus.ts'
import { isSameTopic, signText } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Collected } from '../feedback/collect.ts'
import { isUndatedWhole } from '../feedback/scan.ts'
import type { Fix, Returns } from '../fixes/fix.ts'
import { listSettled } from '../fixes/queries.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { comparedPeriod, complaintsPerFix } from '../ledger/ledger-limits.ts'
import { readPage, readTime } from '../pages/entry.ts'
import type { Context, Entries } from '../step-context.ts'
import type { Merged } from './merged-record.ts'

export function findReturn(merged: readonly Merged[], cluster: Cluster, entries: Entries): Returns | undefined {
  const known = merged.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)))
  if (known.length === 0) return undefined
  const signed = cluster.topics
    .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
    .map((entry) => ({ page: readPage(entry), at: readTime(entry), signature: signText(readComment(entry)) }))
  const isBack = (one: Merged) => {
    const later = signed.filter(({ page, at }) => at !== null && at > one.at && one.pages.includes(page))
    return later.some(({ signature }) => isSameTopic(one.signatures, [signature]))
  }
  const found = known.toSorted((a, b) => b.at - a.at).find(isBack)
  return found && { fixId: found.fixId, ...(found.prLink && { prLink: found.prLink }) }
}

export type ByPage = ReturnType<typeof groupByPage>

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
  const since = starts.length === 0 ? {} : { since: starts.reduce((a, b) => Math.max(a, b)) }
  return { ...since, times: times.slice(0, complaintsPerFix) }
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
function findResolved({ merged, fixes }: Context['session']['ledger'], { plan, walks, undated }: Collected) {
  const began = plan.walks.find(({ kind }) => kind === 'undated')
  if (!undated || began?.pages !== 0 || !isUndatedWhole(walks)) return []
  const isGone = (fixId: string) =>
    fixes.some((fix) => fix.id === fixId && !listSettled(fix).some((entry) => undated.has(entry)))
  return merged.flatMap(({ fixId, resolved }) => (!resolved && isGone(fixId) ? [fixId] : []))
}
