// Our service keeps every statement of the specification, on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../src/service/http/listen.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../support/databases.ts'
import { createApp } from '../support/in-memory-service/app.ts'
import { createEntries, ends, expendable, main, type OwnService, startOwnService } from './own.ts'
import { checks, statements } from './statements.ts'
import { defaultJobPath, type Target } from './target.ts'

test('every statement has a check, and every check a statement', () => {
  expect(Object.keys(checks).sort()).toEqual(statements.map(({ id }) => id).sort())
})

describe.for(await listDatabaseKinds())('on $name', ({ create, missing }) => {
  describe.skipIf(missing)('the service keeps', () => {
    let empty: EmptyDatabase
    let own: OwnService
    beforeAll(async () => {
      empty = await create()
      own = await startOwnService(empty.url)
    })
    afterAll(async () => {
      await own?.close()
      await empty?.remove()
    })

    // The last one breaks the storage.
    test.each(statements)('$of: $says', async ({ id }) => {
      // Nothing is left unjudged where the check can look into the service.
      expect(await checks[id]?.(own.target)).toBeUndefined()
    })
  })
})

describe('the service in memory, which simulations use, keeps', () => {
  let target: Target
  let close: () => Promise<void>
  beforeAll(async () => {
    let count = 0
    const app = createApp({
      projects: [main, expendable].map(({ project: id, key }) => ({
        ...{ id, keys: [key], repository: 'acme/docs', ref: 'main' },
        entries: id === main.project ? createEntries() : [],
      })),
      ...{ agent: { work: async () => ({ prLink: null }) }, later: () => undefined, now: Date.now },
      id: () => `job-${++count}`,
    })
    const listening = await listen(app, { port: 0, host: '127.0.0.1', grace: 0 })
    close = listening.close
    target = {
      ...{ baseUrl: listening.url, ...main, jobPath: defaultJobPath, expendable },
      endJob: async (id, how) => void app.store.finishJob(main.project, id, ends[how]),
    }
  })
  afterAll(() => close?.())

  // It has no storage that could break.
  test.each(statements.filter(({ id }) => id !== 'error-500'))('$of: $says', async ({ id }) => {
    expect(await checks[id]?.(target)).toBeUndefined()
  })
})
