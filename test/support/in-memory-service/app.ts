// The reference service: from request to response, without a port.
import type { Agent, Later } from './agent.ts'
import { getFeedback } from './get-feedback.ts'
import type { Asked } from './job-request.ts'
import { createJob, getJob, type JobCreation } from './jobs.ts'
import type { Project } from './project.ts'
import { type Reply, refuse, toResponse } from './reply.ts'
import { type Counted, createRequestCounter } from './request-counter.ts'
import { type Match, parseRoute } from './routes.ts'
import { createStore, type Store } from './store.ts'

export type Limits = JobCreation['limits'] & { jobsPerHour: number }
export type AppOptions = {
  projects: readonly Project[]
  agent: Agent
  /** Milliseconds since 1970. */
  now(): number
  later: Later
  /** A new, unique job id, fit for a branch name. */
  id(): string
  /** The name that jobs give as their model. */
  model?: string
  limits?: Partial<Limits>
  /** Called for every fault inside the service that became a 500. */
  onFault?(fault: unknown): void
}
export interface App {
  fetch(request: Request): Promise<Response>
  /** The same with plain values: `fetch` is built on it. */
  answer(request: Asked): Promise<Reply>
  /** Access for tests and demos: entries, keys, jobs with their prompts. */
  store: Store
  /** Requests answered so far: all or those of one operation, with any status or only that one. */
  countRequests(name?: Counted, status?: number): number
  /** Resolves when no agent is working; jobs that `later` still holds are not awaited. */
  settled(): Promise<void>
}

/** 100 jobs an hour comes from the specification; the longest prompt is our choice. The bytes leave room for JSON escapes. */
const defaultLimits: Limits = { jobsPerHour: 100, promptLength: 100_000, bodyBytes: 1_048_576 }

export function createApp(options: AppOptions): App {
  const limits = { ...defaultLimits, ...options.limits }
  const store = createStore({ now: options.now, jobsPerHour: limits.jobsPerHour })
  for (const project of options.projects) store.addProject(project)
  const counter = createRequestCounter()
  const working = new Set<Promise<void>>()
  const creation: JobCreation = { ...options, model: options.model ?? 'reference-agent', limits, working }

  const answerAsked = async (request: Asked): Promise<Reply> => {
    const url = new URL(request.url)
    const match = parseRoute(request.method, url.pathname)
    const replied = await answer(store, creation, match, request).catch((fault: unknown) => {
      options.onFault?.(fault)
      return refuse(500, 'The service failed')
    })
    counter.add(match.kind === 'found' ? match.name : 'other', replied.status)
    return replied
  }

  return {
    store,
    countRequests: counter.count,
    fetch: async (request) => toResponse(await answerAsked(request)),
    answer: answerAsked,
    async settled() {
      while (working.size > 0) await Promise.all(working)
    },
  }
}

async function answer(store: Store, creation: JobCreation, match: Match, request: Asked): Promise<Reply> {
  if (match.kind === 'unknown') return refuse(404, 'There is no such operation')
  if (match.kind === 'malformed') return refuse(400, 'The address is not percent-encoded correctly')
  if (match.kind === 'wrong-method') return refuse(405, `Only ${match.allow} is allowed here`, { allow: match.allow })
  switch (store.decideAccess(request.headers.get('authorization'), match.projectId)) {
    case 'unauthorised':
      return refuse(401, 'A valid admin key is required: Authorization: Bearer <API_KEY>', {
        'www-authenticate': 'Bearer',
      })
    case 'unknown-project':
      return refuse(404, 'There is no such project')
    case 'forbidden':
      return refuse(403, 'This key belongs to another project')
    case 'granted':
  }
  const room = store.getRoom(match.projectId)
  switch (match.name) {
    case 'get-feedback':
      return getFeedback(room, new URL(request.url).searchParams)
    case 'create-job':
      return createJob(room, creation, request)
    case 'get-job':
      return getJob(room, match.jobId)
  }
}
