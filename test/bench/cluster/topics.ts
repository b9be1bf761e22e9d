// Part A, topics: pairs within pages against the targets, the curve, and where the lost recall is.
import { isWordless } from './labels.ts'
import type { Labelled } from './load-set.ts'
import { causes, tallyCauses } from './lost.ts'
import { clusterSites, type Outcome, scoreTopics, sweepProduct } from './own-set.ts'
import { type Pairs, precisionOf, recallOf } from './score.ts'
import { looserPoints, productPoint } from './subject.ts'
import { type Report, showPercent, showShare } from './tables.ts'

/** The default point is held to the first goal, the looser ones to the second (one of them must reach it). */
const goals = { default: { precision: 0.9, recall: 0.3 }, looser: { precision: 0.8, recall: 0.45 } }

export function reportTopics(report: Report, labelled: readonly Labelled[], showCurve: boolean): void {
  report.section('A. Own set: topics')
  report.note(
    'Pairs of complaints of one page: precision = share of the pairs put into one topic that are one complaint;',
  )
  report.note(
    'recall = share of the pairs of one complaint that were put into one topic. Each site is clustered by itself.',
  )
  report.note(
    'Marks on code without a word are votes by design, in no topic; the targets are for complaints with words.',
  )
  const runs = [productPoint, ...looserPoints].map((point) => ({ point, outcomes: clusterSites(labelled, point) }))
  report.table(
    ['operating point', 'over', 'precision', 'recall', 'pairs put together', 'right', 'gold pairs'],
    runs.flatMap(({ point, outcomes }) => [
      row(point.name, 'complaints with words', scoreTopics(outcomes.filter((outcome) => !isWordless(outcome)))),
      row(point.name, 'marks on code without words too', scoreTopics(outcomes)),
    ]),
  )
  const [first, ...looser] = runs.map(({ outcomes }) => scoreTopics(outcomes.filter((outcome) => !isWordless(outcome))))
  if (first === undefined) return
  addTarget(report, 'topics, default point', goals.default, [first])
  addTarget(report, 'topics, looser point', goals.looser, looser.length > 0 ? looser : [first])
  for (const { point, outcomes } of runs) reportLost(report, point.name, outcomes)
  if (showCurve) reportCurve(report, labelled)
}

function row(name: string, over: string, pairs: Pairs) {
  const { predicted, correct, gold } = pairs
  return [name, over, showShare(precisionOf(pairs)), showShare(recallOf(pairs)), predicted, correct, gold]
}

function addTarget(report: Report, what: string, goal: typeof goals.default, candidates: readonly Pairs[]): void {
  const reaches = (pairs: Pairs) => precisionOf(pairs) >= goal.precision && recallOf(pairs) >= goal.recall
  const shown = candidates.find(reaches) ?? candidates[0]
  if (shown === undefined) return
  report.target({
    what: `own set: ${what}`,
    goal: `precision ≥ ${showShare(goal.precision, 2)}, recall ≥ ${showShare(goal.recall, 2)}`,
    figure: `${showShare(precisionOf(shown))}, ${showShare(recallOf(shown))}`,
    met: reaches(shown),
  })
}

function reportLost(report: Report, name: string, outcomes: readonly Outcome[]): void {
  const tallies = tallyCauses(outcomes)
  const all = [...tallies.values()].reduce((sum, { gold, lost }) => ({ gold: sum.gold + gold, lost: sum.lost + lost }))
  report.note(`Where the lost recall is (${name} point): gold pairs by the first that holds of the two complaints.`)
  report.table(
    ['the two complaints', 'gold pairs', 'share', 'found', 'lost', 'share of the lost'],
    causes.map((cause) => {
      const { gold, lost } = tallies.get(cause) ?? { gold: 0, lost: 0 }
      return [cause, gold, showPercent(gold, all.gold), gold - lost, lost, showPercent(lost, all.lost)]
    }),
  )
}

function reportCurve(report: Report, labelled: readonly Labelled[]): void {
  const sweep = sweepProduct(labelled)
  report.note('The whole curve:')
  report.table(
    ['threshold, times the default', 'precision', 'recall', 'pairs put together', 'right'],
    sweep.map(({ threshold, pairs }) => [
      showShare(threshold),
      showShare(precisionOf(pairs)),
      showShare(recallOf(pairs)),
      pairs.predicted,
      pairs.correct,
    ]),
  )
}
