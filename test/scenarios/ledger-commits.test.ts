// Commits on the ledger's branch that this Action did not make: a sync and a review stop, until they are undone or a person confirms them.
import { beforeEach, describe, expect, test } from 'vitest'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { findWrites, movesBranch } from '../support/observe.ts'
import { createStage, ledgerBranch, type Stage } from '../support/virtual-world.ts'

const agent = 'docs-agent[bot]'
const readme = { 'README.md': 'Edited.' }

/** The ledger as somebody would have it who wants the agent's pull requests to pass: it knows of none of them. */
function tamper({ readLedger }: Stage) {
  const ledger = readLedger()
  return { 'docs/ledger.json': JSON.stringify({ ...ledger, sequence: ledger.sequence + 1, fixes: [] }) }
}

const reviewOf = async (stage: Stage, token: 'review' | 'app' = 'review') => {
  const { outcome, failure, requests } = await stage.review(2, 'synchronize', {}, { token })
  return { verdict: outcome?.kind === 'reviewed' ? outcome.verdict : outcome?.kind, failure, requests }
}

async function begin(token: 'sync' | 'app' | 'personal' = 'sync', isPrivate = false) {
  const stage = createStage({ feedback: pagesWithOneComplaint(3), token, private: isPrivate })
  expect((await stage.run()).failure).toBeUndefined()
  stage.addFeedback(pagesWithOneComplaint(2, { from: 50 }))
  await stage.pass(hour)
  return stage
}

let stage: Stage
beforeEach(async () => {
  stage = await begin()
})

/** Both ways in. @returns the message */
async function expectStopped(...words: string[]): Promise<string> {
  const tip = stage.github.branchTip(ledgerBranch) ?? ''
  const run = await stage.run()
  const review = await reviewOf(stage)
  for (const { failure } of [run, review])
    for (const word of [tip, 'which this Action did not make', ...words]) expect(failure).toContain(word)
  expect([run.code, findWrites(run), findWrites(review), review.verdict]).toEqual([1, [], [], undefined])
  expect(stage.github.branchTip(ledgerBranch)).toBe(tip)
  return run.failure ?? ''
}

describe('stop', () => {
  test.each([
    ['an ordinary push by the agent', { author: agent }, `names \`${agent}\` as its author, without a signature`],
    ['one in our name, without a signature', {}, 'names `github-actions[bot]` as its author, without a signature'],
    ['a commit that the agent makes by the API', { author: agent, committer: 'web-flow' }, `is by \`${agent}\``],
    ['a push by a person', { author: 'writer' }, 'names `writer` as its author, without a signature'],
    ['an edit by a person who may only read', { author: 'reader', committer: 'web-flow' }, 'is by `reader`'],
  ])('%s; the branch can be put back by the command in the message', async (_, by, words) => {
    stage.github.setPermission('writer', 'write')
    const ours = stage.github.branchTip(ledgerBranch) ?? ''
    stage.github.commit(ledgerBranch, tamper(stage), 'ledger 9 of docs\n\nrun 1a_1 [skip ci]', by)
    const failure = await expectStopped(words)
    expect(failure).toContain(`git push --force origin ${ours}:refs/heads/${ledgerBranch}`)
    stage.github.resetBranch(ledgerBranch, ours)
    expect([(await reviewOf(stage)).verdict, (await stage.run()).code]).toEqual(['look', 0])
  })

  test('a removed ledger, and a push in the middle of a run, on which nothing is built', async () => {
    stage.github.commit(ledgerBranch, { 'docs/ledger.json': null }, '', { author: agent })
    expect((await reviewOf(stage)).failure).toContain('which this Action did not make')
    stage = await begin()
    stage.github.intercept((request) => {
      const by = { author: agent }
      if (movesBranch(request)) stage.github.commit(ledgerBranch, tamper(stage), '', by)
      return undefined
    })
    expect((await stage.run()).failure).toContain(`names \`${agent}\``)
    expect(stage.readLedger().fixes).toEqual([])
  })
})

describe('go on after', () => {
  test('a person with write access confirmed it by an edit on GitHub’s pages', async () => {
    stage.github.setPermission('writer', 'write')
    stage.github.commit(ledgerBranch, readme, '', { author: 'writer' })
    expect(await expectStopped()).toContain(`https://github.com/acme/docs/edit/${ledgerBranch}/README.md`)
    stage.github.commitSigned(ledgerBranch, { 'README.md': 'Confirmed.' }, '', 'writer')
    expect([(await reviewOf(stage)).verdict, (await stage.run()).code]).toEqual(['look', 0])
  })

  test('a run died after it moved the branch, before it wrote the issue', async () => {
    let moves = 0
    await stage.run({
      dieAt: ({ method, path }) => (movesBranch({ method, path }) && ++moves === 2 ? 'after' : undefined),
    })
    expect(stage.look().issue).not.toContain(stage.github.branchTip(ledgerBranch))
    await stage.pass(hour)
    expect([(await reviewOf(stage)).verdict, (await stage.run()).code]).toEqual(['look', 0])
  })
})

test('a branch that is not ours from its first commit stops no review where the project has no ledger', async () => {
  stage = createStage({ feedback: [] })
  stage.github.commit(ledgerBranch, readme, '', { author: 'writer' })
  const ordinary = stage.github.openPull({ head: 'typo', title: 'Fix a typo', author: 'writer' })
  const { outcome, failure } = await stage.review(ordinary, 'opened')
  expect([outcome?.kind, failure]).toEqual(['foreign', undefined])
})

describe('a token that is another', () => {
  test('of the sync’s own: a review that may not read the tracking issue stops', async () => {
    stage = await begin('app', true)
    const { failure } = await stage.review(2, 'synchronize', {}, { token: 'dependabot' })
    expect(failure).toContain('which this Action did not make')
  })

  test.each([
    ['app', 'docs-fixes[bot]', true],
    ['personal', 'owner', false],
  ] as const)(
    '%s of %s, for syncs alone (private: %s): the agent’s pull requests are reviewed, all others let be',
    async (token, author, isPrivate) => {
      stage = await begin(token, isPrivate)
      expect((await reviewOf(stage)).verdict).toBe('look')
      const ordinary = stage.github.openPull({ head: 'typo', title: 'Fix a typo', author })
      const { outcome, failure } = await stage.review(ordinary, 'opened')
      expect([outcome?.kind, failure]).toEqual(['foreign', undefined])
      const ours = stage.github.branchTip(ledgerBranch) ?? ''
      stage.github.commit(ledgerBranch, readme, '', { author: agent })
      expect((await reviewOf(stage)).failure).toContain(`names \`${agent}\``)
      stage.github.resetBranch(ledgerBranch, ours)
      expect((await stage.run({ token })).code).toBe(0)
    },
  )

  test('an App’s for the workflow’s: nothing needs confirming', async () => {
    expect([(await stage.run({ token: 'app' })).code, (await stage.run({ token: 'app' })).code]).toEqual([0, 0])
    expect([(await reviewOf(stage)).verdict, (await reviewOf(stage, 'app')).verdict]).toEqual(['look', 'look'])
  })

  test('the workflow’s for an App’s: once, a person confirms it', async () => {
    stage = await begin('app')
    expect([(await reviewOf(stage)).verdict, (await stage.run()).code]).toEqual(['look', 0])
    const changed = await stage.run({ token: 'sync' })
    expect(changed.failure).toContain('is by `docs-fixes[bot]`')
    stage.github.setPermission('writer', 'write')
    stage.github.commitSigned(ledgerBranch, readme, '', 'writer')
    expect((await stage.run({ token: 'sync' })).code).toBe(0)
  })
})
