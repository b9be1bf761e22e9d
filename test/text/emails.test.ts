// Addresses of e-mail go, also when their signs are written out; sentences and code stay.
import { expect, test } from 'vitest'
import { blotEmails } from '../../src/text/emails.ts'

test.each([
  ['plain', 'write to bob.o+x@mail.example.com.', 'write to [e-mail].'],
  ['in brackets', 'Bob <bob@example.com>, `a_b@example.org`', 'Bob <[e-mail]>, `[e-mail]`'],
  ['link', '[me](mailto:bob@example.com)', '[me](mailto:[e-mail])'],
  ['in other scripts', 'jörg@müller.de 用户@例子.中国 иван@почта.example', '[e-mail] [e-mail] [e-mail]'],
  ['with text behind it', '田中@example.jpまで', '[e-mail]まで'],
  ['encoded', '?to=bob%40example.com&x', '?to=[e-mail]&x'],
  ['full width', 'bob＠example．com ｂｏｂ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[e-mail] [e-mail]'],
  ['several', 'a@b.com,c@d.org', '[e-mail],[e-mail]'],
  ['quoted name', '"bea kord"@example.com', '[e-mail]'],
  ['an IP address as its host', 'root@[203.0.113.25] x@[IPv6:2001:db8::1]', '[e-mail] [e-mail]'],
  ['punycode', 'dora@xn--bcher-kva.example', '[e-mail]'],
  ['at and dot in brackets', 'ann (at) example (dot) org, ann[at]example[dot]co[dot]uk', '[e-mail], [e-mail]'],
  ['at in brackets', 'ann {at} example.org, ann(@)example.org', '[e-mail], [e-mail]'],
  ['at and dot in other languages', 'ann [arroba] example [punto] org', '[e-mail]'],
  ['at and dot in capitals', 'ann AT example DOT org', '[e-mail]'],
  ['at and dot in words', 'ann.lee at example dot org', '[e-mail]'],
  ['spaced apart', 'ann @ example . org, ann.lee @ example.org, ann@ example.org', '[e-mail], [e-mail], [e-mail]'],
])('%s', (_name, text, expected) => {
  const count = expected.match(/\[e-mail\]/g)?.length
  expect(blotEmails(text)).toEqual({ text: expected, count })
})

test.each([
  'look at the example dot org page, or look at example dot org',
  'see the guide @ docs.example.com',
  'self.w @ x.T + a.weight @ b.to(device)',
  'root@localhost, root@192.168.1.1, git@github.com:o/r.git, https://git@github.com/o/r',
  'npm i lodash@4.17.21 @scope/name@latest',
  '@media (at) most, f(at) x.y',
  'Meet us at 10 dot 30',
])('stays: %s', (text) => {
  expect(blotEmails(text)).toEqual({ text, count: 0 })
})

test.each([
  ['in a string of a program', String.raw`bob\u0040example.com "bob\\u0040example.com" bob\x40example.com`, 3],
  ['behind a backslash', String.raw`bob.lee\@example.com`, 1],
  ['encoded twice', '?to=bob%2540example.com', 1],
  ['at a provider', 'bob.lee at gmail.com, bob_7 at outlook dot com', 2],
  ['at in capitals', 'bob.lee AT example.com', 1],
])('in disguise: %s', (_name, text, count) => {
  const blotted = blotEmails(text)
  expect(blotted.text).not.toMatch(/bob|lee|example|gmail|outlook/)
  expect(blotted.count).toBe(count)
})

test.each(['Node.js at nodejs.org', 'see index.html at example.com', 'look at gmail.com', 'v2.1 at example.com'])(
  'no address: %s',
  (text) => {
    expect(blotEmails(text)).toEqual({ text, count: 0 })
  },
)
