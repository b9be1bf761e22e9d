// The monthly limit: what it holds back waits in plain sight, over runs and runs at once, until the next month.
import { expect, test } from 'vitest'
import { day, entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { failCreation, findCreations, listDecisions } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const inputs = { 'max-jobs-per-month': '3', 'job-cost': '0.5 USD', 'max-open': '20' }

test('creating stops at the limit, visibly and without an error, and resumes in the next month', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5), inputs })
  const first = await stage.run()
  expect([first.code, first.failure, findCreations(first).length]).toEqual([0, undefined, 3])
  expect(Object.values(listDecisions(first)).filter((decision) => decision === 'deferred')).toHaveLength(2)
  expect(first.log).toContain('`max-jobs-per-month` (3) reached; job creation resumes on 1 Dec 2026.')
  expect(first.summary).toContain('This run created 3 jobs, about 1.5 USD.')
  expect(first.summary).toContain('So far: 3 of up to 3 jobs in Nov 2026, about 1.5 USD.')
  await stage.pass(6 * day)
  const still = await stage.run()
  expect(findCreations(still)).toEqual([])
  expect(still.issue).toContain('The monthly job limit is reached: `max-jobs-per-month` (3).')
  expect(still.issue).toContain('So far: 3 of up to 3 jobs in Nov 2026, about 1.5 USD.')
  await stage.pass(2 * day)
  const december = await stage.run()
  expect(findCreations(december)).toHaveLength(2)
  expect(stage.readLedger().jobsPerMonth).toEqual({ '2026-11': 3, '2026-12': 2 })
  expect(december.issue).not.toContain('max-jobs-per-month')
})

test('a dry run says what it would create, what that costs, and what the month has cost', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), inputs })
  await stage.run()
  stage.addFeedback(pagesWithOneComplaint(3, { from: 10, age: 0 }))
  await stage.pass(hour)
  const dry = await stage.run({ inputs: { 'dry-run': 'true' } })
  expect(dry.log).toContain('Dry run: a real run would create 1 job, about 0.5 USD.')
  const so = 'So far: 2 of up to 3 jobs in Nov 2026, about 1.0 USD.'
  expect(dry.summary).toContain(`At most 3 jobs, about 1.5 USD a month (\`max-jobs-per-month\`). ${so}`)
})

test('two runs at once keep the limit between them', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(8), inputs: { ...inputs, 'max-jobs-per-month': '4' } })
  await stage.run({ inputs: { 'max-jobs': '1' } })
  await stage.pass(hour)
  const runs = await Promise.all([stage.run(), stage.run()])
  expect(runs.map(({ failure }) => failure)).toEqual([undefined, undefined])
  expect(runs.flatMap(findCreations)).toHaveLength(3)
  expect(stage.readLedger().jobsPerMonth).toEqual({ '2026-11': 4 })
})

test('what the service provably did not accept is not counted', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), inputs })
  failCreation(stage, 2, { status: 429 })
  await stage.run()
  expect(stage.readLedger().jobsPerMonth).toEqual({ '2026-11': 1 })
})

test('a limit that is lowered under what was created stops creating', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3), inputs })
  await stage.run()
  stage.addFeedback([entry('new', '/new', { age: 0 })])
  await stage.pass(hour)
  const lowered = await stage.run({ inputs: { 'max-jobs-per-month': '1' } })
  expect([lowered.code, findCreations(lowered).length]).toEqual([0, 0])
  await stage.pass(hour)
  expect(findCreations(await stage.run({ inputs: { 'max-jobs-per-month': '0' } }))).toHaveLength(1)
})
