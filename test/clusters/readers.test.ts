// How many readers speak.
import { expect, test } from 'vitest'
import { countDistinctReaders } from '../../src/clusters/readers.ts'
import { plain, rating, snippet } from './entries.ts'

test.each([
  ['nobody', [], 0],
  [
    'one contact twice',
    [rating('a', 'x', { contact: 'Jane@example.com' }), rating('b', 'y', { contact: ' jane@example.COM' })],
    1,
  ],
  [
    'two contacts',
    [rating('a', 'x', { contact: 'jane@example.com' }), rating('b', 'y', { contact: 'joe@example.com' })],
    2,
  ],
  ['no contact, or an empty one', [rating('a', 'x'), rating('b', 'y', { contact: ' ' })], 2],
  ['other sources', [snippet('a', 'x'), plain('b', 'x'), plain('c', 'x')], 3],
  [
    'near-copies, whoever signs them',
    ['', ' today', '!'].map((end, index) =>
      rating(`e${index}`, `The quickstart links to a removed page about billing webhooks${end}`, {
        contact: `reader-${index}@example.com`,
      }),
    ),
    1,
  ],
  ['the same few words', [rating('a', 'broken link'), rating('b', 'Broken link')], 2],
])('%s', (_, entries, readers) => {
  expect(countDistinctReaders(entries)).toBe(readers)
  expect(countDistinctReaders(entries.toReversed())).toBe(readers)
})
