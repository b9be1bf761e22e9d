// The service: a million entries imported, and walked to the end in pages of 100, on each database, by the commands that teams run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../src/service/data/database.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createFile, createPostgres, type EmptyDatabase } from '../../support/empty-database.ts'
import { findPostgresPrograms, startPostgres } from '../../support/postgres/server.ts'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'
import { type Ended, startCommand, startServing } from '../service/command.ts'
import { writeEntries } from '../service/entries.ts'
import { listTenths, type Walk, walk } from '../service/walk.ts'

export const section: Section = {
  name: 'service',
  title: 'The service: all feedback imported and exported again, in pages of 100',
  async run({ quick }: BenchOptions): Promise<readonly Row[]> {
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
  const tenths = listTenths(times)
  const lastByFirst = (tenths.at(-1) ?? Number.NaN) / (tenths[0] ?? Number.NaN)
  const tenth = Math.floor(times.length / 10)
  const inSum = sum(times.slice(-tenth)) / sum(times.slice(0, tenth))
  const showMemory = (when: string, { mebibytes }: Ended): Row => {
    const megabytes = mebibytes * 1.048576
    const now = `${megabytes.toFixed(0)} MB`
    const what = `${name}: memory while ${when}, at most`
    return atMost(most.megabytes, megabytes, { what, now, baseline: `${most.megabytes} MB` })
  }
  return [
    showMemory('importing', imported),
    atMost(most.lastByFirst, lastByFirst, {
      what: `${name}: the median page of the walk's last tenth`,
      now: `${lastByFirst.toFixed(2)} of the first's (${inSum.toFixed(2)} in sum)`,
      baseline: `the first tenth, ${most.lastByFirst} times`,
    }),
    showMemory('serving the walk', served),
  ]
}
