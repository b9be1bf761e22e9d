// Reading at the edges: 100,000 entries in one run, and a ledger of as many ids in an idle run.

import { startGitHub } from '../../support/served-github.ts'
import { generateEntries, planSite } from '../cluster/generate.ts'
import { addHandled, writePraise } from '../export/handled.ts'
import { runOnce } from '../export/run-once.ts'
import { serveExport } from '../export/serve-export.ts'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'

export const section: Section = {
  name: 'export',
  title: 'Memory for a large export, and the overhead of a large ledger in an idle run',
  run: async (options) => [...(await measureExport(options)), ...(await measureIdle(options))],
}

const mostMebibytes = 500
const mostAdded = 1.1

/** A dry run of all that a first run does, but for its writes: every entry is read twice, by date and without. */
async function measureExport({ before, quick }: BenchOptions): Promise<Row[]> {
  const count = quick ? 20_000 : 100_000
  await using service = await serveExport(generateEntries(planSite(count, 1)))
  await using github = await startDisposable()
  const all = { 'max-age': 'all', 'max-export-requests': '100000' }
  const inputs = { 'base-url': service.url, 'dry-run': 'true', ...all }
  const then = before === undefined ? undefined : await runOnce(github, inputs, before)
  const now = await runOnce(github, inputs)
  return [
    atMost(mostMebibytes, now.mebibytes, {
      what: `a first dry run over ${count.toLocaleString('en')} entries: peak memory`,
      now: `${now.mebibytes.toFixed(0)} MiB`,
      before: then && `${then.mebibytes.toFixed(0)} MiB`,
      baseline: `limit: ${mostMebibytes} MiB`,
    }),
  ]
}

/** Two ledgers that differ only in how many ids they have handled; their runs take turns. */
async function measureIdle({ quick }: BenchOptions): Promise<Row[]> {
  const [count, rounds] = quick ? [10_000, 3] : [100_000, 15]
  await using service = await serveExport(writePraise(20, Date.now()))
  await using empty = await startDisposable()
  await using full = await startDisposable()
  const inputs = { 'base-url': service.url }
  // The first run handles the window, the second makes the scan that is due.
  for (const github of [empty, full, empty, full]) await runOnce(github, inputs)
  addHandled(full, count)
  const requests = { empty: 0, full: 0 }
  const times: { empty: number[]; full: number[] } = { empty: [], full: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [name, github] of [
      ['empty', empty],
      ['full', full],
    ] as const) {
      const before = github.requests.length
      const { seconds, report } = await runOnce(github, inputs)
      if ((report as { end: string }).end !== 'nothing-new') throw new Error('The run found something')
      times[name].push(seconds)
      requests[name] = github.requests.length - before
    }
  }
  const [alone, beside] = [median(times.empty), median(times.full)]
  const name = `an idle run with ${count.toLocaleString('en')} handled IDs`
  return [
    atMost(alone * mostAdded, beside, {
      what: `${name}: processor time`,
      now: `${(beside * 1000).toFixed(0)} ms`,
      baseline: `${mostAdded} times that with 20 handled IDs, ${(alone * 1000).toFixed(0)} ms`,
    }),
    atMost(requests.empty, requests.full, {
      what: `${name}: requests to GitHub`,
      now: String(requests.full),
      baseline: `with 20 handled IDs, ${requests.empty}`,
    }),
  ]
}

async function startDisposable() {
  const github = await startGitHub()
  return { ...github, [Symbol.asyncDispose]: github.close }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
