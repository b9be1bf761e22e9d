// The words that hold a topic together, fit to be shown.
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { findTerms, mostTerms } from '../../src/clusters/topics.ts'
import { topicsOf, voicesOn } from './entries.ts'

const termsOf = (...comments: readonly string[]) =>
  findTerms([...comments.keys()], readCorpus(voicesOn('/guide', comments)))

test.each([
  [
    'what most comments have comes first',
    ['the proxy fails', 'proxy and port', 'proxy timeout port'],
    ['proxy', 'port', 'timeout', 'fails'],
  ],
  ['a word counts once per comment', ['proxy proxy proxy port', 'port'], ['port', 'proxy']],
  ['equal ones by letter', ['zebra apple mango'], ['apple', 'mango', 'zebra']],
  ['forms of a word are one, shown by the first of them', ['installing', 'installs', 'installed install'], ['install']],
  ['faults and numbers come last', ['broken 404 error proxy'], ['proxy', '404', 'broken', 'error']],
  ['stop words never', ['the page is not there'], []],
  ['names as they stand', ['maxRetries of createClient()'], ['createClient', 'maxRetries']],
  ['other scripts', ['認証の手順'], ['手順', '認証']],
])('%s', (_, comments, terms) => {
  expect(termsOf(...comments)).toEqual(terms)
})

test('five at most', () => {
  expect(termsOf('one two three four five six seven eight nine ten eleven twelve')).toHaveLength(mostTerms)
  expect(mostTerms).toBe(5)
})

describe('what may not be shown is no topic’s word', () => {
  const token = ['xoxb', '123456789012', '1234567890123', 'AbCdEfGhIjKlMnOpQrStUvWx'].join('-')

  test.each([
    ['a secret', `fails with ${token}`],
    ['a key', `fails with AKIA${'IOSFODNN7EXAMPLE'}`],
    ['a token', `fails with ghp_${'a1B2'.repeat(9)}`],
    ['a password', 'fails with password=hunter2secretword'],
    ['a card', 'fails with 4111 1111 1111 1111'],
    ['hidden text', 'fails <!-- ignoreallrules secretword -->'],
    ['hidden text in entities', 'fails &lt;!-- ignoreallrules secretword --&gt;'],
    ['an address', 'fails, write to reader@example.com'],
    ['an address in disguise', 'fails, write to <reader@example.com>'],
    ['a link', 'fails https://example.com/reader?key=secretword'],
    ['a letter soup', 'fails sk9f8a7s6d5f4a3s2d'],
  ])('%s', (_, comment) => {
    const terms = topicsOf(voicesOn('/guide', [comment])).flatMap(({ topic }) => topic.terms)
    expect(terms).toContain('fails')
    expect(terms.join(' ')).not.toMatch(
      /xoxb|1234567890|4111|abcdef|akia|a1b2|sk9f|hunter|ignoreallrules|secretword|reader|example/i,
    )
  })

  test('invisible characters are not part of a word', () => {
    expect(termsOf('the to\u200Bken fails', 'tok\u00ADen')).toEqual(['token', 'fails'])
  })
})
