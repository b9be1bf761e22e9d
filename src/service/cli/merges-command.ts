// Entries whose pull requests are merged: watched by a process that stays, or looked up once by a person.
import { type TokenSource, toTokenSource } from '../agents/tokens.ts'
import type { Database } from '../data/database.ts'
import { type PullAnswer, readPull } from '../merges/read-pull.ts'
import { type MergeEvent, resolveMerged } from '../merges/resolve-merged.ts'
import { openTokens } from './open-agent.ts'
import type { Values } from './options.ts'
import { withPlace } from './place.ts'
import { CommandError, type ProcessContext } from './process-context.ts'
import { repeat } from './repeat.ts'
import { describeError, type Log } from './service-log.ts'
import { renderRecords } from './table.ts'

/** Between two looks at what is due, in milliseconds. */
const betweenRounds = 60_000

/** Where pull requests are looked up, and with what. */
interface GitHubAccess {
  readonly baseUrl: string
  readonly token: string | TokenSource
}

/** @throws CommandError without a token */
export async function readGitHubAccess(values: Values, world: ProcessContext): Promise<GitHubAccess> {
  const baseUrl = values.github ?? ''
  const token = await openTokens(values, world, 'Looking up pull requests requires a GitHub token', baseUrl)
  return { baseUrl, token }
}

/** @returns ends it */
export function watchMerges(
  database: Database,
  access: GitHubAccess,
  world: ProcessContext,
  log: Log,
): () => Promise<void> {
  let pause = 0
  return repeat(world, betweenRounds, async (signal) => {
    if (world.now() < pause) return
    try {
      const read = openGitHub(access, world, signal)
      const onEvent = (event: MergeEvent) => logMerge(log, event)
      pause = await resolveMerged({ database, now: world.now, read, onEvent, signal })
    } catch (error) {
      log.error({ err: describeError(error) }, 'Could not look up merged pull requests; will retry')
    }
  })
}

/** `status merged`: every pull request of every project, now. */
export async function runMerged(values: Values, world: ProcessContext): Promise<void> {
  const access = await readGitHubAccess(values, world)
  return withPlace(values, async (database) => {
    const { signal } = new AbortController()
    const read = openGitHub(access, world, signal)
    const resolved: Record<string, string>[] = []
    let error: string | undefined
    const onEvent = (event: MergeEvent) => {
      if (event.kind === 'resolved') {
        const { projectId: project, prLink } = event.watch
        resolved.push({ entry: event.entryId, project, 'pull request': prLink })
      } else if (event.kind === 'limited' || event.kind === 'failed') error = describe(event)
      else world.report(`${event.watch.prLink}: ${describe(event)}`)
    }
    await resolveMerged({ database, now: world.now, read, onEvent, signal, all: true })
    const isJson = values.json !== undefined
    await world.print(
      resolved.length === 0 && !isJson ? 'No further entries to resolve.\n' : renderRecords(resolved, isJson),
    )
    if (error !== undefined) throw new CommandError(`Not all pull requests could be looked up: ${error}`)
  })
}

function openGitHub(access: GitHubAccess, { now }: ProcessContext, signal: AbortSignal) {
  const tokens = toTokenSource(access.token)
  return async (repository: string, number: number, etag: string | null): Promise<PullAnswer> => {
    const token = await tokens(repository, signal).catch(() => undefined)
    if (token === undefined) return { kind: 'failed', reason: 'GitHub gave no token for the repository' }
    return readPull({ baseUrl: access.baseUrl, token, now, signal }, repository, number, etag)
  }
}

function logMerge(log: Log, event: MergeEvent): void {
  if (event.kind === 'limited' || event.kind === 'failed') {
    log.warn({ reason: describe(event) }, 'Could not look up pull requests yet; will retry')
    return
  }
  const { watch } = event
  const about = { project: watch.projectId, job: watch.jobId, pullRequest: watch.prLink }
  if (event.kind === 'resolved') log.info({ ...about, entry: event.entryId }, 'Entry resolved by a merge')
  else if (event.kind === 'nothing-left')
    log.info(about, 'Pull request merged; its entries were already resolved or dismissed')
  else log.warn({ ...about, reason: describe(event) }, 'Pull request resolves no entries')
}

function describe(event: Exclude<MergeEvent, { kind: 'resolved' }>): string {
  switch (event.kind) {
    case 'nothing-left':
      return 'it is merged, and its entries were already resolved or dismissed'
    case 'merged-elsewhere':
      return `it was merged into ${JSON.stringify(event.base)}, not into the project's branch`
    case 'unreadable':
      return `GitHub returned status ${event.status}: it was deleted, or the token cannot read it`
    case 'limited':
      return `GitHub’s rate limit asks us to wait until ${new Date(event.until).toISOString()}`
    case 'failed':
      return event.reason
  }
}
