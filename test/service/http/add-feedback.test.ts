// Feedback with a key: entries of all sources, all or none, and again without effect.
import { expect, test } from 'vitest'
import { listAudit } from '../../../src/service/data/audit.ts'
import { createTestApp, get, noon, read, type TestApp } from './builders.ts'

const base = { path: '/install', comment: 'Unclear', createdAt: '2026-11-20T10:00:00Z' }
const entries = [
  { ...base, id: 'a', source: 'contextual', helpful: false, contact: 'ann@example.com' },
  { ...base, id: 'b', source: 'code_snippet', code: 'npm i', lang: 'sh' },
  { ...base, id: 'c', source: 'agent', status: 'resolved' },
  { id: 'd', path: '/install', source: 'thumbs_only' },
]
const send = (app: TestApp, body: unknown, key: string | null = 'key-docs') =>
  read(
    app.service.fetch(
      new Request('http://service/v1/analytics/docs/feedback', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    ),
  )

test('all four sources are added once, and exported as they were sent', async () => {
  const app = await createTestApp()
  expect(await send(app, { feedback: entries })).toMatchObject({ status: 200, body: { added: 4, same: 0, kept: 0 } })
  const changed = { ...entries[0], comment: 'Clear' }
  expect((await send(app, { feedback: [changed, ...entries.slice(1)] })).body).toEqual({ added: 0, same: 3, kept: 1 })
  const { feedback } = (await get(app, '/v1/analytics/docs/feedback')).body
  expect(feedback).toEqual([
    { ...entries[0], status: 'pending' },
    { ...entries[1], filename: null, status: 'pending' },
    entries[2],
    { ...entries[3], comment: null, createdAt: null, status: 'pending' },
  ])
  const audited = await listAudit(app.database.queries, 'docs', 9)
  expect(audited).toEqual([
    { at: noon, projectId: 'docs', actor: 'key key-docs', action: 'entries added', subject: '4' },
  ])
})

test('one that is invalid: none is added, and each mistake is named without its content', async () => {
  const app = await createTestApp()
  const feedback = [
    entries[0],
    { ...entries[1], code: undefined },
    'secret words',
    { ...entries[2], createdAt: 'soon' },
  ]
  const { status, body } = await send(app, { feedback })
  expect(status).toBe(400)
  expect(body.details.map(({ message }: { message: string }) => message)).toEqual([
    'feedback[1]: code is missing: it must be a text',
    'feedback[2]: it must be an object',
    expect.stringMatching(/^feedback\[3\]: createdAt must be a time/),
  ])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toEqual([])
})

test.each([
  ['nothing', {}, 400],
  ['an empty list', { feedback: [] }, 400],
  ['more than a hundred', { feedback: Array.from({ length: 101 }, (_, at) => ({ ...entries[3], id: `${at}` })) }, 400],
  ['no JSON', 'x', 400],
  ['more than a mebibyte', `"${'x'.repeat(1_048_577)}"`, 413],
])('%s: %#', async (_, body, status) => {
  expect((await send(await createTestApp(), body)).status).toBe(status)
})

test('a key that may only read, and none', async () => {
  let count = 0
  const app = await createTestApp({ onBadKey: () => void count++ })
  await app.addKey('key-reading', { access: 'read' })
  expect((await send(app, { feedback: entries }, 'key-reading')).status).toBe(403)
  expect((await send(app, { feedback: entries }, null)).status).toBe(401)
  expect(count).toBe(1)
})
