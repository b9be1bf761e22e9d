// A lost ledger is not a first run, whichever issue is named and however far back the branch was moved; no stranger’s line makes it one.
import { describe, expect, test } from 'vitest'
import { hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countSendings, findCreations, findWrites, listTips } from '../support/observe.ts'
import { createStage, ledgerBranch, type RunResult, type Stage, startStage } from '../support/virtual-world.ts'

const feedback = pagesWithOneComplaint(3)
const commitShown = (stage: Stage) => /commit=([0-9a-f]{40})/.exec(stage.look().issue)?.[1] ?? 'none'

async function startWithLedger() {
  const stage = createStage({ feedback })
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 3])
  const tips = listTips(stage)
  expect(tips.at(-1)).toBe(stage.github.branchTip(ledgerBranch))
  return { stage, first, tips }
}

/** A commit from before the tracking issue was recorded: the intent to create it is known, or not even that. */
function findEarly(stage: Stage, tips: readonly string[]) {
  const early = tips.filter((sha) => {
    stage.github.resetBranch('look', sha)
    const ledger = JSON.parse(stage.github.readFile('look', 'docs/ledger.json') ?? '{}')
    return ledger.tracking?.issue === undefined
  })
  stage.github.deleteBranch('look')
  return early
}

function expectRefused(run: RunResult, ...words: string[]) {
  for (const word of words) expect(run.failure).toContain(word)
  expect([run.report.end, findCreations(run), run.issues.length]).toEqual(['failed', [], 1])
}

describe('a ledger that is gone, while `tracking-issue` names another issue', () => {
  test.each([
    ['an empty one', () => ''],
    ['one with words of its own', () => 'Our notes.'],
    ['another project’s', (stage: Stage) => stage.look().issue.replace('project=docs', 'project=wiki')],
  ] as const)('%s: nothing is created, nothing is written, and the commit is named', async (_, bodyOf) => {
    const { stage, tips } = await startWithLedger()
    const shown = commitShown(stage)
    const body = bodyOf(stage)
    const other = stage.github.openIssue({ title: 'Feedback', body })
    stage.github.deleteBranch(ledgerBranch)
    for (const pause of [0, hour]) {
      await stage.pass(pause)
      const second = await stage.run({ inputs: { 'tracking-issue': String(other) } })
      expectRefused(second, 'is gone', shown, 'issues/1')
      expect([findWrites(second), stage.github.branchTip(ledgerBranch)]).toEqual([[], undefined])
      expect(stage.github.getIssue(other).body).toBe(body)
    }
    stage.github.resetBranch(ledgerBranch, tips.at(-1) ?? '')
    expect((await stage.run()).report.end).toBe('nothing-new')
  })

  // The issue that is named comes first, but its older number is not the one to restore.
  test('one with an old copy of our text: nothing is created, and the highest number that any issue shows is named', async () => {
    const { stage } = await startWithLedger()
    const shown = { commit: commitShown(stage), sequence: /ledger=(\d+)/.exec(stage.look().issue)?.[1] }
    const other = stage.github.openIssue({
      title: 'Feedback',
      body: stage.look().issue.replace(/ledger=\d+/, 'ledger=0'),
    })
    stage.github.deleteBranch(ledgerBranch)
    const second = await stage.run({ inputs: { 'tracking-issue': String(other) } })
    expectRefused(second, 'is gone', shown.commit, `shows number ${shown.sequence} `)
    expect(findWrites(second)).toEqual([])
  })

  test('and after the label was taken from the old issue on purpose, it starts over', async () => {
    const { stage } = await startWithLedger()
    const other = stage.github.openIssue({ title: 'Feedback' })
    stage.github.deleteBranch(ledgerBranch)
    stage.github.editIssue(1, { labels: [] })
    const second = await stage.run({ inputs: { 'tracking-issue': String(other) } })
    expect([second.failure, findCreations(second).length > 0]).toEqual([undefined, true])
  })
})

