// The service: a million entries imported, and walked to the end in pages of 100, on each database, by the commands that teams run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createFile, createPostgres, type EmptyDatabase } from '../../support/databases.ts'
import { findPostgresPrograms, startPostgres } from '../../support/postgres/server.ts'
import { atMost, median, type Row, type Section } from '../section.ts'

export const section: Section = {
  title: 'The service: all feedback imported and exported again, in pages of 100',
  async run({ quick }) {
    const count = quick ? 20_000 : 1_000_000
    const folder = mkdtempSync(join(tmpdir(), 'feedback-'))
    const file = join(folder, 'feedback.jsonl')
    try {
      await writeEntries(file, count)
      const rows = toRows('SQLite', count, await measure(createFile(), file))
      const programs = findPostgresPrograms()
      if (programs === undefined) return rows
      const server = await startPostgres(programs)
      try {
        return [...rows, ...toRows('Postgres', count, await measure(await createPostgres(server.url), file))]
      } finally {
        await server.stop()
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

const most = { lastByFirst: 1.5, megabytes: 300 } as const
const project = 'docs'
const key = 'key-of-the-walk'
/** Not counted: so many pages until the code of a process that has just begun is compiled. */
const warmUp = 500

interface Measured {
  readonly imported: Ended
  readonly walked: Walk
  readonly served: Ended
}

async function measure(empty: EmptyDatabase, file: string): Promise<Measured> {
  try {
    const database = await openDatabase(empty.url)
    await saveProject(database.queries, { id: project, repository: 'acme/docs', ref: 'main' })
    const access = { key, projectId: project, access: 'read', name: 'walk', expiresAt: null } as const
    await addKey(database.queries, access, Date.now())
    await database.close()
    const imported = await startCommand(['import', file, '--database', empty.url]).ended
    const service = await startServing(empty.url)
    const address = `${service.url}/v1/analytics/${project}/feedback`
    await walk(address, key, warmUp)
    const walked = await walk(address, key)
    const served = await service.stop()
    return { imported, walked, served }
  } finally {
    await empty.remove()
  }
}

function toRows(name: string, count: number, { imported, walked: { entries, times }, served }: Measured): Row[] {
  if (entries !== count) throw new Error(`${name}: of ${count} entries the walk has seen ${entries}`)
  const sum = (list: readonly number[]) => list.reduce((total, time) => total + time, 0)
  const tenth = Math.floor(times.length / 10)
  const [first, last] = [times.slice(0, tenth), times.slice(-tenth)]
  const lastByFirst = median(last) / median(first)
  const inSum = sum(last) / sum(first)
  const megabytes = [imported, served].map(({ mebibytes }) => mebibytes * 1.048576)
  return [
    atMost(most.megabytes, Math.max(...megabytes), {
      what: `${name}: peak memory while importing, and while serving the walk`,
      now: `${megabytes.map((one) => one.toFixed(0)).join(', ')} MB`,
      baseline: `${most.megabytes} MB`,
    }),
    atMost(most.lastByFirst, lastByFirst, {
      what: `${name}: the median page of the walk's last tenth`,
      now: `${lastByFirst.toFixed(2)} of the first's (${inSum.toFixed(2)} in sum)`,
      baseline: `the first tenth, ${most.lastByFirst} times`,
    }),
  ]
}

interface Ended {
  readonly mebibytes: number
}

const root = resolve(import.meta.dirname, '../../..')

/** What a command says on its error output, line by line, and how it ended. */
function startCommand(words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  const file = join(folder, 'measured.json')
  const child = spawn(process.execPath, ['--no-warnings', join(root, 'test/bench/measured-run.ts'), ...words], {
    env: { ...process.env, MEASURED_MAIN: join(root, 'scripts/feedback-service.js'), MEASURED_FILE: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  const lines = createInterface(child.stderr).on('line', (line) => void said.push(line))
  const wait = async (): Promise<Ended> => {
    const [code] = await once(child, 'exit')
    try {
      if (code !== 0) throw new Error(`feedback-service ${words[0]} ended with ${code}: ${said.join('\n')}`)
      return JSON.parse(readFileSync(file, 'utf8'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { firstLine: once(lines, 'line').then(([line]) => String(line)), ended: wait(), stop: () => child.kill() }
}

async function startServing(database: string) {
  const { firstLine, ended, stop } = startCommand(['serve', '--no-work', '--port', '0', '--database', database])
  const line = await Promise.race([firstLine, ended.then(() => '')])
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    async stop(): Promise<Ended> {
      stop()
      return ended
    },
  }
}

async function writeEntries(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(listLines(count)), createWriteStream(file))
}

function* listLines(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `${JSON.stringify(createEntry(index))}\n`
}

function createEntry(index: number): FeedbackEntry {
  const source = feedbackSources[index % 4] ?? 'agent'
  const base = {
    ...{
      id: `entry-${index}`,
      path: `/guide/page-${index % 500}`,
      status: feedbackStatuses[(index >> 2) % 4] ?? 'pending',
    },
    comment: `The example on this page does not work since version ${index % 50}, step ${index % 9} fails with an error.`,
    // Oldest first, as a file that was kept over the years; some at the same time, some undated.
    createdAt: index % 1000 === 7 ? null : new Date(1_600_000_000_000 + Math.floor(index / 2) * 60_000).toISOString(),
  }
  if (source === 'contextual') return { ...base, source, helpful: index % 8 === 0, contact: null }
  if (source === 'code_snippet') return { ...base, source, code: 'npm i acme', filename: null, lang: 'sh' }
  return { ...base, source }
}

interface Walk {
  readonly entries: number
  readonly times: readonly number[]
}

async function walk(address: string, key: string, most = Number.POSITIVE_INFINITY): Promise<Walk> {
  const headers = { authorization: `Bearer ${key}` }
  const times: number[] = []
  let entries = 0
  let cursor: string | null = null
  do {
    const begun = performance.now()
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const response = await fetch(`${address}?limit=100${query}`, { headers })
    const page = await response.text()
    times.push(performance.now() - begun)
    if (!response.ok) throw new Error(`Page ${times.length} was refused: ${page}`)
    entries += page.split('"createdAt":').length - 1
    cursor = /"nextCursor":"([^"]+)"/.exec(page)?.[1] ?? null
  } while (cursor !== null && times.length < most)
  return { entries, times }
}
