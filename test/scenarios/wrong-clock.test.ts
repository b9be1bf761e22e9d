// A runner whose clock is wrong, beside others: time is GitHub's, so nothing is freed early, and nothing is sent twice.
import { describe, expect, test } from 'vitest'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { createStage, type RunResult, startStage } from '../support/virtual-world.ts'

const clocks = [
  ['ahead of', 25 * hour],
  ['behind', -25 * hour],
] as const
const warning = (way: string) => `::warning::This runner’s clock is 25 hours ${way} GitHub’s; GitHub’s time is used.`
const countWarnings = ({ log }: RunResult) => log.split('::warning::').length - 1
/** Every moment that stands in it, in epoch milliseconds. */
function listTimes(value: unknown): number[] {
  if (typeof value === 'number') return value > 1e12 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTimes) : []
}

describe.each(clocks)('a clock that is 25 hours %s GitHub’s', (way, skew) => {
  test('is reported once, and changes no time in the ledger by more than a second', async () => {
    const right = await startStage({ feedback: pagesWithOneComplaint(2) })
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
})

test('a review reports it too', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(1) })
  expect((await stage.review(2, 'opened', {}, { skew: 25 * hour })).log).toContain(warning('ahead of'))
  expect((await stage.review(2, 'opened')).log).not.toContain('clock')
})

test.each([500, -90_000])('%i ms are no reason for a word', async (skew) => {
  const stage = createStage({ feedback: pagesWithOneComplaint(1) })
  expect((await stage.run({ skew })).log).not.toContain('clock')
})
