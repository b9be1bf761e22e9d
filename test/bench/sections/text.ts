// How long a text takes to be cleaned, redacted, sanitised and filtered at its worst, and how that grows with its length.
import { atMost, type Row, runScript, type Section } from '../section.ts'

/** Milliseconds for 1 MB. Filtering cleans and classifies. */
const limits = { clean: 200, redact: 200, sanitise: 200, filter: 400 }
const maxGrowth = 3
/** Below this a growth says more of the machine than of the code, in milliseconds. */
const smallest = 20

type Times = Readonly<Record<keyof typeof limits, Readonly<{ half: number; whole: number }>>>

interface Measured {
  readonly what: string
  readonly time: number
  readonly limit: number
  /** When the text is twice as long; 0 where it is quick. */
  readonly growth: number
}

export const section: Section = {
  title: 'Cleaning, redacting, sanitising and filtering 1 MB of each hostile pattern (CPU time)',
  run: async ({ quick }) => measureAll(quick),
}

function measureAll(quick: boolean): Row[] {
  const now = measure(quick)
  const [slowest] = now.toSorted((a, b) => b.time / b.limit - a.time / a.limit)
  const slow = now.filter(({ time, limit }) => time > limit).length
  const growth = Math.max(...now.map((one) => one.growth))
  return [
    atMost(slowest?.limit ?? 0, slowest?.time, {
      what: `the slowest: to ${slowest?.what}`,
      now: `${slowest?.time.toFixed(0)} ms`,
      baseline: `limit: ${slowest?.limit} ms`,
    }),
    atMost(0, slow, {
      what: `of ${now.length} (each step with each pattern), those that exceed their limits`,
      now: String(slow),
      baseline: `${limits.clean} ms, ${limits.filter} ms for filtering`,
    }),
    atMost(maxGrowth, growth, {
      what: 'largest growth factor when the text doubles in length',
      now: growth.toFixed(2),
      baseline: `${maxGrowth} times the time`,
    }),
  ]
}

function measure(quick: boolean): Measured[] {
  const measured = runScript<{ shape: string; times: Times }[]>('text/times-child.ts', quick ? '0.1' : '1')
  return measured.flatMap(({ shape, times }) =>
    Object.entries(limits).map(([step, limit]) => {
      const { half, whole } = times[step as keyof typeof limits]
      return { what: `${step} ${nameShape(shape)}`, time: whole, limit, growth: whole < smallest ? 0 : whole / half }
    }),
  )
}

function nameShape(shape: string): string {
  return JSON.stringify(shape.slice(0, 36)).replace(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
