// The documentation service in virtual time: the reference service's own app, with an agent that does what a test wrote down.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { type Exchange, type Send, SendError } from '../../src/http/send.ts'
import type { Agent } from '../../src/service/agent.ts'
import { type App, createApp } from '../../src/service/app.ts'
import type { FakeGitHub } from './fake-github.ts'
import { minute } from './feedback.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** What comes of a job. `shared`: a pull request that all such jobs have in common. */
export type JobEnd = 'pull' | 'no-change' | 'failed' | 'never' | 'archived' | 'bad-link' | 'shared' | 'fork'
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

export interface VirtualService {
  readonly app: App
  /** @param note hears of the request once it is answered */
  send(exchange: Exchange, note: (request: ServiceRequest & { status: number }) => void): ReturnType<Send>
  /** The newest interceptor speaks first. Returns how to take it back. */
  intercept(fault: (request: ServiceRequest) => ServiceFault): () => void
}

export const project = 'docs'
export const apiKey = 'key-0123456789'

export function createVirtualService(options: {
  clock: VirtualClock
  github: FakeGitHub
  repository: string
  feedback: readonly FeedbackEntry[]
  script: AgentScript
}): VirtualService {
  const { clock, repository } = options
  let jobs = 0
  const app = createApp({
    projects: [{ id: project, keys: [apiKey], repository, ref: 'main', entries: options.feedback }],
    agent: createAgent(options, (job) => app.store.archiveJob(project, job)),
    now: clock.now,
    later: clock.later,
    id: () => `job-${++jobs}`,
  })
  const interceptors: ((request: ServiceRequest) => ServiceFault)[] = []

  const send: VirtualService['send'] = async (exchange, note) => {
    if (exchange.signal?.aborted) throw new SendError('stopped')
    const request = readExchange(exchange)
    const fault = interceptors.map((intercept) => intercept(request)).find((found) => found !== undefined)
    const applies = fault === undefined || fault === 'apply-then-reset'
    const real = applies ? await clock.hold(answer(app, exchange)) : undefined
    const given = typeof fault === 'object' ? writeFault(fault) : real
    const lost = fault === 'apply-then-reset' || given === undefined
    note({ ...request, status: lost ? 0 : given.status })
    if (lost) throw new SendError(fault === 'refuse' ? 'not-sent' : 'no-answer', { code: 'ECONNRESET' })
    return given
  }
  const intercept: VirtualService['intercept'] = (fault) => {
    interceptors.unshift(fault)
    return () => void interceptors.splice(interceptors.indexOf(fault), 1)
  }
  return { app, send, intercept }
}

function createAgent(
  { clock, github, script }: { clock: VirtualClock; github: FakeGitHub; script: AgentScript },
  archive: (job: string) => void,
): Agent {
  const asked = new Map<string, number>()
  let shared: string | undefined
  const open = (job: string, prompt: string, fork = false) => {
    const number = github.openPull({
      head: `agent/${job}`,
      title: `docs: clarify ${pageOf(prompt)}`,
      body: `Made clearer.\n\n${/^feedback-to-fix: [\w-]+$/m.exec(prompt)?.[0]}`,
      files: { [`docs/${job}.md`]: 'Clear.\n' },
      fork,
    })
    return `https://github.com/acme/docs/pull/${number}`
  }
  return {
    async work({ id, prompt }) {
      const page = pageOf(prompt)
      asked.set(page, (asked.get(page) ?? 0) + 1)
      const step = script(page, asked.get(page) ?? 1)
      const { end, after } = typeof step === 'string' ? { end: step, after: 2 * minute } : step
      await clock.sleep(after)
      switch (end) {
        case 'pull':
        case 'fork':
          return { prLink: open(id, prompt, end === 'fork') }
        case 'shared':
          shared ??= open(id, prompt)
          return { prLink: shared }
        case 'no-change':
          return { prLink: null }
        case 'bad-link':
          return { prLink: 'https://evil.example/acme/docs/pull/1' }
        case 'failed':
          throw new Error('The agent broke down')
        case 'archived':
          archive(id)
          return { prLink: null }
        case 'never':
          return new Promise(() => {})
      }
    },
  }
}

/** The page that a prompt lists first. */
export function pageOf(prompt: string): string {
  return /^## Pages\n\n- `([^`]+)`/m.exec(prompt)?.[1] ?? ''
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
