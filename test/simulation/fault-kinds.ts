// What can go wrong with one request, and how a server words that it wants to be left alone for a while.

const lost = ['die-before', 'die-after', 'reset', 'lost-answer', 'slow', 'freeze'] as const
const common = [...lost, 'stop', 'limited', 'broken-body'] as const

export const githubFaults = [...common, '502', '502-applied', 'stale', 'race', 'tick'] as const
export type FailureDetails = (typeof githubFaults)[number]

const statuses = ['500', '503', '500-applied', '400', '413', '422', '404', '401'] as const
export const serviceFaults = [...common, 'refused-connection', ...statuses, 'odd-page'] as const
export type ServiceFault = (typeof serviceFaults)[number]

/** A header, and how long it asks to wait in milliseconds; undefined: it says nothing usable. */
export interface Hold {
  readonly header: string | undefined
  readonly wait: number | undefined
}

/** Every form of `Retry-After`: seconds, the three dates of RFC 9110, and what is none. */
export function holdOf(size: number, now: number): Hold {
  const seconds = [1, 5, 45, 600, 7200][size % 5] ?? 1
  const date = new Date(Math.ceil(now / 1000) * 1000 + seconds * 1000)
  const dated = (header: string): Hold => ({ header, wait: date.getTime() - now })
  switch (Math.floor(size / 5) % 8) {
    case 0:
    case 1:
      return { header: String(seconds), wait: seconds * 1000 }
    case 2:
      return dated(date.toUTCString())
    case 3:
      return dated(rfc850(date))
    case 4:
      return dated(asctime(date))
    case 5:
      return { header: undefined, wait: undefined }
    case 6:
      return { header: ['', 'soon', '-5', '1.5', 'NaN'][size % 5], wait: undefined }
    default:
      return { header: new Date(now - 3_600_000).toUTCString(), wait: undefined }
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function rfc850(date: Date): string {
  const [, day, month, year = '', time] = date.toUTCString().replace(',', '').split(' ')
  return `${days[date.getUTCDay()]}, ${day}-${month}-${year.slice(2)} ${time} GMT`
}

function asctime(date: Date): string {
  const [weekday, day = '', month, year, time] = date.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${day.replace(/^0/, ' ')} ${time} ${year}`
}
