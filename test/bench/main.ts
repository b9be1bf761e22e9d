// Runs the benchmarks, section by section, and prints their tables; exits 1 when a target is missed or a section fails.
// Usage: npm run bench [-- [section …] [--write] [--quick]]
// or, for quality instead of time: npm run bench -- --clustering [--sets <folder>], npm run bench -- --triage,
// npm run bench -- --train [--check]
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, type as systemName, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import type { BenchOptions } from './section.ts'
import { chooseSections, type Load, sections } from './sections.ts'
import { type Outcome, tabulate, toMarkdown, updatePage } from './table.ts'

const page = new URL('../../docs/performance.md', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    clustering: { type: 'boolean' },
    triage: { type: 'boolean' },
    train: { type: 'boolean' },
    check: { type: 'boolean' },
    sets: { type: 'string' },
  },
})
if (values.clustering) {
  const { reportClustering } = await import('./cluster/quality.ts')
  process.exit(reportClustering(values.sets) ? 0 : 1)
}
if (values.triage) {
  const { reportUnseen } = await import('./triage/report-unseen.ts')
  process.exit(reportUnseen() ? 0 : 1)
}
if (values.train) {
  const { checkTraining, trainAgain } = await import('./triage/train.ts')
  if (values.check) checkTraining()
  else trainAgain()
  process.exit()
}
const { write = false, quick = false } = values
if (write && quick)
  throw new Error('Figures from `--quick` are not representative: omit it to write docs/performance.md.')
const chosen = chooseSections(positionals)

const conditions = describeMachine()
console.log(conditions)

const outcomes: Outcome[] = []
for (const name of chosen) {
  const outcome = await measure(name, sections[name], { quick })
  outcomes.push(outcome)
  console.log(`\n${outcome.name}: ${outcome.title}`)
  if (outcome.rows !== undefined) console.table(tabulate(outcome.rows))
}

if (write) {
  const parts = outcomes.map((outcome) => ({ name: outcome.name, text: toMarkdown(outcome, conditions) }))
  writeFileSync(page, updatePage(readFileSync(page, 'utf8'), parts, Object.keys(sections)))
}
const isGood = outcomes.every(({ rows }) => rows !== undefined && (quick || rows.every(({ isMet }) => isMet)))
if (!isGood) process.exitCode = 1

/** What a section throws is told in its place: the others still run. */
async function measure(name: string, load: Load, options: BenchOptions): Promise<Outcome> {
  try {
    const section = await load()
    return { name, title: section.title, rows: await section.run(options) }
  } catch (error) {
    console.error(error)
    return { name, title: name, rows: undefined, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Where and on what figures are measured, in one line. */
function describeMachine(): string {
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0)
  const model = cpus()[0]?.model.trim() || 'unknown processor'
  const [load = 0] = loadavg()
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${describeCommit()}`,
    `: Node ${process.version}, ${systemName()}, ${availableParallelism()} × ${model}, ${gibibytes} GiB, load ${load.toFixed(1)}.`,
  ].join('')
}

function describeCommit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const hasChanges = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short=12', 'HEAD')}${hasChanges ? ' with uncommitted changes' : ''}`
}
