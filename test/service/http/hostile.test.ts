// Requests that nobody sends in good faith, on each database: no fault, no silence, and no word of another project. By default two
// thousand, to be quick; `.ci/run` sends ten thousand.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorBodySchema, jobSchema } from '../../../src/docs-api/contract.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { listEntries, saveEntries } from '../../../src/service/data/feedback-table.ts'
import { createJob } from '../../../src/service/data/job-creation.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { saveWidget } from '../../../src/service/data/widgets.ts'
import { pageSchema } from '../../../src/service/http/schemas.ts'
import { createService, type Service } from '../../../src/service/http/service.ts'
import { receiptSchema } from '../../../src/service/http/widget-schemas.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../../support/databases.ts'
import { entry, noon } from './builders.ts'
import { hostile, site } from './hostile-requests.ts'

const canary = 'canary-of-the-wiki'
const requests = Number(process.env.HOSTILE_REQUESTS ?? 2000)

type Hostile = typeof hostile extends fc.Arbitrary<infer R> ? R : never

const allowed = [200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415, 429]

describe.for(await listDatabaseKinds())('$name', ({ create, missing }) => {
  describe.skipIf(missing)('stands', () => {
    const faults: unknown[] = []
    let empty: EmptyDatabase
    let database: Database
    let service: Service
    beforeAll(async () => {
      empty = await create()
      database = await openDatabase(empty.url)
      for (const [id, key] of [
        ['docs', 'key-docs'],
        ['team/wiki', 'key-wiki'],
      ] as const) {
        await saveProject(database.queries, { id, repository: 'acme/docs', ref: 'main' })
        const given = { key, projectId: id, access: 'write', name: key, expiresAt: null } as const
        await addKey(database.queries, given, noon)
      }
      await database.transaction(async (queries) => {
        const ids = Array.from({ length: 30 }, (_, index) => `e${index}`)
        await saveEntries(
          queries,
          'docs',
          ids.map((id) => entry({ id })),
        )
        await saveEntries(
          queries,
          'team/wiki',
          ids.map((id) => entry({ id, comment: canary })),
        )
      })
      const job = { id: 'job-of-wiki', projectId: 'team/wiki', prompt: canary, model: canary }
      const source = { repository: 'acme/docs', ref: 'main' }
      await createJob(database, { ...job, source }, { now: noon, jobsPerHour: 100, enqueue: async () => undefined })
      for (const [projectId, origin] of [
        ['docs', site],
        ['team/wiki', 'https://wiki.example.com'],
      ] as const)
        await saveWidget(database.queries, { projectId, origins: [origin], takesContact: true })
      let jobs = 0
      service = createService({
        ...{ database, model: 'scripted', now: () => noon, id: () => `job-${++jobs}`, enqueue: async () => undefined },
        widget: { limits: { perAddress: 30, perProject: 1000 }, trustedProxies: 1 },
        onError: (fault) => faults.push(fault),
      })
    })
    afterAll(async () => {
      await database?.close()
      await empty?.remove()
    })

    test(`${requests} requests`, { timeout: 120_000 }, async () => {
      const statuses = new Set<number>()
      const ask = async ({ method, path, query, headers, body }: Hostile) => {
        const sent = method === 'GET' || method === 'HEAD' ? null : body
        const request = new Request(`http://service${path}?${query}`, { method, headers, body: sent })
        const response = await service.fetch(request)
        const text = await response.text()
        statuses.add(response.status)
        expect(faults).toEqual([])
        expect(allowed).toContain(response.status)
        expect(text.includes(canary) && headers.authorization !== 'Bearer key-wiki').toBe(false)
        const asked = response.headers.get('access-control-allow-origin')
        expect([null, ...(path.startsWith('/widget/') ? [headers.origin] : [])]).toContain(asked)
        if (method === 'HEAD' || response.status === 204 || path === '/openapi.json') return
        const schema = response.ok ? pageSchema.or(jobSchema).or(receiptSchema) : errorBodySchema
        schema.parse(JSON.parse(text))
      }
      await fc.assert(fc.asyncProperty(hostile, ask), { numRuns: requests })
      // They came through to where something could go wrong.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 405, 415]))
      // What readers sent is nothing but what readers can send.
      const filters = { from: null, to: null, source: null, statuses: [] }
      const { entries } = await listEntries(database.queries, 'docs', filters, null, 10_000)
      const sent = entries.filter(({ id }) => !/^e\d+$/.test(id))
      expect(sent.length).toBeGreaterThan(requests / 200)
      for (const { source, status, createdAt } of sent)
        expect([status, createdAt, ['contextual', 'code_snippet'].includes(source)]).toEqual([
          ...['pending', new Date(noon).toISOString(), true],
        ])
    })
  })
})
