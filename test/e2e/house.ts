// One house per scenario: a GitHub in memory, the reference service with its agent, and the bundled Action between them.
import { randomUUID } from 'node:crypto'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { createScriptedAgent } from '../../src/service/agents/scripted/scripted-agent.ts'
import { listen } from '../../src/service/http/listen.ts'
import { forbidCanaries } from '../support/canaries.ts'
import { type Agent, adapt } from '../support/in-memory-service/agent.ts'
import { type App, createApp } from '../support/in-memory-service/app.ts'
import type { JobRecord } from '../support/in-memory-service/job-desk.ts'
import { type ActionOptions, type ActionResult, type StartedAction, startAction } from '../support/run-action.ts'
import { type GitHubOptions, type ServedGitHub, startGitHub } from '../support/served-github.ts'

/** What becomes of a job: nothing, an error, the archive, an address of no pull request; a `held` one waits for `release`. */
export type Fate = 'unchanged' | 'failed' | 'archived' | 'held' | { readonly prLink: string }

export interface HouseOptions {
  readonly entries?: readonly FeedbackEntry[]
  /** By page; a page without one gets its pull request. */
  readonly fates?: Record<string, Fate>
  readonly projectId?: string
  readonly github?: GitHubOptions
  /** Answers in the service's place; undefined: the service does. */
  readonly answer?: (request: Request) => Response | undefined
}

export type RunOptions = Partial<Omit<ActionOptions, 'github'>> & { readonly token?: string }

export interface House {
  readonly github: ServedGitHub
  readonly service: App
  /** With inputs that are patient enough to see jobs end, and those given. */
  run(inputs?: Readonly<Record<string, string>>, options?: RunOptions): Promise<ActionResult>
  start(inputs?: Readonly<Record<string, string>>, options?: RunOptions): StartedAction
  jobs(): JobRecord[]
  release(): void
}

export const apiKey = 'admin_4b1dK3yOfTheDocsTeam'

const files = Object.fromEntries(
  ['install', 'quickstart', 'guides/send', 'reference/cli'].map((name) => [
    `docs/${name}.md`,
    `# The page ${name}\n\nRun it:\n\n\`\`\`sh\nferrypost ${name}\n\`\`\`\n`,
  ]),
)

/** Opens a house, tells the story in it, and closes it whatever happens. */
export async function withHouse(options: HouseOptions, story: (house: House) => Promise<void>): Promise<void> {
  const { projectId = 'docs', entries = [] } = options
  const github = await startGitHub({ files, ...options.github })
  const { promise: opened, resolve: release } = Promise.withResolvers<void>()
  const later = (ms: number, task: () => void) => void setTimeout(task, ms).unref()
  const scripted = adapt(createScriptedAgent({ baseUrl: github.url, token: github.tokens.agent, later }))
  const service: App = createApp({
    projects: [{ id: projectId, keys: [apiKey], repository: github.repository, ref: 'main', entries }],
    agent: createFatedAgent(scripted, options.fates ?? {}, opened, (id) => service.store.archiveJob(projectId, id)),
    now: Date.now,
    later,
    id: randomUUID,
  })
  const fetch: App['fetch'] = async (request) => options.answer?.(request) ?? service.fetch(request)
  const listening = await listen({ ...service, fetch }, { port: 0, host: '127.0.0.1', grace: 0 })
  const inputs = {
    'project-id': projectId,
    'api-key': apiKey,
    'base-url': listening.url,
    'poll-interval': '1',
    wait: '30',
  }
  const start: House['start'] = (extra = {}, { token = github.tokens.bot, ...rest } = {}) =>
    startAction({
      ...{ timeout: 150_000, github: { url: github.url, tokens: { bot: token } }, ...rest },
      inputs: { ...inputs, ...extra },
    })
  try {
    await story({
      github,
      service,
      start,
      run: (extra, more) => start(extra, more).done,
      jobs: () => service.store.listJobs(projectId),
      release,
    })
    forbidCanaries('the house', [github.requests, service.store.listJobs(projectId)])
  } finally {
    release()
    await service.settled()
    await listening.close()
    await github.close()
  }
}

function createFatedAgent(
  scripted: Agent,
  fates: Readonly<Record<string, Fate>>,
  opened: Promise<void>,
  archive: (jobId: string) => void,
): Agent {
  return {
    async work(job, project) {
      const [, page = ''] = /^- `(\/[^`]*)`$/m.exec(job.prompt) ?? []
      const fate = fates[page]
      if (typeof fate === 'object') return fate
      if (fate === 'failed') throw new Error('The agent lost its way')
      if (fate === 'archived') archive(job.id)
      if (fate === 'archived' || fate === 'unchanged') return { prLink: null }
      if (fate === 'held') await opened
      return scripted.work(job, project)
    },
  }
}
