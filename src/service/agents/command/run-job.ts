// One job of a command agent: what earlier runs of it have made, the program's run, and what becomes of its change.
import { writeFile } from 'node:fs/promises'
import type { AgentOutcome, Task } from '../agent.ts'
import { fillCheckout, type Identity, identify, type Scratch } from './checkout.ts'
import { buildEnvironment, type Variables } from './environment.ts'
import type { Git } from './git.ts'
import type { Cage } from './isolation.ts'
import { fetchHead, type Mirror, readHeads } from './mirror.ts'
import type { PullRequests } from './open-pull-request.ts'
import { buildDescription, readDescription } from './pull-description.ts'
import { type Author, commitTree, isPublished, pushBranch, readHead } from './push-branch.ts'
import { type ChangeLimits, readChange } from './read-worktree.ts'
import { retryRefused } from './retry-refused.ts'
import { type Ending, type ProgramLimits, runProgram } from './run-program.ts'

type CommandLimits = ProgramLimits & ChangeLimits

/** What is the same for each job. */
export interface ProgramOptions {
  /** The program and its arguments; no shell reads them. */
  readonly command: readonly string[]
  /** The service's environment. */
  readonly machine: Variables
  /** Names of variables that the program may see beside the usual ones, such as its model's key. */
  readonly pass?: readonly string[]
  /** New files that are left out, by patterns as in `.gitignore`: what the program writes for itself. */
  readonly exclude?: readonly string[]
  /** Patterns of paths that a change may touch, as git's `:(glob)`, those with a `!` in front excepted; all unless set. */
  readonly paths?: readonly string[]
  readonly draft?: boolean
  readonly labels?: readonly string[]
  readonly limits?: Partial<CommandLimits>
  readonly author?: Author
  /** Gets what programs write, to look into one that fails. It may hold readers' words. */
  readonly onOutput?: (task: Task, chunk: Buffer) => void
}

export const defaultLimits: CommandLimits = {
  milliseconds: 30 * 60_000,
  outputBytes: 10_000_000,
  changedFiles: 100,
  changedBytes: 5_000_000,
  memoryBytes: 4_000_000_000,
  processes: 512,
  diskBytes: 2_000_000_000,
}
const nobody: Author = { name: 'feedback-service', email: 'feedback-service@localhost' }

export type Job = {
  task: Task
  git: Git
  mirror: Mirror
  pulls: PullRequests
  scratch: Scratch
  branch: string
  hold: string
  signal: AbortSignal
  pauses: readonly number[] | undefined
  isWanted(): Promise<boolean>
}

export async function runJob(job: Job, options: ProgramOptions, cage: Cage): Promise<AgentOutcome> {
  return (await findEarlier(job)) ?? (await work(job, options, cage))
}

/** Git, tried again where a remote refuses for now. */
export function persist(git: Git, again: Pick<Job, 'pauses' | 'signal'>): Git {
  return (args, call) => (call?.access === undefined ? git(args, call) : retryRefused(() => git(args, call), again))
}

/** What an earlier run of the same job brought about before its worker died: never a second pull request. */
async function findEarlier(job: Job): Promise<AgentOutcome | undefined> {
  const { task, git, mirror, pulls, branch, hold } = job
  const base = task.source.ref
  const heads = await readHeads(git, mirror, base, branch)
  if (heads.base === undefined) return failed(`the repository has no branch "${base}"`)
  const isFollowUp = task.message !== undefined
  const found = isFollowUp ? null : await pulls.find(branch)
  if (found !== null) return { status: 'completed', prLink: found }
  if (heads.branch === undefined) return undefined
  const { title, body, messages } = await readHead(git, mirror, branch, hold)
  if (messages < (task.message?.number ?? 0)) return undefined
  return publish(job, () => pulls.open(branch, base, { title, body }, isFollowUp))
}

const cancelled = failed('it was cancelled')

/** Nobody may have cancelled the job, or taken it over, while the program ran. */
async function publish({ isWanted }: Job, open: () => Promise<string>): Promise<AgentOutcome> {
  return (await isWanted()) ? { status: 'completed', prLink: await open() } : cancelled
}

