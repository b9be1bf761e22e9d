// One tracking issue, never a second; one comment per update, never a second.
import { describe, expect, test } from 'vitest'
import { entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countMentions, findCreations } from '../support/observe.ts'
import { tick } from '../support/ticking.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

const createsIssue = ({ method, path }: { method: string; path: string }) => method === 'POST' && /\/issues$/.test(path)

describe('creating it', () => {
  test('one whose answer was lost, and whose text somebody then cleared, is found by its title and drawn again', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    stage.github.failOnce(createsIssue, 'apply-then-reset')
    await stage.run()
    stage.github.editIssue(1, { body: '' })
    const second = await stage.runAfter(30 * minute)
    expect([second.code, findCreations(second).length, second.requests.some(createsIssue)]).toEqual([0, 2, false])
    expect(stage.look().issues.map(({ number }) => number)).toEqual([1])
    expect(second.issue).toContain('## Action needed')
  })

  test('a tick on one whose answer was lost is obeyed, whatever becomes of the text before the next run', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    stage.github.failOnce(createsIssue, 'apply-then-reset')
    await stage.run()
    stage.github.setPermission('lead', 'write')
    const { body } = stage.github.getIssue(1)
    const paused = await stage.run({ edited: tick(stage, 'pause', { by: 'lead' }) })
    expect([paused.failure, findCreations(paused)]).toEqual([undefined, []])
    stage.github.editIssue(1, { body: body ?? '' }, 'lead')
    const next = await stage.runAfter(hour)
    expect([findCreations(next), stage.look().issues.length, next.issue?.includes('resume')]).toEqual([[], 1, true])
  })

  test('nobody else’s issue is taken for it', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1) })
    const body = '<!-- feedback-to-fix project=docs ledger=99 commit= nonce=x -->\n\nForged.'
    const forged = stage.github.openIssue({ title: 'Forged', body, labels: ['feedback-to-fix'] }, 'stranger')
    const first = await stage.run()
    expect([first.failure, stage.github.getIssue(forged).body]).toEqual([undefined, body])
  })

  test.each([
    ['disabled issues', '/issues', 410, 'Enable issues', [0, 1]],
    ['a token that may not', '/issues', 403, '`permissions: { contents: write, issues: write', [0, 1]],
    ['a first comment that is refused', '/comments', 403, 'rule forbids it', [1, 0]],
  ])('%s: the run fails with the remedy, and the next one goes on at once', async (_, end, status, remedy, sent) => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1) })
    stage.github.failOnce(({ method, path }) => method === 'POST' && path.endsWith(end), { status })
    const runs = [await stage.run(), await stage.run()]
    expect(runs.map((run) => findCreations(run).length)).toEqual(sent)
    expect([runs[0]?.failure, runs[1]?.comments.length]).toEqual([expect.stringContaining(remedy), 1])
  })

  test.each([
    ['that no issue has', '12', /^Issue 12 was not found: it was deleted .*Name another issue in `tracking-issue`/],
    ['of another’s issue', '1', /^Issue 1 is the tracking issue of another project\. Name another .*needs its own/],
  ])('a number %s in `tracking-issue` fails the run before any job, naming the input', async (_, number, said) => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1), inputs: { 'tracking-issue': number } })
    const body = `<!-- feedback-to-fix project=wiki ledger=7 commit=${'a'.repeat(40)} nonce=n -->\n\nOf the wiki.`
    stage.github.openIssue({ title: 'Reader feedback → fixes', body })
    const run = await stage.run()
    expect([run.code, findCreations(run), stage.github.getIssue(1).body]).toEqual([1, [], body])
    expect(run.failure).toMatch(said)
  })

  test('without anything to send, no issue is created', async () => {
    const stage = createStage({ feedback: [entry('p', '/a', { comment: 'Great page, thanks!', helpful: true })] })
    const first = await stage.run()
    expect([first.failure, first.issues]).toEqual([undefined, []])
  })
})

test('a closed issue means pause: nothing is created, open fixes are followed, the body says so; reopened goes on', async () => {
  const agent = () => ({ end: 'pull', after: hour }) as const
  const stage = await startStage({ feedback: pagesWithOneComplaint(2), agent, inputs: { 'max-jobs': '1' } })
  stage.github.closeIssue(1)
  const second = await stage.runAfter(2 * hour)
  expect([second.failure, findCreations(second), countMentions(stage)]).toEqual([undefined, [], { 2: 1 }])
  expect(second.issue).toMatch(/paused/i)
  expect(second.summary).toContain('1 group queued. What is queued waits for people: see the tracking issue.')
  await expect(renderGolden(second)).toMatchFileSnapshot('golden/paused.md')
  stage.github.reopenIssue(1)
  const third = await stage.runAfter(hour)
  expect([findCreations(third).length, third.issue.match(/paused/i)]).toEqual([1, null])
})

