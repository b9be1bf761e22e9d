// Where the words of a text are, and what is compared of each.
import { expect, test } from 'vitest'
import { describePiece, scanPieces } from '../../src/clusters/words.ts'

test.each([
  ['The LINK is broken.', ['The', 'LINK', 'is', 'broken']],
  ['call createClient() or create_client --force', ['call', 'createClient', 'or', 'create_client', '--force']],
  ['set `cache.size`, then std::vector->size', ['set', 'cache.size', 'then', 'std::vector->size']],
  ['see https://docs.example/x/y?token=1#z now', ['see', 'https://docs.example/x/y?token=1#z', 'now']],
  ["don't l’API user's", ["don't", 'l’API', "user's"]],
  ['v3.4.0, 500ms (2x)', ['v3.4.0', '500ms', '2x']],
  ['安装步骤。手順', ['安装步骤', '手順']],
  ['?! … 🎉', []],
])('scanPieces(%j)', (text, pieces) => {
  expect(scanPieces(text)).toEqual(pieces)
})

const describe = (text: string) => scanPieces(text).flatMap(describePiece)

test.each([
  ['The LINK is broken', ['word link', 'fault broken']],
  ['what about the page?', []],
  ["l'installation d’un client", ['word installation', 'word client']],
  ['either/or Request:Response', ['word request', 'word response']],
  [
    'maxRetries --no-cache https://x.example/a?b=1',
    // The host and its path are two words that are shown as one address.
    ['name maxRetries', 'name --no-cache', 'name https://x.example/a', 'name https://x.example/a'],
  ],
  ['v3.4 500ms 7', ['number v3.4', 'number 500ms', 'number 7']],
  ['手順が古いです', ['word 手順', 'word 古']],
  ['ファイル', ['word ファ', 'word ァイ', 'word イル']],
])('%j is %j', (text, words) => {
  expect(describe(text).map(({ kind, surface }) => `${kind} ${surface}`)).toEqual(words)
})

test.each([
  ['inflections', 'installing', 'installation'],
  ['capitals', 'Windows', 'WINDOWS'],
  ['possessives', "client's", 'client'],
  ['spellings of a name', 'maxRetries', '--max-retries'],
  ['spellings of a version', 'v3.4', '3.4'],
])('%s meet: %s, %s', (_, a, b) => {
  expect(describe(a)[0]?.stem).toBe(describe(b)[0]?.stem)
})

test.each([
  ['maxRetries', 'max retries'],
  ['cache.client', 'cache client'],
])('%s has the words in it: %s', (name, words) => {
  const features = describe(name).flatMap((word) => [...word.features])
  expect(features).toEqual(expect.arrayContaining(describe(words).flatMap((word) => [...word.features])))
})

test.each([
  ['3.4.0', true],
  ['401', true],
  ['7', false],
  ['30m', false],
  ['maxRetries', true],
  ['link', false],
])('%s is an identifier: %s', (text, isIdentifier) => {
  expect(describe(text)[0]?.isIdentifier).toBe(isIdentifier)
})
