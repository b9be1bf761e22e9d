// Creating jobs: the first goes alone, an answer is lost, the run is told to stop; one that dies: `simulation/crash-points.test.ts`.
import { describe, expect, test } from 'vitest'
import { day, entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import type { JobEnd } from '../support/job-ends.ts'
import {
  countMentions,
  countSendings,
  failCreation,
  findCreations,
  isCreation,
  listStates,
} from '../support/observe.ts'
import { listBoxes, tick } from '../support/ticking.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

const headline = 'Stopped: a job ended without a pull request.'

/** What becomes of the jobs one after the other; the last again and again. */
function stageOf(ends: readonly JobEnd[], pages = 5) {
  let jobs = 0
  const agent = () => ends[Math.min(jobs++, ends.length - 1)] ?? 'pull'
  return createStage({ feedback: pagesWithOneComplaint(pages), agent, inputs: { 'job-cost': '115 credits' } })
}

test('while the first job is at work, the issue shows it from the start, and no run creates another', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5), agent: () => ({ end: 'pull', after: 3 * hour }) })
  let shown: string | null = ''
  stage.clock.later(minute, () => {
    shown = stage.github.getIssue(1).body
  })
  expect(findCreations(await stage.run())).toHaveLength(1)
  expect(shown).toMatch(/^\*\*1 fix in progress/m)
  await stage.pass(hour)
  const [one, other] = await Promise.all([stage.run(), stage.run()])
  expect([...findCreations(one), ...findCreations(other)]).toEqual([])
  expect([one.code, one.log]).toEqual([0, expect.stringContaining('Jobs are created one at a time until one leads to')])
  expect(findCreations(await stage.runAfter(3 * hour))).toHaveLength(4)
})

type Stop = (stage: Stage) => unknown
const closed: Stop = (stage) => stage.github.closeIssue(1)
const paused: Stop = (stage) => tick(stage, 'pause')

test.each([
  ['closed while the first job is at work', 1, closed],
  ['closed while a batch of a proven project is created', 5, closed],
  ['told to pause by then', 5, paused],
] as const)('the issue %s: no further job is created', async (_, last, stop) => {
  const inputs = { 'max-jobs': '9', 'max-open': '9' }
  const stage = createStage({ feedback: pagesWithOneComplaint(9), inputs, proven: last > 1 })
  let sent = 0
  stage.service.intercept((request) => {
    if (isCreation(request) && ++sent === Math.min(3, last)) stop(stage)
    return undefined
  })
  const run = await stage.run()
  expect([run.code, findCreations(run).length]).toEqual([0, last])
  expect(run.log).toContain('No more jobs will be created. The tracking issue is closed or paused')
})

describe.each<[JobEnd, string]>([
  ['pushed', 'A job changed the documentation without a pull request, so nobody has reviewed the change.'],
  ['bad-link', 'A job returned a link that is not a pull request of this GitHub server.'],
])('a first job that ends as %s', (end, what) => {
  test('stops the creating, fails one run, and is on top of the issue until a person says to go on', async () => {
    const stage = stageOf([end, 'pull'])
    const first = await stage.run()
    expect([first.code, findCreations(first).length]).toEqual([1, 1])
    expect(first.failure).toContain(what)
    expect(first.issue).toContain(`**${headline}`)
    const second = await stage.runAfter(hour)
    expect([second.code, findCreations(second)]).toEqual([0, []])
    expect(second.issue).toContain(what)
    const third = await stage.run({ edited: tick(stage, 'go-on') })
    expect([third.code, findCreations(third).length, third.issue.includes(headline)]).toEqual([0, 4, false])
    expect(stage.readLedger()).not.toHaveProperty('canary')
    expect(stage.readLedger()).not.toHaveProperty('goneOn')
    if (end === 'pushed') await expect(renderGolden(first)).toMatchFileSnapshot('golden/canary-pushed.md')
  })
})

test('where the repository cannot be read, a first job without a pull request stops the creating too', async () => {
  const stage = stageOf(['no-change', 'pull'])
  stage.github.intercept(({ path }) => (/\/commits\?.*since=/.test(path) ? { status: 404 } : undefined))
  const run = await stage.run()
  expect([run.code, findCreations(run).length]).toEqual([1, 1])
  expect(run.failure).toContain('there was nothing to change, or the service pushes changes without one')
  expect(run.issue).toContain(`**${headline}`)
})

test('a first job that provably changed nothing is no reason to stop, and the next goes alone', async () => {
  const stage = stageOf(['no-change', 'pull'])
  const first = await stage.runAfter(hour)
  expect([first.code, findCreations(first).length, first.issue.includes(headline)]).toEqual([0, 1, false])
  expect(findCreations(await stage.runAfter(hour))).toHaveLength(4)
})

test('a bot’s commit to a file that only has a name like the page’s is no change by the job', async () => {
  const ends: JobEnd[] = ['pull', 'no-change']
  const agent = () => ends.shift() ?? 'pull'
  const stage = createStage({ feedback: [entry('a', '/a')], agent })
  await stage.run()
  stage.addFeedback([entry('b', '/x/4', { comment: 'The diagram of the cache is blurred.', age: 0 })])
  const bot = { author: 'bumper[bot]', committer: 'bumper[bot]' }
  stage.service.intercept((request) => {
    if (isCreation(request)) stage.github.commit('main', { 'README.md': 'New.\n' }, 'Bump', bot)
    return undefined
  })
  const run = await stage.run()
  expect([run.code, Object.values(listStates(stage)).flat().sort()]).toEqual([0, ['proposed', 'unchanged']])
  expect(stage.readLedger()).not.toHaveProperty('canary')
})

