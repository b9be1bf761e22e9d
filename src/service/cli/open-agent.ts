// The agent of a process: its file, the token for GitHub, and where its programs' output goes.
import { appendFile, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Agent } from '../agents/agent.ts'
import { createAgent } from '../agents/configure.ts'
import type { Log } from './log.ts'
import type { Values } from './options.ts'
import { makeFolder } from './place.ts'
import { CommandError, type Surroundings } from './surroundings.ts'

export async function openAgent(file: string, values: Values, world: Surroundings, log: Log): Promise<Agent> {
  const { folder = '', 'agent-output': output } = values
  const text = await read(file, 'agent')
  const token = await readToken(
    values,
    world,
    'The agent requires a GitHub token with write access to contents and pull requests',
  )
  const own = resolve(folder, 'agent')
  await makeFolder(own)
  if (output !== undefined) await makeFolder(output)
  try {
    return createAgent(text, {
      ...{ token, folder: own, machine: world.environment, later: world.later },
      warn: (sentence) => log.warn(sentence),
      ...(output === undefined
        ? {}
        : {
            onOutput: ({ jobId }, chunk) =>
              // A full disk is no reason to end a job.
              void appendFile(join(output, `${jobId}.log`), chunk, { mode: 0o600 }).catch(() => undefined),
          }),
    })
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** @param need why there has to be one, for whoever has forgotten it */
export async function readToken(values: Values, { environment }: Surroundings, need: string): Promise<string> {
  const { 'token-file': file } = values
  const token = file === undefined ? environment.GITHUB_TOKEN : (await read(file, 'token-file')).trim()
  if (token !== undefined && token !== '') return token
  throw new CommandError(`${need}: set GITHUB_TOKEN, or pass --token-file`)
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
