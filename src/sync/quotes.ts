// Readers' words where people may see them: in private repositories, or where the team says so.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Inputs } from '../inputs.ts'
import { findFix } from '../ledger/fix.ts'
import type { World } from '../world.ts'
import type { Sync } from './sync.ts'

/** Asks GitHub only when it matters; a repository whose visibility cannot be told counts as public. */
export async function mayQuote(world: World, inputs: Pick<Inputs, 'quotes'>): Promise<boolean> {
  if (inputs.quotes !== 'auto') return inputs.quotes === 'always'
  return (await world.pulls.isPrivate()) === true
}

export async function collectQuotes(sync: Sync, fixIds: readonly string[]): Promise<Map<string, string[]>> {
  const { world, session, account, inputs } = sync
  const found = new Map<string, string[]>()
  for (const id of fixIds) {
    const entries = (findFix(session.ledger, id)?.entryIds ?? []).flatMap(
      (entryId) => account.entries.get(entryId) ?? [],
    )
    const words = entries.flatMap((entry: FeedbackEntry) => entry.comment ?? [])
    if (words.length > 0) found.set(id, words)
  }
  return found.size > 0 && (await mayQuote(world, inputs)) ? found : new Map()
}
