// The normal form of a page's name, for every spelling that a service may use and for hostile ones.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddress, parseDocPath } from '../../src/pages/doc-path.ts'

test.each([
  ['', '/'],
  ['/', '/'],
  ['   ', '/'],
  ['index', '/'],
  ['/index.html', '/'],
  ['https://docs.example.com', '/'],
  ['https://docs.example.com?x=1', '/'],
  ['guide/setup', '/guide/setup'],
  ['/guide/setup/', '/guide/setup'],
  ['/guide//setup', '/guide/setup'],
  ['guide/setup.md', '/guide/setup'],
  ['guide/setup.mdx', '/guide/setup'],
  ['guide/setup.HTML', '/guide/setup'],
  ['guide/setup/index.md', '/guide/setup'],
  ['guide/setup/index', '/guide/setup'],
  ['guide/setup.htm', '/guide/setup'],
  ['guide/setup.markdown', '/guide/setup'],
  ['guide/setup.mdoc', '/guide/setup'],
  ['guide/setup.rst', '/guide/setup'],
  ['guide/setup.adoc', '/guide/setup'],
  ['guide/setup.asciidoc', '/guide/setup'],
  ['guide/setup.ipynb', '/guide/setup'],
  ['guide/setup.html.md', '/guide/setup'],
  ['/reference/wp-config.php', '/reference/wp-config.php'],
  ['/reference/robots.txt', '/reference/robots.txt'],
  ['/reference/openapi.json', '/reference/openapi.json'],
  ['/guide/my.html/', '/guide/my'],
  ['guide/README.md', '/guide'],
  ['guide/README', '/guide'],
  ['guide/readme.md', '/guide'],
  ['guide/Readme.rst', '/guide'],
  ['/writing/readme', '/writing/readme'],
  ['README.md', '/'],
  ['content/guide/_index.md', '/content/guide'],
  ['/_index', '/'],
  ['/guide/README/index.html', '/guide'],
  ['/guide/indexes', '/guide/indexes'],
  ['/sql/INDEX', '/sql/INDEX'],
  ['guide/setup/index.md?tab=1#top', '/guide/setup'],
  ['https://user:secret@docs.example.com:8443/guide/setup/#top', '/guide/setup'],
  ['HTTP://DOCS.EXAMPLE.COM/Guide/Setup', '/Guide/Setup'],
  ['\\guide\\setup.md', '/guide/setup'],
  ['/guide/./a/../setup', '/guide/setup'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/%2e%2e/guide', '/guide'],
  ['/guide/set%75p', '/guide/setup'],
  ['/guide/100%', '/guide/100%25'],
  ['/guide/%zz', '/guide/%25zz'],
  ['/guide/%ff', '/guide/%25ff'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%252Fb', '/a%2Fb'],
  ['/release/v1.2.3', '/release/v1.2.3'],
  ['/.md', '/.md'],
  ['/...md', '/...md'],
  ['/руководство/установка', '/руководство/установка'],
  ['/%E6%97%A5%E6%9C%AC%E8%AA%9E/', '/日本語'],
  ['/हिन्दी', '/हिन्दी'],
  ['/caf\u0065\u0301', '/café'],
  ['/two words', '/two%20words'],
  ['/api/@scope/pkg', '/api/%40scope/pkg'],
])('%j is %j', (path, page) => {
  expect(parseDocPath(path)).toBe(page)
})

test.each([
  ['/hi @octocat', '/hi%20%40octocat'],
  ['/a`b`', '/a%60b%60'],
  ['/<img src=x>', '/%3Cimg%20src%3Dx%3E'],
  ['/[a](b)!', '/%5Ba%5D%28b%29%21'],
  ['/a|b*c', '/a%7Cb%2Ac'],
  ['/a\n::set-output', '/a%20::set-output'],
  ['/a\u202Eb\u200B\u{E0041}c', '/abc'],
  ['/%E2%80%AEa', '/a'],
  [`/z${'\u0301'.repeat(5)}`, `/ź${'\u0301'.repeat(3)}%CC%81`],
  ['/\uD800x', '/x'],
])('nothing in %j gets out of hand', (path, page) => {
  expect(parseDocPath(path)).toBe(page)
})

describe('e-mail addresses', () => {
  test.each([
    '/users/jane.doe@example.com/settings',
    '/users/jane.doe%40example.com/settings',
    '/users/jane.doe%2540example.com/settings',
    '/users/jané@example.co.uk@example.org/settings',
  ])('%s keeps none', (path) => {
    expect(parseDocPath(path)).toBe('/users/e-mail/settings')
  })
})

describe('length', () => {
  test.each(['🚀'.repeat(900), '%F0%9F%9A%80'.repeat(150), '%25'.repeat(600), '/'.repeat(5000), '../'.repeat(2000)])(
    '%.12s…',
    (path) => {
      const page = parseDocPath(path)
      expect(page.length).toBeLessThanOrEqual(300)
      expect(parseDocPath(page)).toBe(page)
    },
  )
})

test('any text gives a safe page, which is its own normal form', () => {
  const nasty = fc.constantFrom(
    ...['%', '%25', '%2f', '/', '\\', '.', '..', 'index', '.md', '@', 'a@b.co', ':', '?', '#', '\u0301', '\u200D'],
    ...['é', '🚀', '\uD800', ' '],
  )
  const path = fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), nasty), { maxLength: 60 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(path, (text) => {
      const page = parseDocPath(text)
      expect(page).toMatch(/^\/(?:[\p{L}\p{M}\p{N}/._~+:,-]|%[0-9A-F]{2})*$/u)
      expect(page).not.toMatch(/\p{Cc}|\p{Cf}|\p{DI}|\/\/|.\/$/u)
      expect(page.length).toBeLessThanOrEqual(300)
      expect(parseDocPath(page)).toBe(page)
    }),
    { numRuns: 200, seed: 7 },
  )
})

const key = `AKIA${'IOSFODNN7EXAMPLE'}`

test.each([
  `/${key}:+49 170 1234567${key}`,
  '/token:org~~12 34 56é%25',
  `/Bearer ${'a'.repeat(290)}%25#`,
  '/at 030+49 170 1234567token://+49 170 1234567index.md',
])('what is redacted, encoded or cut brings nothing new: %s', (path) => {
  const page = parseDocPath(path)
  expect(parseDocPath(page)).toBe(page)
  const address = parseAddress(path)
  expect(parseAddress(address)).toBe(address)
})
