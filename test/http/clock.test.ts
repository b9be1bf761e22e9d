// GitHub's time: what a date tells, and what it does not.
import { describe, expect, test } from 'vitest'
import { createClock, listenToTime } from '../../src/http/clock.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const NOON = 'Sat, 21 Nov 2026 12:00:00 GMT'
const day = 86_400_000

/** A clock that says `wall` while its steady time is a number of its own. */
function start(wall: number, steady = 5_000_000.7) {
  const state = { wall, steady }
  const clock = createClock({ wall: () => state.wall, steady: () => state.steady })
  const pass = (ms: number) => {
    state.steady += ms
  }
  return { clock, state, pass }
}

describe('what was not told', () => {
  test('begins with the runner’s clock, in whole milliseconds', () => {
    const { clock, pass } = start(noon)
    expect([clock.now(), clock.steady()]).toEqual([noon, 5_000_000])
    pass(1500.5)
    expect([clock.now(), clock.steady()]).toEqual([noon + 1501, 5_001_501])
  })

  test.each([-day, -1, 1, day])('a later jump of the runner’s clock by %i ms has no effect', (jump) => {
    const { clock, state, pass } = start(noon)
    state.wall += jump
    pass(1000)
    expect(clock.now()).toBe(noon + 1000)
  })
})

describe('a date', () => {
  /** The runner's time at sending and on hearing, from the second that GitHub names, and what it is then. */
  test.each([
    ['agrees, at once', 0, 0, 0],
    ['agrees, at the end of its second', 1000, 1000, 1000],
    ['agrees, for it was sent before and heard after', -400, 1700, 1700],
    ['agrees, however long the answer took', -30_000, 30_000, 30_000],
    ['of a runner that is a little behind', -101, -1, 0],
    ['of one that is behind by a day', -day - 100, -day, 0],
    ['of one that is a little ahead', 1001, 1101, 1100],
    ['of one that is ahead by 25 hours', day + 3_600_000, day + 3_600_300, 1300],
  ])('%s', (_, sent, heard, then) => {
    const { clock, pass } = start(noon + sent)
    const at = clock.now()
    pass(heard - sent)
    const steady = clock.steady()
    clock.hear(NOON, at)
    expect([clock.now(), clock.steady()]).toEqual([noon + then, steady])
    clock.hear(NOON, clock.now() - (heard - sent))
    expect(clock.now(), 'heard again, nothing is left to shift').toBe(noon + then)
  })

  test.each([
    ['none', undefined],
    ['of RFC 850', 'Sunday, 22-Nov-26 12:00:00 GMT'],
    ['in another zone', 'Sun, 22 Nov 2026 12:00:00 +0000'],
    ['of a day that is not', 'Tue, 31 Nov 2026 12:00:00 GMT'],
    ['on another weekday', 'Mon, 22 Nov 2026 12:00:00 GMT'],
    ['with something behind it', 'Sun, 22 Nov 2026 12:00:00 GMT, x'],
    ['what no date is rendered as', 'Invalid Date'],
  ])('%s is ignored', (_, date) => {
    const { clock } = start(noon)
    clock.hear(date, clock.now())
    expect(clock.now()).toBe(noon)
  })
})

describe('what is heard of an answer', () => {
  const request = { method: 'GET', url: '/', headers: {}, timeout: 1000 } as const
  const tomorrow = 'Sun, 22 Nov 2026 12:00:00 GMT'

  test.each<[string, number, Record<string, string>, number]>([
    ['a success', 200, { date: tomorrow }, day],
    ['a refusal', 403, { date: tomorrow }, day],
    ['no date', 200, {}, 0],
    ['a cache’s copy', 200, { date: tomorrow, age: '0' }, 0],
    ['a gateway’s own error', 502, { date: tomorrow }, 0],
  ])('%s', async (_, status, headers, shift) => {
    const { clock } = start(noon)
    const answer = { status, headers, body: '' }
    expect(await listenToTime(async () => answer, clock)(request)).toBe(answer)
    expect(clock.now()).toBe(noon + shift)
  })
})
