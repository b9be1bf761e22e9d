// What the service is compared with: a bare server on the same framework and the same table, which checks nothing.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { openDatabase } from '../../../src/service/data/database.ts'
import { toEntry, toRow } from '../../../src/service/data/feedback-rows.ts'
import { listen } from '../../../src/service/http/listen.ts'

const [url = '', projectId = ''] = process.argv.slice(2)
const { queries } = await openDatabase(url)
const app = new Hono()
app.post('/feedback', async (context) => {
  const { path, helpful } = await context.req.json()
  const id = randomUUID()
  const createdAt = new Date().toISOString()
  const entry = { id, path, comment: null, createdAt, status: 'pending', source: 'contextual', helpful } as const
  await queries
    .insertInto('feedback')
    .values(toRow(projectId, { ...entry, contact: null }))
    .execute()
  return context.json({ id }, 201)
})
app.get('/feedback', async (context) => {
  const after = JSON.parse(context.req.query('cursor') ?? '[-9007199254740991, ""]') as [number, string]
  let select = queries.selectFrom('feedback').selectAll().where('project_id', '=', projectId)
  select = select.where(({ eb, refTuple, tuple }) => eb(refTuple('rank', 'id'), '>', tuple(...after)))
  const rows = await select.orderBy('rank').orderBy('id').limit(100).execute()
  const last = rows.at(-1)
  const nextCursor = last === undefined ? null : JSON.stringify([last.rank, last.id])
  return context.json({ feedback: rows.map(toEntry), nextCursor })
})
const { url: address } = await listen(app, { port: 0, host: '127.0.0.1' })
process.stderr.write(`${JSON.stringify({ url: address })}\n`)
