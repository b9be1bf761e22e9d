// Everything that the demo needs, on this machine: an emulated GitHub with a documentation repository, the service with readers'
// feedback in its database and an agent, and a runner for the bundled Action.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FeedbackEntry } from '../src/docs-api/contract.ts'
import { createScriptedAgent } from '../src/service/agents/scripted/scripted-agent.ts'
import { changePage } from '../test/support/as-written.ts'
import type { Front } from '../test/support/open-service.ts'
import { type OwnService, startService } from '../test/support/own-service.ts'
import { type ActionOptions, type ActionResult, type StartedAction, startAction } from '../test/support/run-action.ts'
import { type ServedGitHub, startGitHub } from '../test/support/served-github.ts'
import { edits } from './edits.ts'
import { brokenEntry, loadFeedback } from './load-feedback.ts'
import type { ShiftedClock } from './shifted-clock.ts'

export interface Stage {
  readonly github: ServedGitHub
  readonly service: OwnService
  readonly entries: readonly FeedbackEntry[]
  now(): number
  /** Runs the bundle with the action's defaults and these inputs. */
  run(options: RunOptions): Promise<ActionResult>
  /** Lets days go by, where the demo runs on a clock of its own. */
  pass(days: number): void
  /** Ends a run that is under way, then both servers; the database goes with its service. */
  close(): Promise<void>
}

export interface RunOptions {
  readonly inputs: Readonly<Record<string, string>>
  /** Gets its output. */
  readonly onLine: (line: string) => void
  /** By default a start by hand. */
  readonly event?: NonNullable<ActionOptions['event']>
}

export const project = 'docs'
const site = 'https://docs.ferrypost.example'
export const apiKey = 'admin_9f2c41d7demo'

/** A scripted agent is quick, so the runs ask more often than they would for a real one. */
const pace = { 'poll-interval': '1', wait: 'PT2M' }
const agentDelay = 200

/** Is there when the demo runs on a clock of its own (`npm run demo -- --pictures`): the Action's process has to share it. */
const clock = Reflect.get(globalThis, Symbol.for('shifted-clock')) as ShiftedClock | undefined

export async function openStage(now: () => number): Promise<Stage> {
  const entries = loadFeedback(now())
  const github = await startGitHub({ files: readFolder(join(import.meta.dirname, 'repository')) })
  const later = (ms: number, task: () => void) => void setTimeout(task, ms).unref()
  const agent = createScriptedAgent({
    baseUrl: github.url,
    token: github.tokens.agent,
    later,
    delay: agentDelay,
    edits,
  })
  const service = await startService({
    ...{ project, key: apiKey, repository: github.repository, entries, agent, front: addBrokenEntry },
    // One after the other, so that pull requests have the same numbers each time.
    concurrency: 1,
  }).catch(async (error: unknown) => {
    await github.close()
    throw error
  })
  const pass = (days: number) => clock?.jump(days * 24 * 60 * 60 * 1000)
  return { github, service, entries, now, pass, ...createRunner(github, service) }
}

/** Our database refuses what breaks the contract; another service may deliver it, here behind all other undated entries. */
const addBrokenEntry: Front = (request, pass) =>
  changePage(request, pass, (page) => {
    const isLast = !page.hasMore && !new URL(request.url).searchParams.has('dateFrom')
    return isLast ? { ...page, feedback: [...page.feedback, brokenEntry] } : page
  })

function createRunner(github: ServedGitHub, service: OwnService): Pick<Stage, 'run' | 'close'> {
  const inputs = { 'project-id': project, 'api-key': apiKey, 'base-url': service.url, 'site-url': site, ...pace }
  let current: StartedAction | undefined
  let closed = false
  return {
    async run({ inputs: extra, ...options }) {
      if (closed) throw new Error('The demo is over.')
      const env = clock && { DEMO_CLOCK: String(clock.ahead()), NODE_OPTIONS: process.env.NODE_OPTIONS }
      current = startAction({ ...options, inputs: { ...inputs, ...extra }, github, env: env ?? {}, timeout: 180_000 })
      return current.done
    },
    async close() {
      closed = true
      current?.kill('SIGKILL')
      await current?.done.catch(() => undefined)
      await service.close()
      await github.close()
    },
  }
}

function readFolder(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}
