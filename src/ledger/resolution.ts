// What became of an entry.
import { z } from 'zod'
import { type CountedReason, countedCodes, isFlagged } from '../triage/reasons.ts'

export const resolutionSchema = z.union([
  z.enum(['given-up', 'released', 'reopened']),
  z.object({ fix: z.string() }),
  z.object({ filtered: countedCodes.exclude(['given-up']).catch('other') }),
])
export type Resolution = Readonly<z.output<typeof resolutionSchema>>

const findFilter = (resolution: Resolution) =>
  typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : undefined

/** Entries that grew too old are listed apart. */
export function countFiltered(
  counts: Partial<Record<CountedReason, number>>,
  resolutions: Iterable<Resolution>,
  step: 1 | -1,
) {
  const next = { ...counts }
  for (const resolution of resolutions) {
    const code = findFilter(resolution)
    if (code && code !== 'outgrown') next[code] = Math.max(0, (next[code] ?? 0) + step)
  }
  return next
}

export const listGivenUp = (resolved: Iterable<readonly [id: string, Resolution]>) =>
  new Set([...resolved].flatMap(([id, resolution]) => (resolution === 'given-up' ? id : [])))

type EntryState = 'new' | 'outgrown' | 'flagged' | 'done'

export type StateOf = (id: string) => EntryState

export const isUnsettled = (state: EntryState) => state === 'new' || state === 'outgrown'

export function judgeResolution(resolution: Resolution | undefined): EntryState {
  if (resolution === undefined || resolution === 'released' || resolution === 'reopened') return 'new'
  const code = findFilter(resolution)
  if (code === 'outgrown') return 'outgrown'
  return code && (isFlagged(code) || code === 'set-aside') ? 'flagged' : 'done'
}
