// Requests that nobody sends in good faith, on each database: no fault, no silence, and no word of another project. By default two
// thousand, to be quick; `.ci/run` sends ten thousand.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorBodySchema, jobSchema } from '../../../src/docs-api/contract.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { saveEntries } from '../../../src/service/data/feedback.ts'
import { createJob } from '../../../src/service/data/jobs.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { pageSchema } from '../../../src/service/http/schemas.ts'
import { createService, type Service } from '../../../src/service/http/service.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../../support/databases.ts'
import { entry, noon } from './builders.ts'

const canary = 'canary-of-the-wiki'
const requests = Number(process.env.HOSTILE_REQUESTS ?? 2000)

/** What breaks parsers, databases and addresses. */
const nasty = fc.oneof(
  fc.constantFrom(
    ...['', '.', '..', '/', '%', '%00', '\0', '\ud800', 'NaN', '-0', '1e309', '9'.repeat(400), 'null', '__proto__'],
    ...["'; drop table job; --", '" or 1=1', '$1', '${x}', '[]', '{}', 'constructor', '\r\nx: y', '\u202e', 'é'],
    ...['0001-01-01', '9999-12-31T23:59:59.999Z', '-271821-04-20', '275760-09-13', '2026-02-30', '2026-11-21T12:00'],
    ...['contextual', 'pending,resolved', '1', '100', '101', 'docs', 'team/wiki', 'job-of-wiki', 'x'.repeat(5000)],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('docs', 'docs', 'docs', 'team%2Fwiki', 'job-of-wiki', 'feedback', 'job') },
  { weight: 2, arbitrary: nasty.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%E0%A4', '%2e%2e', '%25', '%2525', 'a%00b', ';', '*') },
)
const path = fc.oneof(
  segment.map((project) => `/v1/analytics/${project}/feedback`),
  segment.map((project) => `/v2/agent/${project}/job`),
  segment.map((project) => `/v2/agent/${project}/job`),
  fc.tuple(segment, segment).map(([project, job]) => `/v2/agent/${project}/job/${job}`),
  fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
)
const name = fc.constantFrom(
  'dateFrom',
  'dateTo',
  'source',
  'status',
  'limit',
  'cursor',
  '__proto__',
  'constructor',
  'a[]',
)
const query = fc.oneof(
  fc.array(fc.tuple(name, nasty), { maxLength: 4 }).map((pairs) => {
    return new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, value.toWellFormed()])).toString()
  }),
  fc.constantFrom('limit=%', 'cursor=%ff&cursor=%ff', '&&==&', 'limit', '?limit=1', 'limit=1#'),
)
const headers = fc.record(
  {
    authorization: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('Bearer key-docs', 'Bearer key-docs', 'Bearer key-wiki') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('Bearer', 'Basic key-docs', 'Bearer key-docs, Bearer key-wiki', 'bearer  x', ''),
      },
    ),
    'content-type': fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('application/json', 'Application/JSON; charset=utf-16') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', ';', 'a/b') },
    ),
    'content-length': fc.constantFrom('-1', '99999999', 'NaN'),
    accept: fc.constantFrom('*/*', 'text/html', ''),
    'x-http-method-override': fc.constant('DELETE'),
  },
  { requiredKeys: ['authorization', 'content-type'] },
)
const body = fc.oneof(
  { weight: 3, arbitrary: nasty.map((prompt) => JSON.stringify({ prompt })) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"prompt":"\\u0000"}',
      '{"__proto__":{"prompt":"a"}}',
      '['.repeat(50_000),
      '{"prompt":["a"]}',
      '\ufeff{}',
    ),
  },
)
const method = fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')
const hostile = fc.record({ method, path, query, headers, body })
type Hostile = typeof hostile extends fc.Arbitrary<infer R> ? R : never

const allowed = [200, 201, 400, 401, 403, 404, 405, 413, 415, 429]

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
      let jobs = 0
      service = createService({
        ...{ database, model: 'scripted', now: () => noon, id: () => `job-${++jobs}`, enqueue: async () => undefined },
        onFault: (fault) => faults.push(fault),
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
        if (method === 'HEAD' || path === '/openapi.json') return
        const schema = response.ok ? pageSchema.or(jobSchema) : errorBodySchema
        schema.parse(JSON.parse(text))
      }
      await fc.assert(fc.asyncProperty(hostile, ask), { numRuns: requests })
      // They came through to where something could go wrong.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 405, 415]))
    })
  })
})
