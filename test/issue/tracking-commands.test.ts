// The tracking issue and our comments: each is written ahead, by one run, and told once.
import { describe, expect, test } from 'vitest'
import { pendingNews } from '../../src/fixes/queries.ts'
import { isAlive } from '../../src/issue/tracking-commands.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { type Fix, type FixState, fixStates, type News } from '../../src/ledger/ledger.ts'
import { after, day, fixOf, judge, ledgerOf, now, pullLink } from '../support/ledger-builders.ts'

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
})
