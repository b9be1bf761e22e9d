// Reads which boxes are ticked in the text of the tracking issue.

import { parseBoxes } from './boxes.ts'
import { type Tick, tickKinds } from './tick-record.ts'

/** The ticked boxes, without duplicates. A box inside a fence is not rendered as one and does not count. */
export function parseTicks(body: string): Tick[] {
  return parseBoxes(body, tickKinds)
}
