// A pull request on the in-memory GitHub and the review's reading of it, request by request.
import { createPullChanges } from '../../src/github/pull-change.ts'
import { createLog } from '../../src/log/log.ts'
import type { PullEvent } from '../../src/review/find-fix.ts'
import { parsePullEvent } from '../../src/runner/workflow-event.ts'
import { connect, repository } from '../github/connect.ts'
import type { NewPull } from '../support/fake/pulls.ts'

export function openReading(files: Readonly<Record<string, string>>, pull: Partial<NewPull> = {}) {
  const connected = connect({ files })
  const { github, client, wait } = connected
  const number = github.openPull({ head: 'fix', title: 'Mend it', body: 'As asked', ...pull })
  const lines: string[] = []
  const world = {
    changes: createPullChanges(client),
    log: createLog((line) => void lines.push(line)),
    sleep: async (ms: number) => wait(ms),
  }
  const readEvent = (): PullEvent => {
    const { data } = github.answer({ method: 'GET', path: `/repos/${repository}/pulls/${number}` })
    return parsePullEvent({ action: 'synchronize', pull_request: JSON.parse(JSON.stringify(data)) })
  }
  /** Of what was asked since the start, with names in place of SHAs and of what a query lists. */
  const requests = () =>
    connected.requests().map((line) => line.replace('/repos/acme/docs', '').replace(/[0-9a-f]{40}/g, 'sha'))
  return { github, number, world, readEvent, requests, log: () => lines.join('') }
}
