// The service: a million entries imported, and walked to the end in pages of 100, on each database, by the commands that teams run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../src/service/data/database.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createFile, createPostgres, type EmptyDatabase } from '../../support/empty-database.ts'
import { findPostgresPrograms, startPostgres } from '../../support/postgres/server.ts'
import type { BenchOptions, Row, Section } from '../section.ts'
import { type Ended, startCommand, startServing } from '../service/command.ts'
import { writeEntries } from '../service/entries.ts'
import { compare, type Rates } from '../service/side-by-side.ts'
import { listTenths, type Walk, walk } from '../service/walk.ts'

export const section: Section = {
  name: 'service',
  title: 'The service: all feedback imported and exported again, in pages of 100',
  async run({ quick }: BenchOptions): Promise<readonly Row[]> {
    const count = quick ? 20_000 : 1_000_000
    const seconds = quick ? 0.2 : 3
    const folder = mkdtempSync(join(tmpdir(), 'feedback-'))
    const file = join(folder, 'feedback.jsonl')
    try {
      await writeEntries(file, count)
      const rows = toRows('SQLite', count, await measure(createFile(), file, seconds))
      const programs = findPostgresPrograms()
      if (programs === undefined) return rows
      const server = await startPostgres(programs)
      try {
        return [...rows, ...toRows('Postgres', count, await measure(await createPostgres(server.url), file, seconds))]
      } finally {
        await server.stop()
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

const most = { lastByFirst: 1.5, megabytes: 300 } as const
/** Of what a bare server on the same table does. */
const least = { posts: 0.3, pages: 0.5 } as const
const project = 'docs'
const key = 'key-of-the-walk'
/** Not counted: so many pages until the code of a process that has just begun is compiled. */
const warmUp = 500

interface Measured {
  readonly imported: Ended
  readonly walked: Walk
  readonly served: Ended
  readonly compared: Awaited<ReturnType<typeof compare>>
}

async function measure(empty: EmptyDatabase, file: string, seconds: number): Promise<Measured> {
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
    return { imported, walked, served, compared: await compare(empty.url, seconds) }
  } finally {
    await empty.remove()
  }
}

function toRows(
  name: string,
  count: number,
  { imported, walked: { entries, times }, served, compared }: Measured,
): Row[] {
  if (entries !== count) throw new Error(`${name}: of ${count} entries the walk has seen ${entries}`)
  const whole = (figure: number) => Math.round(figure).toLocaleString('en')
  const sum = (list: readonly number[]) => list.reduce((total, time) => total + time, 0)
  const shown = { before: undefined, baseline: '–', ratio: undefined, target: 'none', isMet: true }
  const tenths = listTenths(times)
  const lastByFirst = (tenths.at(-1) ?? Number.NaN) / (tenths[0] ?? Number.NaN)
  const tenth = Math.floor(times.length / 10)
  const inSum = sum(times.slice(-tenth)) / sum(times.slice(0, tenth))
  const showMemory = (when: string, { mebibytes }: Ended): Row => {
    const megabytes = mebibytes * 1.048576
    return {
      ...{ what: `${name}: memory while ${when}, at most`, now: `${whole(megabytes)} MB`, before: undefined },
      ...{ baseline: `${most.megabytes} MB`, ratio: megabytes / most.megabytes, target: 'at most 1' },
      isMet: megabytes <= most.megabytes,
    }
  }
  const showRates = (what: string, { service, bare }: Rates, share: number): Row => ({
    ...{ what: `${name}: ${what}`, now: `${whole(service)}/s`, before: undefined, baseline: `bare: ${whole(bare)}/s` },
    ...{ ratio: service / bare, target: `at least ${share}`, isMet: service / bare >= share },
  })
  const perSecond = { entries: count / imported.elapsed, pages: (times.length * 1000) / sum(times) }
  return [
    { ...shown, what: `${name}: ${whole(count)} entries imported`, now: `${whole(perSecond.entries)} entries/s` },
    showMemory('importing', imported),
    { ...shown, what: `${name}: ${whole(times.length)} pages walked`, now: `${whole(perSecond.pages)} pages/s` },
    {
      ...{
        what: `${name}: the median page of the walk's last tenth`,
        now: `${lastByFirst.toFixed(2)} of the first's (${inSum.toFixed(2)} in sum)`,
        before: undefined,
      },
      ...{ baseline: 'the first tenth', ratio: lastByFirst, target: `at most ${most.lastByFirst}` },
      isMet: lastByFirst <= most.lastByFirst,
    },
    showMemory('serving the walk', served),
    showRates('entries from pages', compared.posts, least.posts),
    showRates('first pages of the export', compared.pages, least.pages),
  ]
}
