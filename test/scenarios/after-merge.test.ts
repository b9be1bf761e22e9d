// After the merge: complaints and votes are counted on, a complaint that comes back names the change that did not help.
import { describe, expect, test } from 'vitest'
import { day, downvote, entry, hour, minute } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countGitHubRequests, countSendings, findWrites, listStates, movesBranch } from '../support/observe.ts'
import { createStage, startStage } from '../support/virtual-world.ts'

const complain = (id: string, age: number, page = '/a') =>
  entry(id, page, { comment: 'The install command fails with an error on Windows.', age })
/** Complaints before, so many; all in much the same words. */
const complaints = (count: number) =>
  Array.from({ length: count }, (_, index) => complain(`e${index}`, (index + 1) * day))
const upvote = (id: string, page: string, age: number) => entry(id, page, { comment: null, helpful: true, age })

/** A fix for six complaints of /a, merged after a day as pull request 2. */
async function mergeOne(inputs: Record<string, string> = {}) {
  const votes = [1, 2, 3, 4, 5, 6].map((age) => downvote(`d${age}`, '/a', age * day))
  const oldest = upvote('oldest', '/b', 20 * day)
  const stage = await startStage({
    feedback: [...complaints(6), ...votes, oldest],
    inputs: { 'max-age': 'P28D', ...inputs },
  })
  await stage.pass(day)
  // Left while the pull request is open: it belongs to the time before the merge.
  stage.addFeedback([complain('while-open', -day + minute)])
  await stage.pass(hour)
  stage.github.mergePull(2)
  await stage.runAfter(hour)
  return stage
}

describe('after a merge', () => {
  test('complaints are counted once, however often runs see them', async () => {
    const stage = await mergeOne()
    stage.addFeedback([
      complain('after', -3 * day),
      complain('elsewhere', -3 * day, '/b'),
      entry('other', '/a', { comment: 'Which cipher suites does the webhook proxy accept?', age: -3 * day }),
    ])
    await stage.pass(3 * day)
    for (let run = 0; run < 4; run++) {
      await stage.run()
      await stage.pass(run % 2 === 0 ? hour : 2 * day)
    }
    const { merged } = stage.readLedger()
    expect(Object.keys(merged[0].later).toSorted()).toEqual(['after', 'other', 'while-open'])
  })

  test('the report says what became of it, and the list what to set to resolved', async () => {
    const stage = await mergeOne()
    const late = await stage.runAfter(20 * day)
    expect(late.report.merged).toMatchObject([
      {
        prLink: 'https://github.com/acme/docs/pull/2',
        pages: ['/a'],
        complaints: { before: 7, after: 0, verdict: 'fewer' },
        toResolve: ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'],
      },
    ])
    expect(late.issue).toContain('Complaints there: 7 in the 20 days before, 0 in the 20 days since; **fewer** (')
    expect(late.issue).toMatch(/```\ne0\ne1\ne2\ne3\ne4\ne5\n```/)
  })

  test('what people have resolved leaves the list with the next full scan', async () => {
    const stage = await mergeOne()
    for (let index = 0; index < 6; index++)
      stage.service.change((service) => service.setEntryStatus(`e${index}`, 'resolved'))
    expect((await stage.runAfter(hour)).report.merged[0]?.toResolve).toHaveLength(6)
    expect((await stage.runAfter(8 * day)).report.merged[0]?.toResolve).toEqual([])
  })
})

test('a complaint that comes back gets a new fix, which names the old one to the agent and to people', async () => {
  const stage = await mergeOne()
  expect(listStates(stage)['/a']).toEqual(['proposed', 'merged'])
  // The one from before the merge was sent again, as ever; it says nothing of the merged change.
  stage.github.mergePull(3)
  await stage.pass(day)
  stage.addFeedback([complain('again', -2 * day), complain('and-again', -2 * day)])
  const run = await stage.runAfter(day)
  expect(countSendings(run)).toEqual({ again: 1, 'and-again': 1 })
  const [fix] = stage.readLedger().fixes
  const pull = 'https://github.com/acme/docs/pull/3'
  expect(fix.returns).toEqual({ fixId: fix.returns.fixId, prLink: pull })
  expect(run.report.fixes[0]?.returns).toEqual(fix.returns)
  expect(run.report.clusters[0]?.prompt).toContain(`An earlier change, pull request 3 (${pull}), was meant to fix this`)
  await expect(renderGolden(run)).toMatchFileSnapshot('golden/complaint-returns.md')
})

describe('a reminder', () => {
  const waits = (inputs: Record<string, string> = {}) =>
    createStage({ feedback: [complain('e1', day), complain('e2', day, '/b')], inputs })

  test('names every pull request that is due in one comment, once', async () => {
    const stage = waits()
    await stage.run()
    expect((await stage.runAfter(13 * day)).comments).toHaveLength(1)
    const due = await stage.runAfter(day)
    expect(due.comments).toHaveLength(2)
    expect(due.comments[1]).toMatch(/2 pull requests still open/)
    expect([2, 3].map((number) => due.comments[1]?.includes(`/pull/${number})`))).toEqual([true, true])
    for (let run = 0; run < 3; run++) {
      expect((await stage.runAfter(14 * day)).comments).toHaveLength(2)
    }
    await expect(renderGolden(due)).toMatchFileSnapshot('golden/reminder.md')
  })

  test.each(['0', 'PT0S'])('with remind-after: %s there are none', async (never) => {
    const stage = waits({ 'remind-after': never })
    await stage.run()
    expect((await stage.runAfter(30 * day)).comments).toHaveLength(1)
  })
})

describe('silence', () => {
  test('is reported by the run after it, with what it covers', async () => {
    const stage = createStage({ feedback: [complain('e1', day)] })
    for (let run = 0; run < 3; run++) {
      await stage.run()
      await stage.pass(day)
    }
    expect((await stage.run()).report.gap).toBeNull()
    stage.addFeedback([complain('meanwhile', -4 * day, '/b')])
    const run = await stage.runAfter(9 * day)
    expect(run.report.gap).toMatchObject({ covered: null })
    expect(countSendings(run)).toEqual({ meanwhile: 1 })
    for (const text of [run.log, run.summary, run.issue]) expect(text).toContain('No run collected feedback for 9 days')
    const next = await stage.runAfter(day)
    const told = [next.log, next.issue].map((text) => text.includes('No run collected'))
    expect([next.report.gap, ...told]).toEqual([null, false, true])
    await stage.pass(9 * day)
  })

  test('longer than max-age is reported with what it missed', async () => {
    const stage = await startStage({ feedback: [complain('e1', day)], inputs: { 'max-age': 'P7D' } })
    stage.addFeedback([complain('lost', -2 * day, '/b'), complain('found', -8 * day, '/c')])
    const run = await stage.runAfter(12 * day)
    expect(countSendings(run)).toEqual({ found: 1 })
    expect(run.report.gap?.covered).toMatch(/^2026-11-28T05:/)
    expect(run.summary).toContain('was missed, because `max-age` goes back no further')
  })

  test('an idle run notes itself once a day', async () => {
    const stage = await startStage({ feedback: [complain('e1', day)] })
    const idle = await stage.runAfter(hour)
    expect([findWrites(idle), countGitHubRequests(idle)]).toEqual([[], 3])
    expect(findWrites(await stage.runAfter(day)).filter(movesBranch)).toHaveLength(1)
    expect(stage.readLedger().lastRun.at).toBeGreaterThan(Date.parse('2026-11-24T06:00:00Z'))
  })
})
