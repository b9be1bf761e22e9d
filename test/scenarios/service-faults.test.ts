// The service says no, says nothing, or asks to wait: no entry is lost, none is sent twice while its job may be alive.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { canaryEmail } from '../support/canaries.ts'
import { day, entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import {
  countMentions,
  countSendings,
  failCreation,
  findCreations,
  isCreation,
  listStates,
} from '../support/observe.ts'
import { createStage, type Stage, type StageOptions, startStage } from '../support/virtual-world.ts'

test('429 ends the creating of this run, and no run creates before Retry-After is over', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(7) })
  failCreation(stage, 2, { status: 429, headers: { 'retry-after': '7200' } })
  const first = await stage.run()
  expect([first.failure, findCreations(first).length, first.report.end]).toEqual([undefined, 2, 'partly-done'])
  expect(first.summary).toContain(
    '6 groups queued. Running and queued work continues in a later run. The service’s rate limit was reached; job creation resumes after',
  )
  const second = await stage.runAfter(hour)
  expect([second.failure, findCreations(second)]).toEqual([undefined, []])
  const third = await stage.runAfter(hour)
  expect(findCreations(third)).toHaveLength(4)
  expect(Object.values(countSendings(first, third))).toEqual([1, 1, 1, 1, 1])
  expect(third.summary).toContain('2 groups queued. What is queued waits for people: see the tracking issue.\n')
})

test('refused prompts end as failed fixes, and three in a row end the creating of this run', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  stage.service.intercept((request) => (isCreation(request) ? { status: 422 } : undefined))
  const first = await stage.run()
  expect([findCreations(first).length, first.failure]).toEqual([3, undefined])
  expect(Object.values(listStates(stage)).flat()).toEqual(['failed', 'failed', 'failed'])
  expect(first.log).toContain('rejected 3 prompts in a row')
  await expect(renderGolden(first)).toMatchFileSnapshot('golden/refused-prompts.md')
})

test('a key that is refused on a job’s retrieval fails the run, and the next one with a good key goes on', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2) })
  const release = stage.service.intercept(({ path }) => (path.includes('/job/') ? { status: 401 } : undefined))
  const first = await stage.run()
  expect([findCreations(first).length, first.failure]).toEqual([1, expect.stringContaining('api-key')])
  release()
  await stage.runAfter(hour)
  await stage.runAfter(hour)
  expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed'])
  expect(Object.values(countMentions(stage))).toEqual([1, 1])
})

