// 5 % more entries leave the keys as they were; that the order changes nothing is a property test (test/clusters/stability.test.ts).
import type { Cluster } from '../../../src/clusters/cluster.ts'
import { generateEntries } from './generate.ts'
import { cluster } from './subject.ts'
import { type Report, showPercent } from './tables.ts'

const count = 5_000
const share = 0.05
const leastKept = 0.95
const seeds = [1, 2, 3] as const

/** A key is kept when its cluster is still there under it with more than half of its entries. */
export function reportStability(report: Report): void {
  report.section('Stability')
  const runs = seeds.map((seed) => {
    const all = generateEntries({ count: count * (1 + share), seed, pages: count / 50 })
    const before = cluster(all.slice(0, count))
    const now = new Map(cluster(all).map((one) => [one.key, one]))
    return { keys: before.length, kept: before.filter((one) => isSame(one, now.get(one.key))).length }
  })
  const [keys, kept] = [runs.reduce((sum, run) => sum + run.keys, 0), runs.reduce((sum, run) => sum + run.kept, 0)]
  const figure = showPercent(kept, keys)
  const target = `≥ ${100 * leastKept} %`
  report.target({ what: 'keys kept when 5 % is added', target, figure, met: kept >= leastKept * keys })
}

function isSame(old: Cluster, now: Cluster | undefined): boolean {
  const present = new Set(now?.entryIds)
  return old.entryIds.filter((id) => present.has(id)).length * 2 > old.entryIds.length
}
