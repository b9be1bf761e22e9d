// When entries came, read once.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { parseTime } from '../../feedback/time.ts'

const second = 1_000
/** In seconds since 1970; what is dated before 1970 or later than this came at that end. */
const latest = 2 ** 32 - 2
const undated = latest + 1

/** Epoch milliseconds by row; `NaN` for entries without a date. */
export function readTimes(entries: readonly FeedbackEntry[]): Float64Array {
  return Float64Array.from(entries, ({ createdAt }) => parseTime(createdAt) ?? Number.NaN)
}

/** Whole seconds since 1970; `NaN` for entries without a date. */
export function readSeconds(times: Float64Array): Float64Array {
  return times.map((time) => Math.min(latest, Math.max(0, Math.floor(time / second))))
}

/** Epoch milliseconds of the oldest and newest dated one of some rows. */
export function measureAge(
  rows: Iterable<number>,
  times: Float64Array,
): { oldest: number | null; newest: number | null } {
  let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const time = times[row] as number
    if (time < oldest) oldest = time
    if (time > newest) newest = time
  }
  return newest < oldest ? { oldest: null, newest: null } : { oldest, newest }
}

/** Rows by age, the oldest first, those without a date last; of one second, in their own order. */
export function orderByAge(seconds: Float64Array): Uint32Array {
  const rows = Math.max(1, seconds.length)
  // One number for both, because sorting numbers takes a tenth of the time that comparing does.
  const keys = seconds.map((time, row) => (Number.isNaN(time) ? undated : time) * rows + row).sort()
  return Uint32Array.from(keys, (key) => key % rows)
}
