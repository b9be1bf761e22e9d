// A clock that starts from the runner's, and that each response's `date` header corrects.
import { parseFixdate } from './http-times.ts'

export interface Clock {
  /** The server's time, in whole epoch milliseconds. */
  now(): number
  /** Whole milliseconds for durations: no correction shifts them. */
  steady(): number
  /** Corrects the clock by a `date` header and the `now()` at which its request was sent. The header is cut to whole seconds (RFC 9110,
   * sections 6.6.1 and 5.6.7): at some moment since then, the server's time was in [date, date + 1 s). The clock moves no further than
   * that. */
  hear(date: string | undefined, sent: number): void
  /** How far ahead of the server's clock the runner's was at first, in milliseconds; negative: behind. */
  skew(): number
}

const second = 1000

/** @param wall epoch milliseconds, read once, so that later jumps have no effect */
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

/** Requests must be sequential, as GitHub's client sends them. */
export function listenToTime<Request, Answer extends Heard>(
  send: (request: Request) => Promise<Answer>,
  clock: Clock,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    const sent = clock.now()
    const answer = await send(request)
    // With an age it is a cached copy (RFC 9111, section 5.1); a 5xx may come from a gateway with its own clock.
    if (answer.headers.age === undefined && answer.status < 500) clock.hear(answer.headers.date, sent)
    return answer
  }
}
