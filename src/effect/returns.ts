// Counts the complaints that a merged fix was meant to end, and recognises them when they come back.
import type { Cluster } from '../clusters/cluster.ts'
import { readComment } from '../clusters/corpus.ts'
import { isSameTopic, signText, signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Returns } from '../fixes/fix.ts'
import { comparedPeriod, complaintsPerFix } from '../ledger/ledger-limits.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'
import type { Complaints } from './merged-commands.ts'
import type { Merged } from './merged-record.ts'
import { pickSignatures } from './remember-merge.ts'

type Entries = ReadonlyMap<string, FeedbackEntry>

/** The latest merged fix whose complaint is among the cluster's complaints from after the merge. */
export function findReturn(merged: readonly Merged[], cluster: Cluster, entries: Entries): Returns | undefined {
  const known = merged.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)))
  if (known.length === 0) return undefined
  const signed = cluster.topics
    .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
    .map((entry) => ({ page: parseDocPath(entry.path), at: timeOf(entry), signature: signText(readComment(entry)) }))
  const found = known
    .toSorted((a, b) => b.at - a.at)
    .find((one) => {
      const later = signed.filter(({ page, at }) => at !== undefined && at > one.at && one.pages.includes(page))
      return later.some(({ signature }) => isSameTopic(one.signatures, [signature]))
    })
  if (found === undefined) return undefined
  const { fixId, prLink } = found
  return prLink === undefined ? { fixId } : { fixId, prLink }
}

/** By the id of a merged fix: the entries with its complaint that were left since it was sent, as far as they are compared. */
export function findComplaints(
  merged: readonly Merged[],
  entries: readonly FeedbackEntry[],
): Record<string, Complaints> {
  const byPage = Map.groupBy(entries, ({ path }) => parseDocPath(path))
  const signatures = new Map<string, string>()
  const sign = (entry: FeedbackEntry) => {
    const signature = signatures.get(entry.id) ?? signText(readComment(entry))
    signatures.set(entry.id, signature)
    return signature
  }
  const find = (one: Merged) => {
    const end = Math.max(one.sent, one.at) + comparedPeriod
    const found = one.pages
      .flatMap((page) => byPage.get(page) ?? [])
      .map((entry) => ({ entry, time: timeOf(entry) ?? Number.NaN }))
      .filter(({ entry, time }) => time > one.sent && time <= end && !Object.hasOwn(one.later, entry.id))
      .filter(({ entry }) => isSameTopic(one.signatures, [sign(entry)]))
    return [one.fixId, Object.fromEntries(found.map(({ entry, time }) => [entry.id, time]))] as const
  }
  return Object.fromEntries(merged.map(find).filter(([, found]) => Object.keys(found).length > 0))
}

/**
 * When those of a cluster's complaints were left that resemble another of them, latest first. After a merge, complaints are recognised
 * by their likeness to these, which misses those in other words; so the earlier ones are counted by the same measure.
 */
export function findAlike({ topics }: Cluster, entries: Entries, now: number): number[] {
  const known = pickSignatures(topics.map((topic) => signTopic(topic, entries)))
  const dated = topics
    .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
    .map((entry) => ({ time: timeOf(entry), signature: signText(readComment(entry)) }))
  const same = Map.groupBy(
    dated.filter(({ time }) => time !== undefined),
    ({ signature }) => signature,
  )
  const isAlike = (own: string) => {
    const others = known.filter((signature) => signature !== own || (same.get(own)?.length ?? 0) > 1)
    return own !== '' && isSameTopic(others, [own])
  }
  const isRecent = (time: number | undefined): time is number => time !== undefined && time > now - comparedPeriod
  const times = dated.flatMap(({ time, signature }) => (isRecent(time) && isAlike(signature) ? [time] : []))
  return times.toSorted((a, b) => b - a).slice(0, complaintsPerFix)
}

function timeOf(entry: FeedbackEntry | undefined): number | undefined {
  return parseTime(entry?.createdAt ?? null) ?? undefined
}
