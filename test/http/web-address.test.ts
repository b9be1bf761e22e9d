// Where a key or a token may be sent: hosts by their canonical form, texts in one form.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseApiUrl, parseBaseUrl, parseServerUrl } from '../../src/http/web-address.ts'
import { readField } from '../support/hostile-names.ts'
import refused from '../support/refused-names.json' with { type: 'json' }
import { words } from '../support/words.ts'

// Private networks: a service of one's own lives there, with a certificate of its own.
const canonical = words(`
  https://api.example.com https://api.example.com:8443/a/b-c_d.e~f https://docs https://my_service.internal
  https://xn--bcher-kva.example https://10.0.0.5 https://172.16.0.1:8443/api https://192.168.1.1 https://[fd12:3456::1]
  https://[2001:db8::1]:8443 https://140.82.112.4
`)
test.each<readonly [string, string]>([
  ...canonical.map((text) => [text, text] as const),
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.Example.com/Prefix//', 'https://api.example.com/Prefix'],
  ['https://api.example.com:443', 'https://api.example.com'],
])('taken, in its canonical form: %s', (text, address) => {
  expect(parseBaseUrl(text)).toBe(address)
  expect(parseApiUrl(text)).toBe(address)
})

describe('a loopback host may be spoken to without TLS, however it is spelled', () => {
  test.each<readonly [string, string]>([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://LOCALHOST', 'http://localhost'],
    ['http://127.0.0.1:3000/api/', 'http://127.0.0.1:3000/api'],
    ['http://127.255.255.254', 'http://127.255.255.254'],
    ...['127.1', '2130706433', '0x7f000001', '0177.0.0.1'].map(
      (host) => [`http://${host}`, 'http://127.0.0.1'] as const,
    ),
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]'],
    ['https://localhost', 'https://localhost'],
  ])('%s', (text, address) => {
    expect(parseBaseUrl(text)).toBe(address)
  })

  test.each(refused['loopback host'])('no other: %s', (text) => {
    expect(parseBaseUrl(text)).toBeUndefined()
  })
})

test.each(refused['host of no service'])('hosts that no service has: %s', (text) => {
  expect(parseBaseUrl(text)).toBeUndefined()
  expect(parseServerUrl(text)).toBeUndefined()
})

const forms = [
  ...refused['web address'],
  `https://${'a'.repeat(254)}`,
  `https://a.example/${'a'.repeat(2000)}`,
  `https://${'a.'.repeat(2000)}example`,
]

describe('in another form', () => {
  test.each(forms)('%j', (text) => {
    expect(parseBaseUrl(text)).toBeUndefined()
    expect(parseApiUrl(text)).toBeUndefined()
    expect(parseServerUrl(text)).toBeUndefined()
  })

  test('of the corpus: none of them is GitHub', () => {
    const all = readField('prLink')
    expect(all).toHaveLength(62)
    expect(all.filter((text) => parseServerUrl(text) !== undefined)).toEqual([])
  })
})

test.each([
  ['https://github.com', 'https://github.com'],
  ['https://github.com/', 'https://github.com'],
  ['https://GHE.example:8443', 'https://ghe.example:8443'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('GitHub itself: %s', (text, address) => {
  expect(parseServerUrl(text)).toBe(address)
})

const pieces = fc.constantFrom(
  ...['http', 'https', 'HTTPS', ':', '/', '//', '\\', '@', '?', '#', '%', '%2e', '.', '..', '[', ']', '::1', '127'],
  ...[
    ...['0x7f', 'localhost', 'github.com', 'evil.example', '169.254.169.254', 'a', 'ａ', '。', '\t', '\n', '\0'],
    '\u200b',
  ],
  ...['80', 'xn--'],
)

test('property: what is taken is what a URL parser reads, and says the same when it is read again', () => {
  const built = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''))
  const led = built.map((rest) => `https://${rest}`)
  fc.assert(
    fc.property(fc.oneof(built, led, fc.webUrl({ withQueryParameters: true })), (text) => {
      const address = parseBaseUrl(text)
      if (address === undefined) return
      const url = new URL(text)
      expect(address).toBe(url.origin + url.pathname.replace(/\/+$/, ''))
      expect(url.username + url.password + url.search + url.hash).toBe('')
      expect(parseBaseUrl(address)).toBe(address)
    }),
    { numRuns: 3000 },
  )
})
