// What a scan and the decisions on it leave in the ledger.
import { parseTime } from '../feedback/time.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Tally } from '../ledger/ledger.ts'
import { scanDecisions } from '../plan/hold-back.ts'
import type { ReasonCode } from '../triage/reason.ts'
import type { Collected } from './collect.ts'
import type { Context } from './context.ts'

interface Outcome {
  /** Ids of entries whose attempts are used up. */
  readonly givenUp: readonly string[]
  readonly filtered: readonly { readonly id: string; readonly code: ReasonCode }[]
  /** Downvotes that count towards `min-votes`, by page. */
  readonly votes: ReadonlyMap<string, readonly string[]>
  readonly tally: Tally
}

export function listScanCommands(
  { session, inputs, world }: Context,
  collected: Collected,
  { givenUp, filtered, votes, tally }: Outcome,
): LedgerCommand[] {
  const before = scanDecisions(session.ledger, collected.fresh)
  const kept = Object.fromEntries([...votes].filter(([, ids]) => ids.length > 0))
  const commands: LedgerCommand[] = []
  const released = [...collected.unflagged, ...collected.ahead.map((id) => ({ id }))]
  if (released.length > 0) commands.push({ type: 'entries-released', entries: released })
  if (filtered.length > 0)
    commands.push({ type: 'entries-filtered', entries: filtered.map(({ id, code }) => ({ id, reason: code })) })
  if (givenUp.length > 0) commands.push({ type: 'entries-given-up', entryIds: givenUp, now: world.now() })
  if (inputs['min-votes'] > 0 || Object.keys(session.ledger.votes).length > 0)
    commands.push({ type: 'votes-kept', votes: kept })
  if (Object.keys(before).length > 0) commands.push({ type: 'decisions-scanned', before })
  if (!collected.complete) return commands
  const done = new Set([...collected.known, ...filtered.map(({ id }) => id), ...givenUp])
  return [...commands, completedScan(collected, done), { type: 'feedback-counted', tally }]
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
