// The statements about keys and jobs, each as a check.
import assert from 'node:assert/strict'
import type { Check } from './check-export.ts'
import { errorSchema, type Job, jobSchema, readJob } from './read.ts'
import { createClient, type JobEnd, type Target } from './target.ts'

const prompt = 'Read README.md and change nothing. This is a check of the service.'
function refusedAs(status: number): undefined {
  assert.ok(status >= 400 && status < 500, `answered ${status}`)
}

function same(given: unknown, expected: unknown): undefined {
  assert.deepEqual(given, expected)
}

const create = async (target: Target) => readJob(await createClient(target).createJob({ prompt }))
const noEnd = 'only known of a service that the check can look into'

async function end(target: Target, how: JobEnd) {
  const { id } = await create(target)
  await target.endJob?.(id, how)
  return readJob(await createClient(target).getJob(id))
}

async function refusePrompt(target: Target, body: unknown): Promise<undefined> {
  const { status, body: refusal } = await createClient(target).createJob(body)
  refusedAs(status)
  errorSchema.parse(refusal)
}

export const jobChecks: Readonly<Record<string, Check>> = {
  'key-required-export': async (target) => refusedAs((await createClient(target).getFeedback({}, null)).status),
  'key-required-job': async (target) =>
    refusedAs((await createClient(target).createJob({ prompt }, { key: null })).status),
  'key-unknown': async (target) => {
    const client = createClient(target)
    refusedAs((await client.getFeedback({}, `${target.key}x`)).status)
    const headers = { authorization: target.key }
    refusedAs(
      (await client.ask(`/v1/analytics/${encodeURIComponent(target.project)}/feedback`, { headers }, null)).status,
    )
    const { expendable: other } = target
    if (other === undefined) return
    refusedAs((await client.getFeedback({}, other.key)).status)
    refusedAs((await client.createJob({ prompt }, { key: other.key })).status)
  },
  'job-address': async (target) => void (await create(target)),
  'job-type': async (target) => {
    const path = `/v2/agent/${encodeURIComponent(target.project)}/job`
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const init = { method: 'POST', headers, body: JSON.stringify({ prompt }) }
    readJob(await createClient(target).ask(path, init))
    for (const body of ['', '{', '{"prompt":"a"', `{'prompt':'a'}`])
      refusedAs((await createClient(target).ask(path, { ...init, body })).status)
  },
  'job-fields': async (target) => {
    const { body } = await createClient(target).createJob({ prompt })
    assert.deepEqual(
      Object.keys(jobSchema.shape).filter((name) => !(name in (body as object))),
      [],
    )
  },
  'job-statuses': async (target) => {
    const { id } = await create(target)
    jobSchema.shape.status.parse(readJob(await createClient(target).getJob(id)).status)
  },
  'job-created-at': async (target) => {
    const { createdAt } = await create(target)
    assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 86_400_000, createdAt)
  },
  'job-archived-at': async (target) => same((await create(target)).archivedAt, null),
  'job-new': async (target) => same((await create(target)).status, 'active'),
  'job-link-active': async (target) => {
    const { status, prLink } = await create(target)
    assert.deepEqual([status, prLink], ['active', null])
  },
  'job-unique': async (target) => {
    assert.notEqual((await create(target)).id, (await create(target)).id)
    return undefined
  },
  'job-prompt-required': async (target) => {
    for (const body of [{}, [], null, 'a', { Prompt: 'a' }]) await refusePrompt(target, body)
    for (const value of [7, null, true, ['a'], { text: 'a' }]) await refusePrompt(target, { prompt: value })
  },
  'job-prompt-empty': (target) => refusePrompt(target, { prompt: '' }),
  'job-prompt-one': async (target) => {
    for (const one of ['-', '文', '😀']) readJob(await createClient(target).createJob({ prompt: one }))
  },
  'job-prompt-text': async (target) => {
    const text = `${prompt}\r\n\tÄ “文” 😀 \u{202e}é e\u0301 {{ }} $(x) </p>\n\n`
    readJob(await createClient(target).createJob({ prompt: text }))
  },
  'job-error': async (target) => {
    const { body } = await createClient(target).createJob({ prompt: '' })
    assert.deepEqual(Object.keys(body as object), ['error'])
  },
  'job-retrieval': async (target) => {
    const created = await create(target)
    const found = readJob(await createClient(target).getJob(created.id))
    const fixed = ({ id, source, model, createdAt }: Job) => ({ id, source, model, createdAt })
    assert.deepEqual(fixed(found), fixed(created))
  },
  'job-completed': async (target) => {
    if (target.endJob === undefined) return noEnd
    const proposed = await end(target, 'pull-request')
    assert.equal(proposed.status, 'completed')
    assert.notEqual(proposed.prLink, null)
    const { status, prLink } = await end(target, 'unchanged')
    assert.deepEqual([status, prLink], ['completed', null])
    return undefined
  },
  'job-failed': async (target) => {
    if (target.endJob === undefined) return noEnd
    assert.equal((await end(target, 'failed')).status, 'failed')
    return undefined
  },
  'job-archived': async (target) => {
    if (target.endJob === undefined) return noEnd
    const { status, createdAt, archivedAt } = await end(target, 'archived')
    assert.equal(status, 'archived')
    assert.ok(Date.parse(archivedAt ?? '') >= Date.parse(createdAt), `${archivedAt}`)
    return undefined
  },
  'job-rate': async (target) => {
    if (target.expendable === undefined) return 'no project was named whose jobs of an hour may be used up'
    for (let count = 1; count <= 100; count++)
      readJob(await createClient(target).createJob({ prompt }, target.expendable))
    const { status, body } = await createClient(target).createJob({ prompt }, target.expendable)
    refusedAs(status)
    errorSchema.parse(body)
    await create(target)
    return undefined
  },
  'extension-message': async (target) => {
    if (target.endJob === undefined) return noEnd
    const client = createClient(target)
    const { id } = await create(target)
    refusedAs((await client.messageJob(id, { prompt })).status)
    await target.endJob(id, 'pull-request')
    refusedAs((await client.messageJob(id, {})).status)
    const { id: same, status, prLink } = readJob(await client.messageJob(id, { prompt }))
    assert.deepEqual([same, status], [id, 'active'])
    assert.notEqual(prLink, null)
    return undefined
  },
  'extension-cancel': async (target) => {
    if (target.endJob === undefined) return noEnd
    const { id } = await create(target)
    const { status, prLink } = readJob(await createClient(target).cancelJob(id))
    return same([status, prLink], ['archived', null])
  },
  'extension-add': async (target) => {
    if (target.endJob === undefined) return noEnd
    const client = createClient(target)
    const createdAt = '2031-01-01T00:00:00Z'
    const entry = { id: 'extension', path: '/a', comment: 'Unclear', createdAt, status: 'pending', source: 'agent' }
    for (const added of [1, 0]) {
      const { status, body } = await client.addFeedback({ feedback: [entry] })
      assert.deepEqual([status, (body as { added: number }).added], [200, added])
    }
    const { body } = await client.getFeedback({ dateFrom: '2031-01-01' })
    return same((body as { feedback: unknown }).feedback, [entry])
  },
  'error-500': async (target) => {
    if (target.breakStorage === undefined) return noEnd
    await target.breakStorage()
    const { status, body } = await createClient(target).getFeedback()
    assert.equal(status, 500)
    errorSchema.parse(body)
    return undefined
  },
}
