// Flagged entries that a person has read and wants sent anyway: they are new again, and sent like any other.
import { type FilterReason, judgeResolution, type Resolution } from '../fixes/reasons.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

export interface SendAnyway {
  /** Ids that triage lets pass: those named in this run or in earlier ones. */
  readonly anyway: ReadonlySet<string>
  /** Those that the ledger lists as filtered out, with its reason; this run need not have read them. */
  readonly unflagged: readonly { readonly id: string; readonly reason: FilterReason }[]
  readonly ahead: readonly string[]
  readonly rejected: number
}

/**
 * @param named ids of the input `send-anyway`
 * @param scanned ids from the scan that no fix holds
 * @param resolutions what the shards say about both
 */
export function findSendAnyway(
  named: readonly string[],
  scanned: readonly string[],
  resolutions: ReadonlyMap<string, Resolution>,
): SendAnyway {
  const seen = new Set(scanned)
  const unflagged = named.flatMap((id) => {
    const known = resolutions.get(id)
    const filtered = typeof known === 'object' && 'filtered' in known ? known.filtered : undefined
    return filtered !== undefined && judgeResolution(known) === 'flagged' ? [{ id, reason: filtered }] : []
  })
  const ahead = named.filter((id) => seen.has(id) && !resolutions.has(id))
  const before = [...named, ...scanned].filter((id) => resolutions.get(id) === 'released')
  const anyway = new Set([...unflagged.map(({ id }) => id), ...ahead, ...before])
  return { anyway, unflagged, ahead, rejected: named.filter((id) => !anyway.has(id)).length }
}

export function logSendAnyway({ log }: World, { unflagged, rejected }: SendAnyway): void {
  const entries = count(unflagged.length, 'entry', 'entries')
  if (unflagged.length > 0) log.info(safe`Released ${entries} that had been flagged as possible prompt injection.`)
  if (rejected === 0) return
  const ids = count(rejected, 'id')
  const why = safe`not flagged as possible prompt injection, already in a fix, or not in the part of the export that this run read`
  log.warning(safe`${ids} of \`send-anyway\` cannot be sent: ${why}.`)
}
