// A cluster made ready to be sent: its fix's id, its prompt, and the intent that the ledger records first.

import { countDistinctReaders } from '../clusters/readers.ts'
import { signTopic } from '../clusters/signature.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseLength } from '../ledger/limits.ts'
import { buildPrompt, type Prompt } from '../prompt/build-prompt.ts'
import type { Context, Entries } from './context.ts'
import type { PlannedCluster } from './planned-cluster.ts'

export interface Submission {
  readonly planned: PlannedCluster
  readonly fixId: string
  readonly prompt: Prompt
}

/** @param words `counted` puts counts in the place of readers' words, where those must not be shown */
export function prepare(
  { inputs, template, world }: Context,
  planned: PlannedCluster,
  entries: Entries,
  words: 'shown' | 'counted' = 'shown',
): Submission {
  const { cluster, votes } = planned
  const { instructions } = inputs
  const countReaders = countDistinctReaders
  const fixId = world.name()
  const delimiter = `=====${world.name().toUpperCase()}=====`
  return {
    planned,
    fixId,
    prompt: buildPrompt({ fixId, cluster, entries, votes, countReaders, instructions, template, delimiter, words }),
  }
}

export function intend({ inputs, session, world }: Context, { planned, fixId }: Submission, entries: Entries) {
  const { cluster, attempt, votes, declines } = planned
  const now = world.now()
  const fix = {
    id: fixId,
    key: cluster.key,
    attempt,
    state: 'submitting',
    pages: cluster.pages,
    entryIds: cluster.entryIds,
    distinctReaders: cluster.distinctReaders,
    votes,
    oldest: cluster.oldest,
    topics: cluster.topics.map((topic) => signTopic(topic, entries)),
    run: session.run,
    at: now,
    since: now,
    lease: now + leaseLength,
    notified: [],
  } as const
  return { type: 'fix-submitted', fix, maxOpen: inputs['max-open'], declines } as const satisfies LedgerCommand
}
