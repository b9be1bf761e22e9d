// A warning when this runner's clock is wrong, once GitHub's first answers show it.
import { renderClockWarning } from '../report/format.ts'
import type { World } from '../world.ts'

export function warnOfClock({ skew, log }: World): void {
  const warning = renderClockWarning(skew())
  if (warning !== undefined) log.warning(warning)
}
