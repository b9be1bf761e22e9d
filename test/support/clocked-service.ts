// The service in virtual time, its database in memory: the same as on a port, but for the worker, which waits by the tests' own clock.
import type { Exchange } from '../../src/http/send.ts'
import type { AgentOutcome, Task } from '../../src/service/agents/agent.ts'
import { type Front, type OpenOptions, type OpenService, openService } from './open-service.ts'
import type { VirtualClock } from './virtual-clock.ts'

interface ClockedOptions extends Omit<OpenOptions, 'leaseSeconds'> {
  readonly clock: VirtualClock
  run(task: Task): Promise<AgentOutcome>
  ended?(jobId: string, outcome: AgentOutcome): void
}

type Asked = Pick<Exchange, 'method' | 'url' | 'headers' | 'body'>

/** Longer than any story: here no worker dies, and agents may take for ever. */
const leaseSeconds = 10 * 365 * 86_400

export type ClockedService = ReturnType<typeof createClockedService>

export function createClockedService({ clock, run, ended, ...options }: ClockedOptions) {
  let count = 0
  let ready = openService({
    ...{ ...options, leaseSeconds, model: 'scripted', now: clock.now },
    id: () => `job-${++count}`,
    accepted: () => clock.later(0, () => void work()),
  })
  const work = async () => {
    const { queue } = await ready
    const claim = await queue.claim()
    if (claim === undefined) throw new Error('The queue does not have the job that was accepted')
    const outcome = await run(claim.task)
    await queue.finish(claim, outcome)
    ended?.(claim.task.jobId, outcome)
  }

  return {
    /** Done before the service answers anything that is asked later. */
    change(work: (service: OpenService) => Promise<void>): void {
      ready = ready.then(async (service) => {
        await work(service)
        return service
      })
    },
    look: async <T>(work: (service: OpenService) => Promise<T>): Promise<T> => work(await ready),
    async answer({ method, url, headers, body }: Asked, front?: Front) {
      const { fetch } = await ready
      const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
      const response = await (front === undefined ? fetch(request) : front(request, fetch))
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
    },
  }
}
