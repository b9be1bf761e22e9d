// Groups entries into clusters (docs/clustering.md).
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { hashName } from '../text/hash.ts'
import type { Cluster, Clustering } from './cluster.ts'
import { byAge, byCode, type Complaint, readCorpus } from './corpus.ts'
import { explainCluster, scoreCluster, weigh } from './rank.ts'
import { findRepeats } from './reader-copies.ts'
import { createReadVectors } from './similarity.ts'
import { buildTopic, findShared, groupTopics, listIds, type PageTopic } from './topics.ts'

type ClusterOptions = Readonly<{
  minVotes: number
  votes: ReadonlyMap<DocPath, readonly string[]>
  /** Settled entries. */
  spoken?: readonly FeedbackEntry[]
}>

interface Draft extends Pick<Cluster, 'key' | 'pages' | 'voteIds'> {
  readonly topics: readonly PageTopic[]
}

/** Independent of the order of the input. */
export function clusterEntries(
  entries: readonly FeedbackEntry[],
  { minVotes, votes, spoken = [] }: ClusterOptions,
): Clustering {
  const complaints = readCorpus(entries.toSorted((a, b) => byCode(a.id, b.id)))
  const read = createReadVectors(complaints)
  const byPage = [...Map.groupBy(complaints, ({ page }) => page)].sort(([a], [b]) => byCode(a, b))
  const topics = byPage.flatMap(([page, own]) => groupTopics(page, own, read))
  const { shared, rest } = findShared(topics, read)
  const pages = Map.groupBy(rest, (topic) => topic.page)
  const voted = new Map(minVotes > 0 ? [...votes].filter(([, ids]) => ids.length >= minVotes) : [])
  const drafts = [
    ...shared.map(draftShared),
    ...[...new Set([...pages.keys(), ...voted.keys()])].map((page): Draft => {
      const [topics, voteIds] = [pages.get(page) ?? [], voted.get(page) ?? []]
      return { key: `page-${hashName(page)}`, topics, pages: [page], voteIds }
    }),
  ]
  const { newest } = measureAge(complaints)
  const repeats = findRepeats(complaints, spoken)
  const clusters = makeUnique(drafts).map((draft) => buildCluster(draft, newest, repeats))
  clusters.sort((a, b) => b.score - a.score || byCode(a.key, b.key))
  return { clusters, repeats: new Set(listIds([...repeats])) }
}

/** The oldest entry names it, so that new ones do not change the key. */
function draftShared(topics: readonly PageTopic[]) {
  const oldest = topics.flatMap(({ complaints }) => complaints).reduce((a, b) => (byAge(a, b) <= 0 ? a : b))
  const pages = [...new Set(topics.map(({ page }) => page))].sort(byCode)
  return { key: `shared-${hashName(oldest.entry.id)}`, topics, pages, voteIds: [] }
}

/** The hashes in keys may collide. */
function makeUnique(drafts: readonly Draft[]) {
  const used = new Map<string, number>()
  return drafts.map((draft) => {
    const times = (used.get(draft.key) ?? 0) + 1
    used.set(draft.key, times)
    return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` }
  })
}

function buildCluster(
  { topics, ...draft }: Draft,
  newestOfAll: number | null,
  repeats: ReadonlySet<Complaint>,
): Cluster {
  const complaints = topics.flatMap((topic) => topic.complaints)
  const weight = weigh(complaints, repeats)
  const { distinctReaders, agents } = weight
  const largestFirst = topics
    .map(buildTopic)
    .sort((a, b) => b.entryIds.length - a.entryIds.length || byCode(a.entryIds[0] ?? '', b.entryIds[0] ?? ''))
  const { oldest, newest } = measureAge(complaints)
  const measured = { ...draft, topics: largestFirst, newest }
  return {
    ...draft,
    topics: largestFirst,
    distinctReaders,
    agents,
    oldest,
    entryIds: [...listIds(complaints), ...draft.voteIds].sort(byCode),
    score: scoreCluster(measured, weight, newestOfAll),
    reason: explainCluster(measured, weight),
  }
}

function measureAge(complaints: readonly Complaint[]) {
  const dated = complaints.map(({ time }) => time).filter(Number.isFinite)
  dated.sort((a, b) => a - b)
  return { oldest: dated[0] ?? null, newest: dated.at(-1) ?? null }
}
