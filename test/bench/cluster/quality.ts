// How good the clustering is (`npm run bench -- --clustering`); how fast, says `npm run bench -- cluster`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Cluster } from '../../../src/clusters/cluster.ts'
import { clusterEntries } from '../../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { createDice } from '../../simulation/dice.ts'
import { type Labelled, loadSet, type SetName } from './load-set.ts'

interface Target {
  readonly what: string
  readonly target: string
  readonly figure: string
  readonly met: boolean
}

/** Whether all targets are met. @param sets folder with clinc150.jsonl and banking77.jsonl: lines {"text", "label"} */
export function reportClustering(sets: string | undefined): boolean {
  const targets = [...setGoals.flatMap(judgeSet), ...(sets === undefined ? [] : [judgePublicSets(sets)])]
  console.table(targets.map(({ met, ...row }) => ({ ...row, result: met ? 'met' : 'MISSED' })))
  const missed = targets.filter(({ met }) => !met).length
  console.log(`${missed} of ${targets.length} targets are missed.`)
  return missed === 0
}

interface Goal {
  readonly precision: number
  readonly recall: number
}

/** Precision and recall of topics. The setting was chosen on both sets, so other sites will have less. */
const setGoals: readonly (Goal & { set: SetName })[] = [
  { set: 'own', precision: 0.85, recall: 0.22 },
  { set: 'check', precision: 0.9, recall: 0.22 },
]
const maxWrong = 0.02

interface Outcome extends Labelled, Placed {
  readonly found: string | undefined
}

/** Pairs of complaints of one page, with words; each site is clustered by itself. */
function judgeSet({ set, ...goal }: Goal & { set: SetName }): Target[] {
  const outcomes = clusterSites(loadSet(set))
  const pages = [...Map.groupBy(outcomes, ({ page }) => page).values()]
  const pairs = pages
    .map((own) => countPairs(own.map(({ topic, found }) => ({ label: topic ?? '', group: found }))))
    .reduce(addPairs, noPairs)
  const wrong = findWrongMerges(outcomes).length
  return [
    judge(`${set} set: precision and recall of topics`, goal, precisionOf(pairs), recallOf(pairs)),
    {
      what: `${set} set: merged wrongly across pages`,
      target: `≤ ${100 * maxWrong} %`,
      figure: `${wrong} of ${outcomes.length}`,
      met: wrong <= maxWrong * outcomes.length,
    },
  ]
}

function judge(what: string, goal: Goal, precision: number, recall: number): Target {
  return {
    what,
    target: `≥ ${goal.precision}, ≥ ${goal.recall}`,
    figure: `${precision.toFixed(3)}, ${recall.toFixed(3)}`,
    met: precision >= goal.precision && recall >= goal.recall,
  }
}

/** Complaints with words: the others are triage's affair. One run per site, as a project has one. */
function clusterSites(labelled: readonly Labelled[]): Outcome[] {
  const complaints = labelled.filter(({ kind, entry }) => kind === 'complaint' && (entry.comment ?? '').trim() !== '')
  const shared = findShared(complaints)
  return [...Map.groupBy(complaints, ({ site }) => site)].flatMap(([site, own]) => {
    const { topicOf, clusterOf } = indexClusters(cluster(own.map(({ entry }) => entry)))
    return own.map((item) => {
      const topic = `${site} ${item.topic}`
      const page = `${site} ${item.page}`
      const gold = shared.has(topic) ? topic : page
      return {
        ...item,
        page,
        gold,
        found: topicOf.get(item.entry.id),
        cluster: `${site} ${clusterOf.get(item.entry.id)}`,
      }
    })
  })
}

/** Topics that are a gold cluster of their own: shared by at least three of the pages. */
function findShared(labelled: readonly Labelled[]): Set<string> {
  const shared = labelled.filter(({ topic }) => topic?.startsWith('shared/'))
  const topics = Map.groupBy(shared, ({ site, topic }) => `${site} ${topic}`)
  return new Set([...topics].filter(([, own]) => new Set(own.map(({ page }) => page)).size >= 3).map(([name]) => name))
}

const publicSets = ['clinc150', 'banking77'] as const
const judged = 5_000
/** A label is an intent, which is broader than one complaint. */
const publicGoal = { precision: 0.9, recall: 0.03 }
const textSchema = z.object({ text: z.string(), label: z.string() })
type Line = z.infer<typeof textSchema>

