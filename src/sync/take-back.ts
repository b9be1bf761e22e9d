// What a person has read and found to be no attack: it is new again, and is sent like any other feedback.
import { type FilterReason, judgeResolution, type Resolution } from '../ledger/reason.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

export interface TakenBack {
  /** Ids that triage lets pass: those named, and those that earlier runs took back. */
  readonly released: ReadonlySet<string>
  /** Those among them that the ledger still has as filtered out, with the reason that it gives. */
  readonly takenBack: readonly { readonly id: string; readonly reason: FilterReason }[]
  /** Those that were named before the ledger knew them. */
  readonly ahead: readonly string[]
  /** How many of the ids named are none that can be taken back. */
  readonly missing: number
}

/**
 * @param named ids of the input `release`
 * @param asked ids of the scan that no fix holds
 * @param resolutions what the shards say of those
 */
export function takeBack(
  named: readonly string[],
  asked: readonly string[],
  resolutions: ReadonlyMap<string, Resolution>,
): TakenBack {
  const seen = new Set(asked)
  const takenBack = named.flatMap((id) => {
    const known = seen.has(id) ? resolutions.get(id) : undefined
    const filtered = typeof known === 'object' && 'filtered' in known ? known.filtered : undefined
    return filtered !== undefined && judgeResolution(known) === 'flagged' ? [{ id, reason: filtered }] : []
  })
  const ahead = named.filter((id) => seen.has(id) && !resolutions.has(id))
  const before = asked.filter((id) => resolutions.get(id) === 'released')
  const all = new Set([...takenBack.map(({ id }) => id), ...ahead, ...before])
  return { released: all, takenBack, ahead, missing: named.filter((id) => !all.has(id)).length }
}

export function logTakenBack(world: World, { takenBack, missing }: TakenBack): void {
  if (takenBack.length > 0)
    world.log.info(
      safe`Took back ${count(takenBack.length, 'entry', 'entries')} that had been flagged as possible prompt injection.`,
    )
  if (missing === 0) return
  const what = count(missing, 'id of `release` is', 'ids of `release` are')
  world.log.warning(
    safe`${what} none that can be taken back: not flagged as possible prompt injection, in a fix, or not in the export.`,
  )
}
