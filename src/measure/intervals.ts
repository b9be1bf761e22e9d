// 95 % intervals for shares and rates, their differences and their ratios, by standard formulas.

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The quantile of the standard normal distribution at 0.975, and what lies beyond it. */
const z = 1.959963984540054
const tail = 0.025
/** For more events, a formula gives the exact limits to seven digits. */
const mostExact = 1000
const halvings = 80

/**
 * Of a share: the score interval (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927), which holds for few trials and shares near 0 or 1 too
 * (L. D. Brown, T. T. Cai, A. DasGupta, Statistical Science 16, 2001).
 */
export function shareInterval(successes: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 }
  const share = successes / trials
  const scale = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / scale
  return {
    low: successes <= 0 ? 0 : Math.max(0, middle - half),
    high: successes >= trials ? 1 : Math.min(1, middle + half),
  }
}

/**
 * Of a Poisson distribution's mean, from one count: the exact interval (F. Garwood, Biometrika 28, 1936); for many events, Byar's
 * approximation of it (N. E. Breslow, N. E. Day, Statistical Methods in Cancer Research II, 1987).
 */
export function countInterval(events: number): Interval {
  if (events > mostExact) return { low: approximate(events, -z), high: approximate(events + 1, z) }
  const most = events + 10 * Math.sqrt(events + 1) + 10
  const low = events <= 0 ? 0 : solve((mean) => 1 - poissonUpTo(events - 1, mean) < tail, most)
  return { low, high: solve((mean) => poissonUpTo(events, mean) > tail, most) }
}

function approximate(events: number, quantile: number): number {
  return events * (1 - 1 / (9 * events) + quantile / (3 * Math.sqrt(events))) ** 3
}

/** The value at which a condition that holds from 0 upwards stops holding. */
function solve(holds: (value: number) => boolean, most: number): number {
  let [low, high] = [0, most]
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The probability of at most `events`, summed from the largest term down so that no factor underflows. */
function poissonUpTo(events: number, mean: number): number {
  let logarithm = -mean
  for (let count = 1; count <= events; count += 1) logarithm += Math.log(mean / count)
  let [sum, term] = [1, 1]
  for (let count = events; count > 0; count -= 1) {
    term *= count / mean
    sum += term
  }
  return Math.min(1, Math.exp(logarithm + Math.log(sum)))
}

/**
 * Of the ratio of two rates, after to before. Given their sum, one of two Poisson counts is binomial (J. Przyborowski,
 * H. Wilenski, Biometrika 31, 1940); its share is that of Wilson's interval.
 */
export function ratioInterval(
  before: { readonly count: number; readonly weeks: number },
  after: { readonly count: number; readonly weeks: number },
): Interval {
  const { low, high } = shareInterval(after.count, after.count + before.count)
  const toRatio = (share: number) =>
    share >= 1 ? Number.POSITIVE_INFINITY : (share / (1 - share)) * (before.weeks / after.weeks)
  return { low: toRatio(low), high: toRatio(high) }
}

/** For the difference of two shares, after minus before (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10). */
export function differenceInterval(
  before: { readonly successes: number; readonly trials: number },
  after: { readonly successes: number; readonly trials: number },
): Interval {
  const one = shareInterval(after.successes, after.trials)
  const other = shareInterval(before.successes, before.trials)
  const [a, b] = [after.successes / after.trials, before.successes / before.trials]
  return {
    low: a - b - Math.hypot(a - one.low, other.high - b),
    high: a - b + Math.hypot(one.high - a, b - other.low),
  }
}
