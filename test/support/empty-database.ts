// Empty databases for `openDatabase`: a file, or a new database on a Postgres.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface EmptyDatabase {
  readonly url: string
  remove(): Promise<void>
}

export function createFile(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  return {
    url: join(folder, 'service.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

let created = 0

export async function createPostgres(server: string): Promise<EmptyDatabase> {
  const name = `test_${process.pid}_${++created}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  const url = server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
  return { url, remove: () => run(`drop database ${name} with (force)`) }
}
