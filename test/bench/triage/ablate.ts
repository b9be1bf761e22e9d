// What each rule of plain words, and each family of structural ones, is worth on the corpus: attacks that nothing else flags, and
// benign texts that only it flags. Usage: npm run bench:triage
import { readdirSync, readFileSync } from 'node:fs'
import { foldLines, readEntry } from '../../../src/triage/entry/reading.ts'
import { findInjection } from '../../../src/triage/injection/find-injection.ts'
import { findRule } from '../../../src/triage/injection/find-order.ts'
import { compile, orderRules } from '../../../src/triage/injection/order-rules.ts'
import { rating } from '../../clusters/entries.ts'
import { loadHostile } from '../../corpus/load.ts'

const attacks = loadHostile()
  .filter(({ attack, field }) => attack && field === 'comment')
  .map(({ text }) => text)
const benign = readdirSync('test/corpus/benign').flatMap((file) =>
  readFileSync(`test/corpus/benign/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): string => JSON.parse(line).text),
)

const row = (name: string, recall: number, alarms: number) =>
  console.log(`| ${name} | ${((100 * recall) / attacks.length).toFixed(1)} | ${alarms} |`)

const count = (texts: readonly string[], rules: ReturnType<typeof compile>) =>
  texts.filter((text) => findRule(text, rules) !== undefined).length

const [bad, good] = [attacks, benign].map((texts) => texts.map(foldLines))
if (bad === undefined || good === undefined) throw new Error('no corpus')
const all = compile(orderRules)
const whole = { bad: count(bad, all), good: count(good, all) }
row('all rules of plain words', whole.bad, whole.good)
for (const [index, rule] of all.entries()) {
  const rest = all.filter((other) => other !== rule)
  const { verb = 'any words', with: things } = orderRules[index] ?? { with: [] }
  row(`${rule.code}: ${verb} × ${things.join(' × ')}`, whole.bad - count(bad, rest), whole.good - count(good, rest))
}

/** What is flagged although no rule of plain words holds, by its code. */
const beside = (texts: readonly string[]) => {
  const codes = texts
    .filter((text) => findRule(foldLines(text), all) === undefined)
    .map((comment) => findInjection(readEntry(rating('a', comment))))
  return Map.groupBy(codes, (code) => code ?? 'nothing')
}
const [caught, alarms] = [beside(attacks), beside(benign)]
for (const [code, found] of [...caught].sort())
  row(`${code}, beside the rules`, found.length, alarms.get(code)?.length ?? 0)
