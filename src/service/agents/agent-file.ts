// The file that describes an agent: its settings, and what is said of one with mistakes.
import { z } from 'zod'
import { defaultLimits } from './command/run-job.ts'

const github = z.url({ protocol: /^https?$/ }).default('https://api.github.com')
const count = z.int().positive()

/**
 * Pages and their pictures: what no build runs. Nothing in hidden folders, nor what tells agents and tools what to do; no text files,
 * because some of those list packages.
 */
const documentation = [
  'md',
  'mdx',
  'markdown',
  'rst',
  'adoc',
  'asciidoc',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'svg',
  'webp',
  'avif',
]
const defaultPaths = [
  ...documentation.map((ending) => `**/*.${ending}`),
  '!**/.*/**',
  '!**/.*',
  '!**/AGENTS.md',
  '!**/CLAUDE.md',
  '!**/GEMINI.md',
  '!**/SKILL.md',
  '!**/CONVENTIONS.md',
]

const commandSchema = z.strictObject({
  agent: z.literal('command'),
  command: z.array(z.string().min(1)).min(1),
  model: z.string().min(1).max(100).optional(),
  variables: z.array(z.string().regex(/^[A-Za-z_]\w*$/)).default([]),
  exclude: z.array(z.string().min(1)).default([]),
  remote: z.string().includes('{repository}').optional(),
  github,
  isolation: z.enum(['auto', 'bubblewrap', 'none']).default('auto'),
  readable: z.array(z.string().startsWith('/')).default([]),
  paths: z.array(z.string().min(1)).min(1).default(defaultPaths),
  draft: z.boolean().default(false),
  labels: z.array(z.string().min(1).max(50)).default([]),
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
      memoryBytes: count.default(defaultLimits.memoryBytes),
      processes: count.default(defaultLimits.processes),
      diskBytes: count.default(defaultLimits.diskBytes),
    })
    .prefault({}),
})
const scriptedSchema = z.strictObject({
  agent: z.literal('scripted'),
  github,
  delaySeconds: z.number().nonnegative().max(3600).default(0),
})
const schema = z.discriminatedUnion('agent', [commandSchema, scriptedSchema])

export type AgentFile = z.infer<typeof schema>

const atLeastOne = 'a whole number, 1 or more'

/** What each setting takes. */
const rules: Readonly<Record<string, string>> = {
  agent: '"command" or "scripted"',
  command: 'an array of strings, the program and then each argument, such as ["fix-docs", "--quick"]',
  model: 'a name of 1 to 100 characters',
  variables: 'an array of environment variable names, such as ["MODEL_KEY"]',
  exclude: 'an array of .gitignore patterns, such as ["build/"]',
  remote: 'a URL with {repository} in it, such as "https://github.com/{repository}.git"',
  github: 'the URL of a REST API, such as "https://api.github.com"',
  isolation: '"auto", "bubblewrap" or "none"',
  readable: 'an array of absolute paths, such as ["/opt/agent"]',
  paths: 'an array of patterns, such as ["docs/**", "!docs/scripts/**"]',
  draft: 'true or false',
  labels: 'an array of names, such as ["docs"]',
  author: 'an object with "name" and "email", both strings',
  limits: 'an object, such as {"minutes": 10}',
  'limits.minutes': 'a number above 0 and at most 720',
  'limits.outputBytes': atLeastOne,
  'limits.changedFiles': atLeastOne,
  'limits.changedBytes': atLeastOne,
  'limits.memoryBytes': atLeastOne,
  'limits.processes': atLeastOne,
  'limits.diskBytes': atLeastOne,
  delaySeconds: 'a number from 0 to 3600',
}

/** @throws an error that names each mistake, where it is and what to write instead */
export function parseAgentFile(text: string): AgentFile {
  const value = parseJson(text)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const mistakes = new Set(parsed.error.issues.flatMap((issue) => describeIssue(issue, value)))
  throw new Error(`The agent configuration is invalid. ${[...mistakes].join('. ')}.`)
}

function parseJson(text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    // Its words may quote the file.
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(cause instanceof Error ? cause.message : '') ?? []
    const place = line === undefined ? 'at its end' : `at line ${line}, column ${column}`
    throw new Error(`The agent configuration is not valid JSON: check commas, quotes and brackets ${place}.`, {
      cause,
    })
  }
}

function describeIssue({ path, ...issue }: z.core.$ZodIssue, value: unknown): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => describeUnknown([...path, key].join('.'), value))
  const names = path.map((_, index) => path.slice(0, path.length - index).join('.'))
  const name = names.find((one) => one in rules)
  if (name === undefined) return ['It must be an object, such as {"agent": "command", "command": ["fix-docs"]}']
  const isMissing = name.split('.').reduce<unknown>(lookInto, value) === undefined
  return [`\`${name}\` ${isMissing ? 'is missing: it must be' : 'must be'} ${rules[name]}`]
}

function describeUnknown(name: string, value: unknown): string {
  const { agent } = value as AgentFile
  const shape = agent === 'command' ? commandSchema.shape : scriptedSchema.shape
  const known = Object.keys(rules).filter((rule) => (rule.split('.')[0] ?? '') in shape)
  return `\`${name}\` is not a setting of the agent "${agent}", which has ${known.join(', ')}`
}

function lookInto(within: unknown, key: string): unknown {
  return (within as Record<string, unknown> | null | undefined)?.[key]
}
