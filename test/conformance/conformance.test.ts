// Our service keeps every statement of the specification, on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmptyDatabase, listDatabaseKinds } from '../support/databases.ts'
import { type JudgedService, startJudgedService } from './judged-service.ts'
import { checks, statements } from './statements.ts'

test('every statement has a check, and every check a statement', () => {
  expect(Object.keys(checks).sort()).toEqual(statements.map(({ id }) => id).sort())
})

describe.for(await listDatabaseKinds())('on $name', ({ create, missing }) => {
  describe.skipIf(missing)('the service keeps', () => {
    let empty: EmptyDatabase
    let own: JudgedService
    beforeAll(async () => {
      empty = await create()
      own = await startJudgedService(empty.url)
    })
    afterAll(async () => {
      await own?.close()
      await empty?.remove()
    })

    test.each(statements)('$of: $says', async ({ id }) => {
      // Nothing is left unjudged where the check can look into the service.
      expect(await checks[id]?.(own.target)).toBeUndefined()
    })
  })
})
