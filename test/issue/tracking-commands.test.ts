// The tracking issue and our comments: each is written ahead, by one run, and told once.
import { describe, expect, test } from 'vitest'
import { pendingNews } from '../../src/fixes/queries.ts'
import { isAlive } from '../../src/issue/tracking-commands.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { type Fix, type FixState, fixStates, type Ledger, type News } from '../../src/ledger/ledger.ts'
import { after, day, fixOf, judge, ledgerOf, now, pullLink } from '../support/ledger-builders.ts'

const intent = { nonce: 'n1', run: 'run-1', at: now, lease: now + 10 }
const rival = { ...intent, nonce: 'n2', run: 'run-2' }
const tracked = (part: Partial<Ledger['tracking']>) => ledgerOf({ tracking: { comments: 0, ...part } })

test.each([
  [undefined, false],
  [{ ...intent, lease: now }, false],
  [{ ...intent, lease: now + 1 }, true],
])('an intent is alive while its lease lasts: %s', (given, alive) => {
  expect(isAlive(given, now)).toBe(alive)
})

describe('the tracking issue', () => {
  const intended: LedgerCommand = { type: 'issue-intended', intent }
  const found = (issue: number, author?: string): LedgerCommand => ({ type: 'issue-found', issue, author })

  test('one run at a time intends it, and none once there is one', () => {
    expect(after(ledgerOf(), intended).tracking.intent).toEqual(intent)
    expect(judge(tracked({ intent: rival }), intended)).toBe('stale')
    expect(judge(tracked({ issue: 7 }), intended)).toBe('stale')
  })

  test('what was found ends the intent', () => {
    const ledger = after(ledgerOf(), intended, found(7, 'bot'))
    expect(ledger.tracking).toEqual({ issue: 7, author: 'bot', intent: undefined, comments: 0 })
    expect(judge(ledger, found(7, 'bot'))).toBe('known')
  })

  test('the same one keeps its comments, another one begins anew', () => {
    const before = tracked({ issue: 7, author: 'bot', intent, comments: 3, newestComment: 9 })
    expect(after(before, found(7)).tracking).toMatchObject({ author: 'bot', comments: 3, newestComment: 9 })
    expect(after(before, found(8)).tracking).toMatchObject({ issue: 8, comments: 0, newestComment: undefined })
  })

  test('an expired intent is dropped by its nonce', () => {
    const dropIt: LedgerCommand = { type: 'issue-intent-dropped', nonce: 'n1' }
    expect(after(tracked({ intent }), dropIt).tracking.intent).toBeUndefined()
    expect(judge(tracked({ intent: rival }), dropIt)).toBe('stale')
    expect(judge(tracked({}), dropIt)).toBe('stale')
  })
})

