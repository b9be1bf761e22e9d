// The documentation service in virtual time, with an agent that does what a test wrote down, and faults on order.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { type Exchange, SendError } from '../../src/http/send.ts'
import type { Task } from '../../src/service/agents/agent.ts'
import { deliverAsWritten } from './as-written.ts'
import { type ClockedService, createClockedService } from './clocked-service.ts'
import type { FakeGitHub } from './fake-github.ts'
import { minute } from './feedback.ts'
import type { Fault, InterceptedRequest } from './github-rules.ts'
import { createInterceptors } from './intercept.ts'
import { createEnds, type JobEnd, pageOf } from './job-ends.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** By the page that the prompt names first, and how often it was asked about that page. */
export type AgentScript = (page: string, attempt: number) => JobEnd | { end: JobEnd; after: number }

/** `refuse`: no connection. */
export type ServiceFault = Fault | 'refuse'
export type ServiceRequest = Omit<InterceptedRequest, 'token'>

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
  const endJob = createEnds(options.github, (job) => service.look(({ archiveJob }) => archiveJob(job)))
  const asked = new Map<string, number>()
  const run = async (task: Task) => {
    const page = pageOf(task.prompt)
    const attempt = (asked.get(page) ?? 0) + 1
    asked.set(page, attempt)
    const step = options.script(page, attempt)
    const { end, after } = typeof step === 'string' ? { end: step, after: 2 * minute } : step
    await clock.sleep(after)
    return endJob(end, task)
  }
  const service: ClockedService = createClockedService({
    ...{ clock, project, key: apiKey, repository, entries: options.feedback, run },
  })
  const { add: addWritten, front } = deliverAsWritten(options.feedback)
  const { findFault, ...faults } = createInterceptors<ServiceRequest, ServiceFault>()

  const send = async (exchange: Exchange, note: (request: ServiceRequest & { status: number }) => void) => {
    if (exchange.signal?.aborted) throw new SendError('stopped')
    const request = readExchange(exchange)
    const fault = findFault(request)
    const applies = fault === undefined || fault === 'apply-then-reset'
    const real = applies ? await clock.hold(service.answer(exchange, front)) : undefined
    const given = typeof fault === 'object' ? writeFault(fault) : real
    const lost = fault === 'apply-then-reset' || given === undefined
    note({ ...request, status: lost ? 0 : given.status })
    if (lost) throw new SendError(fault === 'refuse' ? 'not-sent' : 'no-answer', 'ECONNRESET')
    return given
  }
  const addEntries = (entries: readonly FeedbackEntry[]) => {
    addWritten(entries)
    service.change((opened) => opened.addEntries(entries))
  }
  return { ...service, addEntries, send, ...faults }
}

function readExchange({ method, url, body }: Exchange): ServiceRequest {
  const { pathname, search } = new URL(url)
  return { method, path: pathname + search, ...(body === undefined ? {} : { body: JSON.parse(body) }) }
}

function writeFault({ status, headers = {}, body = { error: 'Scripted' } }: Exclude<ServiceFault, string | undefined>) {
  return { status, headers: { ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
