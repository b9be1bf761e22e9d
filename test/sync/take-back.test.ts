// Which of the ids that a person names can be taken back.
import { expect, test } from 'vitest'
import type { Resolution } from '../../src/ledger/reason.ts'
import { takeBack } from '../../src/sync/take-back.ts'

const resolutions = new Map<string, Resolution>([
  ['suspect', { filtered: 'hidden-text' }],
  ['praise', { filtered: 'praise-only' }],
  ['fixed', { fix: '0123456789abcdef' }],
  ['back', 'released'],
  ['named-back', 'released'],
])

test('suspects, and what is not judged yet; nothing that a fix or another reason ended', () => {
  const named = ['suspect', 'praise', 'fixed', 'named-back', 'unjudged', 'absent']
  const asked = ['suspect', 'praise', 'fixed', 'back', 'named-back', 'unjudged', 'new']
  expect(takeBack(named, asked, resolutions)).toEqual({
    released: new Set(['suspect', 'unjudged', 'back', 'named-back']),
    takenBack: [{ id: 'suspect', reason: 'hidden-text' }],
    ahead: ['unjudged'],
    missing: 3,
  })
})

test('without a name, only what earlier runs took back', () => {
  expect(takeBack([], ['suspect', 'back'], resolutions)).toEqual({
    released: new Set(['back']),
    takenBack: [],
    ahead: [],
    missing: 0,
  })
})
