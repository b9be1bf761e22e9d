// What comes of a job, by the name of its end.
import type { AgentOutcome, Task } from '../../src/service/agents/agent.ts'
import type { FakeGitHub } from './fake-github.ts'

/** `pushed`: a commit on the branch, and no pull request; `shared`: a pull request that all such jobs have in common; `unmarked`: one without the fix's marker; `personal`: one of a person's, too. */
export type JobEnd =
  | 'pull'
  | 'unmarked'
  | 'personal'
  | 'shared'
  | 'fork'
  | 'no-change'
  | 'failed'
  | 'archived'
  | 'bad-link'
  | 'pushed'
  | 'never'

const proposed = (prLink: string | null): AgentOutcome => ({ status: 'completed', prLink })

export function pageOf(prompt: string): string {
  return /^## Pages\n\n- `([^`]+)`/m.exec(prompt)?.[1] ?? ''
}

export function createEnds(
  github: FakeGitHub,
  archive: (job: string) => Promise<void>,
  opened?: (pull: number) => void,
) {
  let shared: string | undefined
  const open = (job: string, prompt: string, end: JobEnd) => {
    const marker = end === 'unmarked' || end === 'personal' ? '' : /^feedback-to-fix: [\w-]+$/m.exec(prompt)?.[0]
    const number = github.openPull({
      head: `agent/${job}`,
      title: `docs: clarify ${pageOf(prompt)}`,
      body: `Made clearer.\n\n${marker}`,
      files: { [`docs/${job}.md`]: 'Clear.\n' },
      fork: end === 'fork',
      ...(end === 'personal' && { author: 'dana' }),
    })
    opened?.(number)
    return `https://github.com/acme/docs/pull/${number}`
  }
  return async (end: JobEnd, { jobId: id, prompt }: Task): Promise<AgentOutcome> => {
    switch (end) {
      case 'pull':
      case 'unmarked':
      case 'personal':
      case 'fork':
        return proposed(open(id, prompt, end))
      case 'shared':
        shared ??= open(id, prompt, end)
        return proposed(shared)
      case 'archived':
        await archive(id)
        return proposed(null)
      case 'no-change':
        return proposed(null)
      case 'pushed':
        github.commit('main', { [`docs${pageOf(prompt)}.md`]: `Clear, says ${id}.\n` }, 'Clarify', {
          author: 'mintlify[bot]',
          committer: 'mintlify[bot]',
        })
        return proposed(null)
      case 'bad-link':
        return proposed('https://evil.example/acme/docs/pull/1')
      case 'failed':
        return { status: 'failed', reason: 'The agent broke down' }
      case 'never':
        return new Promise(() => {})
    }
  }
}