async function work(job: Job, options: ProgramOptions, cage: Cage): Promise<AgentOutcome> {
  const { task, git, mirror, pulls, scratch, branch, hold, signal } = job
  const { message } = task
  const limits = { ...defaultLimits, ...options.limits }
  const { ref } = task.source
  // A follow-up goes on where the job's branch ends, if that is still there.
  const head = message && (await readHeads(git, mirror, ref, branch)).branch
  const base = await fetchHead(git, mirror, head === undefined ? ref : branch, hold)
  await fillCheckout(git, mirror, scratch, hold, ref)
  const identity = await identify(scratch.checkout)
  const prompt = message === undefined ? task.prompt : buildFollowUp(task.prompt, message.prompt)
  await writeFile(scratch.prompt, prompt)

  const ending = await runProgram({
    command: cage.wrap({ command: options.command, root: scratch.root, folder: scratch.checkout }),
    folder: scratch.checkout,
    scratch: scratch.root,
    environment: buildEnvironment(options.machine, options.pass ?? [], scratch, task),
    input: prompt,
    limits,
    signal,
    onOutput: (chunk) => options.onOutput?.(task, chunk),
  })
  const error = explain(ending, limits) ?? (await findSwap(scratch, identity))
  if (error !== undefined) return failed(error)

  const change = await readChange(git, mirror, scratch, base, {
    ...limits,
    exclude: options.exclude ?? [],
    paths: options.paths ?? [],
  })
  if (change.kind === 'none') {
    const prLink = message === undefined ? null : await pulls.find(branch)
    if (prLink !== null || head === undefined) return { status: 'completed', prLink }
    // What an earlier run could not open.
    const left = await readHead(git, mirror, branch, hold)
    return publish(job, () => pulls.open(branch, ref, left, true))
  }
  if (change.kind === 'refused') return failed(change.reason)
  const description = buildDescription(await readDescription(scratch.description), change.paths, task.prompt)
  const author = options.author ?? nobody
  const said = { ...description, messages: message?.number ?? 0 }
  const commit = await commitTree(git, mirror, scratch, { tree: change.tree, base, author, description: said })
  if (!(await job.isWanted())) return cancelled
  await pushBranch(git, mirror, scratch, { commit, branch, head }).catch(async (error: unknown) => {
    if (!(await isPublished(git, mirror, ref, branch, commit, message === undefined))) throw error
  })
  return publish(job, () => pulls.open(branch, ref, description, message !== undefined))
}

function buildFollowUp(prompt: string, message: string): string {
  const sentences = [
    `${prompt === '' ? 'A task' : 'The task below'} has been worked on before, and the changes are in this checkout.`,
    'Now do what this follow-up asks for:',
  ]
  // The prompt may be deleted with the feedback that it quoted.
  return `${sentences.join(' ')}\n\n${message}${prompt === '' ? '' : `\n\nThe task was:\n\n${prompt}`}`
}

/** A folder put in place of the checkout, or a link to one, is not read. */
async function findSwap(scratch: Scratch, identity: Identity | undefined): Promise<string | undefined> {
  return (await identify(scratch.checkout)) === identity ? undefined : 'it removed its checkout'
}

/** What a shell says of a program that did not even begin, or that the system has ended. */
const shellCodes: Readonly<Record<number, string>> = {
  126: ' (it may not be run: check who may execute it)',
  127: ' (not found: check `command` and the worker’s PATH)',
  137: ' (it was killed, perhaps by the system for want of memory)',
  139: ' (it crashed, perhaps because `limits.memoryBytes` allows no more)',
  153: ' (a file grew beyond `limits.diskBytes`)',
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
    case 'excessive':
      return ending.reason
    case 'stopped':
      return 'it was stopped'
    case 'unended':
      return 'some of its processes could not be ended'
  }
}

export function failed(reason: string): AgentOutcome {
  return { status: 'failed', reason: `The agent's job failed: ${reason}.` }
}
