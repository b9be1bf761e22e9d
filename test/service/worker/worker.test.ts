// A worker: how many jobs at once, what becomes of their ends, and how it stops.
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { AgentOutcome, Task } from '../../../src/service/agents/agent.ts'
import { messageJob } from '../../../src/service/data/job-creation.ts'
import { archiveJob, cancelJob } from '../../../src/service/data/jobs.ts'
import type { Queue } from '../../../src/service/worker/queue.ts'
import { kinds } from '../on-each-database.ts'
import { createCountingAgent, onEachSite, site } from './builders.ts'

const held = async (_jobId: string, signal: AbortSignal) => void (await once(signal, 'abort'))
const patiently = { timeout: 10_000, interval: 20 }

onEachSite('a worker', () => {
  test('works on every job once, at most so many at a time', async () => {
    const ids = await site.createJobs('one', 7)
    let running = 0
    let most = 0
    const { agent, started } = createCountingAgent(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
    })
    const { events } = site.startWorker(agent, { concurrency: 3 })
    await vi.waitFor(() => expect(events.filter(({ kind }) => kind === 'ended')).toHaveLength(7), patiently)
    expect([started.toSorted(), most <= 3]).toEqual([ids, true])
    expect(await site.read(ids[6] ?? '')).toMatchObject({ status: 'completed', attempts: 1 })
  })

  test('that stops waits for its jobs as long as it may, and hands the rest back', async () => {
    const [quick = '', slow = '', third = ''] = await site.createJobs('one', 3)
    const { agent, started } = createCountingAgent(async (id, signal) => {
      if (id === slow) await held(id, signal)
    })
    const { worker, events } = site.startWorker(agent, { concurrency: 2 })
    await vi.waitFor(() => expect(started).toContain(slow), patiently)
    await vi.waitFor(async () => expect((await site.read(third)).status).toBe('completed'), patiently)
    await worker.stop(50)
    expect(events.at(-1)).toMatchObject({ kind: 'handed-back', claim: { task: { jobId: slow } } })
    expect(await site.read(quick)).toMatchObject({ status: 'completed' })
    expect(await site.read(slow)).toMatchObject({ status: 'active', attempts: 0 })
  })
})

const whateverTheDatabase = () => {
  test.each<[string, () => Promise<AgentOutcome>]>([
    ['The agent crashed: No such model', () => Promise.reject(new Error('No such model'))],
    ['The agent crashed: gone', () => Promise.reject('gone')],
    ['It exited with code 7', async () => ({ status: 'failed', reason: 'It exited with code 7' })],
  ])('an agent fails its job, and only that: %s', async (failure, run) => {
    const [id = '', other = ''] = await site.createJobs('one', 2)
    const { agent } = createCountingAgent(async () => {})
    site.startWorker({
      model: 'failing',
      run: (task, ...more) => (task.jobId === id ? run() : agent.run(task, ...more)),
    })
    const failed = { status: 'failed', prLink: null, failure, attempts: 1 }
    await vi.waitFor(async () => expect(await site.read(id)).toEqual(failed), patiently)
    await vi.waitFor(async () => expect((await site.read(other)).status).toBe('completed'), patiently)
  })

  test('a worker whose lease is lost stops its agent, and says so', async () => {
    await site.createJobs('one', 1)
    const { agent } = createCountingAgent(held)
    const queue: Queue = { ...site.queue, renew: async () => false }
    const { events } = site.startWorker(agent, { queue, leaseSeconds: 0.1 })
    await vi.waitFor(() => expect(events.map(({ kind }) => kind)).toEqual(['started', 'lost']), patiently)
  })

  test.each([
    ['cancelled', cancelJob, 'It was cancelled.'],
    ['archived', archiveJob, null],
  ])('a job that is %s: its agent is stopped, and nothing is recorded', async (_, end, failure) => {
    const [id = ''] = await site.createJobs('one', 1)
    const { agent } = createCountingAgent(held)
    const { events } = site.startWorker(agent, { leaseSeconds: 0.5 })
    await vi.waitFor(() => expect(events.map(({ kind }) => kind)).toEqual(['started']), patiently)
    expect(await end(site.database.queries, 'one', id, 1)).toBe(true)
    await vi.waitFor(() => expect(events.map(({ kind }) => kind)).toEqual(['started', 'lost']), patiently)
    expect(await site.read(id)).toMatchObject({ status: 'archived', prLink: null, failure })
    expect(await site.queue.claim()).toBeUndefined()
  })

  test('a clock that jumps ahead does not start a running job again', async () => {
    const [first] = await site.createJobs('one', 1)
    const { agent, started } = createCountingAgent(held)
    site.startWorker(agent)
    await vi.waitFor(() => expect(started).toHaveLength(1), patiently)
    await site.lapse()
    const [second] = await site.createJobs('one', 1)
    await vi.waitFor(() => expect(started).toEqual([first, second]), patiently)
  })

  test('a job that has ended comes again with a follow-up, and knows it', async () => {
    const [id = ''] = await site.createJobs('one', 1)
    const { agent } = createCountingAgent()
    const tasks: Task[] = []
    const note = (task: Task) => {
      tasks.push(task)
      return task
    }
    site.startWorker({ ...agent, run: (task, ...rest) => agent.run(note(task), ...rest) })
    await vi.waitFor(async () => expect(await site.read(id)).toMatchObject({ status: 'completed' }), patiently)
    const rules = { now: Date.now(), actor: 'key action', jobsPerHour: 9, enqueue: site.queue.enqueue }
    const message = { id, projectId: 'one', prompt: 'Shorter' }
    expect(await messageJob(site.database, message, rules)).toMatchObject({ kind: 'queued' })
    await vi.waitFor(() => expect(tasks.at(-1)?.message).toEqual({ prompt: 'Shorter', number: 1 }), patiently)
    await vi.waitFor(
      async () => expect(await site.read(id)).toMatchObject({ status: 'completed', attempts: 1 }),
      patiently,
    )
  })
}
onEachSite('a worker, whatever the database', whateverTheDatabase, kinds.slice(0, 1))
