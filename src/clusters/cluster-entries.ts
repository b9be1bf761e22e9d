// Entries → clusters: topics of each page, topics that pages share, pages that must be split, wordless votes.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseDocPath } from '../feedback/doc-path.ts'
import { buildCluster } from './build-cluster.ts'
import type { Clustering } from './cluster.ts'
import { draftPage, draftShared, nameOnce } from './drafts.ts'
import { type Ground, readGround } from './ground.ts'
import { byCode } from './order.ts'
import { findShared } from './shared.ts'
import type { Similarity } from './similarity.ts'
import { sortOut } from './sort-out.ts'
import { groupTopics } from './topics.ts'
import { numberVoices } from './weight/number-voices.ts'
import { measureAge } from './weight/times.ts'
import { weighClusters } from './weight/weigh.ts'
import { lexical } from './words/lexical.ts'

export interface ClusterOptions {
  /** Fewest wordless downvotes of one page that count; 0: they never do. */
  readonly minVotes: number
  /** Ids of wordless downvotes by page, pages in their normal form. */
  readonly votes: ReadonlyMap<string, readonly string[]>
  /** By the words themselves, if nothing better is given. */
  readonly similarity?: Similarity
}

/**
 * Clusters of new entries that triage keeps, each with one change in view. Wordless ones come as `votes`. The result
 * does not depend on the order of the input; keys and splits lean on the oldest entries, so that new ones seldom move them.
 */
export function clusterEntries(entries: readonly FeedbackEntry[], options: ClusterOptions): Clustering {
  const worded = sortOut(entries)
  const ground = readGround(worded, options.similarity ?? lexical)
  const topics = groupByPage(ground).flatMap(([page, rows]) => groupTopics(page, rows, ground))
  const { shared, rest } = findShared(topics, ground)
  const pages = Map.groupBy(rest, (topic) => topic.page)
  const votes = countedVotes(options, new Set(entries.map((entry) => entry.id)))
  const drafts = [
    ...shared.map((group) => draftShared(group, ground)),
    ...[...pages].flatMap(([page, found]) => draftPage(page, found, votes.get(page) ?? [], ground)),
    ...[...votes].filter(([page]) => !pages.has(page)).flatMap(([page, ids]) => draftPage(page, [], ids, ground)),
  ]
  const members = drafts.map((draft) => draft.topics.flatMap(({ rows }) => rows))
  const voices = numberVoices(worded, ground.lexicon)
  const weights = weighClusters(members, worded, voices)
  const { newest } = measureAge(worded.keys(), voices.times)
  const clusters = nameOnce(drafts).flatMap((draft, index) => {
    const weight = weights[index]
    return weight ? [buildCluster(draft, weight, newest)] : []
  })
  return { clusters: clusters.sort((a, b) => b.score - a.score || byCode(a.key, b.key)) }
}

/** Rows of each page, pages in a fixed order. */
function groupByPage({ entries }: Ground): [page: DocPath, rows: number[]][] {
  const known = new Map<string, DocPath>()
  const groups = new Map<DocPath, number[]>()
  for (const [row, { path }] of entries.entries()) {
    const page = known.get(path) ?? parseDocPath(path)
    known.set(path, page)
    const group = groups.get(page)
    if (group) group.push(row)
    else groups.set(page, [row])
  }
  return [...groups].sort(([a], [b]) => byCode(a, b))
}

function countedVotes({ minVotes, votes }: ClusterOptions, taken: ReadonlySet<string>): Map<DocPath, string[]> {
  if (minVotes <= 0) return new Map()
  const unique = [...votes].map(
    ([page, ids]) => [parseDocPath(page), [...new Set(ids)].filter((id) => !taken.has(id)).sort(byCode)] as const,
  )
  return new Map(unique.filter(([, ids]) => ids.length >= minVotes).sort(([a], [b]) => byCode(a, b)))
}
