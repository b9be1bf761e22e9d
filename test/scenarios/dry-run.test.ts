// Dry runs write nothing; readers' words are shown only where they may be.
import { describe, expect, test } from 'vitest'
import { entry, hour } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { findCreations, findWrites, listDecisions } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const words = 'The frobnicator command fails on my machine.'
const feedback = [entry('a', '/a', { comment: words }), entry('b', '/b', { comment: 'No word about Windows.' })]

describe('dry-run', () => {
  test('creates nothing, writes nothing anywhere, and shows every prompt', async () => {
    const stage = createStage({ feedback, private: true })
    const first = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect([first.failure, findWrites(first), first.issues]).toEqual([undefined, [], []])
    expect(listDecisions(first)).toEqual({ '/a': 'planned', '/b': 'planned' })
    expect(first.summary).toContain(words)
    expect(first.report.clusters.every(({ prompt, fixId }) => prompt !== '' && fixId === null)).toBe(true)
    await expect(
      `${renderGolden(first)}\n# Summary\n\n${first.summary}`.replace(/[0-9A-F]{32}|\b[0-9a-f]{32}\b/g, 'name'),
    ).toMatchFileSnapshot('golden/dry-run.md')
  })

  test('over a ledger with open fixes reads and changes nothing', async () => {
    const stage = createStage({ feedback, inputs: { 'max-jobs': '1' } })
    await stage.run()
    const tip = stage.github.branchTip('feedback-to-fix/ledger')
    stage.github.mergePull(2)
    await stage.pass(hour)
    const second = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect([findWrites(second), stage.github.branchTip('feedback-to-fix/ledger')]).toEqual([[], tip])
    expect(Object.values(listDecisions(second))).toEqual(['planned'])
    expect(second.report.end).toBe('done')
  })

  test.each([
    ['auto', true, true],
    ['auto', false, false],
    ['always', false, true],
    ['never', true, false],
  ])('quotes %s, private %s: readers’ words shown: %s', async (quotes, isPrivate, shown) => {
    const stage = createStage({ feedback, private: isPrivate, inputs: { quotes } })
    const dry = await stage.run({ inputs: { 'dry-run': 'true' } })
    expect(dry.summary.includes('frobnicator')).toBe(shown)
    const real = await stage.run()
    expect(findCreations(real)).toHaveLength(2)
    expect(real.comments.join().includes('frobnicator command fails')).toBe(shown)
    expect([real.log, real.issue, JSON.stringify(stage.readLedger())].join()).not.toContain('frobnicator command')
  })
})
