// Runs the benchmarks, section by section, and prints their tables; exits 1 when a target is missed or a section fails.
// Usage: npm run bench [-- [section …] [--before <commit>] [--write] [--quick]]
// or, for quality instead of time: npm run bench -- --clustering [--sets <folder>], npm run bench -- --triage,
// npm run bench -- --train [--check]
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkOut } from './checkout.ts'
import { describeMachine } from './machine.ts'
import { updatePage } from './page.ts'
import type { BenchOptions } from './section.ts'
import { chooseSections, type Load, sections } from './sections.ts'
import { type Outcome, toMarkdown, toText } from './table.ts'

const page = new URL('../../docs/performance.md', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
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
  const { reportClustering } = await import('./cluster/report.ts')
  process.exit(reportClustering(values.sets) ? 0 : 1)
}
if (values.triage) {
  const { reportUnseen } = await import('./triage/report-unseen.ts')
  process.exit(reportUnseen() ? 0 : 1)
}
if (values.train) {
  await import('./triage/train.ts')
  process.exit()
}
const { before, write = false, quick = false } = values
if (write && quick)
  throw new Error('Figures from `--quick` are not representative: omit it to write docs/performance.md.')
const chosen = chooseSections(positionals)

using checkout = before === undefined ? undefined : checkOut(before)
const conditions = describeMachine(checkout?.commit)
console.log(conditions)

const outcomes: Outcome[] = []
for (const name of chosen) {
  const outcome = await measure(name, sections[name], { before: checkout?.folder, quick })
  outcomes.push(outcome)
  console.log(`\n${toText(outcome)}`)
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
