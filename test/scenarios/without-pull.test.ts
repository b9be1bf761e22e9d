// A job that ended without a pull request is shown for thirty days, and holds nothing open.
import { expect, test } from 'vitest'
import { day, pagesWithOneComplaint } from '../support/feedback.ts'
import type { JobEnd } from '../support/job-ends.ts'
import { findCreations } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const told = 'ended without a pull request in the last 30 days</summary>\n\nThere are three possible reasons'

test('day after day, until thirty have passed, however much else ends meanwhile', async () => {
  let jobs = 0
  const inputs = { 'max-open': '1', 'max-jobs': '10' }
  const agent = (): JobEnd => (++jobs === 1 ? 'no-change' : 'archived')
  const stage = createStage({ proven: true, feedback: pagesWithOneComplaint(1), agent, inputs })
  const first = await stage.run()
  expect([first.failure, first.issue.includes(`<summary>1 job ${told}`)]).toEqual([undefined, true])
  expect(first.issue).toMatch(/^- `[^`]+` · job `job-1` · 23 Nov 2026$/m)
  const shown: boolean[] = []
  for (let passed = 1; passed <= 32; passed++) {
    stage.addFeedback(pagesWithOneComplaint(2, { from: 100 + 2 * passed }))
    await stage.pass(day)
    // It takes no place among those that `max-open` allows.
    const run = await stage.run()
    expect(findCreations(run)).toHaveLength(1)
    shown.push(run.issue.includes(told))
  }
  expect(shown).toEqual(shown.map((_, index) => index < 29))
})
