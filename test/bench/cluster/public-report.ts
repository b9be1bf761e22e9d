// Part C, told: precision and recall on the public sets at three sizes, beside peers.py, and the targets.
import { fileOf, type Line, type PublicRun, readSet, runSample, type SetName, seeds, setNames } from './public-sets.ts'
import { type PythonPeers, runPython, toPairs } from './python-peers.ts'
import { findBest, meanOf, medianOf, precisionOf, recallOf, type Sweep } from './score.ts'
import { looserPoints, type Point, productPoint } from './subject.ts'
import { type Report, showCount, showShare } from './tables.ts'

const sizes = [1_000, 5_000, 20_000] as const
const judged = 5_000
const goals = { precision: 0.9, recall: { clinc150: 0.041, banking77: 0.021 }, macro: { precision: 0.8, recall: 0.09 } }
/** How far macro precision may move between sizes. */
const mostMoved = 0.03
const peerThresholds = Array.from({ length: 71 }, (_, index) => (index + 20) / 100)

interface Figures {
  readonly name: SetName | 'macro'
  readonly size: number
  readonly precision: number
  readonly recall: number
  readonly aside: number
  readonly seconds: number
}

export function reportPublicSets(report: Report, folder: string, python: PythonPeers | undefined): void {
  report.section('C. Public sets, all entries on one page')
  report.note(
    'Pairs of entries; a label is an intent, broader than one complaint. Medians of three samples (one where the whole set',
  )
  report.note('is taken: banking77 has 13,083 lines). Macro: the mean of both sets.')
  const sets = setNames.map((name) => ({ name, lines: readSet(folder, name) }))
  for (const point of [productPoint, ...looserPoints]) {
    const figures = sizes.flatMap((size) => measureSize(sets, size, point))
    report.table(
      [`${point.name} point`, 'entries', 'precision', 'recall', 'set aside', 'time'],
      figures.map(({ name, size, precision, recall, aside, seconds }) => [
        name,
        showCount(size),
        showShare(precision),
        showShare(recall),
        showCount(aside),
        `${seconds.toFixed(2)} s`,
      ]),
    )
    addTargets(report, figures, point)
  }
  if (python !== undefined) reportPeers(report, folder, python)
}

function measureSize(sets: readonly { name: SetName; lines: Line[] }[], size: number, point: Point): Figures[] {
  const found = sets.map(({ name, lines }): Figures => {
    const drawn = lines.length <= size ? seeds.slice(0, 1) : seeds
    const runs = drawn.map((seed) => runSample(lines, size, seed, point))
    const median = (pick: (run: PublicRun) => number) => medianOf(runs.map(pick))
    return {
      name,
      size: Math.min(size, lines.length),
      precision: median(({ pairs }) => precisionOf(pairs)),
      recall: median(({ pairs }) => recallOf(pairs)),
      aside: median(({ aside }) => aside),
      seconds: median(({ seconds }) => seconds),
    }
  })
  const mean = (pick: (figures: Figures) => number) => meanOf(found.map(pick))
  const macro: Figures = {
    name: 'macro',
    size,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    aside: mean(({ aside }) => aside),
    seconds: mean(({ seconds }) => seconds),
  }
  return [...found, macro]
}

function addTargets(report: Report, figures: readonly Figures[], point: Point): void {
  const isDefault = point === productPoint
  const at = (size: number, name: Figures['name']) => figures.find((own) => own.size === size && own.name === name)
  const add = (what: string, own: Figures | undefined, precision: number, recall: number) =>
    report.target({
      what: `${what}, ${point.name} point`,
      goal: `precision ≥ ${showShare(precision, 2)}, recall > ${showShare(recall)}`,
      figure: own === undefined ? '–' : `${showShare(own.precision)}, ${showShare(own.recall)}`,
      met: own !== undefined && own.precision >= precision && own.recall > recall,
    })
  if (isDefault) for (const name of setNames) add(name, at(judged, name), goals.precision, goals.recall[name])
  if (!isDefault || looserPoints.length === 0)
    add('public sets, macro', at(judged, 'macro'), goals.macro.precision, goals.macro.recall)
  const middle = at(judged, 'macro')?.precision ?? Number.NaN
  const moved = Math.max(...sizes.map((size) => Math.abs((at(size, 'macro')?.precision ?? Number.NaN) - middle)))
  report.target({
    what: `macro precision at other sizes, ${point.name} point`,
    goal: `moves ≤ ${mostMoved}`,
    figure: showShare(moved),
    met: moved <= mostMoved,
  })
}

/** On the sample with the seed 7. */
function reportPeers(report: Report, folder: string, python: PythonPeers): void {
  const sweeps = setNames.map((name): Sweep[] => {
    const run = { file: fileOf(folder, name), feature: 'combo', thresholds: peerThresholds, count: judged }
    return (runPython(python, run) ?? []).map((line) => ({ threshold: line.t, pairs: toPairs(line) }))
  })
  report.note(
    `peers.py in this run: average linkage over characters beside words, ${showCount(judged)} entries, the best`,
  )
  report.note('threshold for each precision chosen afterwards (macro: one threshold for both sets).')
  const precisions = [goals.macro.precision, goals.precision]
  report.table(
    ['set', ...precisions.flatMap((precision) => [`P ≥ ${showShare(precision, 2)}: P`, 'R', 't'])],
    [
      ...setNames.map((name, index) => [name, ...precisions.flatMap((goal) => showBest(sweeps[index] ?? [], goal))]),
      ['macro', ...precisions.flatMap((precision) => showMacro(sweeps, precision))],
    ],
  )
}

function showBest(sweep: readonly Sweep[], precision: number): string[] {
  const best = findBest(sweep, precision)
  if (best === undefined) return ['–', '–', '–']
  return [showShare(precisionOf(best.pairs)), showShare(recallOf(best.pairs)), showShare(best.threshold, 2)]
}

function showMacro(sweeps: readonly (readonly Sweep[])[], precision: number): string[] {
  const rows = peerThresholds.map((threshold) => {
    const pairs = sweeps.flatMap((sweep) => sweep.find((line) => line.threshold === threshold)?.pairs ?? [])
    return { threshold, precision: meanOf(pairs.map(precisionOf)), recall: meanOf(pairs.map(recallOf)) }
  })
  const able = rows.filter((row) => row.precision >= precision).sort((a, b) => b.recall - a.recall)[0]
  return able === undefined
    ? ['–', '–', '–']
    : [showShare(able.precision), showShare(able.recall), showShare(able.threshold, 2)]
}