function judgePublicSets(folder: string): Target {
  const found = publicSets.flatMap((name) => measure(readSet(join(folder, `${name}.jsonl`))))
  const what = `${publicSets.join(' and ')}, macro: precision and recall of ${judged.toLocaleString('en')}`
  return judge(what, publicGoal, meanOf(found.map(precisionOf)), meanOf(found.map(recallOf)))
}

function measure(lines: readonly Line[]): Pairs[] {
  return [7, 8, 9].map((seed) => {
    const dice = createDice(seed)
    const drawn = lines.map((line) => ({ line, place: dice.random() })).sort((a, b) => a.place - b.place)
    const sample = drawn.slice(0, judged).map(({ line }) => line)
    const { topicOf } = indexClusters(cluster(sample.map(({ text }, index) => toEntry(text, index))))
    return countPairs(sample.map(({ label }, index) => ({ label, group: topicOf.get(idOf(index)) })))
  })
}

function readSet(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => textSchema.parse(JSON.parse(line)))
}

function idOf(index: number): string {
  return `line-${String(index).padStart(6, '0')}`
}

function toEntry(comment: string, index: number): FeedbackEntry {
  const createdAt = new Date(Date.UTC(2026, 8, 1) + index * 60_000).toISOString()
  const base = { id: idOf(index), path: '/page', comment, createdAt, status: 'pending' as const }
  return { ...base, source: 'contextual', helpful: false, contact: null }
}

function cluster(entries: readonly FeedbackEntry[]): readonly Cluster[] {
  return clusterEntries(entries, { minVotes: 0, votes: new Map() }).clusters
}

function indexClusters(clusters: readonly Cluster[]) {
  const topicOf = new Map<string, string>()
  const clusterOf = new Map<string, string>()
  for (const { key, entryIds, topics } of clusters) {
    for (const id of entryIds) clusterOf.set(id, key)
    for (const [index, topic] of topics.entries()) for (const id of topic.entryIds) topicOf.set(id, `${key} ${index}`)
  }
  return { topicOf, clusterOf }
}

interface Pairs {
  readonly gold: number
  readonly predicted: number
  readonly correct: number
}

interface Grouped {
  readonly label: string
  readonly group: string | undefined
}

const noPairs: Pairs = { gold: 0, predicted: 0, correct: 0 }

function countPairs(items: readonly Grouped[]): Pairs {
  const grouped = items.filter(({ group }) => group !== undefined)
  return {
    gold: sumPairs(items.map(({ label }) => label)),
    predicted: sumPairs(grouped.map(({ group }) => group ?? '')),
    correct: sumPairs(grouped.map(({ label, group }) => JSON.stringify([label, group]))),
  }
}

function sumPairs(names: readonly string[]): number {
  const groups = [...Map.groupBy(names, (name) => name).values()]
  return groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
}

function addPairs(a: Pairs, b: Pairs): Pairs {
  return { gold: a.gold + b.gold, predicted: a.predicted + b.predicted, correct: a.correct + b.correct }
}

/** The share of predicted pairs that are right; 1 when nothing was put together, so read it beside recall. */
function precisionOf({ predicted, correct }: Pairs): number {
  return predicted === 0 ? 1 : correct / predicted
}

function recallOf({ gold, correct }: Pairs): number {
  return gold === 0 ? 1 : correct / gold
}

interface Placed {
  readonly page: string
  /** The gold cluster: a page, or a topic that several pages share. */
  readonly gold: string
  readonly cluster: string
}

/**
 * Entries that are merged wrongly across pages: their cluster holds more than one page, and its owner, the gold cluster of
 * more than half of its entries, is neither theirs nor their page. A cluster without an owner is wrong for all its entries.
 */
function findWrongMerges<Item extends Placed>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ cluster }) => cluster).values()].flatMap((members) => {
    if (new Set(members.map(({ page }) => page)).size === 1) return []
    const owner = findOwner(members)
    return members.filter(({ gold, page }) => owner === undefined || (gold !== owner && page !== owner))
  })
}

function findOwner(members: readonly Placed[]): string | undefined {
  const byGold = Map.groupBy(members, ({ gold }) => gold)
  return [...byGold].find(([, own]) => own.length * 2 > members.length)?.[0]
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
