// Topics that several pages share.
import type { Ground } from './ground.ts'
import { fewestPages } from './limits.ts'
import { groupByAverage } from './linking/average-link.ts'
import { Group } from './linking/group.ts'
import { joinMarks, type Marks, type Named, noMarks } from './linking/marks.ts'
import { packRows } from './linking/pack.ts'
import { joinSums, readRow, type Sum, type Vectors } from './linking/vectors.ts'
import type { PageTopic } from './topics.ts'

/** A topic in fewer telling words ("does not work") means something else on each page. */
const fewestTelling = 2
/** So many of a topic's comments stand for it, and of their heaviest features as many as fit: a site may have a million topics. */
const mostRows = 3
const features = { least: 12, most: 48, inAll: 2_000_000 }
/** Topics whose vectors are made at once. */
const batch = 10_000

/** Groups of topics that at least three pages share, and the topics that stay with their pages. */
export function findShared(topics: readonly PageTopic[], ground: Ground) {
  const candidates = topics.filter((topic) => countTelling(topic.rows, ground) >= fewestTelling)
  if (new Set(candidates.map((topic) => topic.page)).size < fewestPages) return { shared: [], rest: topics }
  const rows = packRows(sumTopics(candidates, ground), featuresFor(candidates.length))
  const marks = candidates.map((topic) => markTopic(topic, ground))
  const threshold = ground.similarity.sharedComplaint(candidates.length)
  const found = groupByAverage(rows, marks, threshold).filter(
    (group) => new Set(group.map((index) => candidates[index]?.page)).size >= fewestPages,
  )
  const shared = joinOthers(found, rows, marks, threshold * joining).map((group) =>
    group.flatMap((index) => candidates[index] ?? []),
  )
  const taken = new Set(shared.flat())
  return { shared, rest: topics.filter((topic) => !taken.has(topic)) }
}

/** What is known to be on three pages is likely on a fourth, so less of the threshold is asked of what joins it. */
const joining = 0.65
/** Comparing all topics with all shared complaints is left out where it would be more work than the rest. */
const mostCompared = 5_000_000

function featuresFor(topics: number): number {
  return Math.max(features.least, Math.min(features.most, Math.floor(features.inAll / topics)))
}

function* sumTopics(topics: readonly PageTopic[], { space }: Ground): Generator<Sum> {
  for (let from = 0; from < topics.length; from += batch) {
    const part = topics.slice(from, from + batch).map(({ rows }) => rows.slice(0, mostRows))
    const vectors = space.vectorsOf(part.flat(), 'site')
    let row = 0
    for (const rows of part) {
      const sums = rows.map(() => readRow(vectors, row++))
      yield sums.reduce(joinSums)
    }
  }
}

/** As of one row: shares instead of numbers of comments. */
function markTopic({ rows }: PageTopic, { marksOf }: Ground): Marks {
  const joined = rows.map(marksOf).reduce(joinMarks)
  const share = (named: Named): Named => ({ ...named, members: named.members / rows.length })
  const { numbers, codes, names, terms } = joined
  return { ...joined, numbers: share(numbers), codes: share(codes), names: share(names), terms: share(terms) }
}

/** Words and names that at least half of the comments have; not counted further than is asked for. */
function countTelling(rows: readonly number[], { lexicon }: Ground): number {
  const counts = new Map<number, number>()
  let telling = 0
  for (const row of rows) {
    const before = new Set<number>()
    for (let at = lexicon.start[row] ?? 0; at < (lexicon.start[row + 1] ?? 0); at += 1) {
      const word = lexicon.words[lexicon.ids[at] ?? 0]
      if ((word?.kind !== 'word' && word?.kind !== 'name') || before.has(word.stem)) continue
      before.add(word.stem)
      const count = (counts.get(word.stem) ?? 0) + 1
      counts.set(word.stem, count)
      if (count === Math.ceil(rows.length / 2)) telling += 1
      if (telling === fewestTelling) return telling
    }
  }
  return telling
}

/** Each topic that is in no group joins the group that it is most like, if it is like enough. */
function joinOthers(found: readonly number[][], rows: Vectors, marks: readonly Marks[], threshold: number): number[][] {
  if (found.length * marks.length > mostCompared) return [...found]
  const groupOf = (index: number) => new Group(readRow(rows, index), marks[index] ?? noMarks, index)
  const groups = found.map((members) => {
    const [first, ...others] = members.map(groupOf)
    for (const other of others) first?.absorb(other)
    return { core: first, members: [...members] }
  })
  const taken = new Set(found.flat())
  for (const index of marks.keys()) {
    if (taken.has(index)) continue
    const topic = groupOf(index)
    const likeness = groups.map(({ core }) => core?.compare(topic) ?? 0)
    const best = Math.max(0, ...likeness)
    if (best >= threshold) groups[likeness.indexOf(best)]?.members.push(index)
  }
  return groups.map(({ members }) => members.sort((a, b) => a - b))
}
