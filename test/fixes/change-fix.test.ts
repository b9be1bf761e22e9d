// The one way in which a fix changes its state, and what the end of a fix leaves behind.
import { describe, expect, test } from 'vitest'
import { moveFix, rememberDone } from '../../src/fixes/change-fix.ts'
import { holdsEntries, isClosed, isOpen } from '../../src/fixes/queries.ts'
import { type Fix, fixStates } from '../../src/ledger/ledger.ts'
import { day, fixOf, ledgerOf, now } from '../support/ledger-builders.ts'

describe('the states', () => {
  test('that are open, and those whose entries are new again', () => {
    const listOf = (is: (fix: Fix) => boolean) => fixStates.filter((state) => is(fixOf({ state })))
    expect(listOf((fix) => isOpen(fix, now))).toEqual(['submitting', 'active', 'uncertain', 'proposed'])
    expect(listOf((fix) => isOpen(fix, now))).toEqual(listOf((fix) => !isClosed(fix)))
    expect(listOf((fix) => !holdsEntries(fix))).toEqual(['failed', 'freed'])
  })

  test.each([
    ['proposed', 7 * day, true],
    ['proposed', 7 * day + 1, false],
    ['active', 30 * day, true],
  ] as const)('%s, unreadable for %s ms: open is %s', (state, time, open) => {
    const fix = fixOf({ state, unreadableSince: now - time })
    expect(isOpen(fix, now)).toBe(open)
    expect(holdsEntries(fix)).toBe(true)
  })
})

describe('moving', () => {
  const fix = fixOf({ state: 'active', completedAt: 1, unreadableSince: 2, reason: { code: 'run-ended' } })

  test.each(['merged', 'declined', 'unchanged', 'archived', 'given-up'] as const)(
    '%s: entries are done with',
    (state) => {
      const before = ledgerOf({
        fixes: [fix],
        attempts: { e1: 1 },
        outcomes: {},
        scans: { f: { done: ['b'] }, g: { done: [] } },
      })
      const next = moveFix(before, fix, state, now)
      expect(next.handled).toEqual({ e1: { fix: fix.id } })
      expect(next.ledger.fixes).toContainEqual(expect.objectContaining({ id: fix.id, state }))
      expect(next.ledger).toMatchObject({ attempts: {}, outcomes: { [state]: 1 } })
      expect(next.ledger.scans).toEqual({ f: { done: ['b', 'e1'] }, g: { done: ['e1'] } })
    },
  )

  test.each(['failed', 'freed'] as const)('%s: entries are new again', (state) => {
    const scans = { a: { done: [] }, b: { oldestWaiting: 1, done: [] }, c: { oldestWaiting: now, done: [] } }
    const next = moveFix(ledgerOf({ fixes: [fix], scans, attempts: { e1: 1 } }), fix, state, now)
    expect(next.handled).toEqual({})
    expect(next.ledger.attempts).toEqual({ e1: 1 })
    expect(Object.values(next.ledger.scans).map((scan) => scan.oldestWaiting)).toEqual([fix.oldest, 1, fix.oldest])
  })
})

test('ids that are done with are remembered once, in order', () => {
  const ledger = rememberDone(ledgerOf({ scans: { f: { done: ['c', 'a'] } } }), ['b', 'a', 'b'])
  expect(ledger.scans.f?.done).toEqual(['a', 'b', 'c'])
  expect(rememberDone(ledger, [])).toBe(ledger)
})
