// Time and memory of triage and clustering over generated feedback.
import { type Plan, planSite } from '../cluster/generate.ts'
import { atMost, type Row, runScript, type Section } from '../section.ts'

const seed = 20
const most = { seconds: 1, large: { seconds: 10, mebibytes: 500 }, exponent: 1.15 }
type Measured = Record<'seconds' | 'processor' | 'mebibytes', number>

export const section: Section = {
  title: 'Triage and clustering of 100-character entries, each measured in a new process',
  run: async ({ quick }) => measureAll(quick),
}

function measureAll(quick: boolean): Row[] {
  const times = quick ? 1 : 5
  const site = measurePlan(planSite(20_000, seed), times)
  const page = measurePlan({ ...planSite(20_000, seed), pages: 1 }, times)
  const count = quick ? 50_000 : 100_000
  const large = measurePlan(planSite(count, seed), 1)
  const named = count.toLocaleString('en')
  return [
    rowOf('20,000 entries of a site', site, secondsOf, most.seconds, 's'),
    rowOf('20,000 entries of one page', page, secondsOf, most.seconds, 's'),
    rowOf(`${named} entries of a site`, large, secondsOf, most.large.seconds, 's'),
    rowOf(`${named} entries: peak memory`, large, ({ mebibytes }) => mebibytes, most.large.mebibytes, 'MiB'),
    measureExponent(site, large, count),
  ]
}

function measurePlan(plan: Plan, times: number): Measured {
  const measure = () => runScript<Measured>('cluster/speed-child.ts', JSON.stringify(plan))
  const found = Array.from({ length: times }, measure).toSorted((a, b) => a.seconds - b.seconds)
  return found[times >> 1] as Measured
}

const secondsOf = ({ seconds }: Measured) => seconds

function rowOf(what: string, found: Measured, of: (one: Measured) => number, limit: number, unit: string): Row {
  const figure = `${of(found).toFixed(unit === 's' ? 2 : 0)} ${unit}`
  const now = of === secondsOf ? `${figure}, CPU ${found.processor.toFixed(2)} s` : figure
  return atMost(limit, of(found), { what, now, baseline: `limit: ${limit} ${unit}` })
}

/** How time grows with the number of entries: 1 is linear. */
function measureExponent(small: Measured, large: Measured, count: number): Row {
  const now = Math.log(large.seconds / small.seconds) / Math.log(count / 20_000)
  const what = `exponent of time, 20,000 to ${count.toLocaleString('en')}`
  return atMost(most.exponent, now, { what, now: now.toFixed(2) })
}
