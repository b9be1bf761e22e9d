// Every effect of a run as one object: clock, sleep, randomness, log, the service and GitHub.
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createService, type Service } from './docs-api/docs-api-client.ts'
import { createPermissions, type Permissions } from './github/api/check-permissions.ts'
import { createGitHubClient } from './github/api/github-client.ts'
import { createSettings, type Settings } from './github/api/settings.ts'
import { createIssueEdits, type IssueEdits } from './github/issue/issue-edits.ts'
import { createTrackingIssue, type TrackingIssue } from './github/issue/tracking-issue.ts'
import { createLedgerBranch, type LedgerBranch } from './github/ledger/branch.ts'
import { createHandOver, type HandOver } from './github/pulls/pull-assignments.ts'
import { createPullChanges, type PullChanges } from './github/pulls/pull-change.ts'
import { createPullRequests, type PullRequests } from './github/pulls/pull-requests.ts'
import { createClock, listenToTime } from './http/clock.ts'
import { createSend } from './http/send.ts'
import type { BranchName } from './identifiers/branch-name.ts'
import type { ProjectId } from './identifiers/project-id.ts'
import type { RepositoryName } from './identifiers/repository-name.ts'
import type { ApiUrl, ServerUrl } from './identifiers/web-address.ts'
import type { Inputs } from './inputs.ts'
import type { Log } from './log.ts'

/** Where the run takes place; `repository` is the tracking repository. */
export interface Place {
  readonly serverUrl: ServerUrl
  readonly apiUrl: ApiUrl
  readonly repository: RepositoryName
  /** Undefined if the event does not say. */
  readonly defaultBranch?: string | undefined
  /** The workflow run's number on GitHub. */
  readonly workflowRun?: number | undefined
  readonly workflow?: string | undefined
  /** The repository that the Action comes from. */
  readonly action?: RepositoryName | undefined
}

export interface World {
  readonly place: Place
  /** GitHub's time, which all runs share: epoch milliseconds. */
  now(): number
  /** Milliseconds by which this runner's clock is ahead of GitHub's; negative: behind. */
  skew(): number
  /** Resolves after `ms`, or at once when the run is asked to stop. */
  sleep(ms: number): Promise<void>
  /** From 0 up to, not including, 1. */
  random(): number
  /** A new unguessable name of 32 hexadecimal digits. */
  name(): string
  /** Aborted by SIGINT and SIGTERM: nothing new is sent from then on. */
  readonly stop: AbortSignal
  readonly log: Log
  readonly service: Service
  /** False for a review without a key. */
  readonly asksService: boolean
  readonly ledger: LedgerBranch
  readonly tracking: TrackingIssue
  readonly edits: IssueEdits
  readonly pulls: PullRequests
  readonly changes: PullChanges
  readonly handOver: HandOver
  /** What the token may do, permission by permission. */
  readonly permissions: Permissions
  /** What the repository's settings and the workflow's file say. */
  readonly settings: Settings
  /** Returns unused memory at once: left alone, the engine first takes hundreds of megabytes. */
  reclaim(): void
}

type ServiceInputs = Pick<Inputs, 'base-url' | 'api-key' | 'job-path' | 'poll-interval'>

/** The world of a real run. Nothing is requested yet; HTTP clients are loaded on first use. */
export function createWorld(options: {
  github: { token: string; projectId: ProjectId; ledgerBranch: BranchName }
  /** Undefined for a review without a key. */
  service: ServiceInputs | undefined
  place: Place
  log: Log
  stop: AbortSignal
}): World {
  const { github, place, log, stop } = options
  const clock = createClock({ wall: () => Date.now(), steady: () => performance.now() })
  const { now, steady, skew } = clock
  const sleep = (ms: number) => delay(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined)
  const random = () => randomInt(2 ** 32) / 2 ** 32
  const { token, projectId, ledgerBranch } = github
  const transport = createSend()
  const send = listenToTime(transport, clock)
  // Its sleep ignores the stop signal: results are still recorded after it.
  const client = createGitHubClient({
    send,
    apiUrl: place.apiUrl,
    token,
    now,
    steady,
    sleep: (ms) => delay(ms),
    random,
    stop,
  })
  const { repository, serverUrl, defaultBranch } = place
  const tracking = createTrackingIssue({ client, repository, serverUrl, token })
  const edits = createIssueEdits({ client, repository })
  const serve = (inputs: ServiceInputs) =>
    createService({
      send: transport,
      projectId,
      now,
      steady,
      random,
      stop,
      // The client itself races this with the stop signal.
      sleep: (ms) => delay(ms),
      baseUrl: inputs['base-url'],
      apiKey: inputs['api-key'],
      jobPath: inputs['job-path'],
      pollInterval: inputs['poll-interval'],
    })
  return {
    place,
    now,
    skew,
    sleep,
    random,
    name: () => randomBytes(16).toString('hex'),
    stop,
    log,
    service: options.service === undefined ? unasked : serve(options.service),
    asksService: options.service !== undefined,
    ledger: createLedgerBranch({
      ...{ client, repository, serverUrl, tracking, edits },
      branch: ledgerBranch,
      projectId,
      defaultBranch,
    }),
    tracking,
    edits,
    pulls: createPullRequests({ client, repository, serverUrl }),
    changes: createPullChanges({ client, repository }),
    handOver: createHandOver({ client, repository }),
    permissions: createPermissions({ client, repository }),
    settings: createSettings({ client, repository }),
    reclaim,
  }
}

/**
 * Memory is collected once the heap has grown by a tenth since the last time; left alone, the engine lets it double, which a run over
 * 100,000 entries pays with 300 MiB.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=10')
}

/** Scripts may only trigger garbage collection if the engine was started with that option, or is given it now. */
function reclaim(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

/** For a review without a key. */
export const unasked: Service = { getFeedback: refuse, createJob: refuse, sendMessage: refuse, getJob: refuse }

async function refuse(): Promise<never> {
  throw new Error('Without a key, no requests are sent to the service.')
}
