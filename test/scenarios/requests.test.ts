// What a run costs: GitHub gives a workflow's token 1,000 requests an hour.
import { expect, test } from 'vitest'
import { isRead } from '../../src/github/api/exchange.ts'
import { day, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countGitHubRequests, isLedgerCommit, listStates } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

test.each([
  [20, 'together', () => 2 * minute],
  [20, 'at 20 different times', (job: number) => (1 + job) * minute],
  [10, 'together', () => 2 * minute],
  [10, 'at 10 different times', (job: number) => (1 + job) * minute],
])('%d fixes whose jobs end %s, merged five a day, take at most 3 requests each', async (count, _, timeOf) => {
  let jobs = 0
  const agent = () => ({ end: 'pull', after: timeOf(jobs++) }) as const
  const inputs = { 'max-jobs': String(count), 'max-open': String(count) }
  const stage = createStage({ feedback: pagesWithOneComplaint(count), agent, inputs })
  let requests = countGitHubRequests(await stage.run())
  for (let merged = 0; merged < count; merged += 5) {
    const open = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of open.slice(0, 5)) stage.github.mergePull(issue.number)
    await stage.pass(day)
    requests += countGitHubRequests(await stage.run())
  }
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: count }, () => 'merged'))
  expect(requests / count).toBeLessThanOrEqual(3)
})

test('while jobs are running, the first pull request is on the issue at once, and others within minutes', async () => {
  let jobs = 0
  const agent = () => ({ end: 'pull', after: ([2, 3, 60][jobs++] ?? 0) * minute }) as const
  const stage = createStage({ feedback: pagesWithOneComplaint(3), agent })
  const shown: number[] = []
  for (const time of [4.5, 10]) {
    stage.clock.later(time * minute, () => {
      const body = stage.github.getIssue(1).body ?? ''
      shown.push(stage.github.listPulls().filter(({ issue }) => body.includes(`/pull/${issue.number}`)).length)
    })
  }
  await stage.run()
  expect(shown).toEqual([1, 2])
})

test.each([
  ['an hour', hour, 0],
  ['two days, in which a scan without dates is due', 2 * day, 16],
])('an idle run after %s takes at most 3, beside the shards that its scan needs', async (_, time, shards) => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  await stage.run()
  for (let number = 2; number <= 4; number++) stage.github.mergePull(number)
  await stage.pass(hour)
  await stage.run()
  await stage.pass(time)
  const last = await stage.run()
  expect([last.report.end, countGitHubRequests(last) <= 3 + shards]).toEqual(['nothing-new', true])
})

test('the heartbeat: of idle runs, the first of a day changes the issue, the others do not', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  await stage.run()
  await stage.pass(hour)
  // The entries that were sent no longer wait, which is recorded.
  await stage.run()
  const requests: string[][] = []
  for (let runs = 0; runs < 8; runs++) {
    await stage.pass(day / 4)
    const run = await stage.run()
    expect(run.report.end).toBe('nothing-new')
    const sent = run.requests.filter(({ to }) => to === 'github')
    requests.push(sent.map((request) => (isRead(request) ? 'read' : isLedgerCommit(request) ? 'commit' : 'edit')))
  }
  const [quiet, daily] = [['read'], ['read', 'commit', 'edit']]
  // Twice in two days a scan without dates is recorded.
  expect(requests).toEqual([quiet, quiet, daily, ['read', 'commit'], quiet, quiet, daily, quiet])
})

test('10 fixes on a GitHub whose GraphQL is closed take at most 3.5 requests each', async () => {
  const inputs = { 'max-jobs': '10', 'max-open': '10' }
  const stage = createStage({ feedback: pagesWithOneComplaint(10), inputs })
  stage.github.setGraphql(false)
  let requests = countGitHubRequests(await stage.run())
  for (const { issue } of stage.github.listPulls()) stage.github.mergePull(issue.number)
  await stage.pass(day)
  requests += countGitHubRequests(await stage.run())
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: 10 }, () => 'merged'))
  expect(requests / 10).toBeLessThanOrEqual(3.5)
})

test('an idle run on a GitHub whose GraphQL is closed', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  await stage.run()
  await stage.pass(hour)
  await stage.run()
  stage.github.setGraphql(false)
  await stage.pass(hour)
  const run = await stage.run()
  expect(
    run.requests.filter(({ to }) => to === 'github').map(({ method, path }) => `${method} ${path.split(/[?]/)[0]}`),
  ).toEqual([
    'POST /graphql',
    'GET /repos/acme/docs/commits',
    'GET /repos/acme/docs/contents/docs/ledger.json',
    'GET /repos/acme/docs/issues/1',
    'GET /repos/acme/docs/pulls',
  ])
})
