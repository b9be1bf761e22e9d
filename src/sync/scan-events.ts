// What a scan and the decisions on it leave in the ledger.
import { parseTime } from '../feedback/time.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Tally } from '../ledger/ledger.ts'
import { scanDecisions } from '../plan/hold-back.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { Collected } from './collect.ts'
import type { Plan, Sync } from './sync.ts'

interface Outcome {
  readonly plans: readonly Plan[]
  readonly setAside: readonly { readonly id: string; readonly reason: SafeText }[]
  /** Downvotes that count towards `min-votes`, by page. */
  readonly votes: ReadonlyMap<string, readonly string[]>
  readonly tally: Tally
}

export function listScanEvents(sync: Sync, collected: Collected, outcome: Outcome): LedgerCommand[] {
  const { session, inputs, world } = sync
  const { setAside, votes } = outcome
  const givenUp = outcome.plans.filter((plan) => plan.decision === 'given-up').flatMap((plan) => plan.cluster.entryIds)
  const before = scanDecisions(session.ledger, collected.fresh)
  const kept = Object.fromEntries([...votes].filter(([, ids]) => ids.length > 0))
  const events: LedgerCommand[] = []
  const released = [...collected.takenBack, ...collected.ahead.map((id) => ({ id }))]
  if (released.length > 0) events.push({ type: 'entries-released', entries: released })
  if (setAside.length > 0) events.push({ type: 'entries-set-aside', entries: setAside })
  if (givenUp.length > 0) events.push({ type: 'entries-given-up', entryIds: givenUp, now: world.now() })
  if (inputs['min-votes'] > 0 || Object.keys(session.ledger.votes).length > 0)
    events.push({ type: 'votes-kept', votes: kept })
  if (Object.keys(before).length > 0) events.push({ type: 'decisions-scanned', before })
  if (!collected.complete) return events
  const done = new Set([...collected.known, ...setAside.map(({ id }) => id), ...givenUp])
  return [...events, completedScan(collected, done), { type: 'feedback-counted', tally: outcome.tally }]
}

function completedScan(
  { plan, candidates, votes, fresh, undatedPages }: Collected,
  done: ReadonlySet<string>,
): LedgerCommand {
  const waiting = fresh.filter((entry) => !done.has(entry.id)).map((entry) => parseTime(entry.createdAt))
  const times = waiting.filter((time) => time !== null)
  const seen = [...candidates.map((entry) => ({ id: entry.id, at: parseTime(entry.createdAt) })), ...votes]
  const scan = {
    filters: plan.filters,
    start: plan.start,
    undatedPages,
    oldestWaiting: times.length === 0 ? undefined : times.reduce((a, b) => Math.min(a, b)),
    window: seen.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }])),
    done: [...done],
  }
  return { type: 'scan-completed', scan }
}
