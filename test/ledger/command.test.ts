// Which ids an event asks the shards for, and which fixes leave ledger.json.
import { describe, expect, test } from 'vitest'
import { pruneFixes, questionedIds } from '../../src/ledger/command.ts'
import { recentFixes } from '../../src/ledger/limits.ts'
import { day, fixOf, ledgerOf, now, pullLink, submitted } from '../support/ledger-builders.ts'

test('the shards are asked for what is taken up or set aside, and nothing else', () => {
  expect(questionedIds(submitted(fixOf({ entryIds: ['a', 'b'] })))).toEqual(['a', 'b'])
  expect(questionedIds({ type: 'entries-filtered', entries: [{ id: 'c', reason: 'praise-only' }] })).toEqual(['c'])
  expect(questionedIds({ type: 'fix-freed', fixId: 'x', now })).toEqual([])
})

describe('pruning', () => {
  const ended = (number: number, part = {}) =>
    fixOf({
      id: `fix-${String(number).padStart(3, '0')}`,
      state: 'merged',
      since: now - number * day,
      notified: ['pull-request'],
      ...part,
    })
  const many = Array.from({ length: recentFixes + 5 }, (_, number) => ended(number))
  const idsOf = (fixes: readonly { id: string }[]) => fixes.map((fix) => fix.id)

  test('the latest closed fixes stay', () => {
    expect(idsOf(pruneFixes(ledgerOf({ fixes: many.toReversed() })).fixes)).toEqual(
      idsOf(many.slice(0, recentFixes)).toReversed(),
    )
  })

  test.each(['submitting', 'active', 'uncertain', 'proposed'] as const)('%s stays, however old', (state) => {
    const fix = ended(999, { state })
    expect(pruneFixes(ledgerOf({ fixes: [...many, fix] })).fixes).toContain(fix)
  })

  test('a fix that a comment owes a word, or is about to give it, stays', () => {
    const owed = ended(998, { notified: [], prLink: pullLink(1) })
    const intended = ended(999)
    const news = [{ fixId: intended.id, news: 'pull-request' as const }]
    const commentIntent = { nonce: 'n', run: 'r', at: now, lease: now, news }
    const ledger = ledgerOf({ fixes: [...many, owed, intended], tracking: { comments: 0, commentIntent } })
    expect(idsOf(pruneFixes(ledger).fixes)).toEqual(expect.arrayContaining([owed.id, intended.id]))
  })

  test('of those that ended at once, always the same stay', () => {
    const fixes = many.map((fix) => ({ ...fix, since: now }))
    const stay = idsOf(pruneFixes(ledgerOf({ fixes })).fixes).sort()
    expect(idsOf(pruneFixes(ledgerOf({ fixes: fixes.toReversed() })).fixes).sort()).toEqual(stay)
  })
})
