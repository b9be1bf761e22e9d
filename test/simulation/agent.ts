// The service's agent, as a story wants it: each job comes to the end that its fate names.
import type { Agent } from '../../src/service/agent.ts'
import type { FakeGitHub } from '../support/fake-github.ts'
import type { VirtualClock } from '../support/virtual-clock.ts'
import type { Fate } from './story.ts'

const minute = 60_000
/** How long a link may come after its job's end, so that the look a minute later still sees it. */
const lateBy = 30_000

export interface ScriptedAgent extends Agent {
  /** A job as the service shows it: some links appear a moment late. */
  veil(body: string): string
  /** Links of the pull requests that it opened. */
  readonly links: ReadonlySet<string>
}

export function createAgent(options: {
  clock: VirtualClock
  github: FakeGitHub
  fates: readonly Fate[]
  isCalm: () => boolean
  opened: (pull: number) => void
  archive: (job: string) => void
}): ScriptedAgent {
  const { clock, github, fates, isCalm, opened, archive } = options
  const links = new Set<string>()
  const veiled = new Map<string, number>()
  let taken = 0
  let shared: string | undefined

  const open = (job: string, prompt: string, marked: boolean) => {
    const line = marked ? /^feedback-to-fix: [\w-]+$/m.exec(prompt)?.[0] : ''
    const number = github.openPull({
      head: `agent/${job}`,
      title: 'docs: clarify',
      body: `Made clearer.\n\n${line}`,
      files: { [`docs/${job}.md`]: 'Clear.\n' },
    })
    const link = `https://github.com/acme/docs/pull/${number}`
    links.add(link)
    opened(number)
    return link
  }

  return {
    links,
    veil(body) {
      const [, id = ''] = veiled.size === 0 ? [] : (/"id":"(job-\d+)"/.exec(body) ?? [])
      const until = veiled.get(id)
      return until === undefined || clock.now() >= until ? body : body.replace(/"prLink":"[^"]*"/, '"prLink":null')
    },
    async work({ id, prompt }) {
      const fate = isCalm() || fates.length === 0 ? undefined : fates[taken++ % fates.length]
      const { end, afterMinutes } = fate ?? { end: 'pull', afterMinutes: 2 }
      await clock.sleep(afterMinutes * minute)
      switch (end) {
        case 'pull':
          return { prLink: open(id, prompt, true) }
        case 'unmarked-pull':
          return { prLink: open(id, prompt, false) }
        case 'late-link':
          veiled.set(id, clock.now() + lateBy)
          return { prLink: open(id, prompt, true) }
        case 'shared-pull':
          shared ??= open(id, prompt, true)
          return { prLink: shared }
        case 'no-change':
          return { prLink: null }
        case 'failed':
          throw new Error('The agent broke down')
        case 'archived':
          archive(id)
          return { prLink: null }
        case 'bad-link':
          return { prLink: 'https://evil.example/acme/docs/pull/1' }
        case 'never':
          return new Promise(() => {})
      }
    },
  }
}
