// The clock that all runs share, another machine's: the runner's own only starts it, and each answer's `date` header sets it right.
import { parseFixdate } from './http-date.ts'

export interface Clock {
  /** The other side's time, as far as this run knows it: epoch milliseconds, whole. */
  now(): number
  /** Whole milliseconds that pass evenly, for durations: nothing that is heard shifts them. */
  steady(): number
  /**
   * Told of an answer's `date` header, and of `now()` when its request was sent. What is no IMF-fixdate is ignored.
   *
   * The header is the time at which the answer was made, cut to whole seconds (RFC 9110, sections 6.6.1 and 5.6.7). So at some moment
   * between sending and now the server's time lay in [date, date + 1 s). A clock that agrees with that is left alone; another is shifted
   * as little as makes it agree, so that it is never further off than a second or than the answer took.
   */
  hear(date: string | undefined, sent: number): void
  /** Milliseconds by which the runner's clock, when the run began, was ahead of the other side's; negative: behind. */
  skew(): number
}

/** Resolution of the header. */
const second = 1000

/**
 * @param wall the runner's clock, in epoch milliseconds: it is asked once, so that its later jumps have no effect
 * @param steady milliseconds since any moment, of a clock that does not jump
 */
export function createClock({ wall, steady: elapsed }: { wall(): number; steady(): number }): Clock {
  const steady = () => Math.floor(elapsed())
  const anchor = wall() - steady()
  let shift = 0
  const now = () => anchor + shift + steady()
  return {
    now,
    steady,
    hear(date, sent) {
      const time = parseFixdate(date)
      if (time === undefined) return
      if (now() < time) shift += time - now()
      else if (sent > time + second) shift -= sent - (time + second)
    },
    skew: () => (shift === 0 ? 0 : -shift),
  }
}

interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The clock hears of every answer. Requests must come one at a time, as GitHub's client sends them. */
export function listenToTime<Request, Answer extends Heard>(
  send: (request: Request) => Promise<Answer>,
  clock: Clock,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    const sent = clock.now()
    const answer = await send(request)
    // With an age it is a cache's copy (RFC 9111, section 5.1); an error of 500 and above may be a gateway's, with that one's time.
    if (answer.headers.age === undefined && answer.status < 500) clock.hear(answer.headers.date, sent)
    return answer
  }
}
