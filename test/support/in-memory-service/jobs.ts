// The two job operations: create one and hand it to the agent, and retrieve one.
import { type Agent, followAgent, type Later } from './agent.ts'
import { type Asked, readJobRequest } from './job-request.ts'
import { type Reply, refuse, reply } from './reply.ts'
import type { Room } from './store.ts'

export type JobCreation = {
  agent: Agent
  now(): number
  later: Later
  id(): string
  model: string
  limits: { promptLength: number; bodyBytes: number }
  /** Jobs that an agent is working on. */
  working: Set<Promise<void>>
}

export async function createJob({ project, desk }: Room, creation: JobCreation, request: Asked): Promise<Reply> {
  const { agent, now, later, id, model, limits, working } = creation
  const body = await readJobRequest(request, limits)
  if (body.kind === 'refused') return refuse(body.status, body.error)
  const { prompt } = body
  // No await between the check and the creation, so that concurrent requests cannot exceed the limit together.
  const wait = desk.countSecondsToWait(now())
  if (wait > 0) return refuse(429, 'The project has used up its jobs of this hour', { 'retry-after': String(wait) })
  const source = { repository: project.repository, ref: project.ref }
  const job = desk.create({ id: id(), prompt, source, model }, now())
  later(0, () => {
    const work: Promise<void> = followAgent(agent, { id: job.id, prompt }, project)
      .then((outcome) => void desk.finish(job.id, outcome))
      .finally(() => working.delete(work))
    working.add(work)
  })
  return reply(201, job)
}

/** The specification does not define this operation's address; it follows the one at which jobs are created. */
export function getJob({ desk }: Room, jobId: string): Reply {
  const record = desk.find(jobId)
  return record ? reply(200, record.job) : refuse(404, 'There is no such job')
}
