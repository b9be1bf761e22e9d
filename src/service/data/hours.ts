// Hours of the clock, by which uses are counted.

const HOUR = 3_600_000

/** @param now milliseconds since 1970 */
export function hourOf(now: number): number {
  return Math.floor(now / HOUR)
}

/**
 * @param now milliseconds since 1970
 * @returns whole seconds until the next hour begins
 */
export function waitForHour(now: number): number {
  return Math.ceil(((hourOf(now) + 1) * HOUR - now) / 1000)
}
