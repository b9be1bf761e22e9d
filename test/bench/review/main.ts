// Prints how the rules of the review do on the corpus of labelled changes, half by half and rule by rule; exits 1 below the targets.
// Usage: npm run review:corpus [-- --fitted] [--cases] [--shapes [name]] [--without-each]; `--fitted` leaves the held-out half alone,
// `--cases` lists those of the fitted half that came out otherwise, `--shapes` times each rule over hostile pull requests,
// `--without-each` prints only what would be missed without each rule and each of its parts (minutes).
import type { Half } from '../../corpus/changes/load.ts'
import type { Judged } from './judge-corpus.ts'
import { countTotals, formatTarget, isAsWanted, shareOf, splitByLabel } from './totals.ts'

// Before anything loads the rules.
if (process.argv.includes('--without-each')) {
  await import('./without-each.ts').then(({ printWithoutEach }) => printWithoutEach())
  process.exit()
}
const { rules } = await import('../../../src/review/rules/table.ts')
const { judgeCorpus } = await import('./judge-corpus.ts')

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
const shapes = process.argv.indexOf('--shapes')
if (shapes > 0) await import('./hostile.ts').then(({ measureHostile }) => measureHostile(process.argv[shapes + 1]))

function print(half: Half, judged: readonly Judged[]): void {
  console.log(`\n${half}: ${judged.length} changes`)
  for (const total of countTotals(judged)) {
    const { what, count, of, atLeast, atMost } = total
    const counts = `${count.toString().padStart(5)} of ${of.toString().padStart(3)}`
    const wanted = (atLeast ?? atMost) === undefined ? '' : formatTarget(total)
    console.log(`${what.padEnd(34)}${counts}${shareOf(total).toFixed(1).padStart(8)} %  ${wanted}`)
  }
  const { benign, grave, mild } = splitByLabel(judged)
  console.log(`\n${'rule'.padEnd(34)}severity  planted  benign`)
  for (const { id, severity } of rules) {
    const count = (of: readonly Judged[]) => of.filter(({ fired }) => fired.some((rule) => rule.id === id)).length
    const counts = [count([...grave, ...mild]), count(benign)].map((number) => number.toString().padStart(8)).join('')
    console.log(`${id.padEnd(34)}${severity.padEnd(8)}${counts}`)
  }
}

/** Only of the half that rules may be fitted to. */
function printCases(judged: readonly Judged[]): void {
  console.log('\ncases that did not come out as labelled')
  for (const { labelled, verdict, fired } of judged.filter(({ labelled, verdict }) => labelled.expected !== verdict)) {
    const { id, kind, risk = '', expected } = labelled
    console.log(`${id}  ${kind} ${risk}: ${expected}, not ${verdict}: ${fired.map((rule) => rule.id).join(', ')}`)
  }
}
