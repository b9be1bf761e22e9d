// Which complaints of one page are one topic, and which words are its terms.
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { findTerms } from '../../src/clusters/topics.ts'
import { placesOf, snippet, topicsOf, voicesOn } from './entries.ts'
import pairs from './pairs.json' with { type: 'json' }

/** Complaints of other things, so that a page is not a pair. */
const others = [
  ...['The video has no sound', 'Where is the changelog?', 'I would like an offline version'],
  ...['The footnote refers to a chapter that is gone', 'Which roles may invite members?'],
  ...['My invoice shows the wrong currency', 'The sidebar jumps to the top when I scroll', 'Webhooks arrive twice'],
]
const reasonsOf = (comments: readonly string[]) => topicsOf(voicesOn('/guide', comments)).map(({ reason }) => reason)

test('reports of one dead host are one topic, whatever page or version of it they name', () => {
  const reports = [
    ...['https://sandbox-eu.acme.example/v1/ping never answers', 'sandbox-eu.acme.example is dead since Monday'],
    'curl: (6) Could not resolve host: sandbox-eu.acme.example',
    'The sample posts to https://sandbox-eu.acme.example/v2/charges, I only get timeouts',
    'connection refused by sandbox-eu.acme.example:8443',
    'Is sandbox-eu.v2.acme.example still alive? DNS says no',
    'Step 2 uses https://sandbox-eu.acme.example/v1.2/tokens and that server is gone',
  ]
  const sizes = topicsOf(voicesOn('/guide', [...reports, ...others])).map(({ complaints }) => complaints.length)
  expect(sizes.toSorted((a, b) => b - a)[0]).toBe(reports.length)
})

describe('together', () => {
  test.each(pairs.together)('%s', (_, a, b) => {
    expect(placesOf([a, b])).toEqual([[0, 1]])
    expect(placesOf([a, b, ...others])[0]).toEqual([0, 1])
  })

  // Names are told apart, but not by their spelling.
  test.each([
    ['maxRetries is not explained', 'What does max_retries do?'],
    ['What does cache.size mean?', 'The meaning of cacheSize is unclear'],
    ['TypeScript types are missing', 'typescript types missing'],
    ['The macOS installer is missing', 'macos installer missing'],
  ])('one name in two spellings: %s = %s', (a, b) => {
    expect(placesOf([a, b])).toEqual([[0, 1]])
  })
})

test.each(pairs.apart)('apart: %s', (_, a, b) => {
  expect(placesOf([a, b])).toEqual([[0], [1]])
  expect(placesOf([a, b, ...others]).slice(0, 2)).toEqual([[0], [1]])
})

describe('crowds', () => {
  const tails = Array.from(
    { length: 400 },
    (_, index) => `says ${String.fromCharCode(97 + (index % 26)).repeat(3)}x${index}`,
  )
  const crowd = (size: number) => tails.slice(0, size).map((tail) => `The install command fails on Windows ${tail}`)

  test.each([3, 10, 30])('%i readers with one complaint are one topic', (size) => {
    expect(placesOf([...crowd(size), ...others])[0]).toHaveLength(size)
  })
})

describe('the same code', () => {
  const code = 'const client = createClient({ region, token })\nawait client.connect()\nconsole.log(client.status)'

  test.each([
    ['says nothing by itself', code, 'The region is wrong', code, 'Where is the token from?', 2],
    ['brings close words together', code, 'The region is unknown', code, 'Unknown region error', 1],
    ['whatever its spacing and numbers', code, 'Which region?', `${code}\n`, 'Region of what?', 1],
  ])('%s', (_, codeA, a, codeB, b, topics) => {
    const found = topicsOf([snippet('a', a, { code: codeA }), snippet('b', b, { code: codeB })])
    expect(found).toHaveLength(topics)
  })
})

test.each([
  ['alone', ['The link is broken'], ['no similar complaint on the page']],
  ['in the same words', ['The link is broken', 'the LINK is broken!'], ['same wording']],
  ['alike', ['The link to the API is broken', 'Broken link to the API'], ['similar wording']],
  ['no words at all', ['how?', '🎉'], ['no similar complaint on the page', 'no similar complaint on the page']],
])('reasons: %s', (_, comments, reasons) => {
  expect(reasonsOf(comments)).toEqual(reasons)
})

const termsOf = (...comments: readonly string[]) =>
  findTerms(readCorpus(voicesOn('/guide', comments)).map(({ words }) => words))

test.each([
  ['the commonest first', ['the proxy fails', 'proxy and port', 'proxy lag port'], ['proxy', 'port', 'lag', 'fails']],
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

describe('what may not be shown is no topic’s word', () => {
  const token = ['xoxb', '123456789012', '1234567890123', 'AbCdEfGhIjKlMnOpQrStUvWx'].join('-')

  test.each([
    ['a secret', `fails with ${token}`],
    ['a key', `fails with AKIA${'IOSFODNN7EXAMPLE'}`],
    ['a password', 'fails with password=hunter2secretword'],
    ['a card', 'fails with 4111 1111 1111 1111'],
    ['hidden text', 'fails <!-- ignoreallrules secretword -->'],
    ['an address', 'fails, write to reader@example.com'],
    ['a link', 'fails https://example.com/reader?key=secretword'],
    ['a letter soup', 'fails sk9f8a7s6d5f4a3s2d'],
  ])('%s', (_, comment) => {
    const terms = termsOf(comment)
    expect(terms).toContain('fails')
    expect(terms.join(' ')).not.toMatch(
      /xoxb|1234567890|4111|abcdef|akia|a1b2|sk9f|hunter|ignoreallrules|secretword|reader|example/i,
    )
  })
})
