// Which of the ids that a person names can be sent anyway.
import { expect, test } from 'vitest'
import { findSendAnyway } from '../../src/feedback/collect.ts'
import type { Resolution } from '../../src/fixes/reasons.ts'

const resolutions = new Map<string, Resolution>([
  ['suspect', { filtered: 'hidden-text' }],
  ['praise', { filtered: 'praise-only' }],
  ['fixed', { fix: '0123456789abcdef' }],
  ['back', 'released'],
  ['named-back', 'released'],
  ['unread-suspect', { filtered: 'hidden-text' }],
  ['unread-back', 'released'],
])

test('suspects, and what is not judged yet; nothing that a fix or another reason ended', () => {
  const named = ['suspect', 'praise', 'fixed', 'named-back', 'unjudged', 'absent']
  const scanned = ['suspect', 'praise', 'fixed', 'back', 'named-back', 'unjudged', 'new']
  expect(findSendAnyway(named, scanned, resolutions)).toEqual({
    anyway: new Set(['suspect', 'unjudged', 'back', 'named-back']),
    unflagged: [{ id: 'suspect', reason: 'hidden-text' }],
    ahead: ['unjudged'],
    rejected: 3,
  })
})

test('what the ledger knows as flagged need not be in what this run has read', () => {
  expect(findSendAnyway(['unread-suspect', 'unread-back', 'absent'], [], resolutions)).toEqual({
    anyway: new Set(['unread-suspect', 'unread-back']),
    unflagged: [{ id: 'unread-suspect', reason: 'hidden-text' }],
    ahead: [],
    rejected: 1,
  })
})

test('without a name, only what earlier runs were given', () => {
  expect(findSendAnyway([], ['suspect', 'back'], resolutions)).toEqual({
    anyway: new Set(['back']),
    unflagged: [],
    ahead: [],
    rejected: 0,
  })
})
