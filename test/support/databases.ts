// Empty databases for tests: SQLite in memory or in a file, and a real Postgres where there is one.
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'

export interface EmptyDatabase {
  readonly url: string
  remove(): Promise<void>
}

export function createFile(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  return { url: join(folder, 'service.db'), remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

let created = 0

export async function createPostgres(server: string): Promise<EmptyDatabase> {
  const name = `test_${process.pid}_${++created}`
  await ask(server, `create database ${name}`)
  const url = server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
  return { url, remove: () => ask(server, `drop database ${name} with (force)`) }
}

/** Also where the server ends the connection. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(statement).finally(() => client.end().catch(() => undefined))
}

export interface Kind {
  readonly name: string
  readonly missing: boolean
  create(): Promise<EmptyDatabase>
}

let server: Promise<string> | undefined

async function askForServer(): Promise<string> {
  server ??= text(connect(inject('postgresSocket')))
  const answer = await server
  // Left out in silence, it would be missed by nobody.
  if (!/^(postgres(ql)?:\/\/|$)/.test(answer)) throw new Error(answer)
  return answer
}

/** Each test that runs on all of them runs on the same as the service's users have. */
export async function listDatabaseKinds(): Promise<Kind[]> {
  const url = await askForServer()
  return [
    { name: 'SQLite', missing: false, create: async () => createFile() },
    { name: 'Postgres', missing: url === '', create: () => createPostgres(url) },
  ]
}
