// Events in a row, judged on one ledger: what the next commit holds.
import type { SafeText } from '../text/safe-text.ts'
import { applyCommand, pruneFixes } from './apply-command.ts'
import type { DropReason } from './change.ts'
import type { LedgerCommand } from './command.ts'
import { type Handled, readEnd } from './ends.ts'
import type { Fix, Ledger } from './ledger.ts'

export interface BatchResult {
  /** The ledger after them, with its next number. */
  ledger: Ledger
  readonly accepted: readonly LedgerCommand[]
  /** Those that no longer fit, with the reason. */
  readonly dropped: ReadonlyMap<LedgerCommand, DropReason>
  /** Ids that are done with from now on, each with the fix or the reason that ended it. */
  readonly done: ReadonlyMap<string, SafeText>
  /** Fixes as they ended. */
  readonly closed: readonly Fix[]
}

/** Each event meets what those before it have made of the ledger. `isHandled` answers from the shards. */
export function applyBatch(
  before: Ledger,
  events: readonly LedgerCommand[],
  isHandled: (id: string) => Handled,
): BatchResult {
  const accepted: LedgerCommand[] = []
  const dropped = new Map<LedgerCommand, DropReason>()
  const done = new Map<string, SafeText>()
  const closed: Fix[] = []
  let ledger = before
  for (const event of events) {
    const next = applyCommand(ledger, event, (id) => (done.has(id) ? readEnd(done.get(id)) : isHandled(id)))
    if (next.kind === 'dropped') {
      dropped.set(event, next.reason)
      continue
    }
    ledger = next.ledger
    accepted.push(event)
    closed.push(...next.closed)
    for (const [id, end] of Object.entries(next.handled)) done.set(id, end)
  }
  return { ledger: { ...pruneFixes(ledger), sequence: before.sequence + 1 }, accepted, dropped, done, closed }
}
