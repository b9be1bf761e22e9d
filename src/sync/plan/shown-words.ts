// What the ledger and the tracking issue show of readers' comments: words that several readers share.
import type { Cluster, Topic } from '../../clusters/cluster.ts'
import { createFindWords, type FindWords } from '../../clusters/shared-words.ts'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { parseTime } from '../../feedback/time.ts'
import type { Inputs } from '../../inputs.ts'
import type { Waiting } from '../../ledger/records/ledger.ts'
import type { Collected } from '../collect/collect.ts'

export interface ShownWords {
  /** Missing if `quotes` is `never`. */
  readonly words?: Waiting['words']
  readonly topics: NonNullable<Waiting['topics']>
}

/** How many topics of a cluster a person can separate by ticking. */
const mostTopics = 8

/** More than a run sends and the tracking issue lists; a first run may have thousands. */
const mostClusters = 200

/** @param kept entries that triage or a person let pass; those that a person released may still be an attack */
export function createShownWords(
  { quotes }: Pick<Inputs, 'quotes'>,
  { entries, filtered }: Pick<Collected, 'entries' | 'filtered'>,
  kept: readonly FeedbackEntry[],
): (cluster: Cluster, rank: number) => ShownWords {
  const passed = kept.filter(({ id }) => !filtered.has(id))
  const findWords = quotes === 'never' ? undefined : createFindWords(passed, entries.values())
  return ({ entryIds, topics }, rank) => ({
    ...(findWords && { words: rank < mostClusters ? findWords(entryIds) : [] }),
    topics: topics
      .slice(0, mostTopics)
      .map((topic) => describeTopic(topic, entries, rank < mostClusters ? findWords : undefined)),
  })
}

function describeTopic({ entryIds }: Topic, entries: Collected['entries'], findWords: FindWords = () => []) {
  const age = (id: string) => parseTime(entries.get(id)?.createdAt ?? null) ?? Number.POSITIVE_INFINITY
  const isOlder = (a: string, b: string) => age(a) < age(b) || (age(a) === age(b) && a < b)
  const anchor = entryIds.reduce((oldest, id) => (isOlder(id, oldest) ? id : oldest))
  return { anchor, words: findWords(entryIds), entries: entryIds.length }
}
