// Times that servers tell, in milliseconds.
import type { Send } from './send.ts'

export type Clock = Readonly<ReturnType<typeof createClock>>

const second = 1000

/** `wall` is read once: later jumps have no effect. */
export function createClock({ wall, steady: elapsed }: { wall(): number; steady(): number }) {
  /** For durations: never corrected. */
  const steady = () => Math.floor(elapsed())
  const anchor = wall() - steady()
  let shift = 0
  /** The server's, since the epoch. */
  const now = () => anchor + shift + steady()
  return {
    now,
    steady,
    /** `date` is cut to seconds (RFC 9110, 5.6.7): at some moment since `sent`, the server's time was in [date, date + 1 s). */
    hear(date: string | undefined, sent: number) {
      const time = parseFixdate(date)
      if (time === undefined) return
      if (now() < time) shift += time - now()
      else if (sent > time + second) shift -= sent - (time + second)
    },
  }
}

type Headers = Readonly<Record<string, string>>

/** Requests must be sequential. */
export function listenToTime(send: Send, clock: Clock): Send {
  return async (exchange) => {
    const sent = clock.now()
    const answer = await send(exchange)
    // An age marks a cached copy (RFC 9111, 5.1); a 5xx may be a gateway's.
    if (answer.headers.age === undefined && answer.status < 500) clock.hear(answer.headers.date, sent)
    return answer
  }
}

/** Undefined if past: clock skew must not mean "at once". */
export function readRetryAfter(headers: Headers, now: number) {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  const wait = parseHttpDate(text) - answeredAt(headers, now)
  return wait >= 0 ? wait : undefined
}

/** RFC 9110, 5.6.7. The last form has no zone. */
const httpDate =
  /^[A-Z][a-z]+(?:, \d\d([ -])[A-Z][a-z]{2}\1(?:\d\d){1,2} [\d:]{8} GMT| [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4})$/

function parseHttpDate(text: string) {
  return httpDate.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN
}

function parseFixdate(text = '') {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined
}

export function answeredAt(headers: Headers, now: number) {
  return parseFixdate(headers.date) ?? now
}