test('told twice to go on, runs go on, one job at a time', async () => {
  const stage = stageOf(['pushed'])
  const creations: number[] = []
  const codes: number[] = []
  for (let count = 0; count < 4; count++) {
    const box = listBoxes(stage.look().issue).find(({ kind }) => kind === 'go-on')
    const run = await stage.run(box === undefined ? {} : { edited: tick(stage, 'go-on') })
    creations.push(findCreations(run).length)
    codes.push(run.code)
    await stage.pass(hour)
  }
  expect([creations, codes]).toEqual([
    [1, 1, 1, 1],
    [1, 1, 0, 0],
  ])
})

test('a later job that pushes stops the creating too; one that changes nothing does not', async () => {
  const stage = stageOf(['pull', 'no-change', 'pushed', 'pull'], 3)
  const first = await stage.run()
  expect([first.code, first.failure]).toEqual([1, expect.stringContaining('nobody has reviewed the change')])
  expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'unchanged', 'unchanged'])
  stage.addFeedback(pagesWithOneComplaint(2, { from: 20, age: 0 }))
  expect(findCreations(await stage.runAfter(day))).toEqual([])
})

test('a commit that a pull request or a person brought is not the job’s', async () => {
  const stage = createStage({
    feedback: pagesWithOneComplaint(2),
    agent: (_, attempt) => ({ end: attempt === 1 ? 'no-change' : 'pull', after: 10 * minute }),
  })
  await stage.pass(hour)
  const running = stage.run()
  stage.github.commit('main', { 'docs/guide/page-01.md': 'By hand.\n' }, 'Edit', {
    author: 'grace',
    committer: 'grace',
  })
  expect((await running).code).toBe(0)
})

describe('no answer to a creation', () => {
  test('a job that was created all the same is adopted by its marker', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    failCreation(stage, 2, 'apply-then-reset')
    const first = await stage.run()
    expect([findCreations(first).length, first.failure]).toEqual([2, undefined])
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'uncertain'])
    const second = await stage.runAfter(hour)
    expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed', 'proposed'])
    expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1])
    expect(Object.values(countMentions(stage))).toEqual([1, 1, 1])
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/adopted.md')
  })

  test.each([
    ['a review sees it first', true, false],
    ['a sync lists it', false, false],
    ['its complaint waits, as the issue is closed', false, true],
  ])(
    'a pull request that comes after its fix was freed is linked in one comment: %s',
    async (_, isReviewed, isClosed) => {
      const agent = () => ({ end: 'pull', after: 3 * hour }) as const
      const inputs = { 'adopt-within': 'PT1H' }
      const stage = await startStage({ feedback: [entry('a', '/a')], agent, inputs, proven: true })
      stage.addFeedback([entry('b', '/b', { comment: 'No word about Windows.', age: 0 })])
      failCreation(stage, 1, 'apply-then-reset')
      const runs = [await stage.runAfter(hour)]
      if (isClosed) stage.github.closeIssue(1)
      runs.push(await stage.runAfter(2 * hour))
      expect(listStates(stage)['/b']).toEqual(isClosed ? ['freed'] : ['active', 'freed'])
      await stage.pass(2 * hour)
      if (isReviewed) expect((await stage.review(3, 'opened')).outcome?.kind).toBe('reviewed')
      if (isClosed) stage.github.reopenIssue(1)
      for (let count = 0; count < 2; count++) runs.push(await stage.runAfter(4 * hour))
      expect(listStates(stage)['/b']).toEqual(isClosed ? ['proposed'] : ['proposed', 'proposed'])
      expect(countMentions(stage)).toEqual(isClosed ? { 2: 1, 3: 1 } : { 2: 1, 3: 1, 4: 1 })
      expect(countSendings(...runs)).toEqual({ b: isClosed ? 1 : 2 })
    },
  )

  test('of the very first job: freed after adopt-within, and the project goes on', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    failCreation(stage, 1, { status: 500 })
    await stage.run()
    expect(findCreations(await stage.runAfter(23 * hour))).toEqual([])
    expect(findCreations(await stage.runAfter(2 * hour))).toHaveLength(2)
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['freed', 'proposed', 'proposed'])
  })
})

test('told to stop before anything is sent: the queue is not recorded without the groups that were to be sent', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3), inputs: { 'max-jobs': '1' }, proven: true })
  const stop = new AbortController()
  stage.github.intercept(({ path }) => void (path.endsWith('/git/trees') && stop.abort()))
  const first = await stage.run({ stop })
  expect([findCreations(first), stage.readLedger()]).toEqual([[], expect.objectContaining({ scans: {}, fixes: [] })])
})

test('told to stop: the job under way is recorded, no other is sent, and the next run settles what is left', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  const stop = new AbortController()
  let sent = 0
  let stopped = 0
  stage.service.intercept((request) => {
    if (!isCreation(request) || ++sent !== 3) return undefined
    stop.abort()
    stopped = stage.clock.now()
    return undefined
  })
  const first = await stage.run({ stop })
  expect(findCreations(first)).toHaveLength(3)
  expect(Object.values(listStates(stage)).flat().toSorted()).toEqual(['active', 'active', 'proposed'])
  expect([stage.clock.now() - stopped < minute, first.comments]).toEqual([true, []])
  const second = await stage.runAfter(hour)
  expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1, 1, 1])
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1, 1, 1])
})
