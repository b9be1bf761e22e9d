// GitHub as it really answers: labels, heads without a review, whose event it was, limits in other words, tokens that end, the time.
import { describe, expect, test } from 'vitest'
import { entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { findCreations, findWrites } from '../support/observe.ts'
import { tick } from '../support/ticking.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

const feedback = [entry('a', '/a')]
const listLabels = (stage: Stage, number = 2) => stage.github.getIssue(number).labels.map(({ name }) => name)
const toGitHub = ({ requests }: { requests: readonly { to: string; path: string }[] }) =>
  requests.filter(({ to }) => to === 'github')

describe('labels', () => {
  const isCreated = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/acme/docs/labels')

  test('a fresh repository gets them from the sync, with colour and description, and the review adds one', async () => {
    const stage = createStage({ feedback, labels: [] })
    const first = await stage.run()
    expect(first.requests.filter(isCreated).map(({ body }) => body)).toEqual([
      { name: 'feedback-to-fix:clear', color: expect.stringMatching(/^[0-9a-f]{6}$/), description: expect.any(String) },
      { name: 'feedback-to-fix:look', color: expect.any(String), description: expect.any(String) },
      { name: 'feedback-to-fix:block', color: expect.any(String), description: expect.any(String) },
    ])
    await stage.pass(hour)
    await stage.review(2, 'opened')
    expect(listLabels(stage)).toEqual(['feedback-to-fix:look'])
    stage.addFeedback([entry('b', '/b')])
    expect((await stage.run()).requests.filter(isCreated)).toEqual([])

    // As a program that keeps a repository's labels to a list does it.
    stage.github.deleteLabels()
    stage.addFeedback([entry('c', '/c')])
    expect((await stage.run()).requests.filter(isCreated)).toHaveLength(3)
    expect(listLabels(stage, 1)).toEqual(['feedback-to-fix'])
    await stage.pass(hour)
    await stage.review(4, 'opened')
    expect(listLabels(stage, 4)).toEqual(['feedback-to-fix:look'])
  })

  test('refused, they are tried again by the next run that creates jobs', async () => {
    const stage = createStage({ feedback, labels: [] })
    const mend = stage.github.intercept((request) =>
      isCreated(request) ? { status: 403, body: { message: 'Resource not accessible by integration' } } : undefined,
    )
    expect((await stage.run()).log).toContain('GitHub refused to create labels for reviews.')
    await stage.pass(hour)
    const { log } = await stage.review(2, 'opened')
    expect(log).toContain('If the repository does not have it, run a sync with `issues: write`')
    mend()
    stage.addFeedback([entry('b', '/b')])
    const second = await stage.runAfter(hour)
    expect([second.requests.filter(isCreated).length, second.log.includes('refused')]).toEqual([3, false])
  })
})

describe('a head that no event told of', () => {
  const branch = 'agent/job-1'
  const push = (stage: Stage, message: string) =>
    stage.github.commit(branch, { 'docs/job-1.md': 'Clear at last.\n' }, message, { author: 'docs-agent[bot]' })
  const touch = (stage: Stage) =>
    Object.assign(stage.github.getIssue(2), { updated_at: new Date(stage.clock.now()).toISOString() })

  test('is judged by a sync although no run has recorded the comment, which stays the only one', async () => {
    const stage = await startStage({ feedback })
    await stage.pass(hour)
    await stage.review(2, 'opened')
    await stage.pass(hour)
    const head = push(stage, 'Clear [skip ci]')
    touch(stage)
    await stage.run()
    expect((await stage.runAfter(hour)).failure).toBeUndefined()
    expect(stage.readLedger().fixes[0].review.judged).toMatchObject({ head, unstarted: 'skip-ci' })
    const comments = stage.github.listComments(2)
    expect([comments.length, listLabels(stage)]).toEqual([1, ['feedback-to-fix:block']])
    expect(comments[0]?.body).toContain('[skip ci]')
  })

  test('is judged by a sync although no review of it was ever started, where others were', async () => {
    const stage = await startStage({ feedback: pagesWithOneComplaint(2) })
    await stage.review(2, 'opened')
    for (let run = 0; run < 3; run++) {
      expect((await stage.runAfter(hour)).failure).toBeUndefined()
    }
    const judged = stage.readLedger().fixes.map(({ review }: { review?: { judged: object } }) => review?.judged)
    expect(judged).toMatchObject([{ unstarted: 'unknown' }, { verdict: 'look' }])
    expect([2, 3].map((number) => stage.github.listComments(number).length)).toEqual([1, 1])
  })
})

describe('who may start a run', () => {
  // That a bot's edit starts no run of its own: `runner/who-may-start.test.ts`.
  test('a bot’s tick is obeyed by no later run, whoever edits the issue then', async () => {
    const stage = await startStage({ feedback })
    tick(stage, 'pause', { by: 'renovate[bot]' })
    const before = stage.github.getIssue(1).body ?? ''
    const body = `A note.\n\n${before}`
    stage.github.editIssue(1, { body }, 'lead')
    const byPerson = await stage.run({ edited: { number: 1, body, before, editor: 'lead' } })
    expect([byPerson.failure, stage.readLedger().paused]).toEqual([undefined, undefined])
    expect((await stage.runAfter(hour)).issue).toContain('Pause new jobs')
    expect(stage.github.getIssue(1).state).toBe('open')
  })

  test('a link to a person’s pull request: no comment, no label, no reviewers, and a check that passes', async () => {
    const inputs = { labels: 'documentation', assignees: 'ada', reviewers: 'grace' }
    const stage = createStage({ token: 'app', feedback, inputs, agent: () => 'personal' })
    const first = await stage.run()
    await stage.pass(hour)
    const review = await stage.review(2, 'opened', { 'fail-on': 'risk' })
    expect(review.outcome).toMatchObject({ kind: 'foreign' })
    Object.assign(stage.github.getIssue(2), { updated_at: new Date(stage.clock.now()).toISOString() })
    for (let run = 0; run < 2; run++) {
      expect((await stage.runAfter(hour)).failure).toBeUndefined()
    }
    const { issue, reviewers } = stage.github.getPull(2)
    expect([stage.github.listComments(2), issue.labels, issue.assignees, reviewers]).toEqual([[], [], [], []])
    expect(first.log).toContain('Pull request 2 gets no labels, assignees or reviewers: a person opened it.')
  })
})

/** The ledger is gone, and another bot's issue bears our label: only GraphQL tells that it is not ours. */
const startLost = async (reset: number, told: object) => {
  const stage = createStage({ feedback })
  const body = `<!-- feedback-to-fix project=docs ledger=7 commit=${'a'.repeat(40)} nonce=n -->`
  stage.github.openIssue({ title: 'Feedback', body, labels: ['feedback-to-fix'] }, 'renovate[bot]')
  const end = stage.clock.now() + reset
  stage.github.intercept(({ path }) =>
    path === '/graphql' && stage.clock.now() < end
      ? {
          status: 200,
          headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(end / 1000)) },
          body: told,
        }
      : undefined,
  )
  return { stage, end, run: await stage.run() }
}
const message = 'API rate limit exceeded for installation.'
test('pull requests that the token may not read: a warning names the permission', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(1) })
  const event = await stage.readPull(2)
  stage.github.intercept(({ path }) => (path.includes('/pulls') ? { status: 403 } : undefined))
  expect((await stage.run()).log).toMatch(/::warning::The pull requests of .*\. Give the job `pull-requests: read`/)
  const { log } = await stage.review(2, 'opened', {}, { event })
  expect(log).toMatch(
    /::warning::GitHub refused GET .*pulls\/2 \(status 403\)\. .*posts nothing\. Give the job `permissions: /,
  )
})

test.each([
  [403, 'Give the job `permissions:'],
  [500, 'See githubstatus.com.'],
])(
  'a re-run on the closing of a pull request, reopened since, that GitHub answers with %s records nothing',
  async (status, remedy) => {
    const stage = await startStage({ feedback: pagesWithOneComplaint(1) })
    stage.github.closePull(2)
    const event = await stage.readPull(2)
    stage.github.reopenPull(2)
    stage.github.intercept(({ path }) => (path.endsWith('/pulls/2') ? { status } : undefined))
    const review = await stage.review(2, 'closed', {}, { event })
    expect([review.failure, findWrites(review), review.log]).toEqual([undefined, [], expect.stringContaining(remedy)])
  },
)

