// The service: a million entries imported, and walked to the end in pages of 100, on each database.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createFile, createPostgres, type EmptyDatabase } from '../../support/empty-database.ts'
import { findPostgresPrograms, startPostgres } from '../../support/postgres/server.ts'
import type { BenchOptions, Row, Section } from '../section.ts'
import type { Walked } from '../service/walk.ts'

export const section: Section = {
  name: 'service',
  title: 'The service: all feedback imported and exported again, in pages of 100',
  async run({ quick }: BenchOptions): Promise<readonly Row[]> {
    const count = quick ? 20_000 : 1_000_000
    const rows = toRows('SQLite', await measure(createFile(), count))
    const programs = findPostgresPrograms()
    if (programs === undefined) return rows
    const server = await startPostgres(programs)
    try {
      return [...rows, ...toRows('Postgres', await measure(await createPostgres(server.url), count))]
    } finally {
      await server.stop()
    }
  },
}

const most = { lastByFirst: 1.5, mebibytes: 300 } as const
const program = join(import.meta.dirname, '../service/walk.ts')

/** Import and walk are processes of their own, so that neither's memory counts as the other's. */
async function measure(empty: EmptyDatabase, count: number): Promise<Walked> {
  const run = async (step: string) => {
    const options = { timeout: 1_200_000 }
    const { stdout } = await promisify(execFile)(process.execPath, [program, empty.url, String(count), step], options)
    return JSON.parse(stdout) as object
  }
  try {
    return { ...(await run('import')), ...(await run('walk')) } as Walked
  } finally {
    await empty.remove()
  }
}

function toRows(name: string, walked: Walked): Row[] {
  const { entries, pages, entriesPerSecond, pagesPerSecond, lastByFirst, mebibytes } = walked
  const whole = (figure: number) => Math.round(figure).toLocaleString('en')
  const shown = { before: undefined, against: 'nothing', ratio: undefined, goal: 'none', isMet: true }
  return [
    { ...shown, what: `${name}: ${whole(entries)} entries imported`, now: `${whole(entriesPerSecond)} entries/s` },
    { ...shown, what: `${name}: ${whole(pages)} pages walked`, now: `${whole(pagesPerSecond)} pages/s` },
    {
      ...{
        what: `${name}: the last tenth of the walk`,
        now: `${lastByFirst.toFixed(2)} of the first`,
        before: undefined,
      },
      ...{ against: 'the first tenth', ratio: lastByFirst, goal: `at most ${most.lastByFirst}` },
      isMet: lastByFirst <= most.lastByFirst,
    },
    {
      ...{ what: `${name}: memory while walking`, now: `${whole(mebibytes)} MiB`, before: undefined },
      ...{ against: `${most.mebibytes} MB`, ratio: mebibytes / most.mebibytes, goal: `at most ${most.mebibytes} MB` },
      isMet: mebibytes * 1.048576 <= most.mebibytes,
    },
  ]
}
