// The statements about keys and jobs, each as a check.
import assert from 'node:assert/strict'
import type { Check } from './check-export.ts'
import { type Client, errorSchema, type Job, type JobEnd, jobSchema, readJob, type Target } from './target.ts'

const prompt = 'Read README.md and change nothing. This is a check of the service.'
function refusedAs(status: number): undefined {
  assert.ok(status >= 400 && status < 500, `answered ${status}`)
}

function same(given: unknown, expected: unknown): undefined {
  assert.deepEqual(given, expected)
}

const create = async (client: Client) => readJob(await client.createJob({ prompt }))
const noEnd = 'only known of a service that the check can look into'

type Inside = Target & { readonly endJob: NonNullable<Target['endJob']> }

const lookingInside =
  (judge: (client: Client, target: Inside) => Promise<void>): Check =>
  async (client, target) =>
    target.endJob === undefined ? noEnd : void (await judge(client, { ...target, endJob: target.endJob }))

async function end(client: Client, target: Target, how: JobEnd) {
  const { id } = await create(client)
  await target.endJob?.(id, how)
  return readJob(await client.getJob(id))
}

async function refusePrompt(client: Client, body: unknown): Promise<undefined> {
  const { status, body: refusal } = await client.createJob(body)
  refusedAs(status)
  errorSchema.parse(refusal)
}

export const jobChecks: Readonly<Record<string, Check>> = {
  'key-required-export': async (client) => refusedAs((await client.getFeedback({}, null)).status),
  'key-required-job': async (client) => refusedAs((await client.createJob({ prompt }, { key: null })).status),
  'key-unknown': async (client, target) => {
    refusedAs((await client.getFeedback({}, `${target.key}x`)).status)
    const headers = { authorization: target.key }
    const path = `/v1/analytics/${encodeURIComponent(target.project)}/feedback`
    refusedAs((await client.ask(path, { headers }, null)).status)
    const { expendable: other } = target
    if (other === undefined) return
    refusedAs((await client.getFeedback({}, other.key)).status)
    refusedAs((await client.createJob({ prompt }, { key: other.key })).status)
  },
  'job-address': async (client) => void (await create(client)),
  'job-type': async (client, target) => {
    const path = `/v2/agent/${encodeURIComponent(target.project)}/job`
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const init = { method: 'POST', headers, body: JSON.stringify({ prompt }) }
    readJob(await client.ask(path, init))
    for (const body of ['', '{', '{"prompt":"a"', `{'prompt':'a'}`])
      refusedAs((await client.ask(path, { ...init, body })).status)
  },
  'job-fields': async (client) => {
    const { body } = await client.createJob({ prompt })
    const missing = Object.keys(jobSchema.shape).filter((name) => !(name in (body as object)))
    assert.deepEqual(missing, [])
  },
  'job-statuses': async (client) => void readJob(await client.getJob((await create(client)).id)),
  'job-created-at': async (client) => {
    const { createdAt } = await create(client)
    assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 86_400_000, createdAt)
  },
  'job-archived-at': async (client) => same((await create(client)).archivedAt, null),
  'job-new': async (client) => same((await create(client)).status, 'active'),
  'job-link-active': async (client) => {
    const { status, prLink } = await create(client)
    assert.deepEqual([status, prLink], ['active', null])
  },
  'job-unique': async (client) => {
    assert.notEqual((await create(client)).id, (await create(client)).id)
    return undefined
  },
  'job-prompt-required': async (client) => {
    for (const body of [{}, [], null, 'a', { Prompt: 'a' }]) await refusePrompt(client, body)
    for (const value of [7, null, true, ['a'], { text: 'a' }]) await refusePrompt(client, { prompt: value })
  },
  'job-prompt-empty': (client) => refusePrompt(client, { prompt: '' }),
  'job-prompt-one': async (client) => {
    for (const one of ['-', '文', '😀']) readJob(await client.createJob({ prompt: one }))
  },
  'job-prompt-text': async (client) => {
    const text = `${prompt}\r\n\tÄ “文” 😀 \u{202e}é e\u0301 {{ }} $(x) </p>\n\n`
    readJob(await client.createJob({ prompt: text }))
  },
  'job-error': async (client) => {
    const { body } = await client.createJob({ prompt: '' })
    assert.deepEqual(Object.keys(body as object), ['error'])
  },
  'job-retrieval': async (client) => {
    const created = await create(client)
    const found = readJob(await client.getJob(created.id))
    const fixed = ({ id, source, model, createdAt }: Job) => ({ id, source, model, createdAt })
    assert.deepEqual(fixed(found), fixed(created))
  },
  'job-completed': lookingInside(async (client, target) => {
    const proposed = await end(client, target, 'pull-request')
    assert.equal(proposed.status, 'completed')
    assert.notEqual(proposed.prLink, null)
    const { status, prLink } = await end(client, target, 'unchanged')
    assert.deepEqual([status, prLink], ['completed', null])
  }),
  'job-failed': lookingInside(async (client, target) => {
    assert.equal((await end(client, target, 'failed')).status, 'failed')
  }),
  'job-archived': lookingInside(async (client, target) => {
    const { status, createdAt, archivedAt } = await end(client, target, 'archived')
    assert.equal(status, 'archived')
    assert.ok(Date.parse(archivedAt ?? '') >= Date.parse(createdAt), `${archivedAt}`)
  }),
  'job-rate': async (client, target) => {
    if (target.expendable === undefined) return 'no project was named whose jobs of an hour may be used up'
    for (let count = 1; count <= 100; count++) readJob(await client.createJob({ prompt }, target.expendable))
    const { status, body } = await client.createJob({ prompt }, target.expendable)
    refusedAs(status)
    errorSchema.parse(body)
    await create(client)
    return undefined
  },
  'extension-message': lookingInside(async (client, target) => {
    const { id } = await create(client)
    refusedAs((await client.messageJob(id, { prompt })).status)
    await target.endJob(id, 'pull-request')
    refusedAs((await client.messageJob(id, {})).status)
    const { id: same, status, prLink } = readJob(await client.messageJob(id, { prompt }))
    assert.deepEqual([same, status, prLink], [id, 'active', null])
  }),
  'extension-cancel': lookingInside(async (client) => {
    const { id } = await create(client)
    const { status, prLink } = readJob(await client.cancelJob(id))
    same([status, prLink], ['archived', null])
  }),
  'extension-add': lookingInside(async (client) => {
    const createdAt = '2031-01-01T00:00:00.000Z'
    const entry = { id: 'extension', path: '/a', comment: 'Unclear', createdAt, status: 'pending', source: 'agent' }
    for (const added of [1, 0]) {
      const { status, body } = await client.addFeedback({ feedback: [entry] })
      assert.deepEqual([status, (body as { added: number }).added], [200, added])
    }
    const { body } = await client.getFeedback({ dateFrom: '2031-01-01' })
    same((body as { feedback: unknown }).feedback, [entry])
  }),
  'error-500': async (client, target) => {
    if (target.breakStorage === undefined) return noEnd
    await target.breakStorage()
    const { status, body } = await client.getFeedback()
    assert.equal(status, 500)
    errorSchema.parse(body)
    return undefined
  },
}
