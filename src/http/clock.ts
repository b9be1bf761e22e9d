// A clock synchronised to a server's: it starts from the runner's, and each response's `date` header corrects it.
import { parseFixdate } from './http-date.ts'

export interface Clock {
  /** The best estimate of the server's time, in whole epoch milliseconds. */
  now(): number
  /** Monotonic whole milliseconds, for durations: no correction shifts them. */
  steady(): number
  /**
   * Corrects the clock by a response's `date` header and the `now()` at which its request was sent. Anything but an IMF-fixdate is ignored.
   *
   * The header is the time at which the answer was generated, cut to whole seconds (RFC 9110, sections 6.6.1 and 5.6.7). So at some moment
   * between sending and now, the server's time was in [date, date + 1 s). A clock that agrees with that is left alone; any other is moved
   * by the least amount that makes it agree, so that it is never further off than a second or than the answer took.
   */
  hear(date: string | undefined, sent: number): void
  /** How far ahead of the server's clock the runner's was when the run began, in milliseconds; negative: behind. */
  skew(): number
}

/** Resolution of the header. */
const second = 1000

/**
 * @param wall the runner's clock, in epoch milliseconds; read once, so that later jumps have no effect
 * @param steady milliseconds since an arbitrary moment, by a clock that does not jump
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
    skew: () => 0 - shift,
  }
}

interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** Feeds every response's `date` to the clock. Requests must be sequential, as GitHub's client sends them. */
export function listenToTime<Request, Answer extends Heard>(
  send: (request: Request) => Promise<Answer>,
  clock: Clock,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    const sent = clock.now()
    const answer = await send(request)
    // A response with an age is a cached copy (RFC 9111, section 5.1); a 5xx may come from a gateway with its own clock.
    if (answer.headers.age === undefined && answer.status < 500) clock.hear(answer.headers.date, sent)
    return answer
  }
}
