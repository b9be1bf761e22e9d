// Part D: time and memory over generated feedback.
import { type Plan, planSite } from './generate.ts'
import { hasTaskset, type Measured, measurePeer, measureSpeed } from './measure-speed.ts'
import type { PythonPeers } from './python-peers.ts'
import { medianOf } from './score.ts'
import { type Cell, type Report, showCount } from './tables.ts'

export interface SpeedOptions {
  /** 100,000 and 1,000,000 entries too. */
  readonly large: boolean
  /** A million three times. */
  readonly full: boolean
  readonly python: PythonPeers | undefined
}

const seed = 20
const limits = { seconds: 1, million: { seconds: 60, mebibytes: 1_536 }, exponent: 1.15 }

export function reportSpeed(report: Report, { large, full, python }: SpeedOptions): void {
  report.section('D. Speed and memory')
  report.note(
    `Generated feedback; each in a process of its own${hasTaskset ? ' on one core' : ' (no taskset: on all cores)'}, medians of three`,
  )
  report.note(
    '(a million: once, unless --full). Time: the clustering alone, after one of 5,000 other entries, so that nothing is compiled',
  )
  report.note('meanwhile. Memory: the most the process held, entries included.')
  const rows: Cell[][] = []
  const run = (name: string, plan: Plan, times: number) => {
    const measured = measureOften(plan, times)
    rows.push(showMeasured(name, plan, measured))
    return typeof measured === 'string' ? undefined : measured
  }
  const alone = { ...planSite(20_000, seed), pages: 1 }
  const small = [run('as on a site', planSite(20_000, seed), 3), run('all on one page', alone, 3)]
  const [middle, million] = large
    ? [run('as on a site', planSite(100_000, seed), 3), run('as on a site', planSite(1_000_000, seed), full ? 3 : 1)]
    : []
  if (large && python !== undefined) {
    const peer = measurePeer(python, alone)
    const figures = peer ? [peer.seconds.toFixed(2), showCount(peer.mebibytes)] : ['–', '–']
    rows.push(['average linkage (peers.py)', showCount(alone.count), '1', ...figures, '–', '–', '–', '–'])
  }
  report.table(
    ['feedback', 'entries', 'pages', 'seconds', 'MiB', 'heap limit', 'characters', 'clusters', 'topics', ''],
    rows,
  )
  for (const [index, name] of ['as on a site', 'all on one page'].entries())
    addTarget(report, `20,000 entries, ${name}: seconds`, small[index]?.seconds, limits.seconds, 2)
  if (!large) return
  addTarget(report, '1,000,000 entries: seconds', million?.seconds, limits.million.seconds, 1)
  addTarget(report, '1,000,000 entries: MiB', million?.mebibytes, limits.million.mebibytes, 0)
  const exponent = middle && million ? Math.log10(million.seconds / middle.seconds) : undefined
  addTarget(report, 'exponent of time, 100,000 to 1,000,000', exponent, limits.exponent, 2)
}

function measureOften(plan: Plan, times: number): Measured | string {
  const runs: Measured[] = []
  for (let round = 0; round < times; round += 1) {
    const measured = measureSpeed(plan)
    if (typeof measured === 'string') return measured
    runs.push(measured)
  }
  const [first] = runs
  if (first === undefined) return 'not measured'
  const median = (pick: (measured: Measured) => number) => medianOf(runs.map(pick))
  return { ...first, seconds: median(({ seconds }) => seconds), mebibytes: median(({ mebibytes }) => mebibytes) }
}

function showMeasured(name: string, { count, pages }: Plan, measured: Measured | string): Cell[] {
  const sizes = [name, showCount(count), showCount(pages)]
  if (typeof measured === 'string') return [...sizes, '–', '–', '–', '–', '–', '–', measured]
  const { seconds, mebibytes, heap, characters, clusters, topics } = measured
  const counts = [mebibytes, heap, characters, clusters, topics].map(showCount)
  return [...sizes, seconds.toFixed(2), ...counts]
}

function addTarget(report: Report, what: string, figure: number | undefined, most: number, digits: number): void {
  report.target({
    what,
    goal: `≤ ${most}`,
    figure: figure === undefined ? 'did not end' : figure.toFixed(digits),
    met: figure !== undefined && figure <= most,
  })
}
