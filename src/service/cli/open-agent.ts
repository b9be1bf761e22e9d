// The agent of a process: its file, the token for GitHub, and where its programs' output goes.
import { appendFile, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Agent } from '../agents/agent.ts'
import { parseAgentFile } from '../agents/agent-file.ts'
import type { Cage } from '../agents/command/isolation.ts'
import { createAgent } from '../agents/configure.ts'
import { createAppTokens, type TokenSource } from '../agents/tokens.ts'
import type { Values } from './options.ts'
import type { OutputTail } from './output-tail.ts'
import { makeFolder } from './place.ts'
import { CommandError, type ProcessContext } from './process-context.ts'
import type { Log } from './service-log.ts'

/** @param onIsolation gets the isolation that is in force, in words */
export async function openAgent(
  file: string,
  values: Values,
  world: ProcessContext,
  log: Log,
  tail: OutputTail,
  onIsolation: (words: string) => void,
): Promise<Agent> {
  const { folder = '', 'agent-output': output } = values
  const text =
    file === 'scripted' ? JSON.stringify({ agent: 'scripted', github: values.github }) : await read(file, 'agent')
  const config = explainFile(file, () => parseAgentFile(text))
  if (values['resolve-merged'] !== undefined && config.github !== values.github)
    throw new CommandError(`Merges are looked up at --github: set it to the \`github\` of ${file}`)
  if (config.agent === 'command') tail.hide(config.variables.map((name) => world.environment[name] ?? ''))
  if (config.agent === 'command' && world.isRoot && values['unsafe-root'] === undefined)
    throw new CommandError(
      'As root, the agent’s programs could do anything: run the worker as a user of its own, or pass --unsafe-root',
    )
  const need = 'The agent requires a GitHub token with write access to contents and pull requests'
  const token = await openTokens(values, world, need, config.github)
  const own = resolve(folder, 'agent')
  await makeFolder(own)
  if (output !== undefined) await makeFolder(output)
  const opened = explainFile(file, () =>
    createAgent(config, {
      token,
      folder: own,
      machine: world.environment,
      later: world.later,
      hosts: values['allow-host']?.split(',') ?? [],
      onCage: (cage) => {
        logCage(log, cage, values['allow-host'] !== undefined)
        onIsolation(`${cage.kind}; network: ${cage.network}`)
      },
      warn: (sentence) => log.warn(sentence),
      onOutput: ({ jobId }, chunk) => {
        tail.add(jobId, chunk)
        // A full disk is no reason to end a job.
        if (output !== undefined)
          void appendFile(join(output, `${jobId}.log`), chunk, { mode: 0o600 }).catch(() => undefined)
      },
    }),
  )
  await opened.ready?.catch((cause: unknown) => {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  return opened
}

const weaknesses: Readonly<Record<Cage['kind'], string | undefined>> = {
  bubblewrap: undefined,
  none: 'Programs can read all files of this user and this process, its token included, and use the network: install bubblewrap',
}

/** One line; what is weaker than it could be is a warning. */
function logCage(log: Log, { kind: isolation, network }: Cage, hasHosts: boolean): void {
  const weakness = weaknesses[isolation]
  if (weakness === undefined) log.info({ isolation, network }, 'Programs of the agent are isolated')
  else log.warn({ isolation, network }, `${weakness}${hasHosts ? '; --allow-host has no effect without it' : ''}`)
}

function explainFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * A file is read for each job, so that a token can be renewed, and is in no environment.
 *
 * @param need why there has to be one, for whoever has forgotten it
 * @param baseUrl of GitHub's API
 */
export async function openTokens(
  values: Values,
  { environment, now }: ProcessContext,
  need: string,
  baseUrl: string,
): Promise<string | TokenSource> {
  const { 'token-file': file, 'app-id': id, 'app-key-file': keyFile } = values
  if ((id === undefined) !== (keyFile === undefined))
    throw new CommandError('A GitHub App requires both --app-id and --app-key-file')
  if (id !== undefined && keyFile !== undefined) {
    const open = async () => createAppTokens({ id, key: await read(keyFile, 'app-key-file'), baseUrl, now })
    await open().catch((cause: unknown) => {
      if (cause instanceof CommandError) throw cause
      throw new CommandError(`${keyFile} is not a private key: download one from the GitHub App’s settings`, { cause })
    })
    return async (repository, signal) => (await open())(repository, signal)
  }
  const token = file === undefined ? environment.GITHUB_TOKEN : (await read(file, 'token-file')).trim()
  if (token === undefined || token === '')
    throw new CommandError(`${need}: set GITHUB_TOKEN, or pass --token-file, or --app-id and --app-key-file`)
  return file === undefined ? token : async () => (await read(file, 'token-file')).trim()
}

async function read(path: string, option: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new CommandError(`Cannot read the --${option} file ${path}: check its name and permissions`, {
      cause,
    })
  }
}
