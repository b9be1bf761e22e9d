// Topics that several pages share.
import { type Corpus, wordsOf } from './corpus.ts'
import { type CannotLink, findIdentifiers, groupByAverage, joinIdentifiers } from './link.ts'
import { type Space, sharedComplaint } from './similarity.ts'
import type { PageTopic } from './topics.ts'
import { joinSums, readRow, trimSum, type Vectors } from './vectors.ts'

/** From so many pages on, a complaint is one thing and not one per page. */
const fewestPages = 3
/** A topic in fewer telling words ("does not work") means something else on each page. */
const fewestTelling = 2
/** So many of a topic's comments stand for it, and of their heaviest features as many as fit: a site may have a million topics. */
const mostRows = 3
const features = { least: 12, most: 48, inAll: 2_000_000 }
/** Topics whose vectors are made at once. */
const batch = 10_000

/** Groups of topics that at least three pages share, and the topics that stay with their pages. */
export function findShared(topics: readonly PageTopic[], corpus: Corpus, space: Space) {
  const candidates = topics.filter(({ rows }) => countTelling(rows, corpus) >= fewestTelling)
  const isShared = (group: readonly PageTopic[]) => new Set(group.map(({ page }) => page)).size >= fewestPages
  if (!isShared(candidates)) return { shared: [], rest: topics }
  const cannotLink = candidates.map(({ rows }) => findCommon(rows, corpus))
  const shared = groupByAverage(meanVectors(candidates, space), cannotLink, sharedComplaint(candidates.length))
    .map((group) => group.flatMap((index) => candidates[index] ?? []))
    .filter(isShared)
  const taken = new Set(shared.flat())
  return { shared, rest: topics.filter((topic) => !taken.has(topic)) }
}

/** The mean of some comments of each topic. */
function meanVectors(topics: readonly PageTopic[], space: Space): Vectors {
  const most = Math.max(features.least, Math.min(features.most, Math.floor(features.inAll / topics.length)))
  const start = new Uint32Array(topics.length + 1)
  const all = { features: new Uint32Array(topics.length * most), weights: new Float32Array(topics.length * most) }
  let size = 0
  for (let from = 0; from < topics.length; from += batch) {
    const part = topics.slice(from, from + batch).map(({ rows }) => rows.slice(0, mostRows))
    const vectors = space.vectorsOf(part.flat(), 'site')
    let row = 0
    for (const [index, rows] of part.entries()) {
      const sum = rows.map(() => readRow(vectors, row++)).reduce((a, b) => joinSums(a, b, Number.POSITIVE_INFINITY))
      const kept = trimSum(sum, most)
      for (let at = kept.from; at < Math.min(kept.to, kept.from + most); at += 1) {
        all.features[size] = kept.features[at] as number
        all.weights[size++] = (kept.weights[at] as number) / rows.length
      }
      start[from + index + 1] = size
    }
  }
  return { start, features: all.features.subarray(0, size), weights: all.weights.subarray(0, size) }
}

/** As of one row: the share of its comments that name something. */
function findCommon(rows: readonly number[], corpus: Corpus): CannotLink {
  const some = rows.slice(0, mostRows)
  const { identifiers, naming } = some.map((row) => findIdentifiers(corpus, row)).reduce(joinIdentifiers)
  return { identifiers, naming: naming / some.length }
}

/** Words and names that at least half of some of its comments have. */
function countTelling(rows: readonly number[], corpus: Corpus): number {
  const some = rows.slice(0, mostRows)
  const counts = new Map<number, number>()
  for (const row of some) {
    const stems = new Set<number>()
    for (const { kind, stem } of wordsOf(corpus, row)) if (kind === 'word' || kind === 'name') stems.add(stem)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count * 2 >= some.length).length
}
