// The documentation service in virtual time: the reference service's own app, with an agent that does what a test wrote down.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { type Exchange, SendError } from '../../src/http/send.ts'
import type { FakeGitHub } from './fake-github.ts'
import { minute } from './feedback.ts'
import type { Agent } from './in-memory-service/agent.ts'
import { type App, createApp } from './in-memory-service/app.ts'
import { createInterceptors } from './intercept.ts'
import { createEnds, type JobEnd, pageOf } from './job-ends.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** By the page that the prompt names first, and how often it was asked about that page. */
export type AgentScript = (page: string, attempt: number) => JobEnd | { end: JobEnd; after: number }

export type ServiceFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  /** No connection; a connection that broke before the service saw the request; one that broke after. */
  | 'refuse'
  | 'reset'
  | 'apply-then-reset'
  | undefined

export interface ServiceRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body?: unknown
}

export type VirtualService = ReturnType<typeof createVirtualService>

export const project = 'docs'
export const apiKey = 'key-0123456789'

export function createVirtualService(options: {
  clock: VirtualClock
  github: FakeGitHub
  repository: string
  feedback: readonly FeedbackEntry[]
  script: AgentScript
}) {
  const { clock, repository } = options
  const endJob = createEnds(options.github, (job) => app.store.archiveJob(project, job))
  const asked = new Map<string, number>()
  const work: Agent['work'] = async (job) => {
    const page = pageOf(job.prompt)
    const attempt = (asked.get(page) ?? 0) + 1
    asked.set(page, attempt)
    const step = options.script(page, attempt)
    const { end, after } = typeof step === 'string' ? { end: step, after: 2 * minute } : step
    await clock.sleep(after)
    return endJob(end, job)
  }
  let jobs = 0
  const app: App = createApp({
    projects: [{ id: project, keys: [apiKey], repository, ref: 'main', entries: options.feedback }],
    agent: { work },
    now: clock.now,
    later: clock.later,
    id: () => `job-${++jobs}`,
  })
  const { intercept, findFault } = createInterceptors<ServiceRequest, ServiceFault>()

  /** @param note hears of the request once it is answered */
  const send = async (exchange: Exchange, note: (request: ServiceRequest & { status: number }) => void) => {
    if (exchange.signal?.aborted) throw new SendError('stopped')
    const request = readExchange(exchange)
    const fault = findFault(request)
    const applies = fault === undefined || fault === 'apply-then-reset'
    const real = applies ? await clock.hold(answer(app, exchange)) : undefined
    const given = typeof fault === 'object' ? writeFault(fault) : real
    const lost = fault === 'apply-then-reset' || given === undefined
    note({ ...request, status: lost ? 0 : given.status })
    if (lost) throw new SendError(fault === 'refuse' ? 'not-sent' : 'no-answer', { code: 'ECONNRESET' })
    return given
  }
  return { app, send, intercept }
}

async function answer(app: App, { method, url, headers, body }: Exchange) {
  const response = await app.fetch(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }))
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

function readExchange({ method, url, body }: Exchange): ServiceRequest {
  const { pathname, search } = new URL(url)
  return { method, path: pathname + search, ...(body === undefined ? {} : { body: JSON.parse(body) }) }
}

function writeFault({ status, headers = {}, body = { error: 'Scripted' } }: Exclude<ServiceFault, string | undefined>) {
  return { status, headers: { ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
