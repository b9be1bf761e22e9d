// An agent that is any program: it gets the prompt on its standard input and a checkout to edit; its change becomes a pull request.
import { basename, join } from 'node:path'
import type { Agent, AgentOutcome, Task } from '../agent.ts'
import { describeRefusal, ForeignAnswer } from '../github-error.ts'
import { type TokenSource, toTokenSource } from '../tokens.ts'
import { createScratch } from './checkout.ts'
import { findLeaks } from './environment.ts'
import { createGit, GitError, isDamaged } from './git.ts'
import { type Cage, type Isolation, openCage } from './isolation.ts'
import { type Mirror, openMirror, release, sweepHolds } from './mirror.ts'
import { createPullRequests } from './open-pull-request.ts'
import { openProxy } from './proxy.ts'
import { retryRefused } from './retry-refused.ts'
import { defaultLimits, failed, type Job, type ProgramOptions, persist, runJob } from './run-job.ts'
import { removeFolder, sweep } from './sweep.ts'

export interface CommandAgentOptions extends ProgramOptions {
  /** Where repositories are fetched from and pushed to: an address with `{repository}` in it. */
  readonly remote: string
  readonly github: { readonly baseUrl: string; readonly token: string | TokenSource }
  /** Absolute; mirrors of repositories and the folders of running jobs. Workers of one machine may share it. */
  readonly folder: string
  readonly model?: string
  readonly isolation?: Isolation
  /** Further paths that the program may read where it sees only its own. */
  readonly readable?: readonly string[]
  /** Hosts that it may reach where it has no network of the machine's. */
  readonly hosts?: readonly string[]
  /** Gets the isolation that is in force. */
  onCage?(cage: Cage): void
  /** Milliseconds before each further try of what GitHub refused for now. */
  readonly pauses?: readonly number[]
}

/** Throws if a variable that the program would see holds the token. */
export function createCommandAgent(options: CommandAgentOptions): Agent {
  const { command, remote, github, folder, machine, pass = [] } = options
  const leaks = findLeaks(machine, pass, typeof github.token === 'string' ? [github.token] : [])
  if (leaks.length > 0)
    throw new Error(
      `The agent would see the service's token in ${leaks.join(', ')}: pass it another variable, or a token of its own.`,
    )
  const cage = openCageOf(options)
  const ready = cage.then(async (found) => {
    await createGit(machine, AbortSignal.timeout(60_000))(['--version'])
    options.onCage?.(found)
  })
  // Reported by the first job too, where nobody waits for it.
  ready.catch(() => {})
  const tokens = toTokenSource(github.token)

  const run = async (task: Task, signal: AbortSignal, isWanted: Job['isWanted']): Promise<AgentOutcome> => {
    const { repository } = task.source
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) return failed(`"${repository}" is not the name of a repository`)
    if (!/^[\w-]{1,100}$/.test(task.jobId)) return failed('the id of the job cannot be the name of a branch')
    const found = await cage
    await sweep(join(folder, 'jobs'))
    await sweep(join(folder, 'mirrors'), 'new-')
    const again = { pauses: options.pauses, signal }
    // Anew for each use: one of the job's beginning may have expired by its end.
    const token = () => retryRefused(() => tokens(repository, signal), again)
    const git = createGit(machine, signal)
    const access = { url: remote.replaceAll('{repository}', repository), token }
    const open = () => openMirror(git, join(folder, 'mirrors'), access)
    const work = async (mirror: Mirror): Promise<AgentOutcome> => {
      await sweepHolds(git, mirror, join(folder, 'jobs'))
      const scratch = await createScratch(join(folder, 'jobs'))
      const pulls = createPullRequests(
        { ...github, token, draft: options.draft, labels: options.labels },
        repository,
        again,
      )
      const hold = `refs/jobs/${basename(scratch.root)}`
      const branch = `feedback-to-fix/${task.jobId}`
      const job: Job = { task, git: persist(git, again), mirror, pulls, scratch, branch, hold, isWanted, ...again }
      try {
        return await runJob(job, options, found)
      } finally {
        await scratch.remove()
        await release(createGit(machine, AbortSignal.timeout(60_000)), mirror, [hold])
      }
    }
    const mirror = await open()
    try {
      return await work(mirror)
    } catch (error) {
      if (!isDamaged(error)) throw error
      await removeFolder(mirror.gitDir)
      return work(await open())
    }
  }
  return {
    ready,
    model: options.model ?? basename(command[0] ?? ''),
    run: (task, signal, isWanted = async () => true) =>
      run(task, signal, isWanted).catch((error: unknown) => {
        // Octokit's errors are those with a status.
        const isKnown = error instanceof GitError || error instanceof ForeignAnswer
        if (isKnown || (error instanceof Error && 'status' in error)) return failed(describeRefusal(error))
        throw error
      }),
  }
}

async function openCageOf({
  isolation = 'auto',
  readable = [],
  hosts = [],
  limits,
}: CommandAgentOptions): Promise<Cage> {
  const proxy = hosts.length === 0 ? undefined : { socket: await openProxy(hosts), hosts }
  return openCage({ isolation, readable, proxy, limits: { ...defaultLimits, ...limits } })
}
