// A run that is told to stop sends nothing new, and the next one settles what it left; one that dies: `simulation/crash-points.test.ts`.
import { expect, test } from 'vitest'
import { hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { countMentions, countSendings, findCreations, isCreation, listStates } from '../support/observe.ts'
import { createStage, type Stage } from '../support/virtual-world.ts'

test('while creating: the job under way is recorded, no other is sent', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  const stop = new AbortController()
  let sent = 0
  let stopped = 0
  stage.service.intercept((request) => {
    if (!isCreation(request) || ++sent !== 3) return undefined
    stop.abort()
    stopped = stage.clock.now()
    return undefined
  })
  const first = await stage.run({ stop })
  expect(findCreations(first)).toHaveLength(3)
  expect(Object.values(listStates(stage)).flat().toSorted()).toEqual(['active', 'active', 'proposed'])
  expect([stage.clock.now() - stopped < minute, first.comments]).toEqual([true, []])
  const second = await stage.runAfter(hour)
  expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1, 1, 1])
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1, 1, 1])
})

test('while following: it ends at once, and the next run follows', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(2), agent: () => ({ end: 'pull', after: 20 * minute }) })
  const before = stage.clock.now()
  const first = await runUntil(stage, 5 * minute)
  expect(stage.clock.now() - before).toBeLessThan(5 * minute + 5000)
  expect(first.report.end).toBe('partly-done')
  await stage.runAfter(hour)
  expect(Object.values(countMentions(stage))).toEqual([1, 1])
})

function runUntil(stage: Stage, time: number) {
  const stop = new AbortController()
  stage.clock.later(time, () => stop.abort())
  return stage.run({ stop })
}
