// What keeps two complaints apart, however alike their words are.
import { expect, test } from 'vitest'
import { type CannotLink, findIdentifiers, joinIdentifiers, keepApart } from '../../src/clusters/cannot-link.ts'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { rating } from './entries.ts'

const group = (...comments: readonly string[]): CannotLink => {
  const corpus = readCorpus(comments.map((comment, index) => rating(`e${index}`, comment)))
  return comments.map((_, row) => findIdentifiers(corpus, row)).reduce(joinIdentifiers)
}

test.each([
  ['other versions', 'upgrade to 3.4.0', 'upgrade to 2.8.2', 0.2],
  ['other error numbers', 'error 401', 'error 500', 0.2],
  ['other names', 'maxRetries', 'createClient', 0.2],
  ['a name and a number', 'maxRetries', 'error 500', 0.2],
  ['one version in two spellings', 'upgrade to 3.4.0', 'since v3.4.0', 1],
  ['one name in two spellings', 'max_retries', 'maxRetries', 1],
  ['one name in common', 'maxRetries of createClient', 'createClient, 500', 1],
  ['a name on one side', 'maxRetries', 'retries', 1],
  ['small numbers', 'step 3', 'step 4', 1],
  ['nothing named', 'a broken link', 'a missing diagram', 1],
])('%s', (_, a, b, factor) => {
  expect(keepApart(group(a), group(b), 1)).toBeCloseTo(factor, 12)
  expect(keepApart(group(b), group(a), 1)).toBeCloseTo(factor, 12)
})

test('one version among many comments does not keep all of them apart', () => {
  expect(keepApart(group('since 3.4', 'a', 'b', 'c'), group('since 2.8'), 4)).toBeCloseTo(1 - 0.8 / 4, 12)
  expect(keepApart(group('since 3.4', 'since 3.5'), group('since 2.8'), 2)).toBeCloseTo(0.2, 12)
})