test('a used-up limit, far away, ends the run: nothing else is sent, and nothing is taken for granted', async () => {
  const told = { errors: [{ type: 'RATE_LIMIT', code: 'graphql_rate_limit', message }] }
  const { run } = await startLost(30 * minute, told)
  expect(run.failure).toContain('rate limit requires a wait of')
  expect(toGitHub(run).at(-1)?.path).toBe('/graphql')
  expect([run.code, findWrites(run), findCreations(run)]).toEqual([1, [], []])
  await expect(renderGolden(run)).toMatchFileSnapshot('golden/limit-used-up.md')
})

test('a token of an App: jobs are followed as long as it lasts, whatever `wait` says', async () => {
  const stage = createStage({ token: 'app', feedback, agent: () => 'never', inputs: { wait: 'PT5H' } })
  const begin = stage.clock.now()
  const run = await stage.run()
  expect([run.failure, stage.clock.now() - begin < 55 * minute]).toEqual([undefined, true])
  expect(run.log).toContain('a GitHub App token lasts one hour')
  const whole = await startStage({ feedback, agent: () => 'never', inputs: { wait: 'PT5H' } })
  expect(whole.clock.now() - begin).toBeGreaterThan(4 * hour)
})

const clocks = [
  ['ahead of', 25 * hour],
  ['behind', -25 * hour],
] as const
function listTimes(value: unknown): number[] {
  if (typeof value === 'number') return value > 1e12 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTimes) : []
}

