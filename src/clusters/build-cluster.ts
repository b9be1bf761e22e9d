// A draft → the cluster that prompts, decisions and reports build on.
import type { Cluster } from './cluster.ts'
import type { Draft } from './drafts.ts'
import { byCode } from './order.ts'
import { explainCluster, scoreCluster } from './score.ts'
import type { Weight } from './weight/weigh.ts'

/** `newestOfAll`: epoch milliseconds of the newest entry of the whole input, by which recency is measured. */
export function buildCluster(draft: Draft, weight: Weight, newestOfAll: number | null): Cluster {
  const ids = draft.topics.flatMap(({ topic }) => topic.entryIds)
  const topics = draft.topics.map(({ topic }) => topic)
  const measured = {
    pages: draft.pages,
    topics: topics.sort(
      (a, b) => b.entryIds.length - a.entryIds.length || byCode(a.entryIds[0] ?? '', b.entryIds[0] ?? ''),
    ),
    voteIds: draft.voteIds,
    distinctReaders: weight.voices,
    oldest: weight.oldest,
    newest: weight.newest,
  }
  return {
    key: draft.key,
    ...measured,
    entryIds: [...ids, ...draft.voteIds].sort(byCode),
    score: scoreCluster(measured, weight, newestOfAll),
    reason: explainCluster(measured, weight, draft.shape),
  }
}
