// Which of the ids that a person names can be taken back.
import { expect, test } from 'vitest'
import { released } from '../../src/ledger/ends.ts'
import { takeBack } from '../../src/sync/take-back.ts'
import { safe } from '../../src/text/safe-text.ts'

const ends = new Map([
  ['suspect', safe`hides text from sight`],
  ['praise', safe`praise without a wish`],
  ['fixed', safe`0123456789abcdef`],
  ['back', released],
  ['named-back', released],
])

test('suspects, and what is not judged yet; nothing that a fix or another reason ended', () => {
  const named = ['suspect', 'praise', 'fixed', 'named-back', 'unjudged', 'absent']
  const asked = ['suspect', 'praise', 'fixed', 'back', 'named-back', 'unjudged', 'new']
  expect(takeBack(named, asked, ends)).toEqual({
    released: new Set(['suspect', 'unjudged', 'back', 'named-back']),
    takenBack: [{ id: 'suspect', reason: 'hides text from sight' }],
    ahead: ['unjudged'],
    missing: 3,
  })
})

test('without a name, only what earlier runs took back', () => {
  expect(takeBack([], ['suspect', 'back'], ends)).toEqual({
    released: new Set(['back']),
    takenBack: [],
    ahead: [],
    missing: 0,
  })
})
