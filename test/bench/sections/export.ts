// Reading at the edges: 100,000 entries in one run, and a ledger of as many ids in an idle run.
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { listenOnLoopback } from '../../support/loopback.ts'
import { runAction } from '../../support/run-action.ts'
import { startGitHub } from '../../support/served-github.ts'
import { ledgerBranch } from '../../support/virtual-world.ts'
import { generateEntries, planSite } from '../cluster/generate.ts'
import { atMost, median, type Row, type Section } from '../section.ts'

export const section: Section = {
  title: 'Memory for a large export, and the overhead of a large ledger in an idle run',
  run: async ({ quick }) => [...(await measureExport(quick)), ...(await measureIdle(quick))],
}

const maxMebibytes = 500
const maxAdded = 1.1

/** Dry runs of all that a first run does, but for its writes: every entry is read twice, by date and without. */
async function measureExport(quick: boolean): Promise<Row[]> {
  const [count, runs] = quick ? [20_000, 1] : [100_000, 5]
  await using service = await serveExport(generateEntries(planSite(count, 1)))
  await using github = await startDisposable()
  const all = { 'max-age': 'all', 'max-export-requests': '100000' }
  const inputs = { 'base-url': service.url, 'dry-run': 'true', ...all }
  const peaks: number[] = []
  for (let run = 0; run < runs; run++) peaks.push((await runOnce(github, inputs)).mebibytes)
  const [least, most] = [Math.min(...peaks), Math.max(...peaks)]
  return [
    atMost(maxMebibytes, most, {
      what: `a first dry run over ${count.toLocaleString('en')} entries: peak memory`,
      now: `${least.toFixed(0)} to ${most.toFixed(0)} MiB in ${runs} runs`,
      baseline: `limit: ${maxMebibytes} MiB`,
    }),
  ]
}

/** Two ledgers that differ only in how many ids they have handled; their runs take turns. */
async function measureIdle(quick: boolean): Promise<Row[]> {
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
    atMost(alone * maxAdded, beside, {
      what: `${name}: processor time`,
      now: `${(beside * 1000).toFixed(0)} ms`,
      baseline: `${maxAdded} times that with 20 handled IDs, ${(alone * 1000).toFixed(0)} ms`,
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

interface Measured {
  readonly mebibytes: number
  readonly seconds: number
  readonly report: unknown
}

/** One run of the Action, in a process of its own. */
async function runOnce(
  github: { readonly url: string; readonly tokens: { readonly bot: string } },
  inputs: Readonly<Record<string, string>>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  const file = join(folder, 'measured.json')
  try {
    const { code, stdout, report } = await runAction({
      inputs: { 'project-id': 'docs', 'api-key': 'key-of-the-benchmark', ...inputs },
      github,
      script: join(import.meta.dirname, '../measured-run.ts'),
      env: {
        MEASURED_MAIN: join(import.meta.dirname, '../../../src/main.ts'),
        MEASURED_FILE: file,
        NODE_NO_WARNINGS: '1',
      },
      timeout: 1_800_000,
    })
    if (code !== 0) throw new Error(`The run ended with ${code}: ${stdout.slice(-4000)}`)
    return { ...JSON.parse(readFileSync(file, 'utf8')), report }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Praise is filtered out for good, so that a second run knows all of it and has nothing to do. */
function writePraise(count: number, now: number): FeedbackEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `praise-${index}`,
    path: `/page-${index}`,
    comment: 'Great page, thank you!',
    createdAt: new Date(now - (count - index) * 60_000).toISOString(),
    status: 'pending',
    source: 'agent',
  }))
}

function addHandled(github: Awaited<ReturnType<typeof startGitHub>>, count: number): void {
  const shards = new Map<string, string[]>()
  for (let index = 0; index < count; index++) {
    const id = `entry-${index}-of-earlier-years`
    const digit = hash('sha256', id).slice(0, 1)
    const rows = shards.get(digit) ?? []
    rows.push(`${JSON.stringify(id)}: {"fix":"${hash('sha256', String(index >> 3)).slice(0, 32)}"}`)
    shards.set(digit, rows)
  }
  const path = (name: string) => `docs/${name}`
  const ledger = JSON.parse(github.readFile(ledgerBranch, path('ledger.json')) ?? '')
  const files: Record<string, string> = {}
  for (const [digit, rows] of shards) {
    const name = path(`handled/${digit}.json`)
    const known: Record<string, unknown> = JSON.parse(github.readFile(ledgerBranch, name) ?? '{}')
    const all = [...Object.entries(known).map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`), ...rows]
    files[name] = `{\n${all.join(',\n')}\n}\n`
    ledger.handled[digit] = all.length
  }
  const text = `${JSON.stringify(ledger, null, 1)}\n`
  github.commitSigned(ledgerBranch, { ...files, [path('ledger.json')]: text }, `ledger ${ledger.sequence} of docs`)
}

/** An export over a real socket, newest first. @param entries oldest first */
async function serveExport(entries: readonly FeedbackEntry[]) {
  const { url, close } = await listenOnLoopback((message, response) => {
    const query = new URL(message.url ?? '/', 'http://localhost').searchParams
    const [from, to] = ['dateFrom', 'dateTo'].map((name) => query.get(name))
    const begin = from == null ? 0 : findFirst(entries, from)
    const end = to == null ? entries.length : findFirst(entries, to)
    const last = end - Number(query.get('cursor') ?? 0)
    const first = Math.max(begin, last - Number(query.get('limit')))
    const hasMore = first > begin
    const nextCursor = hasMore ? String(end - first) : null
    const body = JSON.stringify({ feedback: entries.slice(first, last).reverse(), nextCursor, hasMore })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  return { url, [Symbol.asyncDispose]: close }
}

function findFirst(entries: readonly FeedbackEntry[], time: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.createdAt ?? '') < time) low = middle + 1
    else high = middle
  }
  return low
}
