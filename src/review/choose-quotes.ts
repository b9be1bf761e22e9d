// Which readers' words a review may show: those of private repositories, or where the team allows it.
import type { ReaderEntry } from './judge/result.ts'

/** By entry id; undefined where none may be shown. The event says whether the repository is private, so GitHub need not be asked. */
export function chooseQuotes(
  quotes: 'auto' | 'always' | 'never',
  isPrivate: boolean,
  readers: readonly ReaderEntry[] = [],
): ReadonlyMap<string, string> | undefined {
  if (quotes === 'never' || (quotes === 'auto' && !isPrivate)) return undefined
  return new Map(readers.map(({ id, comment, text }) => [id, comment ?? text]))
}
