// When the jobs of a run are polled.
import { describe, expect, test } from 'vitest'
import { listDue, nextSweep, pauseBetween } from '../../src/fixes/follow.ts'
import { fixOf, minute, now } from '../support/ledger-builders.ts'

const second = 1000
const shortest = 15 * second
const active = fixOf({ id: 'a', state: 'active', at: now - minute })
const completed = { ...active, id: 'b', completedAt: now - 50 * second }

describe('the pause', () => {
  test.each([
    [0, 0.5, 15],
    [1, 0, 15],
    [1, 1, 22.5],
    [3, 0.5, 42.188],
    [6, 0, 80],
    [100, 0, 80],
    [100, 1, 120],
  ])('after sweep %i, jitter %f: %f seconds', (step, random, pause) => {
    expect(pauseBetween(step, shortest, random)).toBe(pause * second)
  })
})

describe('the next sweep', () => {
  test.each([
    ['comes after the pause', [active], 40, 40],
    ['comes when a completed job is due again', [active, completed], 40, 15],
    ['is never sooner than the shortest pause after the last', [completed], 120, 15],
    ['does not wait for a completed job', [{ ...completed, completedAt: now }], 40, 40],
  ])('%s', (_, fixes, pause, expected) => {
    expect(nextSweep(fixes, now, pause * second, shortest)).toBe(now + expected * second)
  })
})

test('a completed job is left out within the minute', () => {
  expect(listDue([active, completed], now)).toEqual([active])
  expect(listDue([active, completed], now + 10 * second)).toEqual([active, completed])
})
