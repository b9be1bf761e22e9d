// A creation without an answer: there may be a job, or not, and nothing is sent twice before that is known.
import { describe, expect, test } from 'vitest'
import { day, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import {
  countMentions,
  countSendings,
  failCreation,
  findCreations,
  isCreation,
  listStates,
} from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

describe('no answer to a creation', () => {
  test('a job that was created all the same is adopted by its marker', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    failCreation(stage, 2, 'apply-then-reset')
    const first = await stage.run()
    expect([findCreations(first).length, first.failure]).toEqual([2, undefined])
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'uncertain'])
    const second = await stage.runAfter(hour)
    expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed', 'proposed'])
    expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1])
    expect(Object.values(countMentions(stage))).toEqual([1, 1, 1])
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/adopted.md')
  })

  test('freed after adopt-within when only a fork bears its marker', async () => {
    let count = 0
    const agent = () => (++count === 2 ? 'fork' : 'pull')
    const stage = createStage({ feedback: pagesWithOneComplaint(2), agent })
    failCreation(stage, 2, 'apply-then-reset')
    await stage.run()
    expect(findCreations(await stage.runAfter(23 * hour))).toEqual([])
    const last = await stage.runAfter(2 * hour)
    expect(findCreations(last)).toHaveLength(1)
    expect(last.log).toContain('There is no sign that the service ever accepted it')
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['freed', 'proposed', 'proposed'])
  })

  test('a 500 is no proof that nothing was created', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    failCreation(stage, 2, { status: 500 })
    const first = await stage.run()
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'uncertain'])
    expect(first.comments.join()).toContain('Action needed')
    expect(findCreations(await stage.runAfter(hour))).toHaveLength(1)
  })

  test('of the very first job: freed after adopt-within, and the project goes on', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    failCreation(stage, 1, { status: 500 })
    await stage.run()
    expect(findCreations(await stage.runAfter(23 * hour))).toEqual([])
    expect(findCreations(await stage.runAfter(2 * hour))).toHaveLength(2)
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['freed', 'proposed', 'proposed'])
  })

  test('while the pull requests cannot be read: given up after seven days', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(1) })
    failCreation(stage, 1, { status: 500 })
    await stage.run()
    stage.github.intercept(({ path }) => (path.includes('/pulls') ? { status: 403 } : undefined))
    expect(findCreations(await stage.runAfter(2 * day))).toEqual([])
    const last = await stage.runAfter(6 * day)
    expect(Object.values(listStates(stage)).flat()).toEqual(['given-up'])
    expect(last.comments.at(-1)).toContain('Given up')
  })

  test('a pull request with the markers of two fixes is adopted by neither until a person decides', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    failCreation(stage, 2, 'apply-then-reset')
    await stage.run()
    await stage.pass(hour)
    const [lost] = stage.readLedger().fixes.filter(({ state }: { state: string }) => state === 'uncertain')
    const own = `feedback-to-fix: ${lost.id}`
    const [pull] = stage.look().pulls.filter(({ issue }) => issue.body?.includes(own))
    const number = pull?.issue.number ?? 0
    stage.github.editIssue(number, { body: `${own}\nfeedback-to-fix: 0123456789abcdef` })
    const second = await stage.runAfter(2 * day)
    expect(listStates(stage)[lost.pages[0]]).toEqual(['uncertain'])
    expect(findCreations(second)).toHaveLength(1)
    expect(second.issue).toContain(`Pull request ${number} in acme/docs names this fix and others.`)
    expect(second.issue).toContain('keep only the line')
    stage.github.editIssue(number, { body: own })
    await stage.runAfter(hour)
    expect(listStates(stage)[lost.pages[0]]).toEqual(['proposed'])
  })

  test('a refused connection proves that nothing was sent', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    const release = stage.service.intercept((request) => (isCreation(request) ? 'refuse' : undefined))
    await stage.run()
    expect(listStates(stage)).toEqual({})
    release()
    expect(findCreations(await stage.runAfter(hour))).toHaveLength(2)
  })
})
