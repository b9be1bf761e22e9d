// Which agent a service has, by its file.
import type { Agent, Task } from './agent.ts'
import type { AgentFile } from './agent-file.ts'
import { createCommandAgent } from './command/command-agent.ts'
import type { Cage } from './command/isolation.ts'
import { createScriptedAgent } from './scripted/scripted-agent.ts'
import type { TokenSource } from './tokens.ts'

/** What the file does not say: secrets, and what belongs to the process. */
interface AgentContext {
  /** For git and for GitHub's API: contents and pull requests, read and write. */
  readonly token: string | TokenSource
  /** Absolute: for mirrors of repositories and checkouts. */
  readonly folder: string
  /** The service's environment. */
  readonly machine: Readonly<Record<string, string | undefined>>
  /** Runs the task after this many milliseconds. */
  later(ms: number, task: () => void): void
  onOutput?(task: Task, chunk: Buffer): void
  /** Hosts that its programs may reach. */
  readonly hosts?: readonly string[]
  onCage?(cage: Cage): void
  /** What is no mistake, and may be an oversight. */
  warn?(sentence: string): void
}

export function createAgent(config: AgentFile, context: AgentContext): Agent {
  const { token, later, hosts = [], warn, ...rest } = context
  if (config.agent === 'scripted')
    return createScriptedAgent({ baseUrl: config.github, token, later, delay: config.delaySeconds * 1000 })
  const { agent: _, variables: pass, limits, github: baseUrl, remote = findRemote(baseUrl), ...given } = config
  const unset = pass.filter((name) => !rest.machine[name])
  if (unset.length > 0) warn?.(`Variables that the agent configuration passes on are not set: ${unset.join(', ')}`)
  const { minutes, ...others } = limits
  return createCommandAgent({
    ...rest,
    ...given,
    remote,
    pass,
    hosts,
    github: { baseUrl, token },
    limits: { ...others, milliseconds: Math.round(minutes * 60_000) },
  })
}

/** On the host of the API, which alone may get the token. */
export function findRemote(api: string): string {
  const { origin, pathname } = new URL(api)
  // An Enterprise Server has its API below a path, and its own name may begin with `api.`.
  return `${pathname === '/' ? origin.replace('//api.', '//') : origin}/{repository}.git`
}
