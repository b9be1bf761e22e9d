// How much many voices at one time count: an outage brings many at once, and so does one person with a script.

const hour = 60 * 60
const day = 24 * hour
/** A burst around midnight is one burst too: days may begin at either time, and the way that counts less is taken. */
const beginnings = [0, 12 * hour]

/** One counts fully; ten times as many count for one more. */
export function damp(sum: number): number {
  return sum <= 1 ? sum : 1 + Math.log10(sum)
}

/**
 * The worth of voices, each with its time (seconds; `NaN`: undated, which is a time of its own) and its weight, in
 * the order of time: damped within each hour, then within each day.
 */
export function dampBursts(times: readonly number[], weights: readonly number[]): number {
  if (times.length === 1) return weights[0] as number
  return Math.min(...beginnings.map((beginning) => dampDays(times, weights, beginning)))
}

function dampDays(times: readonly number[], weights: readonly number[], beginning: number): number {
  let [inAll, inDay, inHour] = [0, 0, 0]
  let [lastDay, lastHour] = [Number.NaN, Number.NaN]
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] as number
    const thisDay = Math.floor((time - beginning) / day)
    const thisHour = Math.floor(time / hour)
    if (!Object.is(thisHour, lastHour)) {
      inDay += damp(inHour)
      inHour = 0
    }
    if (!Object.is(thisDay, lastDay)) {
      inAll += damp(inDay)
      inDay = 0
    }
    lastDay = thisDay
    lastHour = thisHour
    inHour += weights[index] as number
  }
  return inAll + damp(inDay + damp(inHour))
}
