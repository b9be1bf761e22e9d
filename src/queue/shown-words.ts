// What the ledger and the tracking issue show of readers' comments: words that several readers share.
import type { Cluster } from '../clusters/cluster.ts'
import { createFindWords } from '../clusters/shared-words.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Collected } from '../feedback/collect.ts'
import type { Inputs } from '../inputs.ts'
import type { Waiting } from '../ledger/ledger.ts'

export interface ShownWords {
  /** Missing if `quotes` is `never`. */
  readonly words?: Waiting['words']
}

/** More than a run sends and the tracking issue lists; a first run may have thousands. */
const mostClusters = 200

/** @param kept entries that triage or a person let pass; those that a person released may still be an attack */
export function createShownWords(
  { quotes }: Pick<Inputs, 'quotes'>,
  { entries, filtered }: Pick<Collected, 'entries' | 'filtered'>,
  kept: readonly FeedbackEntry[],
): (cluster: Pick<Cluster, 'entryIds'>, rank: number) => ShownWords {
  if (quotes === 'never') return () => ({})
  const findWords = createFindWords(
    kept.filter(({ id }) => !filtered.has(id)),
    entries.values(),
  )
  return ({ entryIds }, rank) => ({ words: rank < mostClusters ? findWords(entryIds) : [] })
}
