// Flagged entries that a person has found harmless: they are new again, and sent like any other.
import { type FilterReason, judgeResolution, type Resolution } from '../ledger/reason.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

export interface Release {
  /** Ids that triage lets pass: those named, and those that earlier runs released. */
  readonly released: ReadonlySet<string>
  /** Those that the ledger has as filtered out, with its reason. */
  readonly unflagged: readonly { readonly id: string; readonly reason: FilterReason }[]
  /** Those that the ledger does not know yet. */
  readonly ahead: readonly string[]
  /** How many of the named ids cannot be released. */
  readonly rejected: number
}

/**
 * @param named ids of the input `release`
 * @param scanned ids of the scan that no fix holds
 * @param resolutions what the shards say of those
 */
export function findReleased(
  named: readonly string[],
  scanned: readonly string[],
  resolutions: ReadonlyMap<string, Resolution>,
): Release {
  const seen = new Set(scanned)
  const unflagged = named.flatMap((id) => {
    const known = seen.has(id) ? resolutions.get(id) : undefined
    const filtered = typeof known === 'object' && 'filtered' in known ? known.filtered : undefined
    return filtered !== undefined && judgeResolution(known) === 'flagged' ? [{ id, reason: filtered }] : []
  })
  const ahead = named.filter((id) => seen.has(id) && !resolutions.has(id))
  const before = scanned.filter((id) => resolutions.get(id) === 'released')
  const released = new Set([...unflagged.map(({ id }) => id), ...ahead, ...before])
  return { released, unflagged, ahead, rejected: named.filter((id) => !released.has(id)).length }
}

export function logReleased({ log }: World, { unflagged, rejected }: Release): void {
  const entries = count(unflagged.length, 'entry', 'entries')
  if (unflagged.length > 0) log.info(safe`Released ${entries} that had been flagged as possible prompt injection.`)
  if (rejected === 0) return
  const ids = count(rejected, 'id')
  log.warning(
    safe`${ids} of \`release\` cannot be released: not flagged as possible prompt injection, in a fix, or not in the export.`,
  )
}
