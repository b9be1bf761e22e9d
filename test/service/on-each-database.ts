// The same tests on SQLite and on Postgres.
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '../../src/service/data/database.ts'
import { type Kind, listDatabaseKinds } from '../support/databases.ts'

export const kinds = await listDatabaseKinds()

/** The one that the tests run on, and its address. */
export let database: Database
export let url: string

/** On each database that is here, with one of its own for all of these tests. */
export function onEachDatabase(title: string, tests: () => void, some: readonly Kind[] = kinds): void {
  describe.for(some)('$name', ({ create, missing }) => {
    describe.skipIf(missing)(title, () => {
      let close = async () => {}
      beforeAll(async () => {
        const empty = await create()
        url = empty.url
        close = empty.remove
        const own = await openDatabase(url)
        database = own
        close = () => own.close().then(empty.remove)
      })
      afterAll(() => close())
      tests()
    })
  })
}
