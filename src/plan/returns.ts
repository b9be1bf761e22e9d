// Counts the complaints that a merged fix was meant to end, and recognises them when they come back.
import type { Cluster } from '../clusters/cluster.ts'
import { readComment } from '../clusters/corpus.ts'
import { isSameTopic, signText, signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseDocPath } from '../feedback/doc-path.ts'
import { parseTime } from '../feedback/time.ts'
import type { Complaints } from '../ledger/fixes/merged.ts'
import { pickSignatures } from '../ledger/fixes/remember-merge.ts'
import type { Returns } from '../ledger/records/fix.ts'
import type { Merged } from '../ledger/records/merged.ts'

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

/** By the id of a merged fix: the entries with its complaint. Entries without a date count as neither before nor after the merge. */
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
    const known = new Set([...one.between, ...one.after])
    const later = one.pages
      .flatMap((page) => byPage.get(page) ?? [])
      .filter((entry) => !known.has(entry.id) && (timeOf(entry) ?? one.sent) > one.sent)
      .filter((entry) => isSameTopic(one.signatures, [sign(entry)]))
    const [after, between] = [true, false].map((isAfter) =>
      later.filter((entry) => (timeOf(entry) ?? 0) > one.at === isAfter).map(({ id }) => id),
    )
    return [one.fixId, { between: between ?? [], after: after ?? [] }] as const
  }
  const found = merged.map(find).filter(([, { between, after }]) => between.length + after.length > 0)
  return Object.fromEntries(found)
}

/**
 * How many of a cluster's dated complaints resemble another of them. After a merge, complaints are recognised by their likeness to
 * these, which misses those in other words. So the earlier ones are counted by the same measure, each compared with the others.
 */
export function countAlike({ topics }: Cluster, entries: Entries): number {
  const known = pickSignatures(topics.map((topic) => signTopic(topic, entries)))
  const dated = topics
    .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
    .filter((entry) => timeOf(entry) !== undefined)
    .map((entry) => signText(readComment(entry)))
  const times = Map.groupBy(dated, (signature) => signature)
  const isAlike = (own: string) => {
    const others = known.filter((signature) => signature !== own || (times.get(own)?.length ?? 0) > 1)
    return own !== '' && isSameTopic(others, [own])
  }
  return dated.filter(isAlike).length
}

function timeOf(entry: FeedbackEntry | undefined): number | undefined {
  return parseTime(entry?.createdAt ?? null) ?? undefined
}
