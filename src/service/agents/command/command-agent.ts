// An agent that is any program: it gets the prompt on its standard input and a checkout to edit; its change becomes a pull request.
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Agent, AgentOutcome, Task } from '../agent.ts'
import { describeRefusal } from '../github-error.ts'
import { createScratch, fillCheckout, type Identity, identify, type Scratch } from './checkout.ts'
import { buildDescription, readDescription } from './description.ts'
import { buildEnvironment, findLeaks, type Variables } from './environment.ts'
import { createGit, type Git, GitError } from './git.ts'
import { findIsolation, type Isolation } from './isolation.ts'
import { fetchHead, type Mirror, openMirror, readHeads, release } from './mirror.ts'
import { type Author, commitTree, isPublished, pushBranch, readPublished } from './publish.ts'
import { createPullRequests, type PullRequests } from './pull-requests.ts'
import { type ChangeLimits, readChange } from './read-change.ts'
import { type Ending, type ProgramLimits, runProgram } from './run-program.ts'
import { sweep } from './sweep.ts'

export type CommandLimits = ProgramLimits & ChangeLimits
export interface CommandAgentOptions {
  /** The program and its arguments; no shell reads them. */
  readonly command: readonly string[]
  /** Where repositories are fetched from and pushed to: an address with `{repository}` in it. */
  readonly remote: string
  readonly github: { readonly baseUrl: string; readonly token: string }
  /** Absolute; mirrors of repositories and the folders of running jobs. Workers of one machine may share it. */
  readonly folder: string
  /** The service's environment. */
  readonly machine: Variables
  /** Names of variables that the program may see beside the usual ones, such as its model's key. */
  readonly pass?: readonly string[]
  readonly model?: string
  /** New files that are left out, by patterns as in `.gitignore`: what the program writes for itself. */
  readonly exclude?: readonly string[]
  readonly limits?: Partial<CommandLimits>
  readonly isolation?: Isolation
  readonly author?: Author
  /** Gets what programs write, to look into one that fails. It may hold readers' words. */
  readonly onOutput?: (task: Task, chunk: Buffer) => void
}

export const defaultLimits: CommandLimits = {
  milliseconds: 30 * 60_000,
  outputBytes: 10_000_000,
  changedFiles: 100,
  changedBytes: 5_000_000,
}
const nobody: Author = { name: 'feedback-service', email: 'feedback-service@localhost' }

type Job = {
  task: Task
  git: Git
  mirror: Mirror
  pulls: PullRequests
  scratch: Scratch
  branch: string
  hold: string
  signal: AbortSignal
}

/** Throws if a variable that the program would see holds the token. */
export function createCommandAgent(options: CommandAgentOptions): Agent {
  const { command, remote, github, folder, machine, pass = [] } = options
  const leaks = findLeaks(machine, pass, [github.token])
  if (leaks.length > 0)
    throw new Error(
      `The agent would see the service's token in ${leaks.join(', ')}: pass it another variable, or a token of its own.`,
    )
  const isolation = findIsolation(options.isolation ?? 'auto')
  // Reported by the first job; before that, nobody is there to hear it.
  isolation.catch(() => {})
  const swept = sweep(join(folder, 'jobs'))

  const run = async (task: Task, signal: AbortSignal): Promise<AgentOutcome> => {
    const { repository } = task.source
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) return failed(`"${repository}" is not the name of a repository`)
    if (!/^[\w-]{1,100}$/.test(task.jobId)) return failed('the id of the job cannot be the name of a branch')
    const prefix = await isolation
    await swept
    const git = createGit(machine, signal)
    const access = { url: remote.replaceAll('{repository}', repository), token: github.token }
    const mirror = await openMirror(git, join(folder, 'mirrors'), access)
    const scratch = await createScratch(join(folder, 'jobs'), `${process.pid}.${task.jobId}`)
    const pulls = createPullRequests(github, repository, signal)
    const hold = `refs/jobs/${basename(scratch.root)}`
    const job: Job = { task, git, mirror, pulls, scratch, branch: `feedback-to-fix/${task.jobId}`, hold, signal }
    try {
      return (await findEarlier(job)) ?? (await work(job, options, prefix))
    } finally {
      await scratch.remove()
      await release(createGit(machine, AbortSignal.timeout(60_000)), mirror, [hold])
    }
  }
  return {
    model: options.model ?? basename(command[0] ?? ''),
    run: (task, signal) =>
      run(task, signal).catch((error: unknown) => {
        // Octokit's errors are those with a status.
        if (error instanceof GitError || (error instanceof Error && 'status' in error))
          return failed(describeRefusal(error))
        throw error
      }),
  }
}

