// Time and memory of triage and clustering over generated feedback.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Plan, planSite } from '../cluster/generate.ts'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'

const seed = 20
const most = { seconds: 1, large: { seconds: 10, mebibytes: 500 }, exponent: 1.15 }
const root = fileURLToPath(new URL('../../..', import.meta.url))
const child = fileURLToPath(new URL('../cluster/speed-child.ts', import.meta.url))
const measuredSchema = z.object({
  seconds: z.number(),
  processor: z.number(),
  mebibytes: z.number(),
  clusters: z.number(),
})
type Measured = z.infer<typeof measuredSchema>

export const section: Section = {
  name: 'cluster',
  title: 'Triage and clustering of 100-character entries, each measured in a new process',
  run: async (options) => measureAll(options),
}

function measureAll(options: BenchOptions): Row[] {
  const times = options.quick ? 1 : 5
  const site = measurePlan(planSite(20_000, seed), options, times)
  const page = measurePlan({ ...planSite(20_000, seed), pages: 1 }, options, times)
  const count = options.quick ? 50_000 : 100_000
  const large = measurePlan(planSite(count, seed), options, 1)
  const named = count.toLocaleString('en')
  return [
    rowOf('20,000 entries of a site', site, secondsOf, most.seconds, 's'),
    rowOf('20,000 entries of one page', page, secondsOf, most.seconds, 's'),
    rowOf(`${named} entries of a site`, large, secondsOf, most.large.seconds, 's'),
    rowOf(`${named} entries: peak memory`, large, ({ mebibytes }) => mebibytes, most.large.mebibytes, 'MiB'),
    measureExponent(site, large, count),
  ]
}

interface Pair {
  readonly now: Measured
  readonly before: Measured | undefined
}

/** The median of each tree by its seconds. They take turns, so that a busier moment slows both down. */
function measurePlan(plan: Plan, { before }: BenchOptions, times: number): Pair {
  const found: { now: Measured[]; before: Measured[] } = { now: [], before: [] }
  for (let round = 0; round < times; round += 1) {
    found.now.push(measure(root, plan))
    if (before !== undefined) found.before.push(measure(before, plan))
  }
  const median = (all: readonly Measured[]) => all.toSorted((a, b) => a.seconds - b.seconds)[all.length >> 1]
  return { now: median(found.now) as Measured, before: median(found.before) }
}

function measure(folder: string, plan: Plan): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, folder, JSON.stringify(plan)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The measurement of ${folder} ended with ${status}: ${stderr}`)
  return measuredSchema.parse(JSON.parse(stdout))
}

const secondsOf = ({ seconds }: Measured) => seconds

function rowOf(what: string, pair: Pair, of: (one: Measured) => number, limit: number, unit: string): Row {
  const now = of(pair.now)
  const tell = (one: Measured) => {
    const figure = `${of(one).toFixed(unit === 's' ? 2 : 0)} ${unit}`
    return of === secondsOf ? `${figure}, CPU ${one.processor.toFixed(2)} s` : figure
  }
  const then = pair.before && `${tell(pair.before)} (${(of(pair.before) / now).toFixed(2)} times)`
  return atMost(limit, now, { what, now: tell(pair.now), before: then, baseline: `limit: ${limit} ${unit}` })
}

/** How time grows with the number of entries: 1 is linear. */
function measureExponent(small: Pair, large: Pair, count: number): Row {
  const exponentOf = (a: Measured, b: Measured) => Math.log(b.seconds / a.seconds) / Math.log(count / 20_000)
  const now = exponentOf(small.now, large.now)
  const then = small.before && large.before && exponentOf(small.before, large.before)
  const what = `exponent of time, 20,000 to ${count.toLocaleString('en')}`
  return atMost(most.exponent, now, { what, now: now.toFixed(2), before: then?.toFixed(2) })
}
