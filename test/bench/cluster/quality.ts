// Labelled feedback: pairs put into one topic, and complaints merged wrongly across pages.
import { type Labelled, loadSet, type SetName } from './load-set.ts'
import {
  addPairs,
  countPairs,
  countParts,
  findWrongMerges,
  noPairs,
  type Placed,
  precisionOf,
  recallOf,
} from './score.ts'
import { cluster, indexClusters } from './subject.ts'
import { type Report, showPercent, showShare } from './tables.ts'

/** Precision and recall of topics. The setting was chosen on both sets, so other sites will have less. */
const goals: readonly { set: SetName; name: string; precision: number; recall: number }[] = [
  { set: 'own', name: 'own set', precision: 0.85, recall: 0.22 },
  { set: 'check', name: 'check set', precision: 0.9, recall: 0.22 },
]
const mostWrong = 0.02

interface Outcome extends Labelled, Placed {
  readonly found: string | undefined
}

export function reportQuality(report: Report): void {
  report.section('Labelled feedback')
  report.note('Pairs of complaints of one page, with words; each site is clustered by itself.')
  const rows = goals.map(({ set, name, ...target }) => {
    const outcomes = clusterSites(loadSet(set))
    const pages = [...Map.groupBy(outcomes, ({ page }) => page).values()]
    const pairs = pages
      .map((own) => countPairs(own.map(({ topic, found }) => ({ label: topic ?? '', group: found }))))
      .reduce(addPairs, noPairs)
    const [precision, recall] = [precisionOf(pairs), recallOf(pairs)]
    report.target({
      what: `${name}: precision and recall of topics`,
      target: `≥ ${target.precision}, ≥ ${target.recall}`,
      figure: `${showShare(precision)}, ${showShare(recall)}`,
      met: precision >= target.precision && recall >= target.recall,
    })
    const wrong = findWrongMerges(outcomes)
    const figure = showPercent(wrong.length, outcomes.length)
    const met = wrong.length <= mostWrong * outcomes.length
    report.target({ what: `${name}: merged wrongly across pages`, target: `≤ ${100 * mostWrong} %`, figure, met })
    const parts = [...countParts(outcomes).values()]
    const broken = parts.filter((count) => count > 2).length
    return [
      name,
      outcomes.length,
      showShare(precision),
      showShare(recall),
      wrong.length,
      `${broken} of ${parts.length}`,
    ]
  })
  report.table(['set', 'complaints', 'precision', 'recall', 'merged wrongly', 'in more than two clusters'], rows)
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
