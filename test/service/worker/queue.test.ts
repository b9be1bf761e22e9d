// The queue on both databases: turns, leases, and what a worker that lost its lease may still do, which is nothing.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import type { Claim, Queue } from '../../../src/service/worker/queue.ts'
import { addJob, source } from '../builders.ts'
import { kinds } from '../on-each-database.ts'
import { onEachSite, site } from './builders.ts'

const link = 'https://github.example/acme/docs/pull/7'
const done = { status: 'completed', prLink: link } as const

async function claimAll(queue: Queue): Promise<Claim[]> {
  const claims: Claim[] = []
  for (let claim = await queue.claim(); claim; claim = await queue.claim()) claims.push(claim)
  return claims
}
const ids = (claims: readonly (Claim | undefined)[]) => claims.map((claim) => claim?.task.jobId)
async function retryRefused(queue: Queue): Promise<Claim> {
  const claim = await queue.claim()
  if (!claim) throw new Error('No job waits')
  return claim
}

onEachSite('a queue', () => {
  test('gives a job once, with all that its agent needs', async () => {
    const [id] = await site.createJobs('one', 1)
    const task = { jobId: id, projectId: 'one', prompt: `Prompt of ${id}`, source }
    expect(await claimAll(site.queue)).toEqual([{ task, owner: expect.any(String), attempt: 1 }])
  })

  test('a job whose creation is rolled back never was in it', async () => {
    const enqueue: Queue['enqueue'] = async (...given) => {
      await site.queue.enqueue(...given)
      throw new Error('The power failed')
    }
    const creation = addJob(site.database, 'one-0001', { projectId: 'one', enqueue })
    await expect(creation).rejects.toThrow('The power failed')
    expect(await site.queue.claim()).toBeUndefined()
    await expect(site.read('one-0001')).rejects.toThrow('There is no job')
  })

  test('a project that comes later goes on from where the queue is; one that always has one job does not pass the others', async () => {
    await site.createJobs('one', 6)
    const order: (string | undefined)[] = []
    for (let at = 0; at < 3; at++) order.push((await site.queue.claim())?.task.projectId)
    for (let at = 0; at < 3; at++) {
      const [mine] = await site.createJobs('two', 1)
      for (let claims = 0; claims < 2; claims++) {
        const claim = await retryRefused(site.queue)
        order.push(claim.task.projectId)
        if (claim.task.jobId === mine) await site.queue.finish(claim, done)
      }
    }
    expect(order.join(' ')).toBe('one one one one two one two one two')
  })

  test('a job that was handed back waits in its old place, and the attempt does not count', async () => {
    const [first] = await site.createJobs('one', 2)
    const claim = await retryRefused(site.queue)
    await site.queue.handBack(claim)
    expect([await site.queue.renew(claim), await site.queue.finish(claim, done)]).toEqual([false, false])
    expect(await retryRefused(site.queue)).toMatchObject({ task: { jobId: first }, attempt: 1 })
  })

  test('workers that ask at the same time get different jobs', async () => {
    const all = await site.createJobs('one', 12)
    const queues = [site.queue, await site.openQueue(), await site.openQueue()]
    const claims = await Promise.all(Array.from({ length: 12 }, (_, at) => queues[at % 3]?.claim()))
    expect(ids(claims).sort()).toEqual(all)
  })

  /** On Postgres, the upkeep of the queue looks every second. */
  async function claimLapsed(): Promise<Claim> {
    await site.lapse()
    return vi.waitFor(() => retryRefused(site.queue), { timeout: 20_000, interval: 100 })
  }

  test('a job whose worker is gone is given to another one; what the first one says then does not count', async () => {
    const [id = ''] = await site.createJobs('one', 1)
    const first = await retryRefused(site.queue)
    expect(await site.queue.renew(first)).toBe(true)
    const second = await claimLapsed()
    expect([second.task, second.attempt]).toEqual([first.task, 2])
    expect(await site.queue.renew(first)).toBe(false)
    expect(await site.queue.finish(first, { status: 'failed', reason: 'Too late' })).toBe(false)
    await site.queue.handBack(first)
    expect(await site.queue.renew(second)).toBe(true)
    expect(await site.queue.finish(second, done)).toBe(true)
    expect(await site.read(id)).toEqual({ status: 'completed', prLink: link, failure: null, attempts: 2 })
  })

  test('a job with which every worker dies is failed after its attempts', async () => {
    const queue = await site.openQueue({ maxAttempts: 1 })
    const [id = ''] = await site.createJobs('one', 1)
    await retryRefused(queue)
    await site.lapse()
    await vi.waitFor(
      async () => {
        expect(await queue.claim()).toBeUndefined()
        expect(await site.read(id)).toMatchObject({
          status: 'failed',
          failure: 'The agent was started once, but its worker stopped before it finished.',
        })
      },
      { timeout: 20_000, interval: 100 },
    )
  })
})

onEachSite(
  'a queue',
  () =>
    test('gives up a statement that waits for a lock, on the server too', async () => {
      const queue = await site.openQueue({ maxAnswer: 2000 })
      const silent = await site.database.queries.startTransaction().execute()
      await sql`lock table pgboss.job`.execute(silent)
      await expect(queue.claim()).rejects.toSatisfy((error) => findTrouble(error)?.kind === 'busy')
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%skip locked%'`
      expect((await waiting.execute(silent)).rows).toEqual([])
      await silent.rollback().execute()
      expect(await queue.claim()).toBeUndefined()
    }),
  kinds.filter(({ name }) => name === 'Postgres'),
)
