// Events in a row, judged on one ledger: what the next commit holds.
import type { Line } from '../text/line.ts'
import { advance, pruneFixes } from './advance.ts'
import { type Handled, readEnd } from './ends.ts'
import type { LedgerEvent } from './event.ts'
import type { Fix, Ledger } from './ledger.ts'

export interface Judgement {
  /** The ledger after them, with its next number. */
  ledger: Ledger
  readonly accepted: readonly LedgerEvent[]
  /** Those that no longer fit, with the reason. */
  readonly dropped: ReadonlyMap<LedgerEvent, Line>
  /** Ids that are done with from now on, each with the fix or the reason that ended it. */
  readonly done: ReadonlyMap<string, Line>
  /** Fixes as they ended. */
  readonly closed: readonly Fix[]
}

/** Each event meets what those before it have made of the ledger. `isHandled` answers from the shards. */
export function judgeEvents(
  before: Ledger,
  events: readonly LedgerEvent[],
  isHandled: (id: string) => Handled,
): Judgement {
  const accepted: LedgerEvent[] = []
  const dropped = new Map<LedgerEvent, Line>()
  const done = new Map<string, Line>()
  const closed: Fix[] = []
  let ledger = before
  for (const event of events) {
    const next = advance(ledger, event, (id) => (done.has(id) ? readEnd(done.get(id)) : isHandled(id)))
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
