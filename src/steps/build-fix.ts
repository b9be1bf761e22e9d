// A fix as it is first recorded, before anything is sent for it.
import type { Fix } from '../domain/ledger/ledger.ts'
import { leaseLength } from '../domain/ledger/limits.ts'
import type { Plan } from './sync.ts'

export function buildFix({ fixId, cluster, attempt, votes }: Plan, run: string, now: number): Fix {
  return {
    id: fixId ?? '',
    key: cluster.key,
    attempt,
    state: 'submitting',
    pages: cluster.pages,
    entryIds: cluster.entryIds,
    voices: cluster.voices,
    votes,
    oldest: cluster.oldest,
    topics: cluster.topics.map((topic) => topic.signatures),
    run,
    at: now,
    since: now,
    lease: now + leaseLength,
    told: [],
  }
}
