// Part B: lexical peers on the same half: average linkage within pages, the threshold chosen afterwards, which flatters them.
import { cutAt, linkByAverage } from './average-linkage.ts'
import { type FeatureKind, featureKinds } from './features.ts'
import { isComplaint, isWordless } from './labels.ts'
import type { Labelled } from './load-set.ts'
import { sweepProduct } from './own-set.ts'
import { type PythonPeers, sweepByPython } from './python-peers.ts'
import { addPairs, countPairs, findBest, noPairs, recallOf, type Sweep } from './score.ts'
import { type Report, showShare } from './tables.ts'
import { buildVectors, measureDistances } from './tf-idf.ts'

/** A text, the page it is on, and what it complains of there. */
export interface Item {
  readonly text: string
  readonly page: string
  readonly label: string
}

export const thresholds: readonly number[] = Array.from({ length: 95 }, (_, index) => (index + 2) / 100)

/** Pairs within pages at each threshold; how rare a feature is, is measured over all items. */
export function sweepPeer(items: readonly Item[], { analysers }: FeatureKind, at = thresholds): Sweep[] {
  const vectors = buildVectors(
    items.map(({ text }) => text),
    analysers,
  )
  const numbered = items.map((item, index) => ({ item, vector: vectors[index] }))
  const pages = [...Map.groupBy(numbered, ({ item }) => item.page).values()].map((own) => {
    const present = own.flatMap(({ vector }) => vector ?? [])
    return { labels: own.map(({ item }) => item.label), merges: linkByAverage(measureDistances(present), own.length) }
  })
  return at.map((threshold) => ({
    threshold,
    pairs: pages
      .map(({ labels, merges }) => {
        const groups = cutAt(merges, labels.length, threshold)
        return countPairs(labels.map((label, index) => ({ label, group: `${groups[index]}` })))
      })
      .reduce(addPairs, noPairs),
  }))
}

const precisions = [0.8, 0.9, 0.95]

export function reportPeers(report: Report, labelled: readonly Labelled[], python: PythonPeers | undefined): void {
  report.section('B. Own set: lexical peers on the same half')
  report.note(
    'Average linkage within pages over TF-IDF of the comments of complaints. R = the best recall at a precision P,',
  )
  report.note(
    'threshold t chosen afterwards, which flatters the peers. Over complaints with words, as the targets are.',
  )
  const worded = labelled.filter((line) => isComplaint(line) && !isWordless(line))
  const items = worded.map(({ site, page, topic, entry }) => ({
    text: entry.comment ?? '',
    page: `${site} ${page}`,
    label: topic ?? '',
  }))
  const rows = featureKinds.map((kind) => showSweep(`${kind.name}`, 'this program', sweepPeer(items, kind)))
  const product = sweepProduct(labelled)
  if (product.length > 0) rows.push(showSweep('the product, t chosen afterwards too', 'this program', product))
  if (python !== undefined) {
    for (const { name, python: feature } of featureKinds) {
      if (feature === undefined) continue
      const { sweep, failed } = sweepByPython(python, items, feature, thresholds)
      rows.push(showSweep(name, failed === 0 ? 'peers.py' : `peers.py (${failed} pages failed)`, sweep))
    }
    report.note('peers.py sees one page at a time, so it measures how rare a feature is over that page alone.')
  }
  report.table(
    ['features', 'measured by', ...precisions.map((precision) => `R at P ≥ ${showShare(precision, 2)}`)],
    rows,
  )
  report.note(`Gold pairs: ${countPairs(items.map(asGold)).gold}.`)
}

function asGold({ page, label }: Item) {
  return { label: `${page} ${label}`, group: undefined }
}

function showSweep(name: string, by: string, sweep: readonly Sweep[]): string[] {
  return [
    name,
    by,
    ...precisions.map((precision) => {
      const best = findBest(sweep, precision)
      return best === undefined ? '–' : `${showShare(recallOf(best.pairs))} (t ${showShare(best.threshold, 2)})`
    }),
  ]
}
