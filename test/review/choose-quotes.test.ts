// Which of the readers' words a review may show.
import { expect, test } from 'vitest'
import { chooseQuotes } from '../../src/review/choose-quotes.ts'

const readers = [
  { id: 'a', page: '/a', text: 'Too short.\n\ncurl', comment: 'Too short.' },
  { id: 'b', page: '/a', text: 'Too long.' },
] as const
const words = new Map([
  ['a', 'Too short.'],
  ['b', 'Too long.'],
])

test.each([
  ['auto', true, words],
  ['auto', false, undefined],
  ['always', true, words],
  ['always', false, words],
  ['never', true, undefined],
  ['never', false, undefined],
] as const)('%s, private: %s', (quotes, isPrivate, shown) => {
  expect(chooseQuotes(quotes, isPrivate, readers)).toEqual(shown)
})

test('without the readers’ entries there is nothing to show', () => {
  expect(chooseQuotes('always', true)).toEqual(new Map())
})
