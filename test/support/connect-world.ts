// A run's world: the real clients of both sides, over whatever lines, time and chance a test gives them.
// The clock of the tests does not wait for a module that is loaded on demand.
import '../../src/review/judge-change.ts'
import { createService } from '../../src/docs-api/docs-api-client.ts'
import { createPermissions } from '../../src/github/api/check-permissions.ts'
import { createGitHubClient } from '../../src/github/api/github-client.ts'
import { createSettings } from '../../src/github/api/settings.ts'
import { createIssueEdits } from '../../src/github/issue/issue-edits.ts'
import { createTrackingIssue } from '../../src/github/issue/tracking-issue.ts'
import { createLedgerBranch } from '../../src/github/ledger/branch.ts'
import { createHandOver } from '../../src/github/pulls/pull-assignments.ts'
import { createPullChanges } from '../../src/github/pulls/pull-change.ts'
import { createPullRequests } from '../../src/github/pulls/pull-requests.ts'
import { createClock, listenToTime } from '../../src/http/clock.ts'
import type { Send } from '../../src/http/send.ts'
import type { Inputs } from '../../src/inputs.ts'
import { unasked, type World } from '../../src/world.ts'
import { asSend, type GitHubSend } from './github-line.ts'

interface Ground extends Pick<World, 'place' | 'random' | 'name' | 'stop' | 'log'> {
  readonly github: GitHubSend
  readonly service: Send
  /** The runner's own clock. */
  wall(): number
  steady(): number
  wait(ms: number, signal?: AbortSignal): Promise<void>
  readonly inputs: Inputs
}

export function connectWorld({ github, wall, steady, wait, inputs, ...ground }: Ground): World {
  const { place, random, name, stop, log } = ground
  const { repository, serverUrl, defaultBranch } = place
  const projectId = inputs['project-id']
  const asksService = inputs['api-key'] !== ''
  const time = createClock({ wall, steady })
  const common = { now: time.now, steady: time.steady, sleep: (ms: number) => wait(ms), random, stop }
  const client = createGitHubClient({
    ...{ send: listenToTime(asSend(github), time), apiUrl: place.apiUrl, token: inputs['github-token'] },
    ...common,
  })
  const branch = inputs['ledger-branch']
  const tracking = createTrackingIssue({ client, repository, serverUrl, token: inputs['github-token'] })
  const edits = createIssueEdits({ client, repository })
  return {
    ...{ place, now: time.now, skew: time.skew, random, name, stop, log },
    sleep: (ms) => wait(ms, stop),
    service: asksService
      ? createService({
          send: ground.service,
          baseUrl: inputs['base-url'],
          projectId,
          apiKey: inputs['api-key'],
          jobPath: inputs['job-path'],
          pollInterval: inputs['poll-interval'],
          ...common,
        })
      : unasked,
    asksService,
    ledger: createLedgerBranch({ client, repository, serverUrl, tracking, edits, branch, projectId, defaultBranch }),
    tracking,
    edits,
    pulls: createPullRequests({ client, repository, serverUrl }),
    changes: createPullChanges({ client, repository }),
    handOver: createHandOver({ client, repository }),
    settings: createSettings({ client, repository }),
    permissions: createPermissions({ client, repository }),
    reclaim: () => undefined,
  }
}
