// A database of an earlier version keeps what it holds.
import { Kysely, Migrator, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/service/data/database.ts'
import { migrations } from '../../../src/service/data/migrations.ts'
import { createPostgresDialect } from '../../../src/service/data/postgres.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { readUses } from '../../../src/service/data/rates.ts'
import type { Tables } from '../../../src/service/data/schema.ts'
import { createSqliteDialect } from '../../../src/service/data/sqlite.ts'
import { nameReader } from '../../../src/service/data/visits.ts'
import { listDatabaseKinds } from '../../support/databases.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe.for(await listDatabaseKinds())('$name', ({ create, missing }) => {
  test.skipIf(missing)('readers that were counted in a table of their own stay counted', async () => {
    const { url, remove } = await create()
    const kind = url.startsWith('postgres') ? 'postgres' : 'sqlite'
    const old = new Kysely<Tables>({
      dialect: kind === 'postgres' ? createPostgresDialect(url, 1) : createSqliteDialect(url),
    })
    const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations(kind) } })
    expect((await migrator.migrateTo('0007-watches')).error).toBeUndefined()
    await saveProject(old, { id: 'docs', repository: 'acme/docs', ref: 'main' })
    const reader = await nameReader(old, 'docs', '198.51.100.1', noon)
    const row = sql.join(['docs', reader.replace('reader ', ''), noon / 3_600_000, 7])
    await sql`insert into visit (project_id, reader, hour, uses) values (${row})`.execute(old)
    await old.destroy()

    const database = await openDatabase(url)
    expect(await readUses(database.queries, 'docs', reader, noon)).toBe(7)
    await database.close()
    await remove()
  })
})
