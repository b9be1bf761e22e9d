// Nothing ages out in silence: what grows older than max-age while it waits is named once, and can still be sent.
import { expect, test } from 'vitest'
import { day, entry, hour, minute } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countSendings, findWrites } from '../support/observe.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'

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
    await stage.pass(day)
    runs.push(await stage.run())
  }
  return runs
}

test('each is named once in a summary, and on the issue for a month', async () => {
  const stage = await open()
  const runs = await runDaily(stage, 8)
  const [last] = runs.slice(-1)
  expect(runs.map(named).map(([summary]) => summary)).toEqual([false, false, false, false, true, true, false, false])
  expect(last?.issue).toContain('**2 complaints on 1 page** grew older than `max-age` while queued')
  expect(runs[4]?.summary).toContain('**`/b`** · 1 complaint of 18 Nov 2026')
  expect(runs[5]?.summary).toContain('**`/b`** · 1 complaint of 19 Nov 2026')
  expect(stage.readLedger().queue).toEqual([])
  // A run after which nothing is new writes nothing.
  await stage.pass(hour)
  expect(findWrites(await stage.run())).toEqual([])
  await expect(renderGolden(...runs.slice(4, 6))).toMatchFileSnapshot('golden/outgrown.md')
  stage.github.mergePull(2)
  expect(named((await runDaily(stage, 32)).at(-1) as RunResult)).toEqual([false, false])
})

test('they are sent once max-age is raised', async () => {
  const stage = await open()
  await runDaily(stage, 8)
  stage.github.mergePull(2)
  await stage.pass(hour)
  expect(countSendings(await stage.run())).toEqual({})
  expect(countSendings(await stage.run({ inputs: { 'max-age': 'P60D', 'max-open': '5' } }))).toEqual({
    b1: 1,
    b2: 1,
    c1: 1,
  })
  await stage.pass(hour)
  expect(countSendings(await stage.run({ inputs: { 'max-age': 'P60D', 'max-open': '5' } }))).toEqual({})
})
