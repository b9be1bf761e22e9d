// What is said where: comments, and the words of a group.
import { describe, expect, test } from 'vitest'
import { day, entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countMentions } from '../support/observe.ts'
import type { AgentScript } from '../support/virtual-service.ts'
import { createStage, ledgerBranch, startStage } from '../support/virtual-world.ts'

describe('comments', () => {
  test('quotes come from readers whom the page did not help, each once', async () => {
    const feedback = [
      entry('glad', '/a', { comment: 'Good page, but the flag of the installer is missing.', helpful: true }),
      entry('sad', '/a', { comment: 'Where is the flag of the installer?' }),
      entry('same', '/a', { comment: 'where is the flag of the INSTALLER' }),
    ]
    const stage = createStage({ feedback, inputs: { quotes: 'always' } })
    const run = await stage.run()
    expect(run.report.clusters.map(({ entryIds }) => entryIds.toSorted())).toEqual([['glad', 'sad', 'same']])
    const words = run.comments.join()
    expect([words.match(/where is the flag/gi)?.length, words.includes('Good page')]).toEqual([1, false])
  })

  test('near GitHub’s limit of comments, news go into our newest one', async () => {
    const stage = await startStage({ feedback: pagesWithOneComplaint(2), inputs: { 'max-jobs': '1' } })
    for (let count = 0; count < 2450; count++) stage.github.comment(1, 'Chatter')
    const second = await stage.runAfter(hour)
    expect([second.failure, second.comments.length]).toEqual([undefined, 2451])
    expect(countMentions(stage)).toEqual({ 2: 1, 3: 1 })
  })
})

test('told to stop before its comment, a run does not say that nothing is left', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  const stop = new AbortController()
  const isShown = (body: unknown) => JSON.stringify(body ?? '').includes('1 pull request to review')
  stage.github.intercept(({ body }) => void (isShown(body) && stop.abort()))
  const { comments, report } = await stage.run({ stop })
  expect([comments.length, report.end]).toEqual([0, 'partly-done'])
  expect((await stage.runAfter(hour)).comments).toHaveLength(1)
})

test('a pull request that two jobs name in different case is one', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), private: true, proven: true, agent: () => 'shared' })
  const body = { id: 'job-2', status: 'completed', prLink: 'https://github.com/ACME/Docs/pull/2' }
  const isSecond = (path: string) => path.endsWith('/job/job-2') && stage.look().pulls.length > 0
  stage.service.intercept(({ path }) => (isSecond(path) ? { status: 200, body } : undefined))
  const [comment] = (await stage.run()).comments
  expect([comment?.includes('**1 new pull request.**'), comment?.match(/ broken$/gm)?.length]).toEqual([true, 2])
  expect((await stage.runAfter(hour)).issue).toContain('**1 pull request to review.**')
})

test('a deleted pull request of two jobs is asked for once', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2), proven: true, agent: () => 'shared' })
  stage.github.deletePull(2)
  expect((await stage.runAfter(hour)).requests.filter(({ path }) => path.endsWith('/pulls/2'))).toHaveLength(1)
})

test('a pull request of two jobs, closed at once, is told of and reported even if many others end before the comment', async () => {
  const agent: AgentScript = (page) =>
    /-0[12]$/.test(page)
      ? { end: 'shared', after: minute }
      : { end: 'archived', after: (page.endsWith('-03') ? 28 : 20) * minute }
  const inputs = { 'max-open': '60', 'max-jobs': '60' }
  const stage = createStage({ feedback: pagesWithOneComplaint(50), proven: true, agent, inputs })
  stage.service.intercept(({ method, path }) => {
    // As soon as a job names it.
    const [pull] = method === 'GET' && path.includes('/job/') ? stage.look().pulls : []
    if (pull?.issue.state === 'open') stage.github.closePull(pull.issue.number)
    return undefined
  })
  const { outputs } = await stage.run()
  expect([countMentions(stage), outputs.pullRequests.length]).toEqual([{ 2: 1 }, 1])
})

test('a pull request has its title on the issue and in the comment, cleaned; a new one is shown by the next run', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  const first = await stage.run()
  for (const text of [first.issue, first.comments[0]]) expect(text).toContain('“docs: clarify /guide/page-')
  const token = `ghp_${'a1B2c3'.repeat(6)}`
  stage.github.editIssue(2, { title: `Fix @acme/docs, closes #7 <img src=x> [here](https://evil.example) ${token}` })
  const { issue } = await stage.runAfter(hour)
  expect(issue).toContain('“Fix ')
  expect(issue).not.toMatch(/@acme|#7\b|(?<!\\)<img|\]\(https:..evil|ghp_a/)
})

test('while GitHub does not list pull requests, what jobs led to is recorded without titles', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  const forget = stage.github.intercept(({ path }) => (/\/pulls\?/.test(path) ? { status: 502 } : undefined))
  const first = await stage.run()
  expect([first.code, first.failure, first.comments.length]).toEqual([0, undefined, 1])
  expect(first.issue).toContain('PR 2')
  expect(first.issue).not.toContain('“docs: clarify')
  forget()
  expect((await stage.runAfter(hour)).issue).toContain('“docs: clarify')
})

const complaints = (page: string) => [
  entry(`${page}1`, `/${page}`, { comment: 'How do I set the install path on Windows?', age: 3 * day }),
  entry(`${page}2`, `/${page}`, { comment: 'On Windows nothing tells where the install path may lie', age: 2 * day }),
  entry(`${page}3`, `/${page}`, { comment: 'PowerShell refuses the second command', age: day }),
]

const shared = ['Windows', 'install path']
const setUp = () => createStage({ feedback: [...complaints('a'), ...complaints('b')], inputs: { 'max-open': '1' } })
type Stage = ReturnType<typeof setUp>

/** With case folded, as a stranger would search. */
const readBranch = ({ github }: Stage) =>
  github
    .listFiles(ledgerBranch, '')
    .map((path) => github.readFile(ledgerBranch, path))
    .join('\n')
    .toLowerCase()

test('of the fix and of the group that is queued; none that one reader alone used', async () => {
  const stage = setUp()
  const run = await stage.run()
  const { fixes, waiting } = stage.readLedger()
  for (const groups of [fixes, waiting.clusters]) expect(groups).toMatchObject([{ words: shared }])
  expect(run.report.clusters.map(({ words }) => words)).toEqual([shared, shared])
  expect(readBranch(stage)).not.toMatch(/powershell|refuses/)
  expect(run.log).not.toMatch(/install path|windows/i)
})

test('quotes: never keeps them out, and takes out what earlier runs have left', async () => {
  const stage = setUp()
  await stage.run()
  const run = await stage.runAfter(hour, { inputs: { quotes: 'never' } })
  expect(readBranch(stage)).not.toMatch(/install path|windows/)
  expect(run.report.clusters.flatMap(({ words }) => words)).toEqual([])
  expect(stage.readLedger().waiting.clusters).toHaveLength(1)
})