describe('a ledger that was rolled back to before the tracking issue', () => {
  test.each([
    ['at once', 0, false],
    ['while the intent’s lease lasts', 5 * minute, false],
    ['when the intent’s lease is over', hour, false],
    ['while `tracking-issue` names another issue', hour, true],
  ])('%s: nothing is created, and the commit is named', async (_, pause, isOther) => {
    const { stage, first, tips } = await startWithLedger()
    const shown = commitShown(stage)
    const inputs = isOther ? { 'tracking-issue': String(stage.github.openIssue({ title: 'Feedback' })) } : {}
    const early = findEarly(stage, tips)
    expect(early.length).toBeGreaterThan(0)
    for (const sha of early) {
      stage.github.resetBranch(ledgerBranch, sha)
      const second = await stage.runAfter(pause, { inputs })
      expectRefused(second, 'The ledger was rolled back to number', shown, 'issues/1')
      expect([findWrites(second), stage.github.branchTip(ledgerBranch)]).toEqual([[], sha])
    }
    stage.github.resetBranch(ledgerBranch, tips.at(-1) ?? '')
    const last = await stage.run()
    expect([last.failure, last.report.end]).toEqual([undefined, 'nothing-new'])
    expect(Object.values(countSendings(first, last))).toEqual(feedback.map(() => 1))
  })

  // The issue that the ledger knows is not looked at when another one is named.
  test('so it is when the issue was known by then already, while `tracking-issue` names another', async () => {
    const { stage, tips } = await startWithLedger()
    await stage.pass(hour)
    stage.addFeedback(pagesWithOneComplaint(2, { from: 50 }))
    const second = await stage.run()
    expect(findCreations(second)).toHaveLength(2)
    stage.github.resetBranch(ledgerBranch, tips.at(-1) ?? '')
    const other = stage.github.openIssue({ title: 'Feedback' })
    const third = await stage.run({ inputs: { 'tracking-issue': String(other) } })
    expect(findCreations(third)).toEqual([])
  })

  test('so it is where only other projects’ ledgers are left', async () => {
    const { stage } = await startWithLedger()
    const shown = commitShown(stage)
    stage.github.deleteBranch(ledgerBranch)
    const tip = stage.github.commitSigned(ledgerBranch, { 'wiki/ledger.json': '{}' })
    const second = await stage.run()
    expectRefused(second, 'is gone', shown)
    expect([findWrites(second), stage.github.branchTip(ledgerBranch)]).toEqual([[], tip])
  })
})

test('a number that a person raised in the issue’s hidden line is ignored, with a warning, and written again', async () => {
  const { stage, first } = await startWithLedger()
  const raise = (text: string) => text.replace(/ledger=\d+/, 'ledger=99')
  stage.github.editIssue(1, { body: raise(`${stage.github.getIssue(1).body}`) })
  stage.addFeedback(pagesWithOneComplaint(1, { from: 50 }))
  const second = await stage.runAfter(hour)
  expect([second.failure, findCreations(second).length]).toEqual([undefined, 1])
  expect(second.log).toContain('names ledger number 99')
  expect(second.issue).not.toContain('ledger=99')
  expect(Object.values(countSendings(first, second))).toEqual([...feedback, 1].map(() => 1))
})

describe('a ledger that was rolled back and went on from there', () => {
  /** Somebody puts the branch back by one publication of the issue; a review, or a run that still knew that commit, writes on. */
  async function regrow() {
    const { stage } = await startWithLedger()
    const early = stage.github.branchTip(ledgerBranch) ?? ''
    const { sequence } = stage.readLedger()
    stage.github.closePull(2)
    await stage.runAfter(hour)
    const newest = stage.github.branchTip(ledgerBranch) ?? ''
    const shown = commitShown(stage)
    stage.github.resetBranch(ledgerBranch, early)
    const ledger = stage.readLedger()
    for (let more = 1; more <= 5; more++) {
      const text = JSON.stringify({ ...ledger, sequence: sequence + more })
      stage.github.commitSigned(ledgerBranch, { 'docs/ledger.json': text })
    }
    return { stage, shown, newest }
  }

  test('is noticed although its number has caught up', async () => {
    const { stage, shown, newest } = await regrow()
    stage.addFeedback(pagesWithOneComplaint(2, { from: 50 }))
    const second = await stage.runAfter(hour)
    expectRefused(second, 'was rolled back, and has continued from there to number', shown)
    stage.github.resetBranch(ledgerBranch, newest)
    expect((await stage.run()).failure).toBeUndefined()
  })

  test('one that only other projects have moved is no such', async () => {
    const { stage } = await startWithLedger()
    for (let count = 0; count < 40; count++) stage.github.commitSigned(ledgerBranch, { 'wiki/ledger.json': `${count}` })
    expect((await stage.runAfter(hour)).failure).toBeUndefined()
  })
})

test('a lost ledger is noticed although the tracking issue’s text was cleared too', async () => {
  const { stage } = await startWithLedger()
  stage.github.deleteBranch(ledgerBranch)
  stage.github.editIssue(1, { body: '' })
  const second = await stage.run()
  expect(second.failure).toMatch(/text was cleared\. Nothing was created/)
  expect([findCreations(second), findWrites(second)]).toEqual([[], []])
})

test('so is one whose file GitHub does not show, though its branch is there', async () => {
  const { stage } = await startWithLedger()
  const isFile = ({ path }: { path: string }) => path.includes('/contents/docs/ledger.json')
  const mend = stage.github.intercept((request) => (isFile(request) ? { status: 404 } : undefined))
  expectRefused(await stage.runAfter(hour), 'is gone')
  mend()
  expect((await stage.run()).report.end).toBe('nothing-new')
})

