// How many requests runs make, with which permissions.
import { expect, test } from 'vitest'
import type { TokenName } from '../support/fake/permissions.ts'
import { day, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countGitHubRequests, findCreations, findWrites, listStates } from '../support/observe.ts'
import { createStage, startStage } from '../support/virtual-world.ts'

test.each([
  [20, 'together', 4, () => 2 * minute],
  [20, 'at 20 different times', 5, (job: number) => (1 + job) * minute],
])('%d fixes whose jobs end %s, merged five a day, take at most %d requests each', async (count, _, most, timeOf) => {
  let jobs = 0
  const agent = () => ({ end: 'pull', after: timeOf(Math.max(0, jobs++ - 1)) }) as const
  const inputs = { 'max-jobs': String(count), 'max-open': String(count) }
  // Creating the labels and following the first job alone happen once in a ledger's life.
  const stage = await startStage({ feedback: pagesWithOneComplaint(1, { from: 900 }), agent, inputs })
  stage.github.mergePull(2)
  await stage.pass(day)
  stage.addFeedback(pagesWithOneComplaint(count, { age: hour - day }))
  let requests = countGitHubRequests(await stage.run())
  for (let merged = 0; merged < count; merged += 5) {
    const open = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of open.slice(0, 5)) stage.github.mergePull(issue.number)
    await stage.pass(day)
    requests += countGitHubRequests(await stage.run())
  }
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: count + 1 }, () => 'merged'))
  expect(requests / count).toBeLessThanOrEqual(most)
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
  ['an hour', hour, 0, 'sync', 0],
  ['an hour, with boxes in a comment', hour, 0, 'sync', 1],
  ['an hour, with boxes in a comment and an App’s token', hour, 0, 'app', 1],
  ['an hour, with boxes in comments and a person’s token', hour, 0, 'personal', 2],
  ['eight days, in which a scan without dates is due', 8 * day, 16, 'app', 0],
] as const)(
  'an idle run after %s takes at most 5, beside the shards that its scan needs',
  async (...[, time, shards, token, reviewed]) => {
    const stage = await startStage({ feedback: pagesWithOneComplaint(5), token })
    const numbers = [2, 3, 4]
    await stage.runAfter(hour)
    for (const number of numbers.slice(0, reviewed)) {
      const { comments } = await stage.review(number, 'opened')
      expect(comments[0]?.body).toContain('tick=accept/')
    }
    for (const number of numbers.slice(reviewed)) stage.github.mergePull(number)
    await stage.runAfter(hour)
    await stage.runAfter(hour)
    const last = await stage.runAfter(time)
    const sent = last.requests.filter(({ to }) => to === 'github')
    expect([last.report.end, sent.length <= 5 + shards]).toEqual(['nothing-new', true])
  },
)

test('the heartbeat: of idle runs, the first of a day changes the issue, the others do not', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(5) })
  await stage.pass(hour)
  // The entries that were sent no longer wait, which is recorded.
  await stage.run()
  const requests: string[][] = []
  for (let runs = 0; runs < 8; runs++) {
    const run = await stage.runAfter(day / 4)
    expect(run.report.end).toBe('nothing-new')
    const sent = run.requests.filter(({ to }) => to === 'github')
    requests.push(
      sent.map(({ method, path }) => `${method} ${/docs\/(\w+(?:\/(?:trees|commits|refs))?)/.exec(path)?.[1]}`),
    )
  }
  const quiet = ['GET commits', 'GET contents', 'GET issues', 'GET pulls']
  const commit = ['POST git/trees', 'POST git/commits', 'PATCH git/refs']
  const daily = [...quiet, ...commit, 'GET issues', 'PATCH issues']
  expect(requests).toEqual([quiet, quiet, daily, quiet, quiet, quiet, daily, quiet])
})

const feedback = pagesWithOneComplaint(1)

test.each([true, false])('the README’s tokens suffice for a sync and a review (private: %s)', async (isPrivate) => {
  const stage = createStage({ feedback, private: isPrivate })
  const first = await stage.run({ token: 'sync' })
  await stage.pass(hour)
  const review = await stage.review(2, 'opened', {}, { token: 'review' })
  expect([first.failure, review.failure, review.outcome?.kind]).toEqual([undefined, undefined, 'reviewed'])
  const refused = [...first.requests, ...review.requests].filter(({ status }) => status === 403)
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(review.comments).toHaveLength(1)
})

test.each<[TokenName, string, string]>([
  ['read-only', 'POST /repos/acme/docs/git/trees', 'contents'],
  ['dependabot', 'POST /repos/acme/docs/git/trees', 'contents'],
  ['review', 'POST /repos/acme/docs/issues', 'issues'],
])('a sync with the token “%s” creates no job, and says that %s needs %s: write', async (token, request, lacking) => {
  const stage = createStage({ feedback })
  const { failure, requests, code } = await stage.run({ token })
  expect([code, findCreations({ requests })]).toEqual([1, []])
  expect(failure).toContain(`refused ${request} (status 403). The token lacks \`${lacking}: write\``)
})

test.each<TokenName>(['read-only', 'dependabot'])(
  'a review with the token “%s” judges, and writes nothing',
  async (token) => {
    const stage = await startStage({ feedback })
    await stage.pass(hour)
    const { failure, outcome, requests, comments, log } = await stage.review(2, 'opened', {}, { token })
    expect([failure, outcome, comments]).toMatchObject([undefined, { kind: 'reviewed', verdict: 'look' }, []])
    expect(findWrites({ requests }).every(({ status }) => status === 403)).toBe(true)
    expect(log).toMatch(/The verdict is in the summary and the outputs\. .* See https:\S+#permissions$/m)
  },
)
