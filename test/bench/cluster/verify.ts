// Holds our own average linkage against peers.py: the same sample, the same features, the same thresholds.
import { featureKinds } from './features.ts'
import { sweepPeer } from './peers.ts'
import { fileOf, readSet, setNames } from './public-sets.ts'
import { type PythonPeers, runPython, toPairs } from './python-peers.ts'
import { takeSample } from './sample.ts'
import { precisionOf, recallOf } from './score.ts'
import { type Cell, type Report, showShare } from './tables.ts'

const count = 1_000
const thresholds = [0.2, 0.3, 0.4, 0.55, 0.7]

export function reportVerification(report: Report, folder: string, python: PythonPeers): void {
  report.section('Our own average linkage beside peers.py')
  report.note(`${count} entries on one page (seed 7); pairs put together and right ones, ours / theirs.`)
  const rows = setNames.flatMap((name) => {
    const items = takeSample(readSet(folder, name), count, 7).map((line) => ({ ...line, page: name }))
    return featureKinds.flatMap((kind) => {
      if (kind.python === undefined) return []
      const run = { file: fileOf(folder, name), feature: kind.python, thresholds, count }
      const theirs = runPython(python, run) ?? []
      const ours = sweepPeer(items, kind, thresholds)
      return ours.map(({ threshold, pairs }, index): Cell[] => {
        const other = theirs[index]
        if (other === undefined) return [name, kind.name, showShare(threshold, 2), 'failed', '', '', '']
        const [precision, recall] = [precisionOf(toPairs(other)), recallOf(toPairs(other))]
        return [
          name,
          kind.name,
          showShare(threshold, 2),
          `${pairs.predicted} / ${other.pairs_predicted}`,
          `${pairs.correct} / ${other.pairs_correct}`,
          showShare(Math.abs(precisionOf(pairs) - precision), 4),
          showShare(Math.abs(recallOf(pairs) - recall), 4),
        ]
      })
    })
  })
  report.table(['set', 'features', 't', 'together', 'right', 'precision differs by', 'recall by'], rows)
}
