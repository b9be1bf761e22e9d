// The one way in which a fix changes its state, and what the end of a fix leaves behind.
import { describe, expect, test } from 'vitest'
import { moveFix, rememberDone } from '../../src/fixes/change-fix.ts'
import { findFix, heldEntries, holdsEntries, isClosed, isOpen } from '../../src/fixes/queries.ts'
import { fixStates } from '../../src/ledger/ledger.ts'
import { day, fixOf, ledgerOf, now, pullLink } from '../support/ledger-builders.ts'

describe('the states', () => {
  const open = ['submitting', 'active', 'uncertain', 'proposed']
  test.each(fixStates)('%s', (state) => {
    const fix = fixOf({ state })
    expect(isOpen(fix, now)).toBe(open.includes(state))
    expect(isClosed(fix)).toBe(!open.includes(state))
    expect(holdsEntries(fix)).toBe(state !== 'failed' && state !== 'freed')
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

  test('held entries are those of every fix that did not fail', () => {
    const fixes = [fixOf(), fixOf({ id: 'fix-2', entryIds: ['e2', 'e3'], state: 'merged' })]
    const ledger = ledgerOf({ fixes: [...fixes, fixOf({ id: 'fix-3', entryIds: ['e4'], state: 'failed' })] })
    expect(heldEntries(ledger)).toEqual(new Set(['e1', 'e2', 'e3']))
    expect(findFix(ledger, 'fix-2')).toBe(fixes[1])
  })
})

describe('moving', () => {
  const fix = fixOf({ state: 'active', completedAt: 1, unreadableSince: 2, reason: { code: 'run-ended' } })

  test('forgets what belonged to the state before', () => {
    const { ledger } = moveFix(ledgerOf({ fixes: [fix] }), fix, 'proposed', now + 1, { prLink: pullLink(1) })
    const forgotten = { completedAt: undefined, unreadableSince: undefined }
    expect(ledger.fixes).toEqual([{ ...fix, state: 'proposed', since: now + 1, prLink: pullLink(1), ...forgotten }])
  })

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

  test('undated entries leave the windows alone', () => {
    const undated = { ...fix, oldest: null }
    const scans = { a: { complete: now, done: [] } }
    expect(moveFix(ledgerOf({ fixes: [undated], scans }), undated, 'failed', now).ledger.scans).toEqual(scans)
  })

  test('a closed fix leaves its topics to the memory of declines', () => {
    const { ledger } = moveFix(ledgerOf({ fixes: [fix] }), fix, 'declined', now)
    expect(ledger.fixes[0]?.topics).toEqual([])
    expect(ledger.declined).toMatchObject([{ fixId: fix.id, signatures: fix.topics[0], pages: fix.pages, at: now }])
  })

  test('the memory of declines is bounded, the newest stay', () => {
    const declined = Array.from({ length: 500 }, (_, at) => ({ fixId: `old-${at}`, at, pages: [], signatures: [] }))
    const { ledger } = moveFix(ledgerOf({ fixes: [fix], declined }), fix, 'declined', now)
    expect(ledger.declined.length).toBeLessThanOrEqual(400)
    expect(ledger.declined[0]?.fixId).toBe(fix.id)
  })
})

test('ids that are done with are remembered once, in order', () => {
  const ledger = rememberDone(ledgerOf({ scans: { f: { done: ['c', 'a'] } } }), ['b', 'a', 'b'])
  expect(ledger.scans.f?.done).toEqual(['a', 'b', 'c'])
  expect(rememberDone(ledger, [])).toBe(ledger)
})

test('a vote that is done with no longer waits among the kept votes', () => {
  expect(rememberDone(ledgerOf({ votes: { '/guide': ['v1', 'v2'] } }), ['v1']).votes).toEqual({ '/guide': ['v2'] })
})
