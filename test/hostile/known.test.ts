// What is too slow to go through the stories is so still; where it is not, it goes through them again.
import { expect, test } from 'vitest'
import { signText } from '../../src/domain/cluster/signature.ts'
import { loadHostile } from '../corpus/load.ts'
import { tooSlow } from './known.ts'

/** Milliseconds; a text of this length should take less than one. */
const slow = 50

test.each(loadHostile().filter(({ id }) => tooSlow.includes(id)))('$id', ({ text }) => {
  const start = performance.now()
  signText(text.slice(0, 30_000))
  expect(performance.now() - start, 'take it off the list `tooSlow`').toBeGreaterThan(slow)
})
