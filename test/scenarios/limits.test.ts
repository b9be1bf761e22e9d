// What limits hold back waits, and goes on in later runs.
import { describe, expect, test } from 'vitest'
import { day, downvote, entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { countSendings, findCreations, isCreation, listDecisions, listStates } from '../support/observe.ts'
import { createStage, type RunResult } from '../support/virtual-world.ts'

const isOpen = ({ state }: { state: string }) => ['submitting', 'active', 'uncertain', 'proposed'].includes(state)

test('max-jobs defers the rest, and the next run goes on with it', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5), inputs: { 'max-jobs': '3', 'max-open': '20' } })
  const first = await stage.run()
  expect([first.report.end, findCreations(first).length]).toEqual(['partly-done', 3])
  expect(first.issue).toContain('`max-jobs` (3)')
  await stage.pass(hour)
  const second = await stage.run()
  expect([second.report.end, findCreations(second).length]).toEqual(['done', 2])
  expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1, 1, 1])
})

test('with the defaults and 24 pages waiting, never more than 5 fixes are open', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(24) })
  let mostOpen = 0
  const count = () => {
    const open = (stage.readLedger()?.fixes ?? []).filter(isOpen).length
    mostOpen = Math.max(mostOpen, open)
  }
  stage.service.intercept(() => void count())
  const runs: RunResult[] = []
  for (let round = 0; round < 12; round++) {
    runs.push(await stage.run())
    count()
    const waiting = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of waiting.slice(0, 3)) stage.github.mergePull(issue.number)
    await stage.pass(day)
  }
  expect(mostOpen).toBe(5)
  expect(runs.every((run) => run.failure === undefined)).toBe(true)
  const sendings = countSendings(...runs)
  expect([Object.keys(sendings).length, Math.max(...Object.values(sendings))]).toEqual([24, 1])
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: 24 }, () => 'merged'))
})

test('a page with an open fix waits, and its new entries with it', async () => {
  const stage = createStage({ feedback: [entry('a', '/guide/proxy')] })
  await stage.run()
  stage.addFeedback([entry('b', '/guide/proxy', { comment: 'The screenshot is from an old version.', age: 0 })])
  await stage.pass(hour)
  const second = await stage.run()
  expect(listDecisions(second)).toEqual({ '/guide/proxy': 'open-fix' })
  stage.github.mergePull(2)
  await stage.pass(hour)
  expect(findCreations(await stage.run())).toHaveLength(1)
})

describe('sizes', () => {
  test('min-cluster-size leaves small clusters waiting, as too small', async () => {
    const feedback = [entry('a', '/a'), entry('b1', '/b'), entry('b2', '/b', { comment: 'No word about Windows.' })]
    const stage = createStage({ feedback, inputs: { 'min-cluster-size': '2' } })
    const first = await stage.run()
    expect(listDecisions(first)).toEqual({ '/a': 'too-small', '/b': 'dispatched' })
  })

  test('min-votes gives a page with enough votes without a comment a job', async () => {
    const votes = [downvote('v1', '/a'), downvote('v2', '/a'), downvote('v3', '/a'), downvote('v4', '/b')]
    const thumbs = entry('t', '/b', { comment: null, source: 'thumbs_only' })
    const stage = createStage({ feedback: [...votes, thumbs], inputs: { 'min-votes': '3' } })
    const first = await stage.run()
    expect(countSendings(first)).toEqual({ v1: 1, v2: 1, v3: 1 })
    await stage.pass(hour)
    expect(findCreations(await stage.run())).toEqual([])
  })

  test('without min-votes, votes are counted and nothing more', async () => {
    const stage = createStage({ feedback: [downvote('v1', '/a'), downvote('v2', '/a')] })
    const first = await stage.run()
    expect(first.report).toMatchObject({ end: 'nothing-new', entries: { collected: 2, new: 0, wordless: 2 } })
  })
})

test('100 jobs an hour are created at most, across runs', async () => {
  const inputs = { 'max-jobs': '100', 'max-open': '1000', wait: 'PT0S' }
  const stage = createStage({ feedback: pagesWithOneComplaint(130), inputs })
  await stage.run({ inputs: { 'max-jobs': '1', wait: 'PT30M' } })
  await stage.pass(2 * hour)
  const first = await stage.run()
  const second = await stage.run()
  expect([findCreations(first).length, findCreations(second).length]).toEqual([100, 0])
  expect(second.log).toContain('The limit of 100 job creations per hour is reached.')
  await stage.pass(2 * hour)
  const third = await stage.run()
  expect(findCreations(third)).toHaveLength(29)
  const answers = [first, second, third].flatMap((run) => run.requests.filter(isCreation))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
})
