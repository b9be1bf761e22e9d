// Events in a row, judged on one ledger: what the next commit holds.
import { applyCommand, pruneFixes } from './apply-command.ts'
import type { DropReason } from './change.ts'
import type { LedgerCommand } from './command.ts'
import type { Fix, Ledger } from './ledger.ts'
import { type EntryState, judgeResolution, type Resolution } from './reason.ts'

export interface BatchResult {
  /** The ledger after them, with its next number. */
  ledger: Ledger
  readonly accepted: readonly LedgerCommand[]
  /** Those that no longer fit, with the reason. */
  readonly dropped: ReadonlyMap<LedgerCommand, DropReason>
  /** What became of entries. */
  readonly resolved: ReadonlyMap<string, Resolution>
  /** Fixes as they ended. */
  readonly closed: readonly Fix[]
}

/** Each event meets what those before it have made of the ledger. `stateOf` answers from the shards. */
export function applyBatch(
  before: Ledger,
  events: readonly LedgerCommand[],
  stateOf: (id: string) => EntryState,
): BatchResult {
  const accepted: LedgerCommand[] = []
  const dropped = new Map<LedgerCommand, DropReason>()
  const resolved = new Map<string, Resolution>()
  const closed: Fix[] = []
  let ledger = before
  for (const event of events) {
    const next = applyCommand(ledger, event, (id) =>
      resolved.has(id) ? judgeResolution(resolved.get(id)) : stateOf(id),
    )
    if (next.kind === 'dropped') {
      dropped.set(event, next.reason)
      continue
    }
    ledger = next.ledger
    accepted.push(event)
    closed.push(...next.closed)
    for (const [id, resolution] of Object.entries(next.handled)) resolved.set(id, resolution)
  }
  return { ledger: { ...pruneFixes(ledger), sequence: before.sequence + 1 }, accepted, dropped, resolved, closed }
}
