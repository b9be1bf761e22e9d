// One bad comment costs one comment: a person has the others of its fix sent again without it.
import { describe, expect, test } from 'vitest'
import { day, entry, hour } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countSendings, listDecisions, listStates } from '../support/observe.ts'
import { listBoxes, tick } from '../support/ticking.ts'
import { createStage, type Stage } from '../support/virtual-world.ts'

const three = [
  entry('e1', '/install', { comment: 'The proxy setting is not mentioned anywhere.' }),
  entry('e2', '/install', { comment: 'The page should say that proxies are not supported.', age: 20 * day }),
  entry('e3', '/install', { comment: 'Which ports must the firewall leave open?', age: 2 * day }),
]

async function open(): Promise<Stage> {
  const stage = createStage({ feedback: three })
  expect(countSendings(await stage.run())).toEqual({ e1: 1, e2: 1, e3: 1 })
  await stage.pass(hour)
  return stage
}

async function runTwice(stage: Stage) {
  const run = await stage.run()
  await stage.pass(hour)
  return { run, sent: [countSendings(run), countSendings(await stage.run())] }
}

describe('a fix is sent again without one comment', () => {
  test('of a closed pull request: at once, and the comment is set aside in view', async () => {
    const stage = await open()
    stage.github.closePull(2)
    const closed = await stage.run()
    expect(closed.issue).toContain('Without the complaint of 3 Nov 2026 on `/install` (`e2`)')
    tick(stage, 'leave-out', { target: 'e2' })
    const run = await stage.run()
    expect(countSendings(run)).toEqual({ e1: 1, e3: 1 })
    expect(run.issue).toContain('set aside on the tracking issue · 1')
    expect(stage.readLedger().declined).toEqual([])
    await expect(renderGolden(closed, run)).toMatchFileSnapshot('golden/leave-out.md')
  })

  test('of an open pull request: once it is closed, whatever is remembered of declined topics', async () => {
    const stage = await open()
    const before = stage.look().issue
    expect(before).toContain('Did one complaint spoil PR 2? Send the others again')
    const edited = tick(stage, 'leave-out', { target: 'e2' })
    const waiting = await stage.run({ edited })
    expect([countSendings(waiting), listDecisions(waiting)]).toEqual([{}, { '/install': 'open-fix' }])
    expect(waiting.issue).toContain('Close this pull request')
    stage.github.closePull(2)
    await stage.pass(hour)
    expect((await runTwice(stage)).sent).toEqual([{ e1: 1, e3: 1 }, {}])
    expect(listStates(stage)).toEqual({ '/install': ['proposed', 'declined'] })
  })

  test('of a pull request that is merged after all: nothing is sent again', async () => {
    const stage = await open()
    tick(stage, 'leave-out', { target: 'e2' })
    stage.github.mergePull(2)
    const { sent } = await runTwice(stage)
    expect(sent).toEqual([{}, {}])
  })

  test('more than one comment can be left out, but never all', async () => {
    const stage = await open()
    tick(stage, 'leave-out', { target: 'e2' })
    await stage.run()
    tick(stage, 'leave-out', { target: 'e3' })
    const run = await stage.run()
    expect(listBoxes(run.issue).filter(({ kind }) => kind === 'leave-out')).toEqual([])
    stage.github.closePull(2)
    expect((await runTwice(stage)).sent).toEqual([{ e1: 1 }, {}])
  })
})

describe('a comment that was left out', () => {
  async function leaveOut(): Promise<Stage> {
    const stage = await open()
    stage.github.closePull(2)
    await stage.run()
    tick(stage, 'leave-out', { target: 'e2' })
    expect(countSendings(await stage.run())).toEqual({ e1: 1, e3: 1 })
    await stage.pass(hour)
    return stage
  }

  test('is not sent by Retry', async () => {
    const stage = await leaveOut()
    stage.github.closePull(3)
    await stage.run()
    tick(stage, 'retry')
    expect((await runTwice(stage)).sent).toEqual([{ e1: 1, e3: 1 }, {}])
  })

  test('is sent when a person asks for it, by a box or an input', async () => {
    const stage = await leaveOut()
    stage.github.mergePull(3)
    tick(stage, 'send-anyway', { target: 'e2' })
    expect((await runTwice(stage)).sent).toEqual([{ e2: 1 }, {}])
    const other = await leaveOut()
    other.github.mergePull(3)
    expect(countSendings(await other.run({ inputs: { 'send-anyway': 'e2' } }))).toEqual({ e2: 1 })
  })
})
