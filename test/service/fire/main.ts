// `npm run fire:service`: a hundred of each fault on each database that has it, and a thousand jobs without any on Postgres.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, createPostgres } from '../../support/databases.ts'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '../../support/postgres/server.ts'
import { type FireOptions, runFire } from './fire.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
})
const kills = Number(values.kills)
const fire = { kills, calm: 600, jobs: 100_000, milliseconds: 40, patience: 180_000 }
const queue = { kills: 0, calm: 0, jobs: 500, milliseconds: 5, patience: 180_000 }

async function run(title: string, options: FireOptions): Promise<void> {
  if (!title.includes(values.only)) return
  const began = performance.now()
  const { kills, deaths, accepted, jobs, runs, lost, overlapping, twice, damage, faults } = await runFire(options)
  const isGood = lost.length + overlapping.length + twice.length + deaths === 0 && damage === ''
  if (!isGood) process.exitCode = 1
  console.log(
    `${isGood ? 'ok' : 'FAILED'}  ${title}: ${kills} faults, ${deaths} deaths, ${accepted} jobs accepted, ${jobs} in the database, ` +
      `${runs} runs, ${lost.length} lost, ${overlapping.length} run twice at once, ${twice.length} ended twice, ` +
      `${faults.length} errors, damage: ${damage || 'none'} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  )
  for (const fault of new Set(faults.map((fault) => fault.slice(0, 120)))) console.log(`      ${fault}`)
}

/** A small file system of its own, which root can mount; undefined where that is not allowed. */
function mountSmall(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'fire-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

/** Fills the disk for half a second. @param after what has to be started again then */
function fill(folder: string, after: () => Promise<void> = async () => {}): () => Promise<void> {
  const filler = join(folder, 'filler')
  return async () => {
    try {
      for (let size = 1024 * 1024; size >= 1024; size /= 2) {
        const chunk = Buffer.alloc(size)
        try {
          for (;;) writeFileSync(filler, chunk, { flag: 'a' })
        } catch {
          // Full for a piece of this size.
        }
      }
      await sleep(500)
    } finally {
      rmSync(filler, { force: true })
    }
    await after()
  }
}

const unmount = (folder: string) => {
  execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
}

const create = async (server: PostgresServer) => (await createPostgres(server.url)).url

const folder = mkdtempSync(join(tmpdir(), 'fire-service-'))
await run('SQLite, killed', { ...fire, url: join(folder, 'killed.db'), leaseSeconds: 3 })
const small = mountSmall(32)
if (small === undefined) console.log('Left out: a full disk, because only root can mount a small one.')
else {
  await run('SQLite, disk full', { ...fire, url: join(small, 'full.db'), leaseSeconds: 3, strike: fill(small) })
  unmount(small)
}
const programs = findPostgresPrograms()
if (programs === undefined) console.log('Left out: Postgres, because there is none here (Debian: postgresql).')
else {
  // What was committed has to survive a server that ends at once.
  const durable = { synchronous_commit: 'on', full_page_writes: 'on' }
  const server = await startPostgres(programs, tmpdir(), durable)
  const lease = { leaseSeconds: 10 }
  await run('Postgres, killed', { ...fire, url: await create(server), ...lease })
  await run('Postgres, two senders and two workers', { ...queue, url: await create(server), leaseSeconds: 60 })
  const ended = await create(server)
  const strike = () =>
    ask(
      ended,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`,
    )
  await run('Postgres, connections terminated', { ...fire, url: ended, ...lease, strike })
  const restarted = await create(server)
  await run('Postgres, restarted', { ...fire, url: restarted, ...lease, strike: server.restart })
  await server.stop()
  const tight = mountSmall(256)
  if (tight !== undefined) {
    const full = await startPostgres(programs, tight, durable)
    // Without space for its log of writes Postgres ends, and waits for somebody to start it again.
    const options = { ...fire, url: await create(full), ...lease, strike: fill(tight, full.restart) }
    await run('Postgres, disk full', options)
    await full.stop()
    unmount(tight)
  }
}
rmSync(folder, { recursive: true, force: true })
