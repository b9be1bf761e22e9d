// Which agent a service has: a small file in JSON, read once at the start.
import { z } from 'zod'
import type { Agent, Task } from './agent.ts'
import { createCommandAgent, defaultLimits } from './command/command-agent.ts'
import { createScriptedAgent } from './scripted/scripted-agent.ts'

/** What the file does not say: secrets, and what belongs to the process. */
export interface AgentSurroundings {
  /** For git and for GitHub's API: contents and pull requests, read and write. */
  readonly token: string
  /** Absolute: for mirrors of repositories and checkouts. */
  readonly folder: string
  /** The service's environment. */
  readonly machine: Readonly<Record<string, string | undefined>>
  /** Runs the task after this many milliseconds. */
  later(ms: number, task: () => void): void
  onOutput?(task: Task, chunk: Buffer): void
}

const github = z.url({ protocol: /^https?$/ }).default('https://api.github.com')
const count = z.int().positive()

const commandSchema = z.strictObject({
  agent: z.literal('command'),
  command: z.array(z.string().min(1)).min(1),
  model: z.string().min(1).max(100).optional(),
  variables: z.array(z.string().regex(/^[A-Za-z_]\w*$/)).default([]),
  exclude: z.array(z.string().min(1)).default([]),
  remote: z.string().includes('{repository}').default('https://github.com/{repository}.git'),
  github,
  isolation: z.enum(['auto', 'namespace', 'group']).default('auto'),
  author: z.strictObject({ name: z.string().min(1), email: z.string().min(1) }).optional(),
  limits: z
    .strictObject({
      // The queue takes a job back after a day.
      minutes: z
        .number()
        .positive()
        .max(720)
        .default(defaultLimits.milliseconds / 60_000),
      outputBytes: count.default(defaultLimits.outputBytes),
      changedFiles: count.default(defaultLimits.changedFiles),
      changedBytes: count.default(defaultLimits.changedBytes),
    })
    .prefault({}),
})
const scriptedSchema = z.strictObject({
  agent: z.literal('scripted'),
  github,
  delaySeconds: z.number().nonnegative().max(3600).default(0),
})
const schema = z.discriminatedUnion('agent', [commandSchema, scriptedSchema])

/** @throws an error that names each mistake in the file, and where it is */
export function createAgent(text: string, surroundings: AgentSurroundings): Agent {
  const { token, folder, machine, later, onOutput } = surroundings
  const config = read(text)
  if (config.agent === 'scripted')
    return createScriptedAgent({ baseUrl: config.github, token, later, delay: config.delaySeconds * 1000 })
  const { minutes, ...limits } = config.limits
  return createCommandAgent({
    ...{ command: config.command, remote: config.remote, isolation: config.isolation, exclude: config.exclude },
    ...{ github: { baseUrl: config.github, token }, folder, machine, pass: config.variables },
    ...(config.model === undefined ? {} : { model: config.model }),
    ...(config.author === undefined ? {} : { author: config.author }),
    ...(onOutput === undefined ? {} : { onOutput }),
    limits: { ...limits, milliseconds: minutes * 60_000 },
  })
}

function read(text: string): z.infer<typeof schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error('The configuration of the agent is not JSON: check its commas and quotes.', { cause })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new Error(`The configuration of the agent has mistakes. ${mistakes.join('; ')}.`)
}
