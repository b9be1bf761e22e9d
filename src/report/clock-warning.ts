// What is said of a runner whose clock is wrong.
import { count, type SafeText, safe } from '../text/safe-text.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Less is common, and no reason for a word. */
const tolerated = 2 * minute

/** @param skew milliseconds by which the runner's clock is ahead of GitHub's; negative: behind */
export function renderClockWarning(skew: number): SafeText | undefined {
  const off = Math.abs(skew)
  if (off <= tolerated) return undefined
  const way = skew > 0 ? 'ahead of' : 'behind'
  return safe`This runner’s clock is ${renderLength(off)} ${way} GitHub’s; GitHub’s time is used.`
}

/** In the largest unit of which there are two. */
function renderLength(length: number): SafeText {
  if (length < 2 * hour) return count(Math.round(length / minute), 'minute')
  return length < 2 * day ? count(Math.round(length / hour), 'hour') : count(Math.round(length / day), 'day')
}