/** What an earlier run of the same job brought about before its worker died: never a second pull request. */
async function findEarlier({ task, git, mirror, pulls, branch, hold }: Job): Promise<AgentOutcome | undefined> {
  const base = task.source.ref
  const heads = await readHeads(git, mirror, base, branch)
  if (heads.base === undefined) return failed(`the repository has no branch "${base}"`)
  const found = await pulls.find(branch)
  if (found !== null) return { status: 'completed', prLink: found }
  if (heads.branch === undefined) return undefined
  const description = await readPublished(git, mirror, branch, hold)
  return { status: 'completed', prLink: await pulls.open(branch, base, description) }
}

async function work(job: Job, options: CommandAgentOptions, prefix: readonly string[]): Promise<AgentOutcome> {
  const { task, git, mirror, pulls, scratch, branch, hold, signal } = job
  const limits = { ...defaultLimits, ...options.limits }
  const base = await fetchHead(git, mirror, task.source.ref, hold)
  await fillCheckout(git, mirror, scratch, hold, task.source.ref)
  const identity = await identify(scratch.checkout)
  await writeFile(scratch.prompt, task.prompt)

  const ending = await runProgram({
    command: [...prefix, ...options.command],
    folder: scratch.checkout,
    scratch: scratch.root,
    environment: buildEnvironment(options.machine, options.pass ?? [], scratch, task),
    input: task.prompt,
    limits,
    signal,
    onOutput: (chunk) => options.onOutput?.(task, chunk),
  })
  const error = explain(ending, limits) ?? (await findSwap(scratch, identity))
  if (error !== undefined) return failed(error)

  const change = await readChange(git, mirror, scratch, base, { ...limits, exclude: options.exclude ?? [] })
  if (change.kind === 'none') return { status: 'completed', prLink: null }
  if (change.kind === 'refused') return failed(change.reason)
  const description = buildDescription(await readDescription(scratch.description), change.paths, task.prompt)
  const author = options.author ?? nobody
  const commit = await commitTree(git, mirror, scratch, { tree: change.tree, base, author, description })
  await pushBranch(git, mirror, scratch, { commit, branch }).catch(async (error: unknown) => {
    if (!(await isPublished(git, mirror, task.source.ref, branch))) throw error
  })
  return { status: 'completed', prLink: await pulls.open(branch, task.source.ref, description) }
}

/** A folder put in place of the checkout, or a link to one, is not read. */
async function findSwap(scratch: Scratch, identity: Identity | undefined): Promise<string | undefined> {
  return (await identify(scratch.checkout)) === identity ? undefined : 'it removed its checkout'
}

/** What a shell says of a program that did not even begin. */
const shellCodes: Readonly<Record<number, string>> = {
  126: ' (it may not be run: check who may execute it)',
  127: ' (not found: check `command` and the worker’s PATH)',
}

function explain(ending: Ending, limits: ProgramLimits): string | undefined {
  switch (ending.kind) {
    case 'exited':
      if (ending.code === 0) return undefined
      if (ending.code === null) return `it was terminated by ${ending.signal}`
      return `it exited with code ${ending.code}${shellCodes[ending.code] ?? ''}`
    case 'timed-out':
      return `it did not end within ${limits.milliseconds / 1000} seconds`
    case 'flooded':
      return `it wrote more than ${limits.outputBytes} bytes`
    case 'stopped':
      return 'it was stopped'
    case 'unended':
      return 'some of its processes could not be ended'
  }
}

function failed(reason: string): AgentOutcome {
  return { status: 'failed', reason: `The agent's job failed: ${reason}.` }
}
