// Nothing ages out in silence: what grows older than max-age while it waits is named once, and can still be sent.
import { expect, test } from 'vitest'
import { day, entry, hour, minute } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countSendings, findWrites } from '../support/observe.ts'
import { tick } from '../support/ticking.ts'
import { createStage, type RunResult, type Stage, startStage } from '../support/virtual-world.ts'

const heading = 'Too old to be sent'
const named = ({ summary, issue }: RunResult) => [summary.includes(heading), issue.includes(heading)]
const inputs = { 'max-age': 'P10D', 'max-open': '1' }

/** One page has an open pull request, and two comments of another wait until they are too old. */
async function open(): Promise<Stage> {
  const feedback = [
    entry('a1', '/a', { comment: 'The proxy setting is not mentioned anywhere.', age: hour }),
    entry('a2', '/a', { comment: 'How do I set up the corporate firewall?', age: 2 * hour }),
    entry('b1', '/b', { comment: 'Which ports must be open for the worker?', age: 5 * day }),
    // Too old from the beginning: it never waited.
    entry('c1', '/c', { comment: 'The table of regions lacks Frankfurt.', age: 10 * day + minute }),
  ]
  const stage = createStage({ feedback, inputs })
  expect(countSendings(await stage.run())).toEqual({ a1: 1, a2: 1 })
  stage.addFeedback([entry('b2', '/b', { comment: 'Does it work over IPv6, too?', age: 4 * day })])
  return stage
}

async function runDaily(stage: Stage, days: number): Promise<RunResult[]> {
  const runs: RunResult[] = []
  for (let today = 0; today < days; today++) {
    runs.push(await stage.runAfter(day))
  }
  return runs
}

test('each is named once in a summary, and on the issue for a month', async () => {
  const stage = await open()
  const runs = await runDaily(stage, 8)
  const [last] = runs.slice(-1)
  expect(runs.map(named).map(([summary]) => summary)).toEqual([false, false, false, false, true, true, false, false])
  expect(last?.issue).toContain('**2 complaints on 1 page** grew older than `max-age` while queued')
  expect(runs[4]?.summary).toContain('**`/b`** · 1 complaint from 18 Nov 2026')
  expect(runs[5]?.summary).toContain('**`/b`** · 1 complaint from 19 Nov 2026')
  expect(stage.readLedger().queue).toEqual([])
  // A run after which nothing is new writes nothing.
  expect(findWrites(await stage.runAfter(hour))).toEqual([])
  await expect(renderGolden(...runs.slice(5, 6))).toMatchFileSnapshot('golden/outgrown.md')
  stage.github.mergePull(2)
  expect((await runDaily(stage, 8)).map(named).at(-1)).toEqual([false, true])
  expect(named(await stage.runAfter(24 * day))).toEqual([false, false])
})

test.each([
  ['to what was read once', 'P15D', { b1: 1, b2: 1 }],
  ['beyond it', 'P60D', { b1: 1, b2: 1, c1: 1 }],
])('they are sent once max-age is raised %s', async (_, maxAge, sent) => {
  const stage = await open()
  await runDaily(stage, 8)
  stage.github.mergePull(2)
  expect(countSendings(await stage.runAfter(hour))).toEqual({})
  const raised = { inputs: { 'max-age': maxAge, 'max-open': '5' } }
  const sending = await stage.run(raised)
  expect([countSendings(sending), named(sending)]).toEqual([sent, [false, false]])
  expect(countSendings(await stage.runAfter(hour, raised))).toEqual({})
})

test('what a service returns from before `dateFrom` never waited', async () => {
  const stage = createStage({ inputs })
  const body = { feedback: [entry('c1', '/c', { age: 10 * day + minute })], nextCursor: null, hasMore: false }
  stage.service.intercept(({ path }) => (path.includes('dateFrom=') ? { status: 200, body } : undefined))
  expect(named(await stage.run())).toEqual([false, false])
})

test('what is new again because its job failed is named too', async () => {
  const stage = await startStage({
    feedback: [entry('a1', '/a', { age: 9 * day })],
    inputs,
    agent: () => ({ end: 'failed', after: 2 * day }),
  })
  const runs = await runDaily(stage, 3)
  expect(runs.map(named).filter(([summary]) => summary)).toHaveLength(1)
})

test('what a person wants sent when it is too old already is named', async () => {
  const feedback = [
    entry('a1', '/a', { age: 9 * day }),
    entry('a2', '/a', { comment: 'No word about IPv6.', age: 9 * day }),
  ]
  const stage = await startStage({ feedback, inputs: { ...inputs, 'max-open': '5' } })
  tick(stage, 'leave-out', { target: 'a2' })
  await stage.run()
  stage.github.mergePull(2)
  expect(named(await stage.runAfter(3 * day))).toEqual([false, false])
  tick(stage, 'send-anyway', { target: 'a2' })
  const run = await stage.run()
  expect([countSendings(run), named(run)]).toEqual([{}, [true, true]])
})

test.each(['before', 'after'] as const)('a run that dies %s recording it names nothing twice', async (moment) => {
  const stage = await open()
  await runDaily(stage, 4)
  await stage.pass(day)
  const isCommit = (request: { method: string; path: string }) =>
    request.method === 'PATCH' && request.path.includes('/git/refs/')
  let commits = 0
  await stage.run({ dieAt: (request) => (isCommit(request) && ++commits === 1 ? moment : undefined) })
  const next = await stage.runAfter(hour)
  expect(named(next)).toEqual([moment === 'before', true])
  expect(stage.readLedger().outgrown).toHaveLength(1)
})

test('of many pages at once, each is counted, and kept as long as it is shown', async () => {
  const pages = Array.from({ length: 601 }, (_, at) =>
    entry(`o${at}`, `/o/${at}`, { comment: `Step ${at}`, age: 89 * day }),
  )
  const stage = await startStage({ feedback: pages, inputs: { 'max-open': '1' } })
  const run = await stage.runAfter(3 * day)
  expect([run.issue, run.summary]).toEqual(
    Array(2).fill(expect.stringContaining('**600 complaints on 600 pages** grew')),
  )
  stage.addFeedback([entry('late', '/late', { comment: 'Step 9', age: -30 * day })])
  await stage.runAfter(31 * day)
  await stage.runAfter(91 * day)
  expect(stage.readLedger().outgrown).toMatchObject([{ page: '/late' }])
})