describe('comments', () => {
  const proposed = fixOf({ state: 'proposed', prLink: pullLink(1) })
  const news = [{ fixId: proposed.id, news: 'pull-request' as const }]
  const intended: LedgerCommand = { type: 'comment-intended', intent }
  const posted = (comment: number, nonce = 'n1') => ({ type: 'comment-posted', nonce, comment, author: 'bot' }) as const
  const told = (fixes: readonly Fix[]) => fixes.map((fix) => fix.notified)

  test('reported once', () => {
    const before = ledgerOf({ fixes: [proposed] })
    expect(pendingNews(before)).toEqual(news)
    const ledger = after(before, intended, posted(9))
    expect(told(ledger.fixes)).toEqual([['pull-request']])
    expect(ledger.tracking).toEqual({ newestComment: 9, comments: 1, author: 'bot' })
    expect(pendingNews(ledger)).toEqual([])
    expect(judge(ledger, intended)).toBe('known')
    expect(judge(ledger, posted(9))).toBe('known')
  })

  test('one comment at a time', () => {
    const ledger = after(ledgerOf({ fixes: [proposed] }), intended)
    expect(judge(ledger, { type: 'comment-intended', intent: rival })).toBe('stale')
    expect(judge(ledger, posted(9, 'n2'))).toBe('known')
  })

  test('an intent takes all that nobody has told, and only that', () => {
    const lost = fixOf({ id: 'fix-2', state: 'given-up' })
    const before = ledgerOf({ fixes: [{ ...proposed, notified: ['pull-request'] }, lost] })
    expect(after(before, intended).tracking.commentIntent).toEqual({
      ...intent,
      news: [{ fixId: 'fix-2', news: 'given-up' }],
    })
  })

  test('an intent that came to nothing leaves its news for the next', () => {
    const ledger = after(ledgerOf({ fixes: [proposed] }), intended, { type: 'comment-intent-dropped', nonce: 'n1' })
    expect(pendingNews(ledger)).toEqual(news)
    expect(judge(ledger, { type: 'comment-intent-dropped', nonce: 'n1' })).toBe('stale')
  })

  test('words that go into the newest comment make no new one', () => {
    const before = { ...tracked({ comments: 5, newestComment: 9 }), fixes: [proposed] }
    expect(after(before, intended, posted(9)).tracking.comments).toBe(5)
  })

  const newsOf: Partial<Record<FixState, News>> = {
    proposed: 'pull-request',
    merged: 'pull-request',
    declined: 'pull-request',
    'given-up': 'given-up',
    uncertain: 'needs-person',
  }
  test.each(fixStates)('news of a fix that is %s', (state) => {
    const expected = newsOf[state]
    const pending = pendingNews(ledgerOf({ fixes: [fixOf({ state })] })).map((item) => item.news)
    expect(pending).toEqual(expected === undefined ? [] : [expected])
  })

  test('a fix that was uncertain and then found is reported once in each state', () => {
    const ledger = ledgerOf({ fixes: [{ ...proposed, notified: ['needs-person'] }] })
    expect(pendingNews(ledger)).toEqual(news)
  })

  test('one link of several fixes is reported once', () => {
    const twin = { ...proposed, id: 'fix-2' }
    expect(pendingNews(ledgerOf({ fixes: [twin, proposed] }))).toEqual([{ fixId: 'fix-2', news: 'pull-request' }])
    const before = ledgerOf({ fixes: [twin, { ...proposed, notified: ['pull-request'] }] })
    expect(pendingNews(before)).toEqual([])
    expect(judge(before, intended)).toBe('known')
  })

  test('one link of several fixes stays reported after the fix it was reported for has left the ledger', () => {
    const twin = { ...proposed, id: 'fix-2' }
    const ledger = after(ledgerOf({ fixes: [proposed, twin] }), intended, posted(9))
    expect(pendingNews({ ...ledger, fixes: ledger.fixes.filter((fix) => fix.id === 'fix-2') })).toEqual([])
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

  test('name no pull request without a limit', () => {
    expect(pendingNews(ledgerOf({ fixes: [waiting()] }))).toEqual([])
    expect(judge(ledgerOf({ fixes: [waiting()] }), { type: 'comment-intended', intent })).toBe('known')
  })

  test('come once, in one comment, for a pull request of several fixes once', () => {
    const fixes = [waiting(), waiting({ id: 'fix-2', since: now }), waiting({ id: 'fix-3', prLink: pullLink(2) })]
    const intended = after(ledgerOf({ fixes }), remind)
    expect(intended.tracking.commentIntent?.news).toEqual([
      { fixId: 'fix-00001', news: 'reminder' },
      { fixId: 'fix-3', news: 'reminder' },
    ])
    const told = after(intended, posted)
    expect(told.fixes.map(({ notified }) => notified)).toEqual(fixes.map(() => ['pull-request', 'reminder']))
    expect(judge(told, remind)).toBe('known')
  })

  test('of a comment that was not written come again', () => {
    const dropped = { type: 'comment-intent-dropped', nonce: 'n1' } as const
    expect(judge(after(ledgerOf({ fixes: [waiting()] }), remind, dropped), remind)).not.toBe('known')
  })
})
