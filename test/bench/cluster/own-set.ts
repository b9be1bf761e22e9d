// The own set, clustered: what each labelled entry was given, site by site, and what the labels say it should be.
import { findShared, isComplaint, isWordless } from './labels.ts'
import type { Labelled } from './load-set.ts'
import { addPairs, countPairs, noPairs, type Pairs, type Placed, type Sweep } from './score.ts'
import { clusterAt, curve, indexClustering, type Point } from './subject.ts'

export interface Outcome extends Labelled, Placed {
  /** `site page`, as pages of two sites may be spelled alike. */
  readonly page: string
  /** The topic it was put in; missing: left out, or a vote. */
  readonly found: string | undefined
  /** The reason it was set aside. */
  readonly aside: string | undefined
}

/** One run per site, as a project has one. */
export function clusterSites(labelled: readonly Labelled[], point?: Point): Outcome[] {
  const shared = findShared(labelled)
  return [...Map.groupBy(labelled, ({ site }) => site)].flatMap(([site, own]) => {
    const clustering = clusterAt(
      own.map(({ entry }) => entry),
      point,
    )
    const { topicOf, clusterOf } = indexClustering(clustering)
    const reasons = new Map(clustering.dropped.map(({ id, code }) => [id, code]))
    const locate = (name: string | undefined) => (name === undefined ? undefined : `${site} ${name}`)
    return own.map((item) => ({
      ...item,
      page: `${site} ${item.page}`,
      gold: shared.has(`${site} ${item.topic}`) ? `${site} ${item.topic}` : `${site} ${item.page}`,
      found: locate(topicOf.get(item.entry.id)),
      cluster: locate(clusterOf.get(item.entry.id)),
      aside: reasons.get(item.entry.id),
    }))
  })
}

/** Pairs within pages alone: a topic belongs to its page. */
export function scoreTopics(outcomes: readonly Outcome[]): Pairs {
  const pages = Map.groupBy(outcomes.filter(isComplaint), ({ page }) => page)
  return [...pages.values()]
    .map((own) => countPairs(own.map(({ topic, found }) => ({ label: topic ?? '', group: found }))))
    .reduce(addPairs, noPairs)
}

/** The product at every point of the curve, over complaints with words; `threshold` is the factor of its own. */
export function sweepProduct(labelled: readonly Labelled[]): Sweep[] {
  return curve.map((factor) => ({
    threshold: factor,
    pairs: scoreTopics(clusterSites(labelled, { name: `${factor}`, factor }).filter((item) => !isWordless(item))),
  }))
}
