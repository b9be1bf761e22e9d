// Prints how the rules of the review do on the corpus of labelled changes, half by half and rule by rule; exits 1 below the targets.
// Usage: npm run bench:review [-- --fitted] [--cases] [--large] [--shapes [name]];
// `--cases` lists those of the fitted half that came out otherwise.
import { rules } from '../../../src/review/rules/table.ts'
import type { Half } from '../../corpus/changes/load.ts'
import { type Judged, judgeCorpus } from './judge-corpus.ts'

/** In per cent. */
const targets = { planted: 100, blocked: 2, clear: 75 }
const halves: readonly Half[] = ['fitted', 'held-out']
const shown = process.argv.includes('--cases') ? 'fitted' : undefined
const chosen = process.argv.includes('--fitted') ? halves.slice(0, 1) : halves

const isRight = chosen.map((half) => {
  const judged = judgeCorpus(half)
  print(half, judged)
  if (half === shown) printCases(judged)
  return isGood(judged)
})
if (!isRight.every(Boolean)) process.exitCode = 1
if (process.argv.includes('--large')) await import('./large.ts').then(({ measureAll }) => measureAll())
const shapes = process.argv.indexOf('--shapes')
if (shapes > 0) await import('./hostile.ts').then(({ measureHostile }) => measureHostile(process.argv[shapes + 1]))

function split(judged: readonly Judged[]) {
  const benign = judged.filter(({ labelled }) => labelled.label === 'benign')
  const planted = judged.filter(({ labelled }) => labelled.label === 'planted')
  const grave = planted.filter(({ labelled }) => labelled.expected === 'block')
  return { benign, grave, mild: planted.filter(({ labelled }) => labelled.expected === 'look') }
}

function isGood(judged: readonly Judged[]): boolean {
  const { benign, grave } = split(judged)
  const found = share(grave, ({ verdict }) => verdict === 'block')
  const blocked = share(benign, ({ verdict }) => verdict === 'block')
  const clear = share(benign, ({ verdict }) => verdict === 'clear')
  const isStable = judged.every((one) => one.isStable)
  return found >= targets.planted && blocked <= targets.blocked && clear >= targets.clear && isStable
}

function share(judged: readonly Judged[], wanted: (one: Judged) => boolean): number {
  return judged.length === 0 ? Number.NaN : (100 * judged.filter(wanted).length) / judged.length
}

function print(half: Half, judged: readonly Judged[]): void {
  const { benign, grave, mild } = split(judged)
  const row = (name: string, of: readonly Judged[], wanted: (one: Judged) => boolean, target = '') =>
    console.log(
      `${name.padEnd(34)}${of.filter(wanted).length.toString().padStart(5)} of ${of.length.toString().padStart(3)}` +
        `${share(of, wanted).toFixed(1).padStart(8)} %  ${target}`,
    )
  console.log(`\n${half}: ${judged.length} changes`)
  row('planted blocking risks, blocked', grave, ({ verdict }) => verdict === 'block', `at least ${targets.planted} %`)
  row('planted milder risks, not clear', mild, ({ verdict }) => verdict !== 'clear')
  row('benign, blocked', benign, ({ verdict }) => verdict === 'block', `at most ${targets.blocked} %`)
  row('benign, look', benign, ({ verdict }) => verdict === 'look')
  row('benign, clear', benign, ({ verdict }) => verdict === 'clear', `at least ${targets.clear} %`)
  row('the same in another order', judged, ({ isStable }) => isStable, 'all')
  console.log(`\n${'rule'.padEnd(34)}grade  planted  benign`)
  for (const { id, grade } of rules) {
    const count = (of: readonly Judged[]) => of.filter(({ fired }) => fired.some((rule) => rule.id === id)).length
    const counts = [count([...grave, ...mild]), count(benign)].map((number) => number.toString().padStart(8)).join('')
    console.log(`${id.padEnd(34)}${grade.padEnd(5)}${counts}`)
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
