// Charts of comments per week, and how fixes ended.
import { expect, test } from 'vitest'
import { buildOutcomes, buildWeeks } from '../../src/feedback/trends.ts'
import type { Tally } from '../../src/ledger/ledger.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'

const chart = (weeks: Tally['weeks'], countedTo = 0) => serialise(buildWeeks({ weeks, countedTo }))

test('shows the last twelve weeks, including those without comments', () => {
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

test('ends with the week of the last count', () => {
  const lines = chart({ '2026-11-02': { comments: 1, votes: 0 } }, Date.UTC(2026, 10, 22)).split('\n')
  expect(lines.slice(1, -1)).toEqual([` 2 Nov  ${'█'.repeat(20)} 1`, ' 9 Nov  0', '16 Nov  0'])
})

test('is empty without valid data', () => {
  expect(chart({})).toBe('')
  expect(chart({ '2026-11-16': { comments: 0, votes: 3 } })).toBe('')
  expect(chart({ '2026-11-16"]\n  click': { comments: 4, votes: 3 } })).toBe('')
  expect(chart({ '2026-99-99': { comments: 4, votes: 3 }, '2026-11-17': { comments: 1, votes: 0 } })).toBe('')
  expect(buildOutcomes({})).toEqual([])
  expect(buildOutcomes({ merged: 0 })).toEqual([])
})
