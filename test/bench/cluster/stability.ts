// Part E: the order of the input changes nothing, and new entries leave the keys as they were.

import type { Cluster } from '../../../src/clusters/cluster.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { createDice } from '../../simulation/dice.ts'
import { generateEntries } from './generate.ts'
import type { Labelled } from './load-set.ts'
import { medianOf } from './score.ts'
import { clusterAt } from './subject.ts'
import { type Report, showPercent } from './tables.ts'

const shuffles = 20
const generated = 5_000
const share = 0.05
const leastKept = 0.95
const seeds = [1, 2, 3] as const

/** Entries of several sites, each clustered by itself. */
type Sites = readonly (readonly FeedbackEntry[])[]

export function reportStability(report: Report, labelled: readonly Labelled[]): void {
  report.section('E. Stability')
  report.note(
    `Shuffled ${shuffles} times; and 5 % new entries (medians of three): a key is kept when its cluster is still there under`,
  )
  report.note(
    'that key with more than half of its old entries. Own set: a random 5 % held out first; generated: later ones added.',
  )
  const own = [...Map.groupBy(labelled, ({ site }) => site).values()].map((lines) => lines.map(({ entry }) => entry))
  const rows = [
    { name: 'own set, all pages', sites: own, grow: (seed: number) => holdOut(own, seed) },
    { name: 'generated', sites: [generate(generated, 1)], grow: addLater },
  ].map(({ name, sites, grow }) => {
    const changed = countChanged(sites)
    const kept = seeds.map((seed) => measureKept(grow(seed))).sort((a, b) => a.kept / a.keys - b.kept / b.keys)
    const { kept: part, keys } = kept[1] ?? { kept: 0, keys: 1 }
    addTargets(report, name, changed, part / keys, showPercent(part, keys))
    const entries = sites.reduce((sum, site) => sum + site.length, 0)
    return [name, entries, changed, medianOf(kept.map((own) => own.keys)), showPercent(part, keys)]
  })
  report.table(['feedback', 'entries', 'shuffles that changed something', 'keys before', 'keys kept'], rows)
}

function addTargets(report: Report, name: string, changed: number, kept: number, figure: string): void {
  const what = `${name}: shuffles that change something`
  report.target({ what, goal: `0 of ${shuffles}`, figure: `${changed}`, met: changed === 0 })
  const goal = `≥ ${100 * leastKept} %`
  report.target({ what: `${name}: keys kept when 5 % is added`, goal, figure, met: kept >= leastKept })
}

function countChanged(sites: Sites): number {
  const before = JSON.stringify(sites.map((entries) => clusterAt(entries)))
  return Array.from({ length: shuffles }, (_, seed) =>
    JSON.stringify(sites.map((entries) => clusterAt(shuffle(entries, seed)))),
  ).filter((after) => after !== before).length
}

function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const dice = createDice(1000 + seed)
  return items
    .map((item) => ({ item, place: dice.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

interface Growth {
  readonly before: Sites
  readonly after: Sites
}

function holdOut(sites: Sites, seed: number): Growth {
  const before = sites.map((entries) => {
    const kept = entries.length - Math.round(entries.length * share)
    return shuffle(entries, seed).slice(0, kept)
  })
  return { before, after: sites }
}

function addLater(seed: number): Growth {
  const all = generate(Math.round(generated * (1 + share)), seed)
  return { before: [all.slice(0, generated)], after: [all] }
}

function generate(count: number, seed: number): FeedbackEntry[] {
  return generateEntries({ count, seed, pages: generated / 50 })
}

function measureKept({ before, after }: Growth): { kept: number; keys: number } {
  const counts = before.map((entries, index) => {
    const now = new Map(clusterAt(after[index] ?? []).clusters.map((cluster) => [cluster.key, cluster]))
    const old = clusterAt(entries).clusters
    return { keys: old.length, kept: old.filter((cluster) => isSame(cluster, now.get(cluster.key))).length }
  })
  return counts.reduce((sum, { kept, keys }) => ({ kept: sum.kept + kept, keys: sum.keys + keys }))
}

function isSame(old: Cluster, now: Cluster | undefined): boolean {
  const present = new Set(now?.entryIds)
  return old.entryIds.filter((id) => present.has(id)).length * 2 > old.entryIds.length
}
