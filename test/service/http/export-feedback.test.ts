// The export: filters, their faults, the order and the cursors.
import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/docs-api/contract.ts'
import { words } from '../../support/words.ts'
import { createTestApp, entry, get, getPage } from './builders.ts'

const path = '/v1/analytics/docs/feedback'

async function createAppWith(...entries: Parameters<typeof entry>[0][]) {
  const app = await createTestApp()
  await app.add(entries.map(entry))
  return app
}

/** Ids 001, 002 …, the first the newest, a minute apart. */
function createAppWithMany(count: number) {
  const at = (index: number) => new Date(Date.parse('2026-11-20T10:00:00Z') - index * 60_000).toISOString()
  return createAppWith(
    ...Array.from({ length: count }, (_, index) => ({ id: String(index + 1).padStart(3, '0'), createdAt: at(index) })),
  )
}

const one = (name: string, ...texts: string[]) => texts.map((text) => [`${name}=${text}`, [name]] as const)
const cursorOf = (value: string) => Buffer.from(value).toString('base64url')
test.each([
  ...one('dateFrom', 'yesterday', '', '2026-02-30', '2026-02-03T24:00:01Z', '2026-02-03T10:00:60Z', '9999-12-31T24:00'),
  ...one('dateTo', '2026-11-21T10:00:00+02:00'),
  ...one('source', '', 'CONTEXTUAL', 'contextual,agent', 'agent&source=contextual'),
  ...one('status', '', 'pending,', 'pending,%20resolved', 'open'),
  ...one('limit', '', '0', '101', '-1', '1.5', '1e1', '0x10', '%2050', 'ten', '10&limit=10'),
  ...one('cursor', '', 'abc', '!!!', cursorOf('[2,"",0,"a"]'), cursorOf('{"__proto__":[]}')),
  ['limit=0&limit=10', ['limit']] as const,
  [
    'dateFrom=a&dateTo=b&source=c&status=d&limit=e&cursor=f',
    words('dateFrom dateTo source status limit cursor'),
  ] as const,
])('?%s is refused, each fault named', async (query, named) => {
  const { status, body } = await get(await createAppWith(), `${path}?${query}`)
  const { error, details = [] } = errorBodySchema.strict().parse(body)
  expect([status, error]).toEqual([400, 'Invalid query parameters'])
  expect(details.map(({ message }) => message.split(' ')[0])).toEqual(named)
})

describe('cursors', () => {
  test('insertions move nothing: what is new comes in the next walk, or further on in this one', async () => {
    const app = await createAppWithMany(4)
    const first = await getPage(app, '?limit=2')
    await app.add([
      entry({ id: 'newest', createdAt: '2026-11-21' }),
      entry({ id: 'between', createdAt: '2026-11-20T09:57:30Z' }),
    ])
    const second = await getPage(app, `?limit=2&cursor=${first.nextCursor}`)
    const last = await getPage(app, `?limit=2&cursor=${second.nextCursor}`)
    expect([first, second, last].map(({ ids }) => ids.join(' '))).toEqual(['001 002', '003 between', '004'])
    expect([second.hasMore, last.hasMore, last.nextCursor]).toEqual([true, false, null])
  })

  test.each([
    ['source=agent', 'source=agent', 200],
    ['status=pending,resolved', 'status=resolved,pending', 200],
    ['dateFrom=2026-11-20', 'dateFrom=2026-11-20T00:00:00Z', 200],
    ['dateFrom=2026-11-20', 'dateFrom=2026-11-19T24:00', 200],
    ['dateFrom=2017-01-01', 'dateFrom=2017-01-01T00:59:60%2B01:00', 200],
    ['', 'limit=7.0', 200],
    ['', 'source=agent', 400],
    ['source=agent', '', 400],
    ['status=pending', 'status=pending,resolved', 400],
    ['dateFrom=2026-11-19', 'dateFrom=2026-11-18', 400],
    ['dateFrom=2026-11-19', 'dateTo=2026-11-19', 400],
  ])('made under "%s", used under "%s": %i', async (made, used, status) => {
    const app = await createAppWithMany(3)
    const { nextCursor } = await getPage(app, `?limit=1&${made}`)
    expect(nextCursor).toMatch(/^[\w-]+\.[\w-]{22}$/)
    expect((await get(app, `${path}?${used}&cursor=${nextCursor}`)).status).toBe(status)
    expect((await get(app, `${path}?${made}&cursor=${nextCursor}=`)).status).toBe(400)
  })

  test('a cursor that somebody made or changed is refused', async () => {
    const app = await createAppWithMany(3)
    const { nextCursor } = await getPage(app, '?limit=1')
    const [content = '', signature = ''] = nextCursor.split('.')
    const forged = Buffer.from(JSON.stringify([0, '001'])).toString('base64url')
    const others = [`${forged}.${signature}`, `${content}.${'A'.repeat(22)}`, `${content}.`, content, `${nextCursor}.a`]
    for (const cursor of others) expect((await get(app, `${path}?cursor=${cursor}`)).status, cursor).toBe(400)
  })
})

test('the limit of the export: counts requests in an hour of the clock, for each project', async () => {
  const app = await createTestApp({ limits: { exportsPerHour: 2 } })
  app.clock.now += 600_000
  const statuses = [await get(app, path), await get(app, path), await get(app, path)].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 429])
  const { headers, body } = await get(app, path)
  expect([headers.get('retry-after'), Object.keys(body)]).toEqual(['3000', ['error']])
  expect((await get(app, '/v1/analytics/team%2Fwiki/feedback', 'key-wiki')).status).toBe(200)
  app.clock.now += 2_999_999
  expect((await get(app, path)).headers.get('retry-after')).toBe('1')
  app.clock.now += 1
  const next = [await get(app, path), await get(app, path), await get(app, path)]
  expect(next.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(next[2]?.headers.get('retry-after')).toBe('3600')
})
