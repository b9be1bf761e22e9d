// Dates, numbers, charts, and what is said of a runner's clock and of a fix's entries.
import { describe, expect, test } from 'vitest'
import type { Tally } from '../../src/ledger/records/ledger.ts'
import { buildOutcomes, buildWeeks } from '../../src/report/dashboard/trends.ts'
import { explainOnePr } from '../../src/report/fix-groups.ts'
import { enumerate, formatDay, formatMinute, renderClockWarning } from '../../src/report/format.ts'
import { paragraph } from '../../src/report/markdown/blocks.ts'
import { serialise } from '../../src/report/markdown/markdown.ts'
import { count, formatNumber, safe } from '../../src/text/safe-text.ts'

test.each([
  [Date.UTC(2026, 10, 21, 23, 59), '21 Nov 2026'],
  [Date.UTC(2026, 0, 1), '1 Jan 2026'],
  [Number.NaN, 'unknown'],
  [9e15, 'unknown'],
])('day of %d: %s', (time, words) => {
  expect(formatDay(time)).toBe(words)
})

test('minutes, numbers and lists', () => {
  expect(formatMinute(Date.UTC(2026, 10, 21, 9, 5))).toBe('21 Nov 2026, 09:05 UTC')
  expect([0, 999, 1000, 1234567].map(formatNumber)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect([count(1, 'fix', 'fixes'), count(0, 'fix', 'fixes'), count(2, 'reader')]).toEqual([
    '1 fix',
    '0 fixes',
    '2 readers',
  ])
  const [a, b, c] = [safe`a`, safe`b`, safe`c`]
  expect([[], [a], [a, b], [a, b, c]].map(enumerate)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

describe('charts', () => {
  const chart = (weeks: Tally['weeks'], countedTo = 0) => serialise(buildWeeks({ weeks, countedTo }))

  test('the last twelve weeks, with those in which nothing came', () => {
    const mondays = Array.from({ length: 20 }, (_, week) =>
      new Date(Date.UTC(2026, 5, 1 + 7 * week)).toISOString().slice(0, 10),
    )
    const weeks = Object.fromEntries(
      mondays.map((monday, week) => [monday, { comments: week % 2 === 0 ? 0 : week, votes: 1 }]),
    )
    const lines = chart(weeks).split('\n')
    expect(lines).toHaveLength(14)
    expect([lines[1], lines.at(-3), lines.at(-2)]).toEqual(['27 Jul  0', ' 5 Oct  0', `12 Oct  ${'█'.repeat(20)} 19`])
  })

  test('up to the week of the last count', () => {
    const lines = chart({ '2026-11-02': { comments: 1, votes: 0 } }, Date.UTC(2026, 10, 22)).split('\n')
    expect(lines.slice(1, -1)).toEqual([` 2 Nov  ${'█'.repeat(20)} 1`, ' 9 Nov  0', '16 Nov  0'])
  })

  test('none without data', () => {
    expect(chart({})).toBe('')
    expect(chart({ '2026-11-16': { comments: 0, votes: 3 } })).toBe('')
    expect(chart({ '2026-11-16"]\n  click': { comments: 4, votes: 3 } })).toBe('')
    expect(chart({ '2026-99-99': { comments: 4, votes: 3 }, '2026-11-17': { comments: 1, votes: 0 } })).toBe('')
    expect(buildOutcomes({})).toEqual([])
    expect(buildOutcomes({ merged: 0 })).toEqual([])
  })
})

describe('a runner’s clock', () => {
  const minute = 60_000
  const hour = 60 * minute

  test.each([
    [2 * minute + 1, '2 minutes ahead of'],
    [-(2 * minute + 1), '2 minutes behind'],
    [90 * minute, '90 minutes ahead of'],
    [2 * hour, '2 hours ahead of'],
    [-23 * hour - 500, '23 hours behind'],
    [25 * hour + 900, '25 hours ahead of'],
    [-48 * hour, '2 days behind'],
    [-20_000 * 24 * hour, '20,000 days behind'],
  ])('%i ms', (skew, words) => {
    expect(renderClockWarning(skew)).toBe(`This runner’s clock is ${words} GitHub’s; GitHub’s time is used.`)
  })

  test.each([0, 1, -1, 2 * minute, -2 * minute])('%i ms are no reason for a word', (skew) => {
    expect(renderClockWarning(skew)).toBeUndefined()
  })
})

describe('why one pull request', () => {
  const name = '0123456789ab'

  test.each([
    ['a page', `page-${name}`, ['/a'], 1, ''],
    ['a page of many topics', `page-${name}`, ['/a'], 1200, '1,200 topics'],
    ['a part of a page', `page-${name}-2`, ['/a'], 3, '3 topics · part of the page'],
    ['a part that fell too full', `page-${name}-more2`, ['/a'], 1, 'part of the page'],
    ['a topic that pages share', `shared-${name}`, ['/a', '/b', '/c'], 3, 'same complaint on 3 pages'],
    ['what is left of one', `shared-${name}`, ['/a'], 1, ''],
    ['topics joined by hand', `joined-${name}`, ['/a', '/b'], 2, 'same complaint on 2 pages · joined by a person'],
    ['a topic kept apart', `apart-${name}`, ['/a'], 1, 'kept apart by a person'],
    ['votes alone', `page-${name}`, ['/a'], 0, 'votes only'],
    ['a key of another kind', 'page-1', ['/a'], 2, '2 topics'],
    ['an entry named like a part', `page-${name}2-3`, ['/a'], 2, '2 topics'],
  ])('%s', (_, key, pages, number, text) => {
    // Topics without a signature are topics all the same.
    for (const topic of [[], ['signature']]) {
      const topics = Array.from({ length: number }, () => topic)
      expect(serialise(paragraph(explainOnePr({ fixes: [{ key }], pages, topics })))).toBe(text)
    }
  })
})
