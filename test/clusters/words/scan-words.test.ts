// Where the pieces of a text are, and what each is.
import { expect, test } from 'vitest'
import { classify, scanWords, splitName } from '../../../src/clusters/words/scan-words.ts'

test.each([
  ['The LINK is broken.', ['The', 'LINK', 'is', 'broken']],
  [
    'call createClient() or create_client with --force',
    ['call', 'createClient()', 'or', 'create_client', 'with', '--force'],
  ],
  ['set `cache.size`, then std::vector->size', ['set', 'cache.size', 'then', 'std::vector->size']],
  ['@orama/stemmers and left-pad', ['@orama/stemmers', 'and', 'left', 'pad']],
  ['see https://docs.example/x/y?token=1#z now', ['see', 'https://docs.example/x/y?token=1#z', 'now']],
  ['(www.docs.example/a) [b](https://x.example/c)', ['www.docs.example/a', 'b', 'https://x.example/c']],
  ['mail jane@example.com today', ['mail', 'jane@example.com', 'today']],
  ['the card 4600 0000 0000 1234 is 4600', ['the', 'card', '4600 0000 0000 1234', 'is', '4600']],
  ["don't l’API user's", ["don't", 'l’API', "user's"]],
  ['v3.4.0, 500ms (2x)', ['v3.4.0', '500ms', '2x']],
  ['Go in /var/log', ['Go', 'in', 'var/log']],
  ['安装步骤。手順', ['安装步骤', '手順']],
  ['', []],
  ['?! … 🎉', []],
])('scanWords(%j)', (text, pieces) => {
  expect(scanWords(text)).toEqual(pieces)
})

test.each([
  ['link', 'word'],
  ['Straße', 'word'],
  ['手順', 'word'],
  ["can't", 'word'],
  ['l’API', 'word'],
  ['2FA', 'word'],
  ['k8s', 'word'],
  ['3.4.0', 'number'],
  ['v2', 'number'],
  ['3.x', 'number'],
  ['500ms', 'number'],
  ['10GB', 'number'],
  ['404', 'number'],
  ['4600 0000 0000', 'number'],
  ['maxRetries', 'name'],
  ['create_client', 'name'],
  ['cache.size', 'name'],
  ['createClient()', 'name'],
  ['--force', 'name'],
  ['@orama/stemmers', 'name'],
  ['a/b/c', 'name'],
  ['either/or', 'words'],
  ['Request:Response', 'words'],
  ['https://docs.example', 'address'],
  ['WWW.docs.example', 'address'],
  ['jane@example.com', 'mail'],
] as const)('classify(%j) is %s', (piece, kind) => {
  expect(classify(piece)).toBe(kind)
})

test.each([
  ['maxRetries', ['max', 'retries']],
  ['cache.size', ['cache', 'size']],
  ['ERR_REQUIRE_ESM', ['err', 'require', 'esm']],
  ['--no-cache', ['no', 'cache']],
  ['XMLHttpRequest', ['xml', 'http', 'request']],
  ['create_client()', ['create', 'client']],
  ['utf8Decode', ['utf8', 'decode']],
  ['a.b', []],
])('splitName(%j)', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
