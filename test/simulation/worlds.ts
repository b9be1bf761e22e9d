// The world of one process: the real clients of both sides, over lines that the story controls.
import { createService } from '../../src/docs-api/client.ts'
import { createGitHubClient } from '../../src/github/client.ts'
import { createLedgerBranch } from '../../src/github/ledger-branch.ts'
import { createPullRequests } from '../../src/github/pull-requests.ts'
import { createTrackingIssue } from '../../src/github/tracking-issue.ts'
import { createClock, listenToTime } from '../../src/http/clock.ts'
import type { Inputs } from '../../src/inputs.ts'
import { createLog } from '../../src/log.ts'
import type { World } from '../../src/world.ts'
import { placeOf } from '../support/addresses.ts'
import { findCanary } from '../support/canaries.ts'
import { connectGitHub } from './github-line.ts'
import type { Process } from './process.ts'
import { connectService } from './service-line.ts'
import { type Town, repository as townRepository } from './town.ts'
import type { Variant } from './variants.ts'

export const place = placeOf(townRepository)
const { repository, serverUrl } = place

export function buildWorld(town: Town, process: Process, inputs: Inputs, variant: Variant | undefined): World {
  const { clock } = town
  const { random, name } = process.dice
  const { stop } = process
  const time = createClock({ wall: () => clock.now() + process.plan.skewMinutes * 60_000, steady: clock.now })
  const { now, steady, skew } = time
  const sleep = (ms: number) => process.wait(ms)
  const github = connectGitHub(town, process)
  const service = connectService(town, process)
  const send = listenToTime(variant?.github?.(github) ?? github, time)
  const client = createGitHubClient({ send, now, steady, sleep, random, stop })
  const projectId = inputs['project-id']
  return {
    place,
    now,
    skew,
    sleep: (ms) => process.wait(ms, stop),
    random,
    name,
    stop,
    log: createLog((text) => {
      if (findCanary(text) !== undefined) town.watch.breach('a canary in the log')
      if (town.traced) town.note(process, text.trimEnd())
    }),
    service: createService({
      send: variant?.service?.(service) ?? service,
      baseUrl: inputs['base-url'],
      projectId,
      apiKey: inputs['api-key'],
      jobPath: inputs['job-path'],
      pollInterval: inputs['poll-interval'],
      now,
      steady,
      sleep,
      random,
      stop,
    }),
    ledger: createLedgerBranch({ client, repository, branch: inputs['ledger-branch'], projectId }),
    tracking: createTrackingIssue({ client, repository, serverUrl, token: inputs['github-token'] }),
    pulls: createPullRequests({ client, repository, serverUrl }),
  }
}
