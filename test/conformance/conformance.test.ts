// Our service keeps every statement of the specification, on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, url } from '../service/on-each-database.ts'
import { type JudgedService, startJudgedService } from './judged-service.ts'
import { checks, judge, statements } from './statements.ts'

test('every statement has a check, and every check a statement', () => {
  expect(Object.keys(checks).sort()).toEqual(statements.map(({ id }) => id).sort())
})

onEachDatabase('the service keeps', () => {
  let own: JudgedService
  beforeAll(async () => {
    own = await startJudgedService(url)
  })
  afterAll(() => own?.close())

  test.each(statements)('$of: $says', async ({ id }) => expect(await judge(id, own.target)).toBeUndefined())
})
