// Dates and lists in words.
import { count, joinLines, type SafeText, safe } from './safe-text.ts'

/** In UTC, and never `2 days ago`: time alone must not change a text. */
function format(time: number | string, form: string): SafeText {
  const date = /^\w+, 0?(\d+) (\w+) (-?\d+) (\d+:\d+).*$/
  return new Date(time).toUTCString().replace(date, form).replace('Invalid Date', 'unknown') as SafeText
}

/** `21 Nov` */
export const formatDayOfYear = (time: number) => format(time, '$1 $2')

/** `21 Nov 2026` */
export const formatDay = (time: number) => format(time, '$1 $2 $3')

/** `21 Nov 2026, 09:30 UTC` */
export const formatMinute = (time: number) => format(time, '$1 $2 $3, $4 UTC')

/** `Nov 2026` for `2026-11` */
export const formatMonth = (month: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? format(month, '$2 $3') : safe`an unknown month`

export function toInstant(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString()
}

export function enumerate(parts: readonly SafeText[]): SafeText {
  if (parts.length < 2) return joinLines(parts, '')
  return safe`${joinLines(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`
}

export function omitZeros(...texts: readonly (readonly [number, SafeText])[]): SafeText[] {
  return texts.filter(([number]) => number > 0).map(([, text]) => text)
}

/** Counted apart, under these names everywhere. */
export function describeReaders(counts: { readonly distinctReaders: number; readonly agents?: number | undefined }) {
  const { distinctReaders, agents = 0 } = counts
  const people = distinctReaders - agents
  return omitZeros([people, count(people, 'reader')], [agents, count(agents, 'AI agent')])
}

/**
 * Equal for texts that differ only in case, white space, and marks at the end of a word or of the text. Anything else may be what a reader
 * means: `1.5`, `--force`, `<`, `userId`.
 */
export function essence(text: string): string {
  const low = text.replace(/\S+/gu, (word) => (/\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase()))
  const plain = low.replace(/[，。、！？]+|[.,…]+(?=\s|$)|[.,!?…]+\s*$/gu, '').replace(/\s+/gu, ' ')
  return plain.trim() || text
}
