// The boxes of the tracking issue: which there are, and who may tick them.
import { describe, expect, test } from 'vitest'
import { buildCommands } from '../../src/checkboxes/boxes.ts'
import { judgeTick, listOffers } from '../../src/checkboxes/tick-commands.ts'
import type { TickKind } from '../../src/checkboxes/tick-record.ts'
import { type Fix, type FixState, fixStates, type Ledger, type Waiting } from '../../src/ledger/ledger.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { fixOf, ledgerOf, now, queuedOf as queued } from '../support/ledger-builders.ts'

const kindsOf = (ledger: Ledger, fix: Fix) => listOffers(ledger, 'fix', fix.id).map(({ kind }) => kind)

const waitingOf = (...clusters: Waiting[]) => ({ at: now, clusters, entries: 2, oldest: now, more: 0 })

describe('a fix', () => {
  const offered: Record<FixState, TickKind[]> = {
    submitting: [],
    active: ['give-up'],
    uncertain: ['give-up'],
    proposed: [],
    merged: [],
    declined: ['retry', 'never'],
    unchanged: ['retry', 'never'],
    failed: ['retry', 'never'],
    archived: ['retry'],
    freed: ['retry', 'never'],
    'given-up': ['retry', 'never'],
  }
  test.each(fixStates)('%s', (state) => {
    const fix = fixOf({ state })
    const declined = [{ fixId: fix.id, at: now, pages: fix.pages, signatures: ['a'.repeat(96)] }]
    expect(kindsOf(ledgerOf({ fixes: [fix], declined }), fix)).toEqual(offered[state])
  })

  test.each<[string, Partial<Fix>, Partial<Ledger>, TickKind[]]>([
    ['whose pull request cannot be read', { state: 'proposed', unreadableSince: now }, {}, ['give-up']],
    ['that was tried again', { state: 'failed', retried: now }, {}, []],
    ['whose feedback another has', { state: 'failed' }, { fixes: [fixOf({ id: 'fix-2', state: 'active' })] }, []],
    ['that was dismissed', { state: 'given-up', reason: { code: 'dismissed' } }, {}, ['retry']],
    ['of votes alone', { state: 'unchanged', topics: [] }, {}, ['retry']],
    ['declined, whose topics were forgotten', { state: 'declined' }, {}, ['retry']],
    ['without entries', { state: 'failed', entryIds: [] }, {}, ['never']],
  ])('%s', (_, part, { fixes = [] }, expected) => {
    const fix = fixOf(part)
    expect(kindsOf(ledgerOf({ fixes: [fix, ...fixes] }), fix)).toEqual(expected)
  })

  test('two that failed with the same feedback take each other’s place no longer once one is tried again', () => {
    const fixes = [fixOf({ state: 'failed' }), fixOf({ id: 'fix-00002', state: 'given-up', retried: now })]
    expect(kindsOf(ledgerOf({ fixes }), fixes[0] as Fix)).toEqual(['retry', 'never'])
  })
})

test.each<[string, Partial<Waiting>, Partial<Ledger>, TickKind[]]>([
  ['for a limit', {}, {}, ['send-now', 'never']],
  ['for more comments', { reason: { code: 'min-cluster-size', comments: 1, limit: 2 } }, {}, ['send-now', 'never']],
  ['for an open fix of its page', { reason: { code: 'page-open' } }, {}, ['never']],
  ['to be sent at once', {}, { sendNow: ['q1'] }, ['never']],
  ['until a run sent it', {}, { fixes: [fixOf({ entryIds: ['q1'] })] }, []],
  ['and dismissed', {}, { dismissed: [{ key: 'page-9', entryIds: ['q1'] }] }, []],
])('what is queued %s', (_, part, more, expected) => {
  const waiting = queued(part)
  const ledger = ledgerOf({ waiting: waitingOf(waiting), ...more })
  expect(listOffers(ledger, 'queued', waiting.key).map(({ kind }) => kind)).toEqual(expected)
})

test('flagged entries and the project', () => {
  const entry = { id: 'e7', reason: 'order' as const, page: '/guide', at: now }
  const ledger = ledgerOf({ flagged: [entry], ticks: { 'send-anyway:e7': 2 } })
  expect(listOffers(ledger, 'flagged', entry.id)).toEqual([{ kind: 'send-anyway', target: 'e7', turn: 2 }])
  const onProject = (one: Ledger) => listOffers(one, 'project', 'project').map(({ kind }) => kind)
  expect(onProject(ledger)).toEqual(['run-now', 'pause'])
  expect(onProject({ ...ledger, paused: now })).toEqual(['run-now', 'resume'])
  const waiting = { ...waitingOf(queued({ reason: { code: 'not-approved' } })), unapproved: 1 }
  expect(onProject({ ...ledger, waiting })).toEqual(['send-next', 'run-now', 'pause'])
  const more = { ...waiting, more: 30 }
  expect(onProject({ ...ledger, waiting: more })).toEqual(['send-next', 'next-page', 'run-now', 'pause'])
  expect(onProject({ ...ledger, waiting, sendNow: ['q1', 'q2'] })).toEqual(['run-now', 'pause'])
})

test.each<[TickKind, string, string | undefined]>([
  ['retry', 'fix-00001', undefined],
  ['give-up', 'fix-00001', 'moved-on'],
  ['give-up', 'fix-00009', 'gone'],
  ['send-now', 'page-1', undefined],
  ['send-now', 'page-9', 'gone'],
  ['send-now', 'fix-00001', 'gone'],
  ['retry', 'page-1', 'gone'],
  ['never', 'page-1', undefined],
  ['never', 'fix-00001', undefined],
  ['pause', 'project', undefined],
  ['pause', 'page-1', 'gone'],
  ['resume', 'project', 'already'],
  ['send-anyway', 'e7', 'gone'],
  ['send-now', '__proto__', 'gone'],
])('%s of %s: %s', (kind, target, expected) => {
  const waiting = waitingOf(queued(), queued({ key: 'page-2' }))
  const ledger = ledgerOf({ fixes: [fixOf({ state: 'failed' })], waiting })
  expect(judgeTick(ledger, { kind, target })).toBe(expected)
})

test('an item shows its boxes with their last answers, and the answers for boxes that are no longer offered', () => {
  const answer = (kind: 'never' | 'give-up', target: string, code: 'obeyed' | 'no-access' = 'obeyed') => {
    return { tick: { kind, target, turn: 0 }, at: now, outcome: code }
  }
  const never = answer('never', 'fix-00001', 'no-access')
  const answers = [never, answer('give-up', 'fix-00001'), answer('give-up', 'fix-00002')]
  const ledger = ledgerOf({ answers, fixes: [fixOf({ state: 'failed' })] })
  expect(serialise(buildCommands(ledger, 'fix', 'fix-00001', [], ['never']))).toMatchInlineSnapshot(`
    "- Give up: given up, 21 Nov 2026

    * [ ] <!-- feedback-to-fix tick=never/fix-00001/0 -->Never send this topic (last answer: ignored, because the person who ticked it does not have write access, 21 Nov 2026)"
  `)
})