describe('a service that refuses to create jobs', () => {
  const told = 'The service is refusing to create jobs (status '
  const refuse = (stage: Stage, status: number, error = 'Scripted') =>
    stage.service.intercept((request) => (isCreation(request) ? { status, body: { error } } : undefined))

  test.each([
    [401, 'is an admin key'],
    [402, 'credits are used up'],
    [403, 'GitHub app installed'],
    [404, 'with its path prefix'],
    [405, 'Check `base-url`'],
    [409, 'Ask the operator of the service'],
    [308, 'Redirects are never followed'],
  ])('%i: nothing was created, which the issue tells until a run succeeds', async (status, remedy) => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    const release = refuse(stage, status)
    for (const times of [1, 2]) {
      const { code, failure, issue, requests } = await stage.run()
      expect([code, failure]).toEqual([1, expect.stringContaining(remedy)])
      expect(findCreations({ requests })).toHaveLength(1)
      expect(listStates(stage)).toEqual({})
      expect(stage.readLedger().trouble).toMatchObject({ code: 'creation-refused', status, times })
      const head = times === 1 ? 'Since 2\\d Nov 2026, ' : 'The last 2 runs failed '
      expect(issue).toMatch(new RegExp(`## Problems\n\n> \\[!CAUTION\\]\n> \\*\\*${head}.*\\(status ${status}\\)`))
      await stage.pass(hour)
    }
    release()
    const good = await stage.run()
    expect([good.code, findCreations(good).length]).toEqual([0, 2])
    expect(stage.readLedger().trouble).toBeUndefined()
    expect(good.issue).not.toContain(told)
  })

  test('after some were created: those are followed, and the run fails all the same', async () => {
    const sign = (one: FeedbackEntry) => ({ ...one, comment: `${one.comment} Write to ${canaryEmail}` })
    const stage = createStage({ feedback: pagesWithOneComplaint(4).map(sign) })
    failCreation(stage, 3, { status: 402 })
    const first = await stage.run()
    expect([first.code, first.report.end, findCreations(first).length]).toEqual([1, 'failed', 3])
    const { clusters, entries } = first.report
    expect(clusters.map(({ prompt, decision }) => [decision, prompt !== null])).toEqual([
      ...[
        ['dispatched', true],
        ['dispatched', true],
      ],
      ...[
        ['deferred', false],
        ['deferred', false],
      ],
    ])
    expect(entries.redactions.emails).toBe(2)
    expect(first.summary).toContain('Personal details and secrets redacted: 2')
    expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed'])
    expect([first.summary, first.issue, first.log]).toEqual(
      Array(3).fill(expect.stringContaining('credits are used up')),
    )
    expect(first.issue).toContain(told)
    const second = await stage.run()
    expect([findCreations(second).length, second.issue.includes(told)]).toEqual([2, false])
  })

  test.each<[what: string, status: number, isShown: boolean, options: StageOptions]>([
    ['a private repository', 422, true, { private: true }],
    ['a public one', 422, false, {}],
    ['a public one, if they are about the project', 402, true, {}],
    ['a public one that shows quotes', 422, false, { inputs: { quotes: 'always' } }],
    ['a private one that shows none', 422, false, { private: true, inputs: { quotes: 'never' } }],
  ])('its words stand in the summary of %s (%i: %s)', async (_, status, isShown, options) => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1), ...options })
    const words = 'Monthly allowance exhausted'
    refuse(stage, status, words)
    const { summary, ...others } = await stage.run()
    const elsewhere = JSON.stringify([others, stage.readLedger()])
    expect([summary.includes(words), elsewhere.includes(words)]).toEqual([isShown, false])
  })
})

describe('first contact', () => {
  test('when the first job cannot be retrieved, no other is created, and the run fails naming job-path', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    const inputs = { 'job-path': '/v2/jobs/{id}' }
    const countTries = ({ requests }: typeof first) =>
      requests.filter(({ path }) => path.startsWith('/v2/jobs/')).length
    const first = await stage.run({ inputs })
    expect([findCreations(first).length, first.failure]).toEqual([1, expect.stringContaining('job-path')])
    const second = await stage.runAfter(hour, { inputs })
    expect([findCreations(second).length, second.failure]).toEqual([0, expect.stringContaining('job-path')])
    expect([first, second].map(countTries)).toEqual([3, 3])
    const third = await stage.runAfter(hour)
    expect([findCreations(third).length, third.failure]).toEqual([2, undefined])
  })

  test.each([404, 403])(
    'later, a job that cannot be read (%i) is polled on, and given up after seven days',
    async (status) => {
      const stage = await startStage({ feedback: [entry('a', '/a')] })
      stage.addFeedback([entry('b', '/b', { comment: 'The diagram of the cache is blurred.', age: 0 })])
      stage.service.intercept(({ path }) => (path.includes('/job/') ? { status } : undefined))
      const first = await stage.run()
      expect(listStates(stage)).toMatchObject({ '/b': ['active'] })
      expect(first.log.split(`/b (1 complaint): unreadable. The service returned ${status}`)).toHaveLength(2)
      expect((await stage.runAfter(hour)).summary).toContain('`/b` · unreadable')
      const release = stage.service.intercept(() => ({ status: 403 }))
      expect((await stage.runAfter(8 * day)).code).toBe(1)
      expect(listStates(stage)).toMatchObject({ '/b': ['active'] })
      release()
      await stage.run()
      expect(listStates(stage)).toMatchObject({ '/b': ['given-up'] })
    },
  )
})
