// `npm run fire:service`: a hundred kills without warning on each database, and a thousand jobs without any on Postgres.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findPostgresPrograms, startPostgres } from '../../support/postgres/server.ts'
import { type Ashes, type FireOptions, runFire } from './fire.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(values.kills)
const fire = { kills, calm: 600, jobs: 100_000, milliseconds: 40, patience: 180_000 }
const queue = { kills: 0, calm: 0, jobs: 500, milliseconds: 5, patience: 180_000 }

function tell(title: string, ashes: Ashes, seconds: number): void {
  const { kills, accepted, jobs, runs, lost, overlapping, twice, damage, faults } = ashes
  const isGood = lost.length + overlapping.length + twice.length === 0 && damage === ''
  if (!isGood) process.exitCode = 1
  console.log(
    `${isGood ? 'ok' : 'FAILED'}  ${title}: ${kills} kills, ${accepted} jobs accepted, ${jobs} in the database, ${runs} runs, ` +
      `${lost.length} lost, ${overlapping.length} run twice at once, ${twice.length} ended twice, ${faults.length} faults, ` +
      `damage: ${damage || 'none'} (${seconds.toFixed(0)} s)`,
  )
  for (const fault of new Set(faults)) console.log(`      ${fault.slice(0, 200)}`)
}

async function run(title: string, options: FireOptions): Promise<void> {
  const began = performance.now()
  tell(title, await runFire(options), (performance.now() - began) / 1000)
}

const folder = mkdtempSync(join(tmpdir(), 'fire-service-'))
await run('SQLite, killed', { ...fire, url: join(folder, 'killed.db'), leaseSeconds: 3 })
const programs = findPostgresPrograms()
if (programs === undefined) console.log('Left out: Postgres, because there is none here (Debian: postgresql).')
else {
  const server = await startPostgres(programs)
  const create = async (name: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return server.url.replace('/postgres?', `/${name}?`)
  }
  await run('Postgres, killed', { ...fire, url: await create('killed'), leaseSeconds: 10 })
  await run('Postgres, two senders and two workers', { ...queue, url: await create('queue'), leaseSeconds: 60 })
  await server.stop()
}
rmSync(folder, { recursive: true, force: true })
