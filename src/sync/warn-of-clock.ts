// A runner whose clock is wrong says so once, when GitHub's first answers have told.
import { renderClockWarning } from '../report/clock-warning.ts'
import type { World } from '../world.ts'

export function warnOfClock({ skew, log }: World): void {
  const warning = renderClockWarning(skew())
  if (warning !== undefined) log.warning(warning)
}
