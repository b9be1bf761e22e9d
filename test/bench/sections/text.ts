// How long a text takes to be cleaned, redacted and sanitised at its worst, and how that grows with its length.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'

const most = { milliseconds: 200, growth: 3 }
/** Below this a growth says more of the machine than of the code, in milliseconds. */
const smallest = 20
const root = fileURLToPath(new URL('../../..', import.meta.url))
const child = fileURLToPath(new URL('../text/times-child.ts', import.meta.url))
const measuredSchema = z.array(
  z.object({ shape: z.string(), times: z.array(z.object({ half: z.number(), whole: z.number() })) }),
)

interface Shape {
  readonly name: string
  readonly time: number
  /** Of a step, when the text is twice as long; 0 where all are quick. */
  readonly growth: number
}

export const section: Section = {
  name: 'text',
  title: 'Cleaning, redacting and sanitising 1 MB of each hostile pattern (CPU time)',
  run: async (options) => measureAll(options),
}

function measureAll({ before, quick }: BenchOptions): Row[] {
  const now = measure(root, quick)
  const then = before === undefined ? undefined : measure(before, quick)
  const slowest = now.toSorted((a, b) => b.time - a.time)
  const isSlow = ({ time }: Shape) => time > most.milliseconds
  const over = (shapes: readonly Shape[]) => String(shapes.filter(isSlow).length)
  const growth = (shapes: readonly Shape[]) => shapes.reduce((worst, one) => Math.max(worst, one.growth), 0)
  return [
    ...slowest.slice(0, 1).map((one) => formatShape(one, then)),
    {
      ...{ what: `patterns, of ${now.length}, that exceed the limit`, now: over(now), before: then && over(then) },
      ...{ baseline: `${most.milliseconds} ms`, ratio: undefined, target: 'none of them', isMet: !now.some(isSlow) },
    },
    atMost(most.growth, growth(now), {
      what: 'largest growth factor when the text doubles in length',
      now: growth(now).toFixed(2),
      before: then && growth(then).toFixed(2),
      baseline: `${most.growth} times the time`,
    }),
  ]
}

function formatShape({ name, time }: Shape, then: readonly Shape[] | undefined): Row {
  const earlier = then?.find((one) => one.name === name)
  return atMost(most.milliseconds, time, {
    what: `1 MB of ${name}`,
    now: `${time.toFixed(0)} ms`,
    before: earlier && `${earlier.time.toFixed(0)} ms (${(earlier.time / time).toFixed(2)} times)`,
    baseline: `limit: ${most.milliseconds} ms`,
  })
}

function measure(folder: string, quick: boolean): Shape[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, folder, quick ? '0.1' : '1'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`The measurement of ${folder} ended with ${status}: ${stderr}`)
  return measuredSchema.parse(JSON.parse(stdout)).map(({ shape, times }) => ({
    name: nameShape(shape),
    time: times.reduce((slowest, { whole }) => Math.max(slowest, whole), 0),
    growth: times.reduce((worst, { half, whole }) => Math.max(worst, whole < smallest ? 0 : whole / half), 0),
  }))
}

/** Printable, on one line. */
function nameShape(shape: string): string {
  return JSON.stringify(shape.slice(0, 36)).replace(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
