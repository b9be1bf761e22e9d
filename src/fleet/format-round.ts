// How long a round takes, in words.
import { formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { hour } from './state.ts'

/** `hour`, `24 hours`, `4 days`, `100 hours`: as it stands after "every". */
export function formatRound(milliseconds: number): SafeText {
  const hours = Math.max(1, Math.round(milliseconds / hour))
  if (hours === 1) return safe`hour`
  return hours > 24 && hours % 24 === 0 ? safe`${formatNumber(hours / 24)} days` : safe`${formatNumber(hours)} hours`
}
