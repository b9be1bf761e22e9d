// One harness per scenario: a GitHub in memory, the service with its database and an agent, and the bundled Action between them.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Agent } from '../../src/service/agents/agent.ts'
import { createScriptedAgent } from '../../src/service/agents/scripted/scripted-agent.ts'
import type { JobRecord } from '../../src/service/data/jobs.ts'
import { forbidCanaries } from '../support/canaries.ts'
import type { Front } from '../support/open-service.ts'
import { type OwnService, startService } from '../support/own-service.ts'
import { type ActionOptions, type ActionResult, type StartedAction, startAction } from '../support/run-action.ts'
import { type GitHubOptions, type ServedGitHub, startGitHub } from '../support/served-github.ts'

/** What becomes of a job: `elsewhere`, a pull request of another repository; `held`, it waits for `release`. */
export type Fate = 'held' | 'elsewhere'

export interface HarnessOptions {
  readonly entries?: readonly FeedbackEntry[]
  /** By page; a page without one gets its pull request. */
  readonly fates?: Record<string, Fate>
  readonly projectId?: string
  readonly github?: GitHubOptions
  readonly front?: Front
}

export type RunOptions = Partial<Omit<ActionOptions, 'github'>> & { readonly token?: string }

export interface Harness {
  readonly github: ServedGitHub
  readonly service: OwnService
  /** With inputs that are patient enough to see jobs end, and those given. */
  run(inputs?: Readonly<Record<string, string>>, options?: RunOptions): Promise<ActionResult>
  start(inputs?: Readonly<Record<string, string>>, options?: RunOptions): StartedAction
  jobs(): Promise<JobRecord[]>
  release(): void
}

export const apiKey = 'admin_4b1dK3yOfTheDocsTeam'

const workflow = readFileSync('docs/examples/feedback-to-fix.yml', 'utf8')
const pages = Object.fromEntries(
  ['install', 'quickstart', 'guides/send', 'reference/cli'].map((name) => [
    `docs/${name}.md`,
    `# The page ${name}\n\nRun it:\n\n\`\`\`sh\nferrypost ${name}\n\`\`\`\n`,
  ]),
)

const files = { ...pages, '.github/workflows/feedback-to-fix.yml': workflow }

/** Opens a harness, tells the story in it, and closes it whatever happens. */
export async function withHarness(options: HarnessOptions, story: (harness: Harness) => Promise<void>): Promise<void> {
  const { projectId = 'docs', entries = [], fates = {}, front } = options
  const github = await startGitHub({ files, ...options.github })
  const { repository } = github
  const { promise: opened, resolve: release } = Promise.withResolvers<void>()
  const later = (ms: number, task: () => void) => void setTimeout(task, ms).unref()
  const scripted = createScriptedAgent({ baseUrl: github.url, token: github.tokens.agent, later })
  const service = await startService({
    ...{ project: projectId, key: apiKey, repository, entries },
    agent: createFatedAgent(scripted, fates, { opened, github }),
    ...(front && { front }),
  })
  const inputs = {
    'project-id': projectId,
    'api-key': apiKey,
    'base-url': service.url,
    'poll-interval': '1',
    // Jobs go one after the other at first, on a machine that may be busy.
    wait: '100',
  }
  const start: Harness['start'] = (extra = {}, { event, token = tokenOf(github, event?.name), ...rest } = {}) =>
    startAction({
      ...{ timeout: 150_000, github: { url: github.url, tokens: { bot: token } }, ...(event && { event }), ...rest },
      inputs: { ...inputs, ...extra },
    })
  const run: Harness['run'] = (extra, more) => start(extra, more).done
  try {
    await story({ github, service, start, run, jobs: service.jobs, release })
    forbidCanaries('the harness', [github.requests, await service.jobs()])
    expect(service.faults).toEqual([])
  } finally {
    release()
    await service.close()
    await github.close()
  }
}

/** As the README's jobs get it. */
function tokenOf({ tokens }: ServedGitHub, event: string | undefined): string {
  return event === 'pull_request' ? tokens.review : tokens.bot
}

function createFatedAgent(
  scripted: Agent,
  fates: Readonly<Record<string, Fate>>,
  { opened, github }: { opened: Promise<void>; github: ServedGitHub },
): Agent {
  return {
    model: scripted.model,
    async run(task, signal) {
      const [, page = ''] = /^- `(\/[^`]*)`$/m.exec(task.prompt) ?? []
      const fate = fates[page]
      if (fate === 'elsewhere') return { status: 'completed', prLink: `${github.url}/acme/site/pull/3` }
      if (fate === 'held') await opened
      return scripted.run(task, signal)
    },
  }
}
