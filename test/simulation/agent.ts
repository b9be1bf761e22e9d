// The service's agent, as a story wants it: each job comes to the end that its fate names.
import type { AgentOutcome, Task } from '../../src/service/agents/agent.ts'
import type { FakeGitHub } from '../support/fake-github.ts'
import { createEnds } from '../support/job-ends.ts'
import type { VirtualClock } from '../support/virtual-clock.ts'
import type { Fate } from './story.ts'

const minute = 60_000
/** How long a link may come after its job's end, so that the look a minute later still sees it. */
const lateBy = 30_000

export function createAgent(options: {
  clock: VirtualClock
  github: FakeGitHub
  fates: readonly Fate[]
  isCalm: () => boolean
  opened: (pull: number) => void
  archive: (job: string) => Promise<void>
}) {
  const { clock, github, fates, isCalm, opened, archive } = options
  const endJob = createEnds(github, archive, opened)
  const veiled = new Map<string, number>()
  const ended = new Map<string, AgentOutcome>()
  let taken = 0

  return {
    veil(body: string): string {
      const [, id = ''] = veiled.size === 0 ? [] : (/"id":"(job-\d+)"/.exec(body) ?? [])
      const until = veiled.get(id)
      return until === undefined || clock.now() >= until ? body : body.replace(/"prLink":"[^"]*"/, '"prLink":null')
    },
    async run(task: Task): Promise<AgentOutcome> {
      // A follow-up goes on in the same pull request.
      const before = ended.get(task.jobId)
      const outcome = before ?? (await work(task))
      ended.set(task.jobId, outcome)
      return outcome
    },
  }

  async function work(task: Task): Promise<AgentOutcome> {
    const fate = isCalm() || fates.length === 0 ? undefined : fates[taken++ % fates.length]
    const { end, afterMinutes } = fate ?? { end: 'pull', afterMinutes: 2 }
    await clock.sleep(afterMinutes * minute)
    if (end !== 'late-link') return endJob(end, task)
    veiled.set(task.jobId, clock.now() + lateBy)
    return endJob('pull', task)
  }
}
