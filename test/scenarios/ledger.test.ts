// The ledger under pressure: races, lost answers, two runs at once, a process that dies, a branch that vanishes.
import { describe, expect, test } from 'vitest'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countMentions, findCreations, listStates, movesBranch } from '../support/observe.ts'
import { sample } from '../support/strength.ts'
import { createStage, ledgerBranch, type Stage } from '../support/virtual-world.ts'

/** Another run of this project was first. */
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
  await expect(renderGolden(first)).toMatchFileSnapshot('golden/lost-race.md')
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
  const stage = createStage({ feedback: pagesWithOneComplaint(2), agent: () => 'no-change' })
  await stage.run()
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

test('two runs at once make one issue, and one job per cluster', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(8), inputs: { 'max-jobs': '8', 'max-open': '8' } })
  const runs = await Promise.all([stage.run(), stage.run()])
  await stage.pass(hour)
  runs.push(await stage.run())
  expect(runs.map((run) => run.failure)).toEqual([undefined, undefined, undefined])
  expect(runs.at(-1)?.issues).toHaveLength(1)
  expect(Object.values(listStates(stage)).flat()).toEqual(proposed(8))
  expect(runs.flatMap(findCreations)).toHaveLength(8)
  expect(Object.values(countMentions(stage))).toEqual(Array.from({ length: 8 }, () => 1))
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
  for (const nth of sample([...Array(total).keys()], 3).map((at) => at + 1)) {
    const stage = await begin()
    let count = 0
    const vanish = () => {
      if (++count === nth) stage.github.deleteBranch(ledgerBranch)
      return undefined
    }
    stage.github.intercept(vanish)
    stage.service.intercept(vanish)
    const { failure, requests } = await stage.run()
    expect(stage.github.branchTip(ledgerBranch), `request ${nth}`).toBeUndefined()
    const written = requests.some((request, index) => index >= nth - 1 && movesBranch(request))
    if (written) expect(failure, `request ${nth}`).toContain('docs/operations.md')
  }
})

describe('a ledger that is', () => {
  test('gone creates nothing: the run fails, and names the commit', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    await stage.run()
    const shown = /commit=([0-9a-f]{40})/.exec(stage.look().issue)?.[1]
    const tip = stage.github.branchTip(ledgerBranch) ?? ''
    stage.github.deleteBranch(ledgerBranch)
    const second = await stage.run()
    expect(second.failure).toContain(shown)
    expect([findCreations(second), stage.github.branchTip(ledgerBranch)]).toEqual([[], undefined])
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/ledger-gone.md')
    stage.github.resetBranch(ledgerBranch, tip)
    expect((await stage.run()).report.end).toBe('nothing-new')
  })

  test('rolled back creates nothing', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    await stage.run()
    const early = stage.github.branchTip(ledgerBranch) ?? ''
    stage.github.mergePull(2)
    stage.addFeedback(pagesWithOneComplaint(2, { from: 50 }))
    await stage.pass(hour)
    await stage.run()
    stage.github.resetBranch(ledgerBranch, early)
    const third = await stage.run()
    expect(third.failure).toContain('rolled back')
    expect(findCreations(third)).toEqual([])
  })

  test('of another schema stops the run', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1) })
    await stage.run()
    stage.github.commitSigned(ledgerBranch, {
      'docs/ledger.json': JSON.stringify({ ...stage.readLedger(), schema: 3 }),
    })
    const second = await stage.run()
    expect([second.report.end, findCreations(second)]).toEqual(['failed', []])
  })

  test('forbidden by a rule fails before any job, naming the remedy', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1) })
    const body = { message: 'Repository rule violations found' }
    stage.github.intercept((request) => (movesBranch(request) ? { status: 422, body } : undefined))
    const first = await stage.run()
    expect([findCreations(first), first.failure]).toEqual([[], expect.stringContaining('ledger-branch')])
  })
})

test('a read-only token fails before any job, naming the permission', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  stage.github.setReadOnly(true)
  const first = await stage.run()
  expect([findCreations(first), first.failure]).toEqual([[], expect.stringContaining('contents: write')])
})
