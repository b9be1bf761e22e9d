// The interface between the service and the agent that works on its jobs.
import type { Agent as Plugin } from '../../../src/service/agents/agent.ts'
import type { Outcome } from './job-desk.ts'
import type { Project } from './project.ts'

/** Runs the task after this many milliseconds: a timer, or a test's own clock. */
export type Later = (ms: number, task: () => void) => void
export type Assignment = { id: string; prompt: string }

export interface Agent {
  /** Resolves to the link of the pull request, or null when no file was changed; throwing fails the job. */
  work(job: Assignment, project: Project): Promise<{ prLink: string | null }>
}

/** Reads every prompt and changes nothing. */
export const idleAgent: Agent = { work: async () => ({ prLink: null }) }

/** Turns however an agent ends into an outcome of its job. */
export async function followAgent(agent: Agent, job: Assignment, project: Project): Promise<Outcome> {
  try {
    const { prLink } = await agent.work(job, project)
    return { status: 'completed', prLink }
  } catch (fault) {
    return { status: 'failed', reason: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** An agent of `agents/` for the service in memory. */
export function adapt(plugin: Plugin): Agent {
  return {
    async work({ id, prompt }, { id: projectId, repository, ref }) {
      const task = { jobId: id, projectId, prompt, source: { repository, ref } }
      const outcome = await plugin.run(task, new AbortController().signal)
      if (outcome.status === 'failed') throw new Error(outcome.reason)
      return { prLink: outcome.prLink }
    },
  }
}
