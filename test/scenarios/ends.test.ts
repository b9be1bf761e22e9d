// How jobs end, and what becomes of their fixes.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Fix } from '../../src/ledger/ledger.ts'
import { version } from '../../src/version.ts'
import { day, downvote, entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import type { JobEnd } from '../support/job-ends.ts'
import { countMentions, countSendings, findCreations, listDecisions, listStates } from '../support/observe.ts'
import { tick } from '../support/ticking.ts'
import type { InputTexts } from '../support/virtual-inputs.ts'
import { createStage, startStage } from '../support/virtual-world.ts'

const [bad, good] = ['/guide/bad', '/guide/good']

test('a pull request that is merged before its job is read does not await review', async () => {
  const stage = createStage({ feedback: [entry('a', '/a')] })
  stage.service.intercept(({ path }) => {
    const open = path.includes('/job/') ? stage.github.listPulls().filter((pull) => pull.mergeCommit === null) : []
    for (const { issue } of open) stage.github.mergePull(issue.number)
    return undefined
  })
  const run = await stage.run()
  expect([listStates(stage), run.comments.length]).toEqual([{ '/a': ['merged'] }, 1])
  expect(run.issue).toContain('**All caught up.**')
})

describe('failed', () => {
  test('entries of a failed job are new again, sent once more, and given up after max-attempts', async () => {
    const feedback = [entry('bad', bad), entry('good1', `${good}/1`, { comment: 'No word about Windows.' })]
    const stage = createStage({ proven: true, feedback, agent: (page) => (page === bad ? 'failed' : 'pull') })
    const first = await stage.run()
    expect(listStates(stage)).toEqual({ [bad]: ['failed'], [`${good}/1`]: ['proposed'] })
    expect([first.report.end, first.outputs.numbers['jobs-failed']]).toEqual(['partly-done', 1])
    stage.addFeedback([entry('good2', `${good}/2`, { comment: 'The diagram of the cache is blurred.', age: 0 })])
    const second = await stage.runAfter(hour, { inputs: { 'fail-on': 'job-failure' } })
    expect(listStates(stage)[bad]).toEqual(['given-up', 'failed'])
    expect([second.code, second.outputs.numbers['jobs-failed']]).toEqual([1, 1])
    expect(second.summary).toMatch(/^- Failed jobs: 1$/m)
    expect(countSendings(first, second)).toMatchObject({ bad: 2 })
    expect(second.comments.at(-1)).toContain('Given up')
    expect(second.issue.match(/\*\*(Failed|Given up)\*\* on/g)).toEqual(['**Given up** on'])
    const fix = second.report.fixes.find(({ pages }) => pages.some((page) => page === bad))
    expect(fix).toMatchObject({ state: 'given-up', attempt: 2, reason: 'The agent reported an error.' })
    expect(Date.parse(fix?.since ?? '')).toBeGreaterThan(Date.parse(fix?.at ?? ''))
    const { actionVersion, runUrl, endedAt } = second.report
    expect([actionVersion, runUrl]).toEqual([version, 'https://github.com/acme/docs/actions/runs/77'])
    expect(Date.parse(endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(fix?.since ?? ''))
    const third = await stage.runAfter(day)
    expect([findCreations(third).length, third.comments.length]).toEqual([0, 2])
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/failed-twice.md')
  })

  test('what failed as often as a lowered max-attempts allows is given up in the plan, under one key', async () => {
    const feedback = [entry('bad', bad), entry('good1', `${good}/1`, { comment: 'No word about Windows.' })]
    const stage = createStage({ proven: true, feedback, agent: (page) => (page === bad ? 'failed' : 'pull') })
    const first = await stage.run()
    const key = first.report.clusters.find(({ entryIds }) => entryIds.includes('bad'))?.key
    const { report } = await stage.runAfter(hour, { inputs: { 'max-attempts': '1' } })
    expect(report.clusters).toMatchObject([{ key: `${key}-spent`, decision: 'given-up', entryIds: ['bad'] }])
  })

  test.each([
    ['done', []],
    ['partly-done', ['more']],
  ])('what is given up as a run ends is not queued beside that: %s, as %j came since', async (end, more) => {
    const isSlow = (page: string, attempt: number) => page === '/two' || attempt === 2
    const stage = await startStage({
      ...{ proven: true, feedback: [entry('bad', bad), entry('one', '/one', { comment: 'No word about Windows.' })] },
      agent: (page, nth) => ({ end: page === bad ? 'failed' : 'pull', after: isSlow(page, nth) ? 3 * hour : minute }),
    })
    stage.addFeedback([entry('two', '/two', { comment: 'The diagram of the cache is blurred.', age: 0 })])
    await stage.runAfter(hour)
    stage.addFeedback(more.map((id) => entry(id, bad, { comment: 'Which region is the default?', age: 0 })))
    const { report, issue } = await stage.runAfter(4 * hour)
    const left = more.map((id) => ({ decision: 'deferred', entryIds: [id] }))
    expect(report).toMatchObject({ end, clusters: [...left, { decision: 'given-up', entryIds: ['bad'] }] })
    expect(issue).toContain('**Given up** on')
    expect(/with (\d) complaint/.exec(issue)?.[1]).toBe(more.length > 0 ? '1' : undefined)
  })

  test('failures of a run in which no job succeeded do not count, and the next run sends one first', async () => {
    let broken = true
    const stage = createStage({
      proven: true,
      feedback: pagesWithOneComplaint(3),
      agent: () => (broken ? 'failed' : 'pull'),
    })
    const sent: number[] = []
    for (let round = 0; round < 3; round++) {
      const { summary, issue, requests } = await stage.run()
      sent.push(findCreations({ requests }).length)
      expect(summary.match(/· sent · failed · job `.*\n.*\n {2}The agent reported an error\./g)).toHaveLength(
        sent.at(-1) ?? 0,
      )
      expect(issue).toContain('\n\n**The last jobs to finish all failed')
      expect(issue).toContain(
        '## Problems\n\n**The last jobs to finish all failed, so the next run will send a single job first.** The reasons are listed below',
      )
      await stage.pass(hour)
    }
    expect(sent).toEqual([3, 1, 1])
    expect(stage.readLedger()).toMatchObject({ attempts: {}, probeFirst: true })
    broken = false
    const last = await stage.run()
    expect(findCreations(last)).toHaveLength(3)
    const proposed = Object.values(listStates(stage)).map(([newest]) => newest)
    expect(proposed).toEqual(['proposed', 'proposed', 'proposed'])
  })
})

test('a job that is at work when the wait ends is finished by the next run', async () => {
  const agent = () => ({ end: 'pull', after: 2 * hour }) as const
  const stage = createStage({ proven: true, feedback: [entry('a', bad)], agent })
  const first = await stage.run()
  expect([first.report.end, first.comments, listStates(stage)]).toEqual(['partly-done', [], { [bad]: ['active'] }])
  const second = await stage.runAfter(2 * hour)
  expect([second.report.end, countMentions(stage), findCreations(second)]).toEqual(['done', { 2: 1 }, []])
})

test('a page of a declined pull request becomes free; reopened, it holds its page again, and is not told of twice', async () => {
  const stage = await startStage({ proven: true, feedback: [entry('a', bad)] })
  const topics = stage.readLedger().fixes[0].topics
  await stage.pass(hour)
  await stage.review(2, 'opened')
  stage.github.closePull(2)
  const second = await stage.runAfter(hour)
  expect([listStates(stage), listDecisions(second)]).toEqual([{ [bad]: ['declined'] }, {}])
  stage.addFeedback([entry('b', bad, { comment: 'The upload of a file breaks on Windows.', age: 0 })])
  stage.github.reopenPull(2)
  await stage.review(2, 'reopened')
  expect(stage.readLedger()).toMatchObject({
    fixes: [{ state: 'proposed', topics }],
    declined: [],
    outcomes: { declined: 0 },
  })
  stage.github.closePull(2)
  await stage.review(2, 'closed')
  stage.github.reopenPull(2)
  const third = await stage.runAfter(hour)
  expect(listDecisions(third)).toEqual({ [bad]: 'open-fix' })
  expect(third.issue).toContain('**1 pull request to review')
  expect(countMentions(stage)).toEqual({ 2: 1 })
  stage.github.mergePull(2)
  await stage.runAfter(hour)
  expect(listStates(stage)).toMatchObject({ [bad]: [expect.anything(), 'merged'] })
})

test('reopened beside a newer fix of its page: both are to be reviewed, and neither gets company', async () => {
  const stage = await startStage({ proven: true, feedback: [entry('a', bad)] })
  stage.github.closePull(2)
  stage.addFeedback([entry('b', bad, { comment: 'The upload of a file breaks on Windows.', age: 0 })])
  await stage.runAfter(hour)
  stage.github.reopenPull(2)
  stage.addFeedback([entry('c', bad, { comment: 'The diagram of the cache is blurred.', age: 0 })])
  const both = await stage.runAfter(hour)
  expect(both.issue).toContain('**2 pull requests to review. 1 group queued.**')
  stage.github.mergePull(3)
  const one = await stage.runAfter(hour)
  expect([both, one].map(listDecisions)).toEqual([{ [bad]: 'open-fix' }, { [bad]: 'open-fix' }])
  stage.github.closePull(2)
  expect(listDecisions(await stage.runAfter(hour))).toEqual({ [bad]: 'dispatched' })
  expect(countMentions(stage)).toEqual({ 2: 1, 3: 1, 4: 1 })
})

test('reopened before its complaints are sent again: they wait for it, and its merge settles them', async () => {
  const stage = await startStage({ proven: true, feedback: [entry('a', bad)] })
  stage.github.closePull(2)
  await stage.runAfter(hour)
  tick(stage, 'retry')
  stage.github.reopenPull(2)
  const waiting = await stage.runAfter(hour)
  expect([listStates(stage), listDecisions(waiting)]).toEqual([{ [bad]: ['proposed'] }, { [bad]: 'open-fix' }])
  stage.github.mergePull(2)
  expect([listDecisions(await stage.runAfter(hour)), listStates(stage)]).toEqual([{}, { [bad]: ['merged'] }])
})

test.each<[string, boolean, number, number, ('unchanged' | 'archived')?]>([
  ['the next run', false, 0, hour],
  ['the next run, where the job was archived', false, 0, hour, 'archived'],
  ['the next run, where its complaints, sent again, wait for it', true, 0, hour],
  ['a run a day later', false, 20 * hour, day],
  ['a run a week later', false, 2 * day, 6 * day],
])('a link that comes after the second look is seen by %s', async (_, isRetried, quiet, pause, end = 'unchanged') => {
  const agent = (page: string) => (page === bad ? 'pull' : 'no-change')
  const stage = createStage({ proven: true, feedback: [entry('a', bad), entry('b', good)], agent })
  const unveil = stage.service.intercept(({ path }) => {
    const id = path.split('/job/')[1]
    const status = end === 'archived' ? end : 'completed'
    return id === undefined ? undefined : { status: 200, body: { id, status, prLink: null } }
  })
  const first = await stage.run()
  expect([listStates(stage), first.comments]).toEqual([{ [bad]: [end], [good]: [end] }, []])
  if (quiet > 0) await stage.runAfter(quiet)
  unveil()
  if (isRetried)
    tick(stage, 'retry', { target: stage.readLedger().fixes.find(({ pages }: Fix) => pages[0] === bad).id })
  const others = [await stage.runAfter(pause), await stage.runAfter(hour)]
  expect([listStates(stage), countMentions(stage)]).toEqual([{ [bad]: ['proposed'], [good]: [end] }, { 2: 1 }])
  expect(others.map(({ requests }) => requests.filter(({ path }) => path.includes('/job/')).length)).toEqual([2, 0])
  expect(others.map(listDecisions)).toEqual(Array(2).fill(isRetried ? { [bad]: 'open-fix' } : {}))
  expect(others[1]?.issue).toContain('1 pull request to review.')
  expect(others[1]?.issue).not.toContain('Close this pull request')
})

test('a link that is none, and repositories of elsewhere, leave nothing in the ledger that is not theirs to leave', async () => {
  const stage = createStage({ proven: true, feedback: [entry('a', bad)], agent: () => 'never' })
  const prLink = `https://jane.canary@example.org/${['ghp', 'canary0123456789abcdefghij'].join('_')}\u202e\n${'x'.repeat(9000)}`
  stage.service.intercept(({ method, path }) => {
    if (method !== 'GET' || !path.includes('/job/')) return undefined
    const source = { repository: 'https://evil.example/acme/elsewhere', ref: 'main' }
    return { status: 200, body: { id: path.split('/').at(-1), status: 'completed', prLink, source } }
  })
  const { requests, report } = await stage.run()
  const [fix] = stage.readLedger().fixes
  expect(fix).toMatchObject({
    state: 'unchanged',
    rejectedLink: expect.stringMatching(/^https:\/\/\[email\]\/\[secret\] x+…$/),
  })
  expect(fix.rejectedLink.length).toBeLessThanOrEqual(200)
  expect(stage.readLedger().repositories).not.toHaveProperty(['acme/elsewhere'])
  expect(JSON.stringify([requests, report])).not.toMatch(/canary(?!\\*")/)
})

const told = 'ended without a pull request in the last 30 days</summary>\n\nThere are three possible reasons'

test('until thirty days have passed, however much else ends meanwhile', async () => {
  let jobs = 0
  const inputs = { 'max-open': '1', 'max-jobs': '10' }
  const agent = (): JobEnd => (++jobs === 1 ? 'no-change' : 'archived')
  const stage = createStage({ proven: true, feedback: pagesWithOneComplaint(1), agent, inputs })
  const first = await stage.run()
  expect([first.failure, first.issue.includes(`<summary>1 job ${told}`)]).toEqual([undefined, true])
  expect(first.issue).toMatch(/^- `[^`]+` · job `job-1` · 23 Nov 2026$/m)
  const shown: boolean[] = []
  const days = [1, 2, 8, 15, 22, 29, 30, 31]
  for (const [index, today] of days.entries()) {
    stage.addFeedback(pagesWithOneComplaint(2, { from: 100 + 2 * today }))
    await stage.pass((today - (days[index - 1] ?? 0)) * day)
    // It takes no place among those that `max-open` allows.
    const run = await stage.run()
    expect(findCreations(run)).toHaveLength(1)
    shown.push(run.issue.includes(told))
  }
  expect(shown).toEqual(days.map((today) => today < 30))
})

describe('a declined topic', () => {
  const complain = (id: string, age: number) =>
    entry(id, '/a', { comment: 'The install command fails with an error.', age })

  test('waits, and gets a job once three new entries have come since', async () => {
    const stage = await startStage({ feedback: [complain('e1', day)] })
    stage.github.closePull(2)
    await stage.pass(hour)
    stage.addFeedback([complain('e2', -hour), complain('e3', -hour)])
    const second = await stage.runAfter(hour)
    expect([listDecisions(second), findCreations(second)]).toEqual([{ '/a': 'declined' }, []])
    expect(second.summary).toContain('**Done.** Nothing is left until new feedback comes in.')
    expect(findCreations(await stage.runAfter(day))).toEqual([])
    stage.addFeedback([complain('e4', -2 * hour)])
    expect(countSendings(await stage.runAfter(hour))).toEqual({ e2: 1, e3: 1, e4: 1 })
    expect(listStates(stage)).toEqual({ '/a': ['proposed', 'declined'] })
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/declined-topic.md')
  })

  test('leaves other topics of its page free', async () => {
    const stage = await startStage({ feedback: [complain('e1', day)] })
    stage.github.closePull(2)
    stage.addFeedback([
      complain('e2', -hour),
      entry('w', '/a', { comment: 'No word about Windows paths here.', age: -hour }),
    ])
    const run = await stage.runAfter(2 * hour)
    expect(countSendings(run)).toEqual({ w: 1 })
    expect(run.log).toContain('Sending /a (1 complaint): 1 of 2 complaints; overall: 2 readers on one page')
  })
})

describe('nothing to send', () => {
  const vote = downvote('v', '/a')
  const silent = entry('v', '/a', { source: 'thumbs_only', comment: null })
  test.each<[string, FeedbackEntry[], InputTexts, string | undefined]>([
    ['no feedback', [], { 'max-age': '1h' }, 'The export contains no feedback within `max-age` (1h) with'],
    ['all too old', [entry('a', '/a')], { 'max-age': '90' }, '`max-age` (90 seconds) leaves out all that was read'],
    ['no page in scope', [entry('a', '/a')], { include: '/b' }, 'all that was read (1 entry), on pages such as `/a`.'],
    [
      'some too old',
      [entry('a', '/a'), { ...vote, path: '/b' }],
      { include: '/b', 'max-age': '2h' },
      'leave out 1 of 2 entries',
    ],
    ['votes', [vote, { ...vote, id: 'w' }], {}, 'All entries are votes; set'],
    ['votes without a word', [silent], { 'min-votes': '1' }, 'All entries are votes; no vote says “not helpful”.'],
    ['votes beside others', [entry('a', '/b'), vote], { exclude: '/b' }, 'Everything except votes was filtered out;'],
    ['filtered out', [entry('a', '/a', { comment: 'Thanks!', helpful: true })], {}, undefined],
  ])('%s: the first run says why, and the next, which reads less, does not', async (_, feedback, inputs, hint) => {
    const stage = createStage({ feedback, inputs })
    const [first, next] = [await stage.run(), await stage.runAfter(hour)]
    const told = [first, next].map(({ log }) => /^::warning::(.*)$/m.exec(log)?.[1])
    expect(told).toEqual([hint && expect.stringContaining(hint), undefined])
    expect(first.summary).toContain(hint ?? 'filtered out')
  })

  test('a project that ran before is told too, once, when no page is in its scope any more', async () => {
    const stage = await startStage({ feedback: [entry('a', '/a')] })
    const runs = [
      await stage.run({ inputs: { include: '/b' } }),
      await stage.runAfter(8 * day, { inputs: { include: '/b' } }),
    ]
    expect(runs.map(({ log }) => log.includes('leave out all that was read'))).toEqual([true, false])
  })

  test('votes that wait are news', async () => {
    const stage = createStage({ feedback: [vote], inputs: { 'min-votes': '1', approve: 'true' } })
    const ends = [await stage.run(), await stage.runAfter(hour)].map(({ summary, report }) => [report.end, summary])
    const waits = expect.stringContaining('**Finished for now:** 1 group queued')
    expect(ends).toEqual([
      ['partly-done', waits],
      ['partly-done', waits],
    ])
  })
})
