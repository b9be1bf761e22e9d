// The ledger's branch is never somebody else's: what may not be written to is refused before anything is.
import { describe, expect, test } from 'vitest'
import { pagesWithOneComplaint } from '../support/feedback.ts'
import { countGitHubRequests, findCreations, findWrites } from '../support/observe.ts'
import { createStage, ledgerBranch, type Stage } from '../support/virtual-world.ts'

const feedback = pagesWithOneComplaint(2)
const instead = 'or name a branch that does not exist yet.'

/** A run that asks the service nothing, and leaves the branch as it is. */
async function expectRefused(stage: Stage, branch: string, ...words: string[]) {
  const tip = stage.github.branchTip(branch)
  const run = await stage.run({ inputs: { 'ledger-branch': branch } })
  for (const word of [`\`ledger-branch\` is \`${branch}\``, 'Nothing was written.', ...words])
    expect(run.failure).toContain(word)
  expect([run.code, findWrites(run), run.requests.filter(({ to }) => to === 'service')]).toEqual([1, [], []])
  expect(stage.github.branchTip(branch)).toBe(tip)
  return run
}

describe('the default branch is refused', () => {
  const words = ['the default branch of this repository', `feedback-to-fix/ledger\`), ${instead}`, 'docs/operations.md']

  test('without a request, where the event names it', async () => {
    const run = await expectRefused(createStage({ feedback }), 'main', ...words)
    expect(run.requests).toEqual([])
  })

  test('after one request, where it does not', async () => {
    const run = await expectRefused(createStage({ feedback, defaultBranch: null }), 'main', ...words)
    expect(countGitHubRequests(run)).toBe(1)
  })

  test('so it is when an earlier run wrote a ledger to it, and by a review', async () => {
    const stage = createStage({ feedback })
    await stage.run()
    const text = stage.github.readFile(ledgerBranch, 'docs/ledger.json') ?? ''
    stage.github.commit('main', { 'docs/ledger.json': text })
    await expectRefused(stage, 'main', ...words)
    const review = await stage.review(2, 'opened', { 'ledger-branch': 'main' })
    expect([review.failure, findWrites(review)]).toEqual([expect.stringContaining('the default branch'), []])
  })
})

describe('a branch that holds no ledger is refused', () => {
  test.each([
    ['one commit', 1],
    ['more commits than one answer holds', 45],
  ])('of %s', async (_, commits) => {
    const stage = createStage({ feedback })
    for (let count = 0; count < commits; count++) stage.github.commit('gh-pages', { 'index.html': `${count}` })
    await expectRefused(stage, 'gh-pages', 'its first commit is not this Action’s', instead)
    const dry = await stage.run({ inputs: { 'ledger-branch': 'gh-pages', 'dry-run': 'true' } })
    expect(dry.failure).toContain('its first commit is not this Action’s')
  })

  test('so it is when it appears while the run is under way', async () => {
    const stage = createStage({ feedback })
    stage.github.intercept(({ method, path }) => {
      if (method === 'POST' && path.endsWith('/git/refs')) stage.github.commit(ledgerBranch, { 'a.md': 'theirs' })
      return undefined
    })
    const run = await stage.run()
    expect(run.failure).toContain('its first commit is not this Action’s')
    expect([findCreations(run), stage.github.listFiles(ledgerBranch, '')]).toEqual([[], ['a.md']])
  })
})

test('a ledger of other projects takes one more, however many commits it has', async () => {
  const stage = createStage({ feedback })
  stage.github.commitSigned(ledgerBranch, { 'wiki/ledger.json': '{}' }, 'ledger 1 of wiki\n\nrun 1a [skip ci]')
  for (let count = 2; count < 40; count++) stage.github.commitSigned(ledgerBranch, { 'wiki/ledger.json': `${count}` })
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 2])
  expect(stage.github.listFiles(ledgerBranch, '')).toContain('docs/ledger.json')
  const asked = ({ requests }: typeof first) => requests.filter(({ path }) => /per_page=1(&|$)/.test(path)).length
  expect([asked(first), asked(await stage.run())]).toEqual([2, 0])
})
