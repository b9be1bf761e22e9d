// A runner whose clock is wrong, beside others: time is GitHub's, so nothing is freed early, and nothing is sent twice.
import { describe, expect, test } from 'vitest'
import { hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import {
  countMentions,
  countSendings,
  failCreation,
  findCreations,
  isCreation,
  listStates,
} from '../support/observe.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'

const clocks = [
  ['ahead of', 25 * hour],
  ['behind', -25 * hour],
] as const
const warning = (way: string) => `::warning::This runner’s clock is 25 hours ${way} GitHub’s; GitHub’s time is used.`
const countWarnings = ({ log }: RunResult) => log.split('::warning::').length - 1
const allStates = (stage: Stage) => Object.values(listStates(stage)).flat().sort()
/** Every moment that stands in it, in epoch milliseconds. */
function listTimes(value: unknown): number[] {
  if (typeof value === 'number') return value > 1e12 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTimes) : []
}

describe.each(clocks)('a clock that is 25 hours %s GitHub’s', (way, skew) => {
  test('is reported once, and changes no time in the ledger by more than a second', async () => {
    const right = createStage({ feedback: pagesWithOneComplaint(2) })
    await right.run()
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    const first = await stage.run({ skew })
    expect(first.log).toContain(warning(way))
    expect([first.failure, countWarnings(first)]).toEqual([undefined, 1])
    const [times, expected] = [listTimes(stage.readLedger()), listTimes(right.readLedger())]
    expect(times.length).toBeGreaterThan(10)
    expect(times.length).toBe(expected.length)
    const off = times.map((time, index) => Math.abs(time - (expected[index] ?? 0)))
    expect(Math.max(...off)).toBeLessThanOrEqual(1000)
  })

  test.each([
    ['of its own', 0, skew],
    ['of the one that sends', skew, 0],
  ])('%s, beside a run that is just sending: each entry is sent once, and nothing is freed', async (_, one, other) => {
    const stage = createStage({ feedback: pagesWithOneComplaint(5) })
    const contact = await stage.run({ inputs: { 'max-jobs': '1' } })
    const first = stage.run({ skew: one })
    // Its intents are recorded, and its creations are under way.
    for (let steps = 0; !allStates(stage).includes('submitting') && steps < 600; steps++) await stage.pass(100)
    expect(allStates(stage)).toEqual(['proposed', ...Array.from({ length: 4 }, () => 'submitting')])
    const runs = [contact, ...(await Promise.all([first, stage.run({ skew: other })]))]
    expect(runs.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined])
    expect(Object.values(countSendings(...runs))).toEqual([1, 1, 1, 1, 1])
    expect(runs.map((run) => findCreations(run).length)).toEqual([1, 4, 0])
    await stage.pass(hour)
    await stage.run()
    expect(allStates(stage)).toEqual(Array.from({ length: 5 }, () => 'proposed'))
  })

  test('after a run that died while sending: its fix is looked for until adopt-within has passed, no shorter', async () => {
    let count = 0
    const agent = () => (++count === 2 ? 'never' : 'pull')
    const stage = createStage({ feedback: pagesWithOneComplaint(2), agent })
    let sent = 0
    await stage.run({ dieAt: (request) => (isCreation(request) && ++sent === 2 ? 'after' : undefined) })
    const early = await stage.run({ skew })
    expect([findCreations(early), allStates(stage)]).toEqual([[], ['proposed', 'submitting']])
    await stage.pass(23 * hour)
    const later = await stage.run({ skew })
    expect([findCreations(later), allStates(stage)]).toEqual([[], ['proposed', 'uncertain']])
    await stage.pass(hour)
    const last = await stage.run({ skew })
    expect([findCreations(last).length, allStates(stage)]).toEqual([1, ['freed', 'proposed', 'proposed']])
  })

  test('with an uncertain fix of its own: others look for it just as long', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    failCreation(stage, 2, 'apply-then-reset')
    await stage.run({ skew })
    expect(allStates(stage)).toEqual(['proposed', 'uncertain'])
    const second = await stage.run()
    expect([findCreations(second), countWarnings(second)]).toEqual([[], 0])
    await stage.pass(hour)
    await stage.run()
    expect(allStates(stage)).toEqual(['proposed', 'proposed'])
    expect(Object.values(countMentions(stage))).toEqual([1, 1])
  })

  test('with the service’s limit and the hour’s: they last as long as they do', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    const date = new Date(stage.clock.now() + 2 * hour).toUTCString()
    failCreation(stage, 2, { status: 429, headers: { 'retry-after': date } })
    await stage.run({ skew })
    await stage.pass(90 * minute)
    expect(findCreations(await stage.run())).toEqual([])
    expect(findCreations(await stage.run({ skew }))).toEqual([])
    await stage.pass(40 * minute)
    expect(findCreations(await stage.run({ skew }))).toHaveLength(2)
  })
})

test('a review reports it too', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  await stage.run()
  expect((await stage.review(2, 'opened', {}, { skew: 25 * hour })).log).toContain(warning('ahead of'))
  expect((await stage.review(2, 'opened')).log).not.toContain('clock')
})

test.each([0, 500, -500, 90_000, -90_000])('%i ms are no reason for a word', async (skew) => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  expect((await stage.run({ skew })).log).not.toContain('clock')
})
