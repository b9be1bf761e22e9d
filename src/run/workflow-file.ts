// When a workflow's file says that it runs: its schedule and events.
import { z } from 'zod'

export interface WorkflowFile {
  readonly crons: readonly string[]
  /** Of the event `pull_request`; empty: none. */
  readonly pullTypes: readonly string[]
  readonly isTickable: boolean
}

const typesSchema = z.object({ types: z.union([z.string(), z.array(z.string())]).optional() }).nullish()
const fileSchema = z.object({
  on: z.object({
    schedule: z.array(z.object({ cron: z.string() })).nullish(),
    pull_request: typesSchema,
    issues: typesSchema,
  }),
})
const defaultTypes = ['opened', 'synchronize', 'reopened']

/** Undefined unless its events are a map. */
export function parseWorkflowFile(read: unknown): WorkflowFile | undefined {
  const on = fileSchema.safeParse(read).data?.on
  if (on === undefined) return undefined
  const list = (types: string | readonly string[] | undefined) => (typeof types === 'string' ? [types] : types)
  const hasPull = 'pull_request' in on
  return {
    crons: on.schedule?.map(({ cron }) => cron) ?? [],
    pullTypes: hasPull ? (list(on.pull_request?.types) ?? defaultTypes) : [],
    isTickable: 'issues' in on && (list(on.issues?.types) ?? ['edited']).includes('edited'),
  }
}

/** Of minute, hour, day of the month, month, day of the week. */
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const
const names = ['jan feb mar apr may jun jul aug sep oct nov dec', 'sun mon tue wed thu fri sat'].map((list) =>
  list.split(' '),
)

function parseField(field: string, index: number): ReadonlySet<number> | undefined {
  const [low, high] = ranges[index] as readonly [number, number]
  const values = new Set<number>()
  for (const part of field.toLowerCase().split(',')) {
    const [, first = '', last, step = '1'] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? []
    const toNumber = (text: string) => {
      const named = names[index - 3]?.indexOf(text) ?? -1
      return named >= 0 ? named + low : Number(text)
    }
    const from = first === '*' ? low : toNumber(first)
    const open = first === '*' || part.includes('/') ? high : from
    const to = last === undefined ? open : toNumber(last)
    // Sunday is 0 and 7.
    if (!(from >= low && to <= high + (index === 4 ? 1 : 0) && from <= to && Number(step) > 0)) return undefined
    for (let value = from; value <= to; value += Number(step)) values.add(index === 4 ? value % 7 : value)
  }
  return values
}

const minute = 60_000
const day = 24 * 60 * minute

/** A line that cannot be read starts none. */
export function listStarts(crons: readonly string[], from: number, days: number): number[] {
  const starts = new Set<number>()
  for (const cron of crons) {
    const texts = cron.trim().split(/\s+/)
    const fields = texts.flatMap((text, index) => (index < ranges.length ? (parseField(text, index) ?? []) : []))
    const [minutes, hours, dates, months, weekdays] = fields
    if (texts.length !== 5 || !minutes || !hours || !dates || !months || !weekdays) continue
    for (let at = Math.floor(from / day) * day; at <= from + days * day; at += day) {
      const date = new Date(at)
      // If both are given, either is enough.
      const [byDate, byWeekday] = [dates.has(date.getUTCDate()), weekdays.has(date.getUTCDay())]
      const isDay = texts[2] === '*' || texts[4] === '*' ? byDate && byWeekday : byDate || byWeekday
      if (!months.has(date.getUTCMonth() + 1) || !isDay) continue
      for (const hour of hours) for (const each of minutes) starts.add(at + (hour * 60 + each) * minute)
    }
  }
  return [...starts].filter((at) => at > from && at <= from + days * day).sort((a, b) => a - b)
}
