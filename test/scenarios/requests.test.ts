// What a run costs: GitHub gives a workflow's token 1,000 requests an hour.
import { expect, test } from 'vitest'
import { day, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countGitHubRequests, listStates } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

test.each([
  ['together', () => 2 * minute],
  ['at 20 different times', (job: number) => (1 + job) * minute],
])('20 fixes whose jobs end %s take at most 8 requests each over their life', async (_, timeOf) => {
  let jobs = 0
  const agent = () => ({ end: 'pull', after: timeOf(jobs++) }) as const
  const inputs = { 'max-jobs': '20', 'max-open': '20' }
  const stage = createStage({ feedback: pagesWithOneComplaint(20), agent, inputs })
  let requests = countGitHubRequests(await stage.run())
  for (let round = 0; round < 4; round++) {
    const open = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of open.slice(0, 5)) stage.github.mergePull(issue.number)
    await stage.pass(day)
    requests += countGitHubRequests(await stage.run())
  }
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: 20 }, () => 'merged'))
  expect(requests / 20).toBeLessThanOrEqual(8)
})

test.each([
  ['an hour', hour, 0],
  ['two days, in which a scan without dates is due', 2 * day, 16],
])('a run without news after %s takes at most 6, beside the shards that its scan needs', async (_, time, shards) => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  await stage.run()
  for (let number = 2; number <= 4; number++) stage.github.mergePull(number)
  await stage.pass(hour)
  await stage.run()
  await stage.pass(time)
  const last = await stage.run()
  expect([last.report.end, countGitHubRequests(last) <= 6 + shards]).toEqual(['nothing-new', true])
})

test('the heartbeat: of runs without news, the first of a day changes the issue, the others do not', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  await stage.run()
  const edits: number[] = []
  const requests: number[] = []
  for (let runs = 0; runs < 6; runs++) {
    await stage.pass(day / 3)
    const run = await stage.run()
    expect(run.report.end).toBe('nothing-new')
    expect(run.issue).toContain(`<sub>Last run: ${runs < 2 ? '23' : runs < 5 ? '24' : '25'} Nov 2026, `)
    edits.push(run.requests.filter(({ method }) => method === 'PATCH').length)
    const isList = (path: string) => /\/pulls\?/.test(path)
    requests.push(countGitHubRequests(run) - run.requests.filter(({ path }) => isList(path)).length)
  }
  expect(edits).toEqual([0, 0, 1, 0, 0, 1])
  expect(requests.filter((number) => number > 6)).toEqual([])
})
