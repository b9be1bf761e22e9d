// Readers' words beside what the change does about them, where they may be shown.
import type { Inputs } from '../inputs.ts'
import type { World } from '../world.ts'
import type { ReaderEntry } from './rules/rule.ts'

/** By the entry's id. GitHub is asked whether the repository is private only where that decides. */
export async function findQuotes(
  { pulls }: Pick<World, 'pulls'>,
  { quotes }: Pick<Inputs, 'quotes'>,
  readers: readonly ReaderEntry[] | undefined,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (readers === undefined || quotes === 'never') return undefined
  if (quotes === 'auto' && (await pulls.isPrivate()) !== true) return undefined
  return new Map(readers.map(({ id, text, comment = text }) => [id, comment]))
}
