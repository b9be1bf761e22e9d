// How long a text takes to be cleaned, redacted and sanitised at its worst, and how that grows with its length.
import { atMost, type Row, runScript, type Section } from '../section.ts'

const most = { milliseconds: 200, growth: 3 }
/** Below this a growth says more of the machine than of the code, in milliseconds. */
const smallest = 20

interface Measured {
  readonly shape: string
  readonly times: readonly { readonly half: number; readonly whole: number }[]
}

interface Shape {
  readonly name: string
  readonly time: number
  /** Of a step, when the text is twice as long; 0 where all are quick. */
  readonly growth: number
}

export const section: Section = {
  title: 'Cleaning, redacting and sanitising 1 MB of each hostile pattern (CPU time)',
  run: async ({ quick }) => measureAll(quick),
}

function measureAll(quick: boolean): Row[] {
  const now = measure(quick)
  const [slowest] = now.toSorted((a, b) => b.time - a.time)
  const slow = now.filter(({ time }) => time > most.milliseconds).length
  const growth = Math.max(...now.map((one) => one.growth))
  return [
    atMost(most.milliseconds, slowest?.time, {
      what: `1 MB of ${slowest?.name}`,
      now: `${slowest?.time.toFixed(0)} ms`,
      baseline: `limit: ${most.milliseconds} ms`,
    }),
    atMost(0, slow, {
      what: `patterns, of ${now.length}, that exceed the limit`,
      now: String(slow),
      baseline: `${most.milliseconds} ms`,
    }),
    atMost(most.growth, growth, {
      what: 'largest growth factor when the text doubles in length',
      now: growth.toFixed(2),
      baseline: `${most.growth} times the time`,
    }),
  ]
}

function measure(quick: boolean): Shape[] {
  const measured = runScript<Measured[]>('text/times-child.ts', quick ? '0.1' : '1')
  return measured.map(({ shape, times }) => ({
    name: nameShape(shape),
    time: times.reduce((slowest, { whole }) => Math.max(slowest, whole), 0),
    growth: times.reduce((worst, { half, whole }) => Math.max(worst, whole < smallest ? 0 : whole / half), 0),
  }))
}

function nameShape(shape: string): string {
  return JSON.stringify(shape.slice(0, 36)).replace(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
