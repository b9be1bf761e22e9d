// Limits: of a run, of an hour, of open fixes, of a month.
import { expect, test } from 'vitest'
import { day, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { countSendings, findCreations, listDecisions, listStates } from '../support/observe.ts'
import { createStage, type RunResult, startStage } from '../support/virtual-world.ts'

const isOpen = ({ state }: { state: string }) => ['submitting', 'active', 'uncertain', 'proposed'].includes(state)

test('with the defaults and 12 pages waiting, never more than 5 fixes are open', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(12) })
  let maxOpen = 0
  const count = () => {
    const open = (stage.readLedger()?.fixes ?? []).filter(isOpen).length
    maxOpen = Math.max(maxOpen, open)
  }
  stage.service.intercept(() => void count())
  const runs: RunResult[] = []
  for (let round = 0; round < 7; round++) {
    runs.push(await stage.run())
    count()
    const waiting = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of waiting.slice(0, 3)) stage.github.mergePull(issue.number)
    await stage.pass(day)
  }
  expect(maxOpen).toBe(5)
  expect(runs.every((run) => run.failure === undefined)).toBe(true)
  const sendings = countSendings(...runs)
  expect([Object.keys(sendings).length, Math.max(...Object.values(sendings))]).toEqual([12, 1])
  expect(Object.values(listStates(stage)).flat()).toEqual(Array.from({ length: 12 }, () => 'merged'))
})

test('a limit that a run did not get to is not the reason', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3), inputs: { wait: 'PT1M', 'max-jobs': '2' } })
  const { issue } = await stage.run()
  expect(issue.match(/ · jobs are created one at a time until one leads to a pull request$/gm)).toHaveLength(2)
})

test('the log counts all jobs that are left to the next run, as the issue does', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), inputs: { wait: 'PT1M' }, agent: () => 'never' })
  await stage.run({ inputs: { 'max-jobs': '1' } })
  const { log, issue } = await stage.runAfter(2 * day)
  expect(log.match(/^.*(?= are still running)/gm)).toEqual(['2 jobs', '2 jobs'])
  expect(issue).toContain('**1 job may be stuck. 2 fixes in progress.**')
})

const inputs = { 'max-jobs-per-month': '3', 'job-cost': '0.5 USD', 'max-open': '20' }

test('creating stops at the limit, visibly and without an error, and resumes in the next month', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5), inputs })
  const first = await stage.run()
  expect([first.code, first.failure, findCreations(first).length]).toEqual([0, undefined, 3])
  expect(Object.values(listDecisions(first)).filter((decision) => decision === 'deferred')).toHaveLength(2)
  expect(first.log).toContain('`max-jobs-per-month` (3) reached; job creation resumes on 1 Dec 2026.')
  expect(first.summary).toContain('This run created 3 jobs, about 1.5 USD.')
  expect(first.summary).toContain('So far: 3 of up to 3 jobs in Nov 2026, about 1.5 USD.')
  const still = await stage.runAfter(6 * day)
  expect(findCreations(still)).toEqual([])
  expect(still.issue).toContain('> `max-jobs-per-month` (3) reached; job creation resumes on')
  expect(still.issue).toContain('So far: 3 of up to 3 jobs in Nov 2026, about 1.5 USD.')
  const december = await stage.runAfter(2 * day)
  expect(findCreations(december)).toHaveLength(2)
  expect(stage.readLedger().jobsPerMonth).toEqual({ '2026-11': 3, '2026-12': 2 })
  expect(december.issue).not.toContain('max-jobs-per-month')
})

test('a dry run says what it would create, what that costs, and what the month has cost', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2), inputs })
  stage.addFeedback(pagesWithOneComplaint(3, { from: 10, age: 0 }))
  const dry = await stage.runAfter(hour, { inputs: { 'dry-run': 'true' } })
  expect(dry.log).toContain('Dry run: a real run would create 1 job, about 0.5 USD.')
  const so = 'So far: 2 of up to 3 jobs in Nov 2026, about 1.0 USD.'
  expect(dry.summary).toContain(
    `as of the last run.\n\nAt most 3 jobs, about 1.5 USD a month (\`max-jobs-per-month\`). ${so}`,
  )
})

test('a run that ends in December names the month of its jobs, as the issue does', async () => {
  const run = await createStage({ feedback: pagesWithOneComplaint(1), inputs }).runAfter(7 * day + 18.7 * hour)
  for (const text of [run.summary, run.issue]) expect(text).toContain('So far: 1 of up to 3 jobs in Nov 2026')
})

test('two runs at once keep the limit between them', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(8), inputs: { ...inputs, 'max-jobs-per-month': '4' } })
  await stage.run({ inputs: { 'max-jobs': '1' } })
  await stage.pass(hour)
  const runs = await Promise.all([stage.run(), stage.run()])
  expect(runs.map(({ failure }) => failure)).toEqual([undefined, undefined])
  expect(runs.flatMap(findCreations)).toHaveLength(3)
  expect(stage.readLedger().jobsPerMonth).toEqual({ '2026-11': 4 })
  expect(stage.look().issue).toContain('**4 pull requests to review. 4 groups queued.**')
})
