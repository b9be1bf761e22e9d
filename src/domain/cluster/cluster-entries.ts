// Entries → clusters: triage, topics of each page, topics that pages share, pages that must be split, wordless votes.
import type { FeedbackEntry } from '../../api/contract.ts'
import { parsePage } from '../page.ts'
import type { Cluster, Clustering, SetAside } from './cluster.ts'
import { hashName } from './hash.ts'
import { byCode, findAnchor } from './order.ts'
import { explainCluster, measureAge, scoreCluster } from './score.ts'
import { findShared } from './shared.ts'
import { splitTopics } from './split.ts'
import { groupTopics, listenTo, type PageTopic } from './topics.ts'
import { triage } from './triage.ts'
import { countVoices } from './voices.ts'

export interface ClusterOptions {
  /** Fewest wordless downvotes of one page that count; 0: they never do. */
  readonly minVotes: number
  /** Ids of wordless downvotes by page, pages in their normal form. */
  readonly votes: ReadonlyMap<string, readonly string[]>
}

interface Draft {
  readonly shape: 'page' | 'part' | 'shared'
  readonly key: string
  readonly topics: readonly PageTopic[]
  readonly pages: readonly string[]
  readonly voteIds: readonly string[]
}

/**
 * Clusters of new entries, each with one change in view. Wordless entries are left out: they come as `votes`. The result
 * does not depend on the order of the input; keys and splits lean on the oldest entries, so that new ones seldom move them.
 */
export function clusterEntries(entries: readonly FeedbackEntry[], options: ClusterOptions): Clustering {
  const { worded, setAside } = sortOut(entries)
  const topics = [...groupByPage(worded)].flatMap(([page, voices]) => groupTopics(page, voices))
  const { shared, rest } = findShared(topics)
  const pages = Map.groupBy(rest, (topic) => topic.page)
  const votes = countedVotes(options, new Set(entries.map((entry) => entry.id)))
  const drafts = [
    ...shared.map(draftShared),
    ...[...pages].flatMap(([page, found]) => draftPage(page, found, votes.get(page) ?? [])),
    ...[...votes].filter(([page]) => !pages.has(page)).flatMap(([page, ids]) => draftPage(page, [], ids)),
  ]
  const { newest } = measureAge(worded)
  const clusters = nameOnce(drafts).map((draft) => buildCluster(draft, newest))
  return { clusters: clusters.sort((a, b) => b.score - a.score || byCode(a.key, b.key)), setAside }
}

/** By id. Of entries that repeat an id one stays, whichever came first. */
function sortOut(entries: readonly FeedbackEntry[]): { worded: FeedbackEntry[]; setAside: SetAside[] } {
  const worded: FeedbackEntry[] = []
  const setAside: SetAside[] = []
  const text = (entry: FeedbackEntry) => JSON.stringify([entry.path, entry.comment, entry.createdAt, entry])
  const ordered = [...entries].sort((a, b) => byCode(a.id, b.id) || byCode(text(a), text(b)))
  for (const [index, entry] of ordered.entries()) {
    if (ordered[index - 1]?.id === entry.id) continue
    const judged = triage(entry)
    if (judged.kind === 'worded') worded.push(entry)
    else if (judged.kind === 'aside') setAside.push({ id: entry.id, reason: judged.reason })
  }
  return { worded, setAside }
}

function groupByPage(worded: readonly FeedbackEntry[]) {
  const groups = Map.groupBy(listenTo(worded), (voice) => parsePage(voice.entry.path))
  return [...groups].sort(([a], [b]) => byCode(a, b))
}

function countedVotes({ minVotes, votes }: ClusterOptions, taken: ReadonlySet<string>): Map<string, string[]> {
  if (minVotes <= 0) return new Map()
  const unique = [...votes].map(
    ([page, ids]) => [page, [...new Set(ids)].filter((id) => !taken.has(id)).sort(byCode)] as const,
  )
  return new Map(unique.filter(([, ids]) => ids.length >= minVotes).sort(([a], [b]) => byCode(a, b)))
}

function draftShared(topics: readonly PageTopic[]): Draft {
  const pages = [...new Set(topics.map((topic) => topic.page))].sort(byCode)
  return { shape: 'shared', key: `shared-${anchorName(topics)}`, topics, pages, voteIds: [] }
}

/** Votes go with the oldest part. */
function draftPage(page: string, topics: readonly PageTopic[], voteIds: readonly string[]): Draft[] {
  const key = `page-${hashName(page)}`
  const parts = splitTopics(topics)
  if (parts.length <= 1) return [{ shape: 'page', key, topics, pages: [page], voteIds }]
  return parts.map((part, index) => ({
    shape: 'part',
    key: `${key}-${anchorName(part)}`,
    topics: part,
    pages: [page],
    voteIds: index === 0 ? voteIds : [],
  }))
}

function anchorName(topics: readonly PageTopic[]): string {
  return hashName(findAnchor(topics.flatMap((topic) => topic.entries))?.id ?? '')
}

/** Hashes may meet; keys may not. */
function nameOnce(drafts: readonly Draft[]): Draft[] {
  const used = new Map<string, number>()
  return drafts.map((draft) => {
    const times = (used.get(draft.key) ?? 0) + 1
    used.set(draft.key, times)
    return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` }
  })
}

function buildCluster(draft: Draft, newestOfAll: number | null): Cluster {
  const entries = draft.topics.flatMap((topic) => topic.entries)
  const topics = draft.topics.map(({ topic }) => topic)
  const measured = {
    pages: draft.pages,
    topics: topics.sort(
      (a, b) => b.entryIds.length - a.entryIds.length || byCode(a.entryIds[0] ?? '', b.entryIds[0] ?? ''),
    ),
    voteIds: draft.voteIds,
    voices: countVoices(entries),
    ...measureAge(entries),
  }
  return {
    key: draft.key,
    ...measured,
    entryIds: [...entries.map((entry) => entry.id), ...draft.voteIds].sort(byCode),
    score: scoreCluster(measured, entries, newestOfAll),
    reason: explainCluster(measured, entries, draft.shape),
  }
}
