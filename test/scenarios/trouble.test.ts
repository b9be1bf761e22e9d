// Runs that fail for the same reason again and again are told on the tracking issue, until one does not.
import { expect, test } from 'vitest'
import { day, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { findCreations } from '../support/observe.ts'
import { tick } from '../support/ticking.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'

const alert = '> [!CAUTION]'
const late = (from: number) => pagesWithOneComplaint(1, { from })
const expired = { status: 401, body: { error: 'No such key' } }

/** A project that went well, and whose next day brings new feedback. */
async function createHarness(): Promise<Stage> {
  const stage = createStage({ feedback: pagesWithOneComplaint(2) })
  expect((await stage.run()).failure).toBeUndefined()
  stage.github.mergePull(2)
  await stage.pass(day)
  stage.addFeedback(late(50))
  return stage
}

const listCommits = ({ requests }: RunResult) => requests.filter(({ path }) => path.endsWith('/git/commits'))
const listEdits = ({ requests }: RunResult) =>
  requests.filter(({ method, path }) => method === 'PATCH' && /\/issues\/\d+$/.test(path))

test('a key that the service refuses is reported from the second run on, first of all, and cleared by the next good one', async () => {
  const stage = await createHarness()
  let refuses = true
  stage.service.intercept(() => (refuses ? expired : undefined))
  const runs: RunResult[] = []
  for (let count = 0; count < 3; count++) {
    runs.push(await stage.run())
    await stage.pass(day)
  }
  expect(runs.map(({ code, issue }) => [code, issue.includes(alert)])).toEqual([
    [1, false],
    [1, true],
    [1, true],
  ])
  expect(runs.map((run) => [listCommits(run).length, listEdits(run).length])).toEqual([
    // What became of known pull requests is recorded and shown with the failure.
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  const [, second, third] = runs
  expect(second?.issue).toMatch(/^<!-- [^\n]* -->\n\n\*\*The last 2 runs failed\. /)
  expect(second?.issue).toMatch(/^## Problems\n\n> \[!CAUTION\]\n> \*\*The last 2 runs failed for the same reason/m)
  expect(third?.issue).toContain('The last 3 runs failed for the same reason, the first on 24 Nov 2026')
  expect(third?.issue).toContain('Check that `api-key` is an admin key of the project')
  expect(third?.issue).toContain('](https://github.com/acme/docs/actions/runs/77)')
  await expect(renderGolden(second as RunResult)).toMatchFileSnapshot('golden/trouble-told.md')

  const answering = await stage.run({ edited: tick(stage, 'pause') })
  expect([answering.code, answering.issue.includes(alert)]).toEqual([0, true])
  refuses = false
  tick(stage, 'resume')
  const good = await stage.run()
  expect([good.failure, good.issue.includes(alert), findCreations(good).length]).toEqual([undefined, false, 1])
  const quiet = await stage.runAfter(day / 2)
  expect([stage.readLedger().trouble, listEdits(quiet)]).toEqual([undefined, []])
})

test.each<[what: string, breakIt: (stage: Stage) => unknown, said: string]>([
  ['a service that cannot be reached', ({ service }) => service.intercept(() => 'refuse'), 'service cannot be reached'],
  ['a comment that GitHub refuses', ({ github }) => github.lockIssue(1), 'that every run makes (status 403).'],
  [
    'a comment that meets a secondary limit',
    ({ github }) =>
      github.intercept(({ method, path }) =>
        method === 'POST' && path.endsWith('/comments')
          ? { status: 403, body: { message: 'You have exceeded a secondary rate limit' } }
          : undefined,
      ),
    'rate limit is used up',
  ],
])('%s', async (_, breakIt, said) => {
  const stage = await createHarness()
  breakIt(stage)
  const runs = [await stage.run(), await stage.runAfter(day)]
  expect(runs.map(({ code, issue }) => [code, issue.includes(alert)].join())).toEqual(['1,false', '1,true'])
  expect(runs[1]?.issue).toContain(said)
})

test.each([
  ['the ledger may not be written', (path: string) => path.includes('/git/'), 1, day],
  ['the issue may not be written', (path: string) => /\/issues\/1$/.test(path), 1, 0],
])('%s: the first error is still reported, and nothing else fails because of it', async (_, isRefused, code, pause) => {
  const stage = await createHarness()
  await stage.run()
  const release = stage.service.intercept(() => expired)
  stage.github.intercept(({ method, path }) => (method !== 'GET' && isRefused(path) ? { status: 403 } : undefined))
  const runs = [await stage.runAfter(hour), await stage.runAfter(hour), await stage.runAfter(hour)]
  expect(runs.map(({ failure }) => failure?.includes('401'))).toEqual([true, true, true])
  expect(runs.map(({ issue }) => issue.includes(alert))).toEqual([false, false, false])
  release()
  expect((await stage.runAfter(pause)).code).toBe(code)
})
