// Readers' words where people may see them: in private repositories, or where the team says so.
import type { Inputs } from '../inputs.ts'
import { findFix } from '../ledger/fix.ts'
import type { World } from '../world.ts'
import type { Context, Entries } from './context.ts'

/** Asks GitHub only when it matters; a repository whose visibility is unknown counts as public. */
export async function mayQuote(world: World, inputs: Pick<Inputs, 'quotes'>): Promise<boolean> {
  if (inputs.quotes !== 'auto') return inputs.quotes === 'always'
  return (await world.pulls.isPrivate()) === true
}

/** Comments by the fix that they went into. */
export async function findQuotes(
  { world, session, inputs }: Context,
  fixIds: readonly string[],
  entries: Entries,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const id of fixIds) {
    const { entryIds } = findFix(session.ledger, id) ?? { entryIds: [] }
    const words = entryIds.flatMap((entryId) => entries.get(entryId)?.comment ?? [])
    if (words.length > 0) found.set(id, words)
  }
  return found.size > 0 && (await mayQuote(world, inputs)) ? found : new Map()
}
