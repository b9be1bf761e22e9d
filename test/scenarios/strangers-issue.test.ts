// A tracking issue that a stranger opened: a hidden line of his own stops no run, and no commit of his is proposed.
import { describe, expect, test } from 'vitest'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { findCreations, findWrites, listTips } from '../support/observe.ts'
import { createStage, ledgerBranch, type Stage, startStage } from '../support/virtual-world.ts'

const foreign = 'f'.repeat(40)
const line = (sequence: number, commit: string) =>
  `<!-- feedback-to-fix project=docs ledger=${sequence} commit=${commit} nonce=aaaa -->`
const shown = (stage: Stage) => /ledger=(\d+) commit=([0-9a-f]{40})/.exec(stage.github.getIssue(1).body ?? '') ?? []

/** An issue of a stranger's, named in `tracking-issue`, with whatever he wrote. */
function createHouse(body: string) {
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

test('from the first run on', async () => {
  const stage = createHouse(`${line(999, foreign)}\n\nPlease push my commit.`)
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 2])
  expect(first.log).toContain(
    `names ledger number 999 at commit ${foreign}, which this ledger never reached; it is ignored.`,
  )
  const second = await stage.runAfter(hour)
  expect([second.failure, second.log.includes('ignored')]).toEqual([undefined, false])
})

describe('a line above ours', () => {
  const texts: [string, (stage: Stage) => string][] = [
    ['names a commit that nobody knows', () => line(999, foreign)],
    ['names our commit with another number', (stage) => line(999, shown(stage)[2] ?? '')],
    ['names a commit of a fork', (stage) => line(999, forkLedger(stage, 999))],
    ['says that the ledger went on from elsewhere', (stage) => line(Number(shown(stage)[1]), foreign)],
    ['comes with many more', () => Array.from({ length: 30 }, (_, index) => line(999 + index, foreign)).join('\n')],
  ]
  test.each(texts)('that %s is ignored', async (_, build) => {
    const stage = createHouse('')
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
    const stage = createHouse('')
    await stage.run()
    await stage.pass(hour)
    const fork = forkLedger(stage, 999)
    putAbove(stage, line(999, fork))
    const second = await stage.run()
    expect(second.failure).toContain('shows number 999. Nothing was created')
    expect(second.failure).not.toContain(fork)
  })
})

describe('a ledger that is lost all the same', () => {
  const lose = async (withActivity: boolean) => {
    const stage = createHouse('Our notes.')
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
  ])('is noticed, %s', async (_, withActivity) => {
    const { stage, commit } = await lose(withActivity)
    const second = await stage.run()
    expect(second.failure).toContain('The ledger is gone')
    expect([second.failure?.includes(commit), findCreations(second), findWrites(second)]).toEqual([
      withActivity,
      [],
      [],
    ])
  })
})

test('in an issue of our own, a commit that the branch never held stops the run, and is not proposed', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2) })
  recordActivity(stage)
  await stage.pass(hour)
  putAbove(stage, line(999, foreign))
  const second = await stage.run()
  expect([second.failure?.includes('shows number 999. '), second.failure?.includes(foreign)]).toEqual([true, false])
})
