// Time and memory over generated feedback, each measurement in a process of its own on one core.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Plan, planSite } from './generate.ts'
import { type Report, showCount } from './tables.ts'

const seed = 20
const limits = { seconds: 1, both: 1, million: { seconds: 60, mebibytes: 1_536 }, exponent: 1.15 }
const child = fileURLToPath(new URL('speed-child.ts', import.meta.url))
const triageChild = fileURLToPath(new URL('triage-child.ts', import.meta.url))
const triagedSchema = z.object({ triage: z.number(), both: z.number() })
const measuredSchema = z.object({
  seconds: z.number(),
  mebibytes: z.number(),
  clusters: z.number(),
  topics: z.number(),
})
type Measured = z.infer<typeof measuredSchema>

/** `large`: 100,000 and 1,000,000 entries too. */
export function reportSpeed(report: Report, large: boolean): void {
  report.section('Speed and memory')
  const plans: [string, Plan][] = [
    ['as on a site', planSite(20_000, seed)],
    ['all on one page', { ...planSite(20_000, seed), pages: 1 }],
    ...(large ? [100_000, 1_000_000].map((count): [string, Plan] => ['as on a site', planSite(count, seed)]) : []),
  ]
  const found = plans.map(([name, plan]) => ({ name, plan, ...measure(plan, plan.count > 100_000 ? 1 : 3) }))
  report.table(
    ['feedback', 'entries', 'seconds', 'MiB', 'clusters', 'topics'],
    found.map(({ name, plan, seconds, mebibytes, clusters, topics }) => [
      name,
      showCount(plan.count),
      seconds.toFixed(2),
      ...[mebibytes, clusters, topics].map(showCount),
    ]),
  )
  const add = (what: string, most: number, figure: number) =>
    report.target({ what, goal: `≤ ${most}`, figure: figure.toFixed(2), met: figure <= most })
  for (const { name, seconds } of found.slice(0, 2)) add(`20,000 entries, ${name}: seconds`, limits.seconds, seconds)
  const { both } = measureTriage(planSite(20_000, seed))
  add('triage and clusters, 20,000 entries of 100 characters: processor seconds', limits.both, both)
  const [, , middle, million] = found
  if (!middle || !million) return
  add('1,000,000 entries: seconds', limits.million.seconds, million.seconds)
  add('1,000,000 entries: MiB', limits.million.mebibytes, million.mebibytes)
  add('exponent of time, 100,000 to 1,000,000', limits.exponent, Math.log10(million.seconds / middle.seconds))
}

/** The quickest of some times: what else runs on the machine only adds. */
function measure(plan: Plan, times: number): Measured {
  const runs = Array.from({ length: times }, () => measuredSchema.parse(runChild(child, plan)))
  return runs.reduce((a, b) => (a.seconds <= b.seconds ? a : b))
}

function measureTriage(plan: Plan): z.infer<typeof triagedSchema> {
  const runs = Array.from({ length: 3 }, () => triagedSchema.parse(runChild(triageChild, plan)))
  return runs.reduce((a, b) => (a.both <= b.both ? a : b))
}

function runChild(file: string, plan: Plan): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, JSON.stringify(plan)], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The measurement ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}
