// Addresses, methods and keys: what every operation shares.
import { expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/docs-api/contract.ts'
import { removeProject } from '../../../src/service/data/projects.ts'
import { noon } from '../builders.ts'
import { ask, createTestApp, get, postJob, read } from './builders.ts'

const operations = [
  ['GET', '/v1/analytics/PROJECT/feedback'],
  ['POST', '/v2/agent/PROJECT/job'],
  ['GET', '/v2/agent/PROJECT/job/job-1'],
] as const

const matrix = [
  ['no header', 'docs', undefined, 401],
  ['an unknown key', 'docs', 'Bearer nobody', 401],
  ['another scheme', 'docs', 'Basic key-docs', 401],
  ['the key alone', 'docs', 'key-docs', 401],
  ['two keys', 'docs', 'Bearer key-docs, Bearer key-docs', 401],
  ['an empty key', 'docs', 'Bearer ', 401],
  ['a key of another project', 'docs', 'Bearer key-wiki', 403],
  ['an unknown project', 'nowhere', 'Bearer key-docs', 404],
  ['an unknown project and key', 'nowhere', 'Bearer nobody', 401],
  ['a malformed project', '%E0%A4', 'Bearer key-docs', 400],
  ['a project with U+0000', '%00', 'Bearer key-docs', 404],
] as const

test.each(operations.flatMap(([method, path]) => matrix.map((row) => [method, path, ...row] as const)))(
  '%s %s with %s',
  async (method, path, _case, project, authorization, status) => {
    const app = await createTestApp()
    const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
    const body = method === 'POST' ? '{"prompt":"Fix it"}' : null
    const request = new Request(`http://service${path.replace('PROJECT', project)}`, { method, headers, body })
    const answer = await read(app.service.fetch(request))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(Object.keys(errorBodySchema.strict().parse(answer.body))).toEqual(['error'])
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
    expect(await app.prompts()).toEqual([])
  },
)

test('a key may be for reading only, and may expire', async () => {
  const app = await createTestApp()
  await app.addKey('key-expiring', { access: 'read', expiresAt: noon + 1000 })
  expect((await get(app, '/v1/analytics/docs/feedback', 'key-reading')).status).toBe(200)
  expect((await postJob(app, undefined, 'key-reading')).status).toBe(403)
  expect((await get(app, '/v2/agent/docs/job/job-1', 'key-reading')).status).toBe(404)
  const readExpiring = async () => (await get(app, '/v1/analytics/docs/feedback', 'key-expiring')).status
  expect(await readExpiring()).toBe(200)
  app.clock.now += 1000
  expect(await readExpiring()).toBe(401)
})

test.each([
  ['PUT', '/v1/analytics/docs/feedback', 'GET, HEAD, POST'],
  ['OPTIONS', '/v2/agent/docs/job', 'POST'],
  ['GET', '/v2/agent/docs/job', 'POST'],
  ['PUT', '/v2/agent/docs/job/job-1', 'GET, HEAD, DELETE'],
  ['GET', '/v2/agent/docs/job/job-1/message', 'POST'],
  ['POST', '/openapi.json', 'GET, HEAD'],
])('%s %s is not allowed', async (method, path, allow) => {
  const { status, headers } = await ask(await createTestApp(), method, path, undefined, null)
  expect([status, headers.get('allow')]).toEqual([405, allow])
})

test('a fault inside is a 500 that tells nothing', async () => {
  const faults: unknown[] = []
  const now = () => {
    throw new Error('the clock broke')
  }
  const app = await createTestApp({ now, onError: (fault) => faults.push(fault) })
  const { status, body } = await postJob(app)
  expect({ status, body }).toEqual({ status: 500, body: { error: 'Internal server error' } })
  expect(faults).toEqual([new Error('the clock broke')])
})

test.each([
  ['/v1/analytics/docs/feedback', '{"feedback":[{"id":"a","path":"/a","source":"agent"}]}'],
  ['/v2/agent/docs/job', '{"prompt":"Fix it"}'],
])('%s: a project that is removed while the request arrives is not found', async (path, sent) => {
  const app = await createTestApp({ onError: expect.unreachable })
  async function* removeAndSend() {
    await removeProject(app.database, 'docs', { at: noon, actor: 'ann' })
    yield Buffer.from(sent)
  }
  const headers = { authorization: 'Bearer key-docs', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: ReadableStream.from(removeAndSend()), duplex: 'half' as const }
  const { status, body } = await read(app.service.request(path, init))
  expect([status, body]).toEqual([404, { error: 'No such project' }])
})

test('/openapi.json needs no key, and describes the operations', async () => {
  const { status, body } = await get(await createTestApp(), '/openapi.json', null)
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const agent = '/v2/agent/{projectId}'
  expect(Object.keys(body.paths)).toEqual([
    ...['/v1/analytics/{projectId}/feedback', `${agent}/job`, `${agent}/job/{jobId}`, `${agent}/job/{jobId}/message`],
    ...['/v1/analytics/{projectId}/summary', '/v1/analytics/{projectId}/feedback/{entryId}'],
    ...[`${agent}/jobs`, `${agent}/job/{jobId}/log`],
  ])
  const { parameters, responses } = body.paths['/v1/analytics/{projectId}/feedback'].get
  const names = parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['projectId', 'dateFrom', 'dateTo', 'source', 'status', 'path', 'limit', 'cursor'])
  expect(parameters.map(({ required }: { required: boolean }) => required).filter(Boolean)).toHaveLength(1)
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '429', '500', '503'])
  const limit = parameters.find(({ name }: { name: string }) => name === 'limit').schema
  expect(limit).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 50 })
  const date = { format: 'date-time' }
  const formats = { prLink: { format: 'uri' }, createdAt: date, archivedAt: date }
  expect(body.components.schemas.Job.properties).toMatchObject(formats)
})
