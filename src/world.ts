// Every effect of a run.
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createService, type Service } from './docs-api/docs-api-client.ts'
import { createGitHubClient } from './github/github-client.ts'
import type { RepositoryName } from './github/github-names.ts'
import { createIssueEdits } from './github/issue-edits.ts'
import { createLedgerBranch } from './github/ledger-branch.ts'
import { createHandOver } from './github/pull-assignments.ts'
import { createPullChanges } from './github/pull-change.ts'
import { createPullRequests } from './github/pull-requests.ts'
import { createRepositorySetup } from './github/repository-setup.ts'
import { createTrackingIssue } from './github/tracking-issue.ts'
import { type Clock, createClock, listenToTime } from './http/clock.ts'
import { createSend, type Send } from './http/send.ts'
import type { ApiUrl, ServerUrl } from './http/web-address.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { Log } from './log/log.ts'

/** `repository`: the tracking repository. */
export type RunContext = Readonly<{
  serverUrl: ServerUrl
  apiUrl: ApiUrl
  repository: RepositoryName
  defaultBranch?: string
  workflowRun?: number
  workflow?: string
  action?: RepositoryName
}>

export interface World extends ReturnType<typeof connect> {
  /** Milliseconds; ends at once on a stop. */
  sleep(ms: number): Promise<void>
  /** Unguessable, 32 hexadecimal digits. */
  name(): string
  readonly log: Log
}

type Parties = Readonly<{
  github: Pick<Inputs, 'project-id' | 'github-token' | 'ledger-branch'>
  service: Pick<Inputs, 'base-url' | 'api-key' | 'job-path' | 'poll-interval'> | undefined
  place: RunContext
  stop: AbortSignal
}>

interface Ways {
  readonly toGitHub: Send
  readonly toService: Send
  readonly clock: Clock
  random(): number
  /** Ignores a stop: results are still recorded. */
  sleep(ms: number): Promise<void>
}

/** Also for simulated runs. */
export function connect({ github, service, place, stop }: Parties, ways: Ways) {
  const { toGitHub, toService, clock, random, sleep } = ways
  const { now, steady } = clock
  const { repository, serverUrl, apiUrl, defaultBranch } = place
  const { 'project-id': projectId, 'github-token': token, 'ledger-branch': branch } = github
  const patience = { now, steady, sleep, random, stop }
  const client = createGitHubClient({ ...patience, send: listenToTime(toGitHub, clock), apiUrl, token, repository })
  const tracking = createTrackingIssue(client, serverUrl, token)
  const edits = createIssueEdits(client)
  return {
    place,
    now,
    random,
    stop,
    tracking,
    edits,
    service:
      service === undefined
        ? noService
        : createService({
            ...patience,
            send: toService,
            projectId,
            baseUrl: service['base-url'],
            apiKey: service['api-key'],
            jobPath: service['job-path'],
            pollInterval: service['poll-interval'],
          }),
    asksService: !!service,
    ledger: createLedgerBranch(client, { serverUrl, tracking, edits, branch, projectId, defaultBranch }),
    pulls: createPullRequests(client, serverUrl),
    changes: createPullChanges(client),
    handOver: createHandOver(client),
    setup: createRepositorySetup(client),
  }
}

/** HTTP clients are loaded on first use. */
export function createWorld({ log, ...parties }: Parties & { readonly log: Log }): World {
  keepHeapSmall()
  const send = createSend()
  const ways = {
    toGitHub: send,
    toService: send,
    clock: createClock({ wall: () => Date.now(), steady: () => performance.now() }),
    sleep: (ms: number) => delay(ms),
    random: () => randomInt(2 ** 32) / 2 ** 32,
  }
  return {
    ...connect(parties, ways),
    sleep: (ms) => delay(Math.max(0, ms), undefined, { signal: parties.stop }).catch(() => undefined),
    name: () => randomBytes(16).toString('hex'),
    log,
  }
}

/** By default the heap may double: 300 MiB more for 100,000 entries, 200 for a review of 20 MB. */
export function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=10')
  setFlagsFromString('--semi-space-growth-factor=1')
}

const noService: Service = { getFeedback: refuse, createJob: refuse, sendMessage: refuse, getJob: refuse }

async function refuse(): Promise<never> {
  throw new Error('Without a key, no requests are sent to the service.')
}
