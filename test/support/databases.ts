// Empty databases for tests: SQLite in memory or in a file, and a real Postgres where there is one.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { createFile, createPostgres, type EmptyDatabase } from './empty-database.ts'

export type { EmptyDatabase } from './empty-database.ts'

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
