// Fuzzes the whole loop for a set time: `npm run fuzz -- --seconds 60`; `--seed` and `--path` replay what was found.
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, path: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const { tally, failure } = await fuzz({ seed, seconds: Number(values.seconds), path: values.path })
const { cases, runs, entries, answers, sinks } = tally
console.log(
  `fuzz: seed ${seed}; ${cases} cases, ${runs} runs, ${entries} entries, ${answers} scripted answers, ${sinks} sinks judged`,
)
if (failure === undefined) {
  console.log('effects 0')
} else {
  console.error(failure)
  process.exitCode = 1
}
