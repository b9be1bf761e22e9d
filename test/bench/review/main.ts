// Prints how the review does on the corpus of labelled changes, half by half and kind by kind; exits 1 below the targets.
// Usage: npm run review:corpus [-- --fitted] [--cases]; `--fitted` leaves the held-out half alone, `--cases` lists those of the fitted half
// that came out otherwise.
import { kinds } from '../../../src/review/judge/result.ts'
import type { Half } from '../../corpus/changes/load.ts'
import { type Judged, judgeCorpus } from './judge-corpus.ts'
import { countTotals, formatTarget, isAsWanted, shareOf, splitByLabel } from './totals.ts'

const halves: readonly Half[] = ['fitted', 'held-out']
const shown = process.argv.includes('--cases') ? 'fitted' : undefined
const chosen = process.argv.includes('--fitted') ? halves.slice(0, 1) : halves

const isRight = chosen.map((half) => {
  const judged = judgeCorpus(half)
  print(half, judged)
  if (half === shown) printCases(judged)
  return countTotals(judged).every(isAsWanted)
})
if (!isRight.every(Boolean)) process.exitCode = 1

function print(half: Half, judged: readonly Judged[]): void {
  console.log(`\n${half}: ${judged.length} changes`)
  for (const total of countTotals(judged)) {
    const { what, count, of, atLeast, atMost } = total
    const counts = `${count.toString().padStart(5)} of ${of.toString().padStart(3)}`
    const wanted = (atLeast ?? atMost) === undefined ? '' : formatTarget(total)
    console.log(`${what.padEnd(34)}${counts}${shareOf(total).toFixed(1).padStart(8)} %  ${wanted}`)
  }
  const { benign, grave, mild } = splitByLabel(judged)
  console.log(`\n${'kind'.padEnd(34)}severity  planted  benign`)
  for (const [id, { severity }] of Object.entries(kinds)) {
    const count = (of: readonly Judged[]) =>
      of.filter(({ findings }) => findings.some(({ rule }) => rule === id)).length
    const counts = [count([...grave, ...mild]), count(benign)].map((number) => number.toString().padStart(8)).join('')
    console.log(`${id.padEnd(34)}${severity.padEnd(8)}${counts}`)
  }
}

/** Only of the half that the checks may be fitted to. */
function printCases(judged: readonly Judged[]): void {
  console.log('\ncases that did not come out as labelled')
  for (const { labelled, verdict, findings } of judged.filter(
    ({ labelled, verdict }) => !labelled.label.endsWith(verdict),
  )) {
    const { id, kind, risk = '', label } = labelled
    console.log(
      `${id}  ${kind} ${risk}: ${label}, not ${verdict}: ${[...new Set(findings.map(({ rule }) => rule))].join(', ')}`,
    )
  }
}
