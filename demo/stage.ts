// Everything that the demo needs, on this machine: an emulated GitHub with a documentation repository, the reference service
// with readers' feedback and its agent, and a runner for the bundled Action.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FeedbackEntry } from '../src/docs-api/contract.ts'
import { createScriptedAgent } from '../src/service/agents/scripted/scripted-agent.ts'
import { type Listening, listen } from '../src/service/http/listen.ts'
import type { FastClock } from '../test/fire/fast-clock.ts'
import { type Agent, adapt } from '../test/support/in-memory-service/agent.ts'
import { type App, createApp } from '../test/support/in-memory-service/app.ts'
import { type ActionOptions, type ActionResult, type StartedAction, startAction } from '../test/support/run-action.ts'
import { type ServedGitHub, startGitHub } from '../test/support/served-github.ts'
import { edits } from './edits.ts'
import { brokenEntry, loadFeedback } from './load-feedback.ts'

export interface Stage {
  readonly github: ServedGitHub
  readonly service: App
  /** The service's address. */
  readonly address: string
  readonly entries: readonly FeedbackEntry[]
  now(): number
  /** Runs the bundle with the action's defaults and these inputs. */
  run(options: RunOptions): Promise<ActionResult>
  /** Lets days go by, where the demo runs on a clock of its own. */
  pass(days: number): void
  /** Ends a run that is under way, then both servers. */
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

/** Is there when the demo runs on a clock of its own (`npm run pictures`): the Action's process has to share it. */
const clock = Reflect.get(globalThis, Symbol.for('fast-clock')) as FastClock | undefined

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
  const service = createApp({
    projects: [{ id: project, keys: [apiKey], repository: github.repository, ref: 'main', entries }],
    agent: oneByOne(adapt(agent)),
    now,
    later,
    id: randomUUID,
  })
  // A service may deliver what breaks its own contract.
  service.store.addEntries(project, [brokenEntry as unknown as FeedbackEntry])
  const listening = await listen(service, { port: 0, host: '127.0.0.1' }).catch(async (error: unknown) => {
    await github.close()
    throw error
  })
  const pass = (days: number) => clock?.jump(days * 24 * 60 * 60 * 1000)
  return { github, service, address: listening.url, entries, now, pass, ...createRunner(github, service, listening) }
}

/** So that pull requests have the same numbers each time. */
function oneByOne(agent: Agent): Agent {
  let last: Promise<unknown> = Promise.resolve()
  return {
    work(job, project) {
      const work = last.then(() => agent.work(job, project))
      last = work.catch(() => undefined)
      return work
    },
  }
}

function createRunner(github: ServedGitHub, service: App, listening: Listening): Pick<Stage, 'run' | 'close'> {
  const inputs = { 'project-id': project, 'api-key': apiKey, 'base-url': listening.url, 'site-url': site, ...pace }
  let current: StartedAction | undefined
  let closed = false
  return {
    async run({ inputs: extra, ...options }) {
      if (closed) throw new Error('The demo is over.')
      const env = clock && { FIRE_CLOCK: clock.anchor(), NODE_OPTIONS: process.env.NODE_OPTIONS }
      current = startAction({ ...options, inputs: { ...inputs, ...extra }, github, env: env ?? {}, timeout: 180_000 })
      return current.done
    },
    async close() {
      closed = true
      current?.kill('SIGKILL')
      await current?.done.catch(() => undefined)
      await service.settled()
      await listening.close()
      await github.close()
    },
  }
}

function readFolder(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}
