// The table: every rule has its examples; none is slow on purpose-made text.
import { describe, expect, test } from 'vitest'
import { readEntry } from '../../src/triage/reading.ts'
import { attackRules, hidingRules } from '../../src/triage/rules.ts'
import { triage } from '../../src/triage/triage.ts'
import { rating } from '../clusters/entries.ts'
import { cases } from './cases.ts'

const rules = [...hidingRules, ...attackRules]
const entryOf = (example: (typeof cases)[number]['goes'][number]) =>
  typeof example === 'string' ? rating('a', example) : example

describe.each(cases)('$rule', ({ code, goes, stays }) => {
  test.each(goes.map(entryOf))('sets aside $comment', (entry) => {
    expect(triage(entry)).toEqual({ kind: 'filtered', code })
  })

  test.each(stays.map(entryOf))('leaves $comment', (entry) => {
    expect(triage(entry)).toEqual({ kind: 'worded' })
  })
})

test('every example is set aside by its rule and by none before it', () => {
  const found = cases.flatMap(({ rule, goes }) =>
    goes.map(entryOf).map((entry) => [rule, rules.find(({ is }) => is(readEntry(entry)))?.name, entry.comment]),
  )
  expect(found.filter(([wanted, name]) => wanted !== name)).toEqual([])
})

test.each([
  ['letters', 'a'.repeat(200_000)],
  ['blanks', ' '.repeat(200_000)],
  ['words', 'my our please i we '.repeat(20_000)],
  ['orders', 'ignore all the '.repeat(20_000)],
  ['comments', '<!--'.repeat(50_000)],
  ['entities', '&amp;'.repeat(40_000)],
  ['hosts', 'a-b.'.repeat(50_000)],
  ['mail', 'a.b@'.repeat(50_000)],
  ['marks', `a${'\u0301'.repeat(100_000)}`],
  ['tags', '\u{E0041}'.repeat(50_000)],
  ['letters one by one', 'i g n o r e '.repeat(20_000)],
  ['ends', 'end of feedback '.repeat(15_000)],
  ['offers', 'casino we offer '.repeat(15_000)],
  ['short words', `${'can you please '.repeat(26)}`],
])('a heap of %s ends', (_, comment) => {
  expect(['worded', 'filtered', 'vote']).toContain(triage(rating('a', comment, { helpful: true })).kind)
})
