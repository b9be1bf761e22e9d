// When to poll a job next: as rarely as its expected end allows. All times are milliseconds.

/** When an earlier job ended, counted from its intent: it was last seen active at `from`, and had ended by `to`. */
export interface JobTime {
  readonly from: number
  readonly to: number
}

/** A job that was seen active at age `age`, for the `step`th time in this run (0: when following began). */
interface Watched {
  readonly step: number
  readonly age: number
}

const growth = 1.5
/** No pause is longer than this many times the shortest, so that an unexpected end is noticed soon enough too. */
const longest = 8
/** How much delay a poll is worth: a third of the shortest interval, or a thirtieth of the job's age. */
const delayPerPoll = 1 / 3
const delayPerAge = 1 / 30
/** A pause that nothing else determines is up to this much shorter than the longest one. */
const spread = 1 / 8
const halvings = 24

/**
 * Pause before the next poll, from `shortest` to eight times that. With no earlier job to go by, it grows by half each time. Otherwise it
 * ends when the delay to be expected if the job is not polled is worth a poll, which for a steady risk of ending gives the least sum
 * of both costs.
 * @param random from 0 to 1: jitter, so that many runs do not poll in step
 */
export function nextPause(job: Watched, times: readonly JobTime[], shortest: number, random: number): number {
  if (times.length === 0) return growingPause(job.step, shortest, random)
  const cap = shortest * longest * (1 - spread * random)
  const worth = Math.max(shortest * delayPerPoll, job.age * delayPerAge) * (0.75 + random / 2)
  const delay = expectDelay(job.age, times, shortest)
  if (delay(cap) <= worth) return Math.round(cap)
  let [low, high] = [shortest, cap]
  for (let count = 0; count < halvings; count++) {
    const middle = (low + high) / 2
    if (delay(middle) < worth) low = middle
    else high = middle
  }
  return Math.round(high)
}

/** Grows by half each time, with jitter, from `shortest` to at most eight times that. */
function growingPause(step: number, shortest: number, random: number): number {
  if (!(step > 0)) return shortest
  const target = Math.min(shortest * longest, shortest * growth ** step)
  const jittered = target / growth + random * (target - target / growth)
  return Math.min(Math.max(Math.round(jittered), shortest), shortest * longest)
}

/**
 * How long the end of a job that is active at `age` will have gone unnoticed on average if it is polled after `pause`: the integral of
 * the probability that it has ended. Each earlier job counts as ending evenly between `from` and `to`. One more, of which nothing is
 * known, stands for the jobs that are like none of them: its chance to last twice as long is always one half.
 */
function expectDelay(age: number, times: readonly JobTime[], unit: number): (pause: number) => number {
  const alive = (at: number) => times.reduce((sum, time) => sum + aliveAt(time, at), unknownAlive(at, unit))
  const lived = (at: number) => times.reduce((sum, time) => sum + livedUntil(time, at), unknownLived(at, unit))
  const [now, before] = [alive(age), lived(age)]
  return (pause) => pause - (lived(age + pause) - before) / now
}

function aliveAt({ from, to }: JobTime, at: number): number {
  if (at <= from) return 1
  return at >= to ? 0 : (to - at) / (to - from)
}

/** The integral of `aliveAt` from 0. */
function livedUntil({ from, to }: JobTime, at: number): number {
  if (at <= from) return at
  const end = Math.min(at, to)
  return from + ((to - from) ** 2 - (to - end) ** 2) / (2 * Math.max(to - from, 1))
}

function unknownAlive(at: number, unit: number): number {
  return at <= unit ? 1 : unit / at
}

function unknownLived(at: number, unit: number): number {
  return at <= unit ? at : unit + unit * Math.log(at / unit)
}