const foreign = 'f'.repeat(40)
const line = (sequence: number, commit: string) =>
  `<!-- feedback-to-fix project=docs ledger=${sequence} commit=${commit} nonce=aaaa -->`
const shown = (stage: Stage) => /ledger=(\d+) commit=([0-9a-f]{40})/.exec(stage.github.getIssue(1).body ?? '') ?? []

/** An issue of a stranger's, named in `tracking-issue`, with whatever he wrote. */
function createHarness(body: string) {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), inputs: { 'tracking-issue': '1' } })
  stage.github.openIssue({ title: 'Feedback', body })
  return stage
}

/** GitHub's record of where the ledger's branch was: it knows the branch's own moves, and nothing of forks. */
function recordActivity(stage: Stage) {
  const tips = listTips(stage)
  const body = tips.map((after, index) => ({ before: tips[index - 1] ?? '0'.repeat(40), after, ref: ledgerBranch }))
  stage.github.intercept(({ path }) => (path.includes('/activity?') ? { status: 200, body } : undefined))
}

/** He sees our line, and puts one above it. */
const putAbove = (stage: Stage, text: string) =>
  stage.github.editIssue(1, { body: `${text}\n\n${stage.github.getIssue(1).body}` })

/** A commit of his fork, which GitHub shows as if it were the repository's. */
function forkLedger(stage: Stage, sequence: number): string {
  const sha = stage.github.commit('fork', { 'docs/ledger.json': JSON.stringify({ sequence, project: 'docs' }) })
  stage.github.deleteBranch('fork')
  return sha
}

test('a line that was there before the first run is ignored', async () => {
  const stage = createHarness(`${line(999, foreign)}\n\nPlease push my commit.`)
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 2])
  expect(first.log).toContain(
    `names ledger number 999 at commit ${foreign}, which this ledger never reached; it is ignored.`,
  )
  const second = await stage.runAfter(hour)
  expect([second.failure, second.log.includes('ignored')]).toEqual([undefined, false])
})

describe('a stranger’s line above ours', () => {
  const texts: [string, (stage: Stage) => string][] = [
    ['names a commit that nobody knows', () => line(999, foreign)],
    ['names our commit with another number', (stage) => line(999, shown(stage)[2] ?? '')],
    ['names a commit of a fork', (stage) => line(999, forkLedger(stage, 999))],
    ['says that the ledger went on from elsewhere', (stage) => line(Number(shown(stage)[1]), foreign)],
    ['comes with many more', () => Array.from({ length: 30 }, (_, index) => line(999 + index, foreign)).join('\n')],
  ]
  test.each(texts)('that %s is ignored', async (_, build) => {
    const stage = createHarness('')
    await stage.run()
    recordActivity(stage)
    await stage.pass(hour)
    putAbove(stage, build(stage))
    stage.addFeedback(pagesWithOneComplaint(1, { from: 50 }))
    const second = await stage.run()
    expect([second.failure, findCreations(second).length]).toEqual([undefined, 1])
    expect(second.log).toContain('which this ledger never reached; it is ignored.')
    expect(stage.github.getIssue(1).body).not.toContain('999')
  })

  test('that names a commit of a fork stops the run where GitHub does not tell, and is not proposed', async () => {
    const stage = createHarness('')
    await stage.run()
    await stage.pass(hour)
    const fork = forkLedger(stage, 999)
    putAbove(stage, line(999, fork))
    const second = await stage.run()
    expect(second.failure).toContain('shows number 999. Nothing was created')
    expect(second.failure).not.toContain(fork)
  })
})

const lose = async (withActivity: boolean) => {
  const stage = createHarness('Our notes.')
  await stage.run()
  if (withActivity) recordActivity(stage)
  const [, , commit = 'none'] = shown(stage)
  stage.github.deleteBranch(ledgerBranch)
  await stage.pass(hour)
  return { stage, commit }
}

test.each([
  ['with its commit, which GitHub knows the branch to have held', true],
  ['without a commit, where GitHub does not tell', false],
])('a ledger that is lost is noticed on a stranger’s issue too, %s', async (_, withActivity) => {
  const { stage, commit } = await lose(withActivity)
  const second = await stage.run()
  expect(second.failure).toContain('The ledger is gone')
  expect([second.failure?.includes(commit), findCreations(second), findWrites(second)]).toEqual([withActivity, [], []])
})

test('in an issue of our own, a commit that the branch never held stops the run, and is not proposed', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2) })
  recordActivity(stage)
  await stage.pass(hour)
  putAbove(stage, line(999, foreign))
  const second = await stage.run()
  expect([second.failure?.includes('shows number 999. '), second.failure?.includes(foreign)]).toEqual([true, false])
})
