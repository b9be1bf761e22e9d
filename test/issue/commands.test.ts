// What ticks and the tracking issue itself change in the ledger.
import { describe, expect, test } from 'vitest'
import type { TickKind } from '../../src/checkboxes/tick-record.ts'
import { pendingNews } from '../../src/fixes/news.ts'
import { heldEntries } from '../../src/fixes/queries.ts'
import { isAlive } from '../../src/issue/tracking-commands.ts'
import { applyCommand, type LedgerCommand } from '../../src/ledger/command.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import {
  after,
  change,
  day,
  type Event,
  fixOf,
  judge,
  ledgerOf,
  now,
  pullLink,
  queuedOf,
  submitted,
} from '../support/ledger-builders.ts'

const ticked = (kind: TickKind, target = 'fix-00001', part: Partial<Event<'box-ticked'>> = {}): LedgerCommand => {
  return { type: 'box-ticked', tick: { kind, target, turn: 0 }, now, ...part }
}
const waiting = { at: now - day, clusters: [queuedOf({ key: 'a', pages: ['/a'] })], entries: 2, oldest: now, more: 0 }
const outcomeOf = ({ answers }: Ledger) => answers?.[0]?.outcome
const scans = { all: { complete: now, undated: now, done: ['e1', 'e9'] } }

const declined = [{ fixId: 'fix-00001', at: now, pages: fixOf().pages, signatures: ['a'] }]
const ledger = ledgerOf({
  fixes: [fixOf({ state: 'declined' })],
  attempts: { e1: 2, e9: 1 },
  openRuns: { r: { at: now, failed: ['e1', 'e9'], succeeded: false } },
  declined,
  dismissedTopics: [{ of: 'fix-00001', at: now, pages: fixOf().pages, signatures: ['a'] }],
  scans,
})
const next = change(ledger, ticked('retry'))

test('retry: its entries are new again in every respect', () => {
  expect(next.handled).toEqual({ e1: 'reopened' })
  expect(heldEntries(next.ledger)).toEqual(new Set())
  expect(next.ledger).toMatchObject({
    attempts: { e9: 1 },
    openRuns: { r: { failed: ['e9'] } },
    declined: [],
    dismissedTopics: [],
    asked: ['e1'],
    scans: { all: { done: ['e9'], oldestWaiting: now - 3 * day, reopened: { at: now } } },
  })
  expect(next.ledger.scans.all?.undated).toBeUndefined()
  expect(next.ledger.fixes).toContainEqual(
    expect.objectContaining({ id: 'fix-00001', state: 'declined', retried: now }),
  )
})

const signatures = ['s'.repeat(96)]

test('never: what was decided before it is not sent', () => {
  const ledger = after(ledgerOf({ waiting }), ticked('never', 'a'))
  expect(judge(ledger, submitted(fixOf({ entryIds: ['q1', 'e1'] })))).toBe('stale')
  const dismissedTopics = [{ of: 'x', at: now, pages: fixOf().pages, signatures }]
  expect(judge(ledgerOf({ dismissedTopics }), submitted(fixOf()))).toBe('stale')
  expect(typeof judge(ledgerOf({ dismissedTopics }), submitted(fixOf(), { declines: ['x'] }))).toBe('object')
})

describe('send anyway', () => {
  const entry = { id: 'e7', reason: 'order' as const, page: '/a', at: now }
  const ledger = ledgerOf({ flagged: [entry], filteredCounts: { order: 1 }, scans: { all: { done: ['e7'] } } })
  const apply = (state: 'flagged' | 'done') => applyCommand(ledger, ticked('send-anyway', 'e7'), () => state)

  test('not what is done with otherwise', () => {
    expect(apply('done')).toMatchObject({ handled: {}, ledger: { answers: [{ outcome: 'moved-on' }] } })
  })
  test('only flagged entries are listed, the latest first', () => {
    const shown = { page: '/a', at: now }
    const entries = [
      { id: 'x', reason: 'order' as const, shown },
      { id: 'y', reason: 'praise-only' as const, shown },
    ]
    const next = after(ledger, { type: 'entries-filtered', entries })
    expect(next.flagged?.map(({ id }) => id)).toEqual(['x', 'e7'])
  })
})