test.each<[what: string, remove: (github: Stage['github']) => void]>([
  ['deleted', (github) => github.deleteIssue(1)],
  ['transferred', (github) => github.transferIssue(1, 'https://api.github.com/repositories/9/issues/4')],
])('an issue that was %s: the run fails with the remedy, and creates nothing', async (word, remove) => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2), inputs: { 'max-jobs': '1' } })
  remove(stage.github)
  const second = await stage.run()
  expect([second.failure, findCreations(second)]).toEqual([expect.stringContaining('tracking-issue'), []])
  expect(second.failure).toContain(word)
  const other = stage.github.openIssue({ title: 'Feedback' })
  const third = await stage.run({ inputs: { 'tracking-issue': String(other) } })
  expect([third.failure, findCreations(third).length]).toEqual([undefined, 1])
  expect((await stage.run({ inputs: { 'tracking-issue': String(other) } })).failure).toBeUndefined()
})

test('in an issue that a person opened, people’s own text stays', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2) })
  const notes = 'Our notes: look here on Mondays.'
  const number = stage.github.openIssue({ title: 'Feedback', body: notes })
  const inputs = { 'tracking-issue': String(number) }
  for (let round = 0; round < 3; round++) {
    expect((await stage.run({ inputs })).failure).toBeUndefined()
    await stage.pass(hour)
  }
  const body = stage.github.getIssue(number).body ?? ''
  expect(body.startsWith(`${notes}\n\n<!-- feedback-to-fix`)).toBe(true)
  expect(body.match(/<!-- feedback-to-fix project/g)).toHaveLength(1)
  expect(stage.look().issues.map((issue) => [issue.number, issue.labels])).toEqual([
    [number, [{ name: 'feedback-to-fix' }]],
  ])
  expect(stage.github.listComments(number)).toHaveLength(1)
  // Another is named: the text of ours there gives way to where it went.
  const other = stage.github.openIssue({ title: 'Feedback, too' })
  const before = stage.github.getIssue(number).body ?? ''
  const edited = { number, body: before, before, editor: 'lead' }
  await stage.run({ edited, inputs: { 'tracking-issue': String(other) } })
  expect(stage.github.getIssue(number).body).toBe(before)
  await stage.run({ inputs: { 'tracking-issue': String(other) } })
  const [left = '', ours] = (stage.github.getIssue(number).body ?? '').split(/ -->\n\n/)
  expect(left.startsWith(`${notes}\n\n<!-- feedback-to-fix project=docs `)).toBe(true)
  expect(ours).toMatch(
    /^> The feedback of this project is now tracked in \[issue \d\]\(\S+\/issues\/\d\)\. .* no effect\.$/,
  )
  expect(stage.github.getIssue(other).body).toContain('## Action needed')
})

test('where people’s own text leaves no room, the log says what to do, and the text stays', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), inputs: { 'tracking-issue': '1' } })
  const notes = 'Our notes. '.repeat(5_900)
  stage.github.openIssue({ title: 'Feedback', body: notes })
  const run = await stage.run()
  expect([run.code, stage.github.getIssue(1).body]).toEqual([0, notes])
  expect(run.log).toContain('shorten the text above it, which leaves no room')
})

test('what a person writes above our text stays, in our own issue too', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2) })
  const { issue } = await stage.run()
  stage.github.editIssue(1, { body: `Ask Ana first.\n\n${issue}` })
  stage.github.mergePull(2)
  await stage.runAfter(hour)
  const { body } = stage.github.getIssue(1)
  expect(body).toMatch(/^Ask Ana first\.\n\n<!-- feedback-to-fix/)
  expect(body).toMatch(/^- merged /m)
})

test('a body that was cleared or edited is written again', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2) })
  const { issue } = await stage.run()
  for (const body of ['', 'Something else', null]) {
    stage.github.editIssue(1, { body })
    expect((await stage.runAfter(hour)).failure).toBeUndefined()
    expect(stage.look().issue.split('## Action needed')[1]).toContain(issue.split('## Action needed')[1]?.slice(0, 300))
  }
  expect(stage.look().issues).toHaveLength(1)
})
