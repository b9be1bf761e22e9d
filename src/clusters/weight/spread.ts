// Where each voice speaks: in each cluster once, and less in each the more clusters it speaks in.
import type { Voices } from './number-voices.ts'

export interface Spread {
  /** By cluster: for each of its voices the row in which it speaks first there, the oldest first. */
  readonly first: readonly (readonly number[])[]
  /** By such a row: the share of its voice that the cluster gets, of those that do not get all. */
  readonly shares: ReadonlyMap<number, number>
}

const day = 24 * 60 * 60

/** `members`: rows by cluster; each row is in one. */
export function spreadVoices(members: readonly (readonly number[])[], voices: Voices): Spread {
  const { order, voiceOf, seconds } = voices
  const clusterOf = new Uint32Array(order.length)
  for (const [cluster, rows] of members.entries()) for (const row of rows) clusterOf[row] = cluster
  const first = members.map((): number[] => [])
  const elsewhere = new Map<number, number[]>()
  const met = new Set<number>()
  for (let index = 0; index < order.length; index += 1) {
    const row = order[index] as number
    const voice = voiceOf[row] as number
    const cluster = clusterOf[row] as number
    if (voice !== row) {
      const place = voice * members.length + cluster
      if (cluster === clusterOf[voice] || met.has(place)) continue
      met.add(place)
      const rows = elsewhere.get(voice)
      if (rows) rows.push(row)
      else elsewhere.set(voice, [voice, row])
    }
    first[cluster]?.push(row)
  }
  return { first, shares: shareVoices(elsewhere.values(), seconds) }
}

/**
 * One over the number of clusters that the voice had spoken in by the end of that day (24 hours from midnight, UTC). What it
 * says later elsewhere takes nothing from it: else, who repeats a reader's words would silence that reader.
 */
function shareVoices(voices: Iterable<readonly number[]>, seconds: Float64Array): Map<number, number> {
  const shares = new Map<number, number>()
  for (const rows of voices) {
    let from = 0
    for (let to = 1; to <= rows.length; to += 1) {
      const isNext = to === rows.length || !Object.is(dayOf(rows[to], seconds), dayOf(rows[from], seconds))
      if (!isNext) continue
      for (const row of rows.slice(from, to)) shares.set(row, 1 / to)
      from = to
    }
  }
  return shares
}

function dayOf(row: number | undefined, seconds: Float64Array): number {
  return Math.floor((seconds[row ?? 0] ?? Number.NaN) / day)
}
