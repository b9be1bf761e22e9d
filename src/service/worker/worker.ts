// A worker: takes jobs from the queue, at most so many at once, and gives each to the agent.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent, AgentOutcome } from '../agents/agent.ts'
import { keepLease } from './lease.ts'
import type { Claim, Queue } from './queue.ts'

/** What happens in a worker, for the log and for counting. */
export type WorkerEvent =
  | { readonly kind: 'started'; readonly claim: Claim }
  | { readonly kind: 'ended'; readonly claim: Claim; readonly outcome: AgentOutcome }
  /** Another worker has taken the job over, or it was ended by hand: what this one did no longer counts. */
  | { readonly kind: 'lost'; readonly claim: Claim }
  | { readonly kind: 'handed-back'; readonly claim: Claim }
  /** The database could not be reached, say; it is tried again. */
  | { readonly kind: 'error'; readonly error: unknown }

export interface WorkerOptions {
  readonly queue: Queue
  readonly agent: Agent
  /** Jobs at once. */
  readonly concurrency: number
  /** As the queue has it. */
  readonly leaseSeconds: number
  /** How long an idle worker waits before it looks again. */
  readonly pollMilliseconds: number
  /** Milliseconds of a clock that nobody sets. */
  steady(): number
  onEvent(event: WorkerEvent): void
}

export interface Worker {
  /** Looks at once, for a service in the same process that has just accepted a job. */
  wake(): void
  /** Whether a job runs. */
  isBusy(): boolean
  /** Takes no more jobs, waits so long for those that run, then stops the rest and hands them back. */
  stop(graceMilliseconds: number): Promise<void>
}

export function startWorker(options: WorkerOptions): Worker {
  const { queue, concurrency, pollMilliseconds, onEvent } = options
  const running = new Map<Promise<void>, string>()
  const stopping = new AbortController()
  const cutting = new AbortController()
  let pause = new AbortController()

  const fill = async (): Promise<void> => {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const claim = await queue.claim([...running.values()])
      if (claim === undefined) return
      const job: Promise<void> = runJob(claim, options, cutting.signal).finally(() => {
        running.delete(job)
        pause.abort()
      })
      running.set(job, claim.task.jobId)
    }
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      pause = new AbortController()
      await fill().catch((error: unknown) => onEvent({ kind: 'error', error }))
      await rest(pollMilliseconds, AbortSignal.any([pause.signal, stopping.signal]))
    }
  }
  const looping = loop()

  return {
    wake: () => pause.abort(),
    isBusy: () => running.size > 0,
    async stop(graceMilliseconds) {
      stopping.abort()
      await looping
      const done = new AbortController()
      const all = Promise.all(running.keys()).then(() => done.abort())
      await rest(graceMilliseconds, done.signal)
      cutting.abort()
      await all
    },
  }
}

/** Never rejects: whatever happens to a job, the worker goes on with others. */
async function runJob(claim: Claim, options: WorkerOptions, cut: AbortSignal): Promise<void> {
  const { queue, agent, onEvent } = options
  const lease = keepLease(claim, { ...options, onError: (error) => onEvent({ kind: 'error', error }) })
  onEvent({ kind: 'started', claim })
  try {
    const isWanted = () => retryFinish(() => queue.renew(claim), options, lease.lost)
    const outcome = await runAgent(agent, claim, AbortSignal.any([cut, lease.lost]), isWanted)
    if (lease.lost.aborted) return onEvent({ kind: 'lost', claim })
    if (cut.aborted) {
      await queue.handBack(claim)
      return onEvent({ kind: 'handed-back', claim })
    }
    const isRecorded = await retryFinish(() => queue.finish(claim, outcome), options, lease.lost)
    onEvent(isRecorded ? { kind: 'ended', claim, outcome } : { kind: 'lost', claim })
  } catch (error) {
    // Its lease runs out, and another worker takes it up.
    onEvent({ kind: 'error', error })
  } finally {
    lease.end()
  }
}

async function runAgent(
  agent: Agent,
  { task }: Claim,
  signal: AbortSignal,
  isWanted: () => Promise<boolean>,
): Promise<AgentOutcome> {
  try {
    return await agent.run(task, signal, isWanted)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { status: 'failed', reason: `The agent crashed: ${said.slice(0, 500)}` }
  }
}

/** An agent's work is not thrown away because the database was away for a moment: tried again for as long as the lease holds. */
async function retryFinish(
  attempt: () => Promise<boolean>,
  { pollMilliseconds, onEvent }: WorkerOptions,
  lost: AbortSignal,
): Promise<boolean> {
  while (!lost.aborted) {
    try {
      return await attempt()
    } catch (error) {
      onEvent({ kind: 'error', error })
      await rest(pollMilliseconds, lost)
    }
  }
  return false
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {})
}