test.each(clocks)(
  'a clock that is 25 hours %s GitHub’s changes no time in the ledger by more than a second',
  async (_, skew) => {
    const right = await startStage({ feedback: pagesWithOneComplaint(2) })
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    const first = await stage.run({ skew })
    expect(first.failure).toBeUndefined()
    const [times, expected] = [listTimes(stage.readLedger()), listTimes(right.readLedger())]
    expect(times.length).toBeGreaterThan(10)
    expect(times.length).toBe(expected.length)
    const off = times.map((time, index) => Math.abs(time - (expected[index] ?? 0)))
    expect(Math.max(...off)).toBeLessThanOrEqual(1000)
  },
)

test('a merge is seen below five thousand pull requests that a bot touched after it, and those are read once', async () => {
  const stage = await startStage({ feedback })
  stage.github.mergePull(2)
  const repo = { full_name: 'acme/docs' }
  const at = new Date(stage.clock.now()).toISOString()
  const touched = Array.from({ length: 100 }, (_, index) => ({
    ...{ number: 900 + index, html_url: `https://github.com/acme/docs/pull/${900 + index}`, state: 'open', body: null },
    ...{ head: { sha: 'e'.repeat(40), repo }, base: { ref: 'main', repo }, created_at: at, updated_at: at },
  }))
  const isList = ({ path }: { path: string }) => /\/pulls\?/.test(path)
  stage.github.intercept((request) => (isList(request) ? { status: 200, body: touched } : undefined))
  const run = await stage.runAfter(hour)
  expect(toGitHub(run).filter(isList)).toHaveLength(50)
  expect(run.report.fixes).toMatchObject([{ state: 'merged' }])
  const { repositories } = stage.readLedger()
  expect(repositories['acme/docs'].readTo).toBeGreaterThan(Date.parse(at))
})
