// Reads which boxes are ticked in the text of the tracking issue.
import { type Tick, tickKinds } from '../../ledger/records/tick.ts'
import { parseBoxes } from '../parts/boxes.ts'

/** The ticked boxes, without duplicates. A box inside a fence is not rendered as one and does not count. */
export function parseTicks(body: string): Tick[] {
  return parseBoxes(body, tickKinds)
}