describe('a tick', () => {
  const ledger = ledgerOf({ fixes: [fixOf({ state: 'active' })] })

  test('is carried out once, however often its box is seen', () => {
    const next = after(ledger, ticked('give-up'))
    expect(judge(next, ticked('give-up'))).toBe('known')
    expect(next.ticks).toEqual({ 'give-up:fix-00001': 1 })
    expect(next.answers).toEqual([
      { tick: { kind: 'give-up', target: 'fix-00001', turn: 0 }, at: now, outcome: 'obeyed', page: '/guide' },
    ])
  })

  test('that is not possible is answered once, with the reason', () => {
    const next = after(ledger, ticked('retry'))
    expect([outcomeOf(next), judge(next, ticked('retry'))]).toEqual(['moved-on', 'known'])
  })

  test.each(['no-access', 'unproven'] as const)('that may not count (%s) leaves its box as it was', (refused) => {
    const next = after(ledger, ticked('give-up', 'fix-00001', { refused }))
    expect([next.fixes, next.ticks, outcomeOf(next)]).toEqual([ledger.fixes, undefined, refused])
    expect(judge(next, ticked('give-up', 'fix-00001', { refused }))).toBe('known')
    expect(outcomeOf(after(next, ticked('give-up')))).toBe('obeyed')
  })

  test('thousands of them do not fill the ledger, and none that can still be seen is forgotten', () => {
    let full = ledger
    for (let count = 0; count < 1100; count++) full = after(full, ticked('retry', `old-${count}`))
    full = after(full, ticked('give-up'), ...Array.from({ length: 50 }, (_, index) => ticked('retry', `new-${index}`)))
    expect(Object.keys(full.ticks ?? {}).length).toBeLessThan(1001)
    expect(full.answers).toHaveLength(30)
    expect(judge(full, ticked('give-up'))).toBe('known')
  })
})

const intent = { nonce: 'n1', run: 'run-1', at: now, lease: now + 10 }

test.each([
  [undefined, false],
  [{ ...intent, lease: now }, false],
  [{ ...intent, lease: now + 1 }, true],
])('an intent is alive while its lease lasts: %s', (given, alive) => {
  expect(isAlive(given, now)).toBe(alive)
})

describe('comments', () => {
  const proposed = fixOf({ state: 'proposed', prLink: pullLink(1) })
  const intended: LedgerCommand = { type: 'comment-intended', intent }
  const posted = (comment: number, nonce = 'n1') => ({ type: 'comment-posted', nonce, comment, author: 'bot' }) as const

  test('one link of several fixes stays reported after the fix it was reported for has left the ledger', () => {
    const twin = { ...proposed, id: 'fix-2' }
    const ledger = after(ledgerOf({ fixes: [proposed, twin] }), intended, posted(9))
    expect(pendingNews(ledger)).toEqual([])
    expect(pendingNews({ ...ledger, fixes: [twin], pastPulls: [pullLink(1).url] })).toEqual([])
  })
})

describe('reminders', () => {
  const patient = now - 14 * day
  const waiting = (part: Partial<Fix> = {}) =>
    fixOf({ state: 'proposed', prLink: pullLink(1), since: patient, notified: ['pull-request'], ...part })
  const remind: LedgerCommand = { type: 'comment-intended', intent, remindBefore: patient }
  const posted: LedgerCommand = { type: 'comment-posted', nonce: 'n1', comment: 9, author: 'bot' }

  test.each<[string, Partial<Fix>, boolean]>([
    ['one that has waited so long', {}, true],
    ['not one that has waited less', { since: patient + 1 }, false],
    ['not one that is closed', { state: 'declined' }, false],
    ['not one that cannot be read', { unreadableSince: now }, false],
    ['not one of which a comment has reminded', { notified: ['pull-request', 'reminder'] }, false],
    ['not one that is news itself', { notified: [] }, false],
  ])('name %s', (_, part, named) => {
    const news = pendingNews(ledgerOf({ fixes: [waiting(part)] }), patient).map((item) => item.news)
    expect(news.includes('reminder')).toBe(named)
  })

  test('come once, in one comment, for a pull request of several fixes once', () => {
    const fixes = [waiting(), waiting({ id: 'fix-2', since: now }), waiting({ id: 'fix-3', prLink: pullLink(2) })]
    const intended = after(ledgerOf({ fixes }), remind)
    expect(intended.tracking.commentIntent?.news).toEqual([
      { fixId: 'fix-00001', news: 'reminder' },
      { fixId: 'fix-3', news: 'reminder' },
    ])
    const told = after(intended, posted)
    expect(told.fixes.filter(({ notified }) => notified.includes('reminder')).map(({ id }) => id)).toEqual([
      'fix-00001',
      'fix-3',
    ])
    expect(judge(told, remind)).toBe('known')
  })
})
