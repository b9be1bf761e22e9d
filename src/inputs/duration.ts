// Durations as people write them in a workflow.
const units = { w: 604_800, d: 86_400, h: 3600, m: 60, s: 1 } as const
const iso =
  /^P(?=\d|T\d)(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i

/** Lower case only: elsewhere `M` is a month. */
const short =
  /^(?=\d)(?:(\d+(?:\.\d+)?)w)?(?:(\d+(?:\.\d+)?)d)?(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/

/**
 * `90d`, `1h30m`; ISO 8601 with weeks, days, hours, minutes and seconds; or plain seconds (`15`, `0.5`). Years and months have no fixed
 * length and are refused.
 * @returns milliseconds, or undefined if it is none of these
 */
export function parseDuration(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return toMilliseconds(Number(text))
  const match = short.exec(text) ?? iso.exec(text)
  if (match === null) return undefined
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0))
  const sum =
    (weeks ?? 0) * units.w + (days ?? 0) * units.d + (hours ?? 0) * units.h + (minutes ?? 0) * units.m + (seconds ?? 0)
  return toMilliseconds(sum)
}

function toMilliseconds(seconds: number): number | undefined {
  const time = Math.round(seconds * 1000)
  return Number.isSafeInteger(time) ? time : undefined
}
