// The service as teams run it, for the Action's own tests and the demo: a database in a file, the queue, a worker with an agent, and a port.
import { randomUUID } from 'node:crypto'
import type { Agent } from '../../src/service/agents/agent.ts'
import { listen } from '../../src/service/http/listen.ts'
import { defaultLease } from '../../src/service/worker/queue.ts'
import { startWorker } from '../../src/service/worker/worker.ts'
import { createFile } from './databases.ts'
import { type Fetch, type Front, type OpenOptions, openService } from './open-service.ts'

export interface OwnServiceOptions extends Omit<OpenOptions, 'leaseSeconds'> {
  readonly agent: Agent
  readonly concurrency?: number
  /** What a clock that jumps must not outrun. */
  readonly leaseSeconds?: number
  readonly front?: Front
}

export type OwnService = Awaited<ReturnType<typeof startService>>

export async function startService(options: OwnServiceOptions) {
  const { agent, concurrency = 4, leaseSeconds = defaultLease.leaseSeconds, front } = options
  const empty = createFile()
  const { queue, ...service } = await openService({
    ...{ ...options, url: empty.url, model: agent.model, leaseSeconds, now: Date.now, id: randomUUID },
    accepted: () => void setTimeout(() => worker.wake(), 0),
  })
  let event = Promise.withResolvers<void>()
  const worker = startWorker({
    ...{ queue, agent, concurrency, leaseSeconds, pollMilliseconds: 1000, steady: () => performance.now() },
    onEvent(happened) {
      if (happened.kind === 'error') service.faults.push(happened.error)
      event.resolve()
      event = Promise.withResolvers()
    },
  })
  let requests = 0
  const fetch: Fetch = async (request) => {
    requests += 1
    return front === undefined ? service.fetch(request) : front(request, service.fetch)
  }
  const listening = await listen({ fetch }, { port: 0, host: '127.0.0.1', grace: 0 })

  return {
    ...{ ...service, fetch, url: listening.url, countRequests: () => requests },
    async settled(): Promise<void> {
      for (;;) {
        const { promise: next } = event
        if ((await service.jobs()).every(({ job }) => job.status !== 'active')) return
        await next
      }
    },
    async close() {
      await listening.close()
      await worker.stop(5000)
      await service.close()
      await empty.remove()
    },
  }
}
