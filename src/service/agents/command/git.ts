// Runs git so that neither the machine's settings nor anything an agent left in a checkout decides what it does.
import { execFile } from 'node:child_process'
import { adviseOnGit } from '../github-error.ts'

/** Where one call of git reads and writes; what is left out, it does not touch. */
export interface Places {
  readonly gitDir?: string
  readonly workTree?: string
  readonly index?: string
  /** New objects go here; those of `gitDir` are read beside them. */
  readonly objects?: string
}
interface Call extends Places {
  readonly input?: string
  readonly access?: Access
  readonly environment?: Readonly<Record<string, string>>
}
/** The credentials of one remote; git gets them by its environment, never by an argument or a file. */
export interface Access {
  readonly url: string
  token(): Promise<string>
}
export type Git = (args: readonly string[], call?: Call) => Promise<string>

/** Git's own words, which name a remote's address and a path at most. */
export class GitError extends Error {
  override name = 'GitError' as const
}

const maxOutput = 64 * 1024 * 1024

/** Hooks, monitors, helpers and automatic work off; only these transports; a redirect would carry the credentials elsewhere. */
const settings: Settings = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.protectHFS', 'true'],
  ['core.protectNTFS', 'true'],
  ['core.quotePath', 'false'],
  ['credential.helper', ''],
  ['gc.auto', '0'],
  ['gc.autoDetach', 'false'],
  ['maintenance.auto', 'false'],
  ['http.followRedirects', 'false'],
  // Bytes a second, and for how many seconds: a server that has fallen silent is given up.
  ['http.lowSpeedLimit', '100'],
  ['http.lowSpeedTime', '60'],
  ['protocol.allow', 'never'],
  ['protocol.file.allow', 'always'],
  ['protocol.http.allow', 'always'],
  ['protocol.https.allow', 'always'],
  ['safe.directory', '*'],
  ['submodule.recurse', 'false'],
]

/** @param machine the service's environment, of which git gets what it needs to reach the network */
export function createGit(machine: Readonly<Record<string, string | undefined>>, signal: AbortSignal): Git {
  return async (args, call = {}) => {
    const env = buildEnvironment(machine, call, call.access ? await buildAccess(call.access) : [])
    return new Promise((resolve, reject) => {
      const options = {
        env,
        signal,
        maxBuffer: maxOutput,
        killSignal: 'SIGKILL',
      } as const
      const child = execFile('git', [...args], options, (error, stdout, stderr) => {
        if (error) reject(describe(args[0] ?? '', error, stderr, call.access !== undefined))
        else resolve(stdout)
      })
      // Git may end before it has read everything, and says why itself.
      child.stdin?.on('error', () => {})
      child.stdin?.end(call.input ?? '')
    })
  }
}

function describe(verb: string, error: Error, stderr: string, isRemote: boolean): GitError {
  if ('code' in error && error.code === 'ENOENT')
    return new GitError('git was not found: install it, and check the worker’s PATH', { cause: error })
  const said = readWords(stderr).slice(0, 300) || error.name
  return new GitError(`git ${verb} failed: ${adviseOnGit(said, isRemote)}`, { cause: error })
}

/** What a server says, and why git gave up; that a push failed is said last, and says nothing. */
export function readWords(stderr: string): string {
  const lines = stderr.split('\n').flatMap((line) => line.trim() || [])
  const said = lines.flatMap((line) => /^remote: +(.+)$/.exec(line)?.[1] ?? []).join(' ')
  const rejected = lines.flatMap((line) => /^! \[.*\((.+)\)$/.exec(line)?.[1] ?? [])[0]
  const fatal = lines.find((line) => line.startsWith('fatal: '))
  const error = lines.find((line) => line.startsWith('error: '))
  if (said !== '') return [said, fatal].filter(Boolean).join(' ')
  return rejected ?? fatal ?? error ?? lines.at(-1) ?? ''
}

/** What git says of a copy of a repository that a crash has left incomplete. */
const damages = [
  /object file .* is empty|is corrupt|bad object|bad pack|unable to read (tree|sha1|object)|inflate: /i,
  /packfile .* (truncated|cannot be accessed|does not match)|not a git repository: '\//i,
]

export function isDamaged(error: unknown): boolean {
  return error instanceof GitError && damages.some((damage) => damage.test(error.message))
}

const inherited = ['PATH', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy']
const certificates = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE', 'SSL_CERT_DIR']

type Settings = readonly (readonly [string, string])[]

function buildEnvironment(
  machine: Readonly<Record<string, string | undefined>>,
  { gitDir, workTree, index, objects, environment }: Call,
  access: Settings,
): Record<string, string> {
  const all = [...settings, ...access]
  const places = {
    GIT_DIR: gitDir,
    GIT_WORK_TREE: workTree,
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects && gitDir ? `${gitDir}/objects` : undefined,
  }
  const fixed = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_COUNT: String(all.length),
  }
  const configured = all.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ])
  const network = [...inherited, ...certificates].map((name) => [name, machine[name]])
  const entries = [...network, ...Object.entries({ ...fixed, ...places, ...environment }), ...configured]
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

async function buildAccess({ url, token }: Access): Promise<Settings> {
  if (!/^https?:/.test(url)) return []
  const basic = Buffer.from(`x-access-token:${await token()}`).toString('base64')
  return [[`http.${new URL(url).origin}/.extraHeader`, `Authorization: Basic ${basic}`]]
}
