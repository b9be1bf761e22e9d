// Where the ledger may lie, and under pressure: races, a branch that vanishes; two runs at once are in `simulation/reference-stories.ts`.
import { describe, expect, test } from 'vitest'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countGitHubRequests, findCreations, findWrites, listStates, movesBranch } from '../support/observe.ts'
import { sample } from '../support/strength.ts'
import { createStage, ledgerBranch, type Stage, startStage } from '../support/virtual-world.ts'

function overtake({ github }: Stage) {
  const text = github.readFile(ledgerBranch, 'docs/ledger.json')
  if (text === undefined) return
  const ledger = JSON.parse(text)
  github.commitSigned(ledgerBranch, {
    'docs/ledger.json': JSON.stringify({ ...ledger, sequence: ledger.sequence + 1 }),
  })
}
const proposed = (count: number) => Array.from({ length: count }, () => 'proposed')

test('a lost race is judged anew on the fresh branch', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3) })
  let moves = 0
  stage.github.intercept((request) => {
    if (movesBranch(request) && ++moves % 3 === 2) overtake(stage)
    return undefined
  })
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 3])
  expect(Object.values(listStates(stage)).flat()).toEqual(proposed(3))
  expect(first.requests.filter((request) => movesBranch(request) && request.status === 422).length).toBeGreaterThan(1)
})

test('what another project commits meanwhile stays, and the commit is made again on top of it', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3) })
  let [moves, tries] = [0, 0]
  stage.github.intercept((request) => {
    if (movesBranch(request) && stage.github.branchTip(ledgerBranch) !== undefined && ++tries % 2 === 1)
      stage.github.commitSigned(ledgerBranch, { 'wiki/ledger.json': `${++moves}` })
    return undefined
  })
  const first = await stage.run()
  expect([first.failure, findCreations(first).length]).toEqual([undefined, 3])
  expect(stage.github.readFile(ledgerBranch, 'wiki/ledger.json')).toBe(String(moves))
})

test('a shard that a person puts right while a run is at work is not written over', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(2), agent: () => 'no-change' })
  stage.addFeedback(pagesWithOneComplaint(2, { from: 3 }))
  await stage.pass(hour)
  const shards = stage.github.listFiles(ledgerBranch, 'docs/handled/')
  let isRestored = false
  stage.github.intercept((request) => {
    if (!movesBranch(request) || isRestored) return undefined
    isRestored = true
    for (const path of shards) {
      const rows = JSON.parse(stage.github.readFile(ledgerBranch, path) ?? '{}')
      stage.github.commitSigned(ledgerBranch, {
        [path]: JSON.stringify({ ...rows, restored: { fix: 'fix-0000000009' } }),
      })
    }
    return undefined
  })
  expect((await stage.run()).failure).toBeUndefined()
  for (const path of shards) expect(stage.github.readFile(ledgerBranch, path)).toContain('restored')
})

test('a branch that vanishes before any request of a run: nothing is committed from then on', async () => {
  const begin = async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(6) })
    await stage.run({ inputs: { 'max-jobs': '2' } })
    stage.github.mergePull(2)
    await stage.pass(hour)
    return stage
  }
  const total = (await (await begin()).run()).requests.length
  for (const nth of sample([...Array(total).keys()], 5).map((at) => at + 1)) {
    const stage = await begin()
    const newest = () => stage.github.branchTip(ledgerBranch) ?? ''
    let [count, lost] = [0, '']
    const vanish = () => {
      if (++count !== nth) return undefined
      lost = newest()
      stage.github.deleteBranch(ledgerBranch)
      return undefined
    }
    stage.github.intercept(vanish)
    stage.service.intercept(vanish)
    const { failure, requests } = await stage.run()
    expect(newest(), `request ${nth}`).toBe('')
    const written = requests.some((request, index) => index >= nth - 1 && movesBranch(request))
    // The tracking issue may name an older commit.
    if (written) expect(failure, `request ${nth}`).toContain(lost)
  }
})

// What else may be lost, and how it is noticed: `lost-ledger.test.ts`.
test('a ledger that is gone creates nothing: the run fails, and names the commit', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(3) })
  const shown = /commit=([0-9a-f]{40})/.exec(stage.look().issue)?.[1]
  stage.github.deleteBranch(ledgerBranch)
  const second = await stage.run()
  expect(second.failure).toContain(shown)
  expect([findCreations(second), stage.github.branchTip(ledgerBranch)]).toEqual([[], undefined])
  await expect(renderGolden(second)).toMatchFileSnapshot('golden/ledger-gone.md')
})

const feedback = pagesWithOneComplaint(2)
const instead = 'Name a branch that does not exist yet'

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
  const words = ['the default branch of this repository', instead, 'docs/operations.md']

  test('without a request, where the event names it', async () => {
    const run = await expectRefused(createStage({ feedback }), 'main', ...words)
    expect(run.requests).toEqual([])
  })

  test('after one request, where it does not', async () => {
    const run = await expectRefused(createStage({ feedback, defaultBranch: null }), 'main', ...words)
    expect(countGitHubRequests(run)).toBe(1)
  })

  test('so it is when an earlier run wrote a ledger to it, and by a review', async () => {
    const stage = await startStage({ feedback })
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
