// Handing over: labels, assignees and reviewers for each pull request of the agent, once, whatever happens.
import { describe, expect, test } from 'vitest'
import { day, entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { countGitHubRequests } from '../support/observe.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'

const feedback = [entry('a', '/a')]
const inputs = { labels: 'documentation,feedback', assignees: 'ada', reviewers: 'grace' }
const isHandOver = ({ path }: { path: string }) => /\d\/(labels|assignees|requested_reviewers)$/.test(path)
const listHandOvers = (run: Pick<RunResult, 'requests'>) =>
  run.requests.filter((request) => request.to === 'github' && isHandOver(request)).map(({ path }) => path.slice(17))
const all = ['issues/2/labels', 'issues/2/assignees', 'pulls/2/requested_reviewers']
const look = ({ github }: Stage, number = 2) => {
  const { issue, reviewers, teams } = github.getPull(number)
  return [...issue.labels.map(({ name }) => name), ...issue.assignees.map(({ login }) => login), ...reviewers, ...teams]
}

test('a pull request is handed over once, in one request for each', async () => {
  const stage = createStage({ token: 'app', feedback, inputs })
  const first = await stage.run()
  expect(listHandOvers(first)).toEqual(all)
  expect(look(stage)).toEqual(['documentation', 'feedback', 'ada', 'grace'])
  stage.github.getIssue(2).labels = []
  const second = await stage.runAfter(day)
  expect([listHandOvers(second), look(stage)]).toEqual([[], ['ada', 'grace']])
  expect(first.log).toContain('Pull request 2: labels, assignees and reviewers were set.')
})

test('what the last job brought is recorded before people are notified', async () => {
  const { requests } = await createStage({ token: 'app', feedback, inputs }).run()
  const seen = requests.findLastIndex(({ method, path }) => method === 'GET' && path.includes('/job/'))
  const recorded = requests.findIndex(
    ({ method, path }, at) => at > seen && method === 'PATCH' && path.includes('/git/'),
  )
  expect([seen, recorded].every((at) => at >= 0)).toBe(true)
  expect(requests.findIndex(isHandOver)).toBeGreaterThan(recorded)
})

test('without these inputs, and in a dry run, nothing is asked for', async () => {
  const stage = createStage({ token: 'app', feedback })
  expect(listHandOvers(await stage.run())).toEqual([])
  expect(listHandOvers(await stage.runAfter(hour, { inputs: { ...inputs, 'dry-run': 'true' } }))).toEqual([])
  await stage.pass(hour)
  expect(listHandOvers(await stage.run({ inputs }))).toEqual(all)
})

test('one from a fork, or closed meanwhile, is left alone', async () => {
  const stage = createStage({
    token: 'app',
    feedback: pagesWithOneComplaint(2),
    inputs,
    agent: (page) => (page.endsWith('1') ? 'fork' : 'pull'),
  })
  const first = await stage.run()
  const numbers = stage.github.listPulls().map(({ issue, headRepository }) => [issue.number, headRepository])
  const own = numbers.find(([, repository]) => repository === 'acme/docs')?.[0]
  expect(new Set(listHandOvers(first).map((path) => Number(path.split('/')[1])))).toEqual(new Set([own]))
  expect(listHandOvers(await stage.runAfter(day))).toEqual([])
})

describe('what GitHub refuses is a warning with its remedy, and not tried again', () => {
  test.each<[what: string, given: Record<string, string>, prepare: (stage: Stage) => void, said: string]>([
    ['an unknown user', { assignees: 'ghost' }, (stage) => stage.github.forget('ghost'), 'exists, has access'],
    ['one without access', { reviewers: 'eve' }, ({ github }) => github.setPermission('eve', 'none'), 'has access'],
    ['a team that the token cannot see', { reviewers: 'acme/docs' }, () => undefined, 'a GitHub App token can'],
  ])('%s', async (_, given, prepare, said) => {
    const stage = createStage({ token: 'app', feedback, inputs: given })
    prepare(stage)
    const first = await stage.run()
    expect([first.code, first.log]).toEqual([
      0,
      expect.stringMatching(new RegExp(`::warning::Pull request 2 .*${said}`)),
    ])
    const second = await stage.runAfter(day)
    expect([listHandOvers(second), second.log.includes('::warning::')]).toEqual([[], false])
  })

  test('a token that may not', async () => {
    const stage = createStage({ token: 'app', feedback, inputs })
    const refused = { status: 403, body: { message: 'Resource not accessible by integration' } }
    const forget = stage.github.intercept((request) => (isHandOver(request) ? refused : undefined))
    const first = await stage.run()
    expect([first.code, first.log.match(/Pull request 2.*(pull-requests: write|were requested)/g)?.length]).toEqual([
      0, 1,
    ])
    forget()
    expect(listHandOvers(await stage.runAfter(day))).toEqual([])
  })
})

test('while GitHub is out of reach for it, the run goes on, and the next one hands over', async () => {
  const stage = createStage({ token: 'app', feedback, inputs })
  const forget = stage.github.intercept((request) => (isHandOver(request) ? { status: 502 } : undefined))
  const first = await stage.run()
  expect([first.code, first.failure, first.comments.length]).toEqual([0, undefined, 1])
  expect(first.log).toContain('The next run will add the rest.')
  forget()
  expect(listHandOvers(await stage.runAfter(hour))).toEqual(all)
  expect(look(stage)).toEqual(['documentation', 'feedback', 'ada', 'grace'])
})

describe('codeowners', () => {
  test('of the files that it changes, by the base branch, are asked; teams where the token sees them', async () => {
    const stage = createStage({
      token: 'app',
      feedback: pagesWithOneComplaint(2),
      inputs: { reviewers: 'codeowners,grace' },
    })
    stage.github.commit('main', { 'docs/CODEOWNERS': '* @everyone\n/docs/ @ada @acme/writers\n' })
    stage.github.showTeam('writers')
    const first = await stage.run()
    for (const number of [2, 3]) expect(look(stage, number)).toEqual(['grace', 'ada', 'writers'])
    // The file is read once: it is looked for in two places in vain.
    expect(first.requests.filter(({ path }) => path.includes('CODEOWNERS'))).toHaveLength(3)
  })

  test('a repository without the file gets a warning, and its other reviewers', async () => {
    const stage = createStage({ token: 'app', feedback, inputs: { reviewers: 'codeowners,grace' } })
    const first = await stage.run()
    expect(first.log).toContain('::warning::There is no CODEOWNERS file on branch main')
    expect(look(stage)).toEqual(['grace'])
  })
})

test('all of it takes at most 6 requests per pull request, and 6 per run', async () => {
  const options = { feedback: pagesWithOneComplaint(5) }
  const plain = countGitHubRequests(await createStage(options).run())
  const stage = createStage({ token: 'app', ...options, inputs: { ...inputs, reviewers: 'codeowners,acme/writers' } })
  stage.github.commit('main', { 'docs/CODEOWNERS': '/docs/ @ada\n' })
  stage.github.showTeam('writers')
  expect(countGitHubRequests(await stage.run()) - plain).toBeLessThanOrEqual(5 * 6 + 6)
})
