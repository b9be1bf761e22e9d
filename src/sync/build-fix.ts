// A fix as it is first recorded, before anything is sent for it.

import { signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength } from '../ledger/limits.ts'
import type { Plan } from './sync.ts'

type Entries = ReadonlyMap<string, FeedbackEntry>

function buildFix({ fixId, cluster, attempt, votes }: Plan, entries: Entries, run: string, now: number): Fix {
  return {
    id: fixId ?? '',
    key: cluster.key,
    attempt,
    state: 'submitting',
    pages: cluster.pages,
    entryIds: cluster.entryIds,
    voices: cluster.distinctReaders,
    votes,
    oldest: cluster.oldest,
    topics: cluster.topics.map((topic) => signTopic(topic, entries)),
    run,
    at: now,
    since: now,
    lease: now + leaseLength,
    told: [],
  }
}

/** The event that records the intent to send a plan's prompt. */
export function submit(plan: Plan, entries: Entries, run: string, maxOpen: number, now: number) {
  return { type: 'fix-submitted', fix: buildFix(plan, entries, run, now), maxOpen, declines: plan.declines } as const
}
