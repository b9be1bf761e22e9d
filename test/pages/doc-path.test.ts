// The normal form of a page's name, for every spelling that a service may use and for hostile ones.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress, parseDocPath } from '../../src/pages/doc-path.ts'
import { words } from '../support/words.ts'

const spellings: Readonly<Record<string, readonly string[]>> = {
  '/': [
    '',
    '/',
    '   ',
    ...words('index /index.html README.md /_index https://docs.example.com https://docs.example.com?x=1'),
  ],
  '/guide/setup': [
    ...words(
      'guide/setup /guide/setup/ /guide//setup guide/setup/index guide/setup/index.md guide/setup/index.md?tab=1#top',
    ),
    ...['md', 'mdx', 'HTML', 'htm', 'markdown', 'mdoc', 'rst', 'adoc', 'asciidoc', 'ipynb', 'html.md'].map(
      (end) => `guide/setup.${end}`,
    ),
    ...['\\guide\\setup.md', 'https://user:secret@docs.example.com:8443/guide/setup/#top', '/guide/./a/../setup'],
    '/guide/set%75p',
  ],
  '/guide': words(
    'guide/README.md guide/README guide/readme.md guide/Readme.rst /guide/README/index.html /%2e%2e/guide',
  ),
  '/Guide/Setup': ['HTTP://DOCS.EXAMPLE.COM/Guide/Setup'],
  '/guide/my': ['/guide/my.html/'],
  '/content/guide': ['content/guide/_index.md'],
  '/etc/passwd': ['/../../etc/passwd'],
  '/guide/100%25': ['/guide/100%'],
  '/guide/%25zz': ['/guide/%zz'],
  '/guide/%25ff': ['/guide/%ff'],
  '/a%2Fb': ['/a%2Fb', '/a%252Fb'],
  '/日本語': ['/%E6%97%A5%E6%9C%AC%E8%AA%9E/'],
  '/café': ['/caf\u0065\u0301'],
  '/two%20words': ['/two words'],
  '/api/%40scope/pkg': ['/api/@scope/pkg'],
}
/** They only look like a folder's page, a version or an extension. */
const asTheyAre = words(`
  /reference/wp-config.php /reference/robots.txt /reference/openapi.json /writing/readme /guide/indexes /sql/INDEX
  /release/v1.2.3 /.md /...md /руководство/установка /हिन्दी
`)

test.each([
  ...Object.entries(spellings).flatMap(([page, paths]) => paths.map((path) => [path, page] as const)),
  ...asTheyAre.map((path) => [path, path] as const),
])('%j is %j', (path, page) => {
  expect(parseDocPath(path)).toBe(page)
})

test.each([
  ['/hi @octocat', '/hi%20%40octocat'],
  ['/<img src=x>', '/%3Cimg%20src%3Dx%3E'],
  ['/a|b*c', '/a%7Cb%2Ac'],
  ['/a\n::set-output', '/a%20::set-output'],
  ['/a\u202Eb\u200B\u{E0041}c', '/abc'],
  ['/%E2%80%AEa', '/a'],
  [`/z${'\u0301'.repeat(5)}`, `/ź${'\u0301'.repeat(3)}%CC%81`],
  ['/\uD800x', '/x'],
])('nothing in %j gets out of hand', (path, page) => {
  expect(parseDocPath(path)).toBe(page)
})

test.each([
  ...['/users/jane.doe@example.com/settings', '/users/jane.doe%40example.com/settings'],
  ...['/users/jane.doe%2540example.com/settings', '/users/jané@example.co.uk@example.org/settings'],
])('email addresses: %s keeps none', (path) => {
  expect(parseDocPath(path)).toBe('/users/email/settings')
})

test.each(['🚀'.repeat(900), '%F0%9F%9A%80'.repeat(150), '%25'.repeat(600), '/'.repeat(5000), '../'.repeat(2000)])(
  'no page is longer than 300: %.12s…',
  (path) => {
    const page = parseDocPath(path)
    expect(page.length).toBeLessThanOrEqual(300)
    expect(parseDocPath(page)).toBe(page)
  },
)

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
  ...[`/${key}:+49 170 1234567${key}`, '/token:org~~12 34 56é%25', `/Bearer ${'a'.repeat(290)}%25#`],
  '/at 030+49 170 1234567token://+49 170 1234567index.md',
])('what is redacted, encoded or cut brings nothing new: %s', (path) => {
  const page = parseDocPath(path)
  expect(parseDocPath(page)).toBe(page)
  const address = parseAddress(path)
  expect(parseAddress(address)).toBe(address)
})
