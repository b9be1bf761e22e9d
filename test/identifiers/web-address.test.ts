// Where a key or a token may be sent: hosts by their canonical form, texts in one form.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseApiUrl, parseBaseUrl, parseServerUrl } from '../../src/identifiers/web-address.ts'
import { words } from '../support/words.ts'
import { readField } from './hostile.ts'

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

  test.each([
    ...['http://localhost.', 'http://localhost.localdomain', 'http://localhost.evil.example', 'http://127.0.0.1.'],
    ...['http://127.0.0.1.evil.example', 'http://127.0.0.1.nip.io', 'http://128.0.0.1', 'http://[::2]'],
    ...['http://[::ffff:127.0.0.1]', 'http://[::127.0.0.1]', 'http://[64:ff9b::127.0.0.1]', 'http://0.0.0.0:3000'],
    ...['http://0', 'http://[::]', 'http://10.0.0.1', 'http://192.168.0.1', 'http://[fd12::1]', 'http://docs.internal'],
    ...['http://loopback', 'http://①②⑦.⓪.⓪.①', 'http://l𝐨calhost'],
  ])('no other: %s', (text) => {
    expect(parseBaseUrl(text)).toBeUndefined()
  })
})

test.each([
  ...['https://169.254.169.254/latest', 'https://169.254.0.1', 'https://2852039166', 'https://0xa9fea9fe'],
  ...['https://0xa9.0xfe.0xa9.0xfe', 'https://0251.0376.0251.0376', 'https://169.254.43518'],
  ...['https://[::ffff:169.254.169.254]', 'https://[::ffff:a9fe:a9fe]', 'https://[::169.254.169.254]'],
  ...['https://[64:ff9b::a9fe:a9fe]', 'https://[64:ff9b:1::a9fe:a9fe]', 'https://[fe80::1]', 'https://[febf::1]'],
  ...['https://[fd00:ec2::254]', 'https://[FD00:0EC2:0:0:0:0:0:254]', 'https://[fd20:ce::254]'],
  ...['https://[ff02::1]', 'https://[::]', 'https://0.0.0.0', 'https://0.1.2.3', 'https://224.0.0.1'],
  ...['https://255.255.255.255', 'https://100.100.100.200', 'https://168.63.129.16', 'https://192.0.0.192'],
  ...['https://metadata', 'https://metadata.google.internal', 'https://METADATA.Google.Internal/computeMetadata'],
  ...['https://metadata.google.internal.', 'https://instance-data.ec2.internal'],
])('hosts that no service has: %s', (text) => {
  expect(parseBaseUrl(text)).toBeUndefined()
  expect(parseServerUrl(text)).toBeUndefined()
})

const forms: readonly string[] = [
  ...['', ' ', '/', '//api.example.com', 'api.example.com', '/v1', 'https', 'https:', 'https:/', 'https://'],
  ...['https:///', 'https:api.example.com', 'https:/api.example.com', 'https:///api.example.com'],
  ...['https:\\\\api.example.com', 'https:/\\api.example.com', 'https://api.example.com\\'],
  ...['https://api.example.com\\@evil.example', 'https://\\x', 'ftp://localhost', 'ws://localhost'],
  ...['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'blob:x', 'http://api.example.com'],
  ...['httpss://a.example', ' https://a.example', 'https://a.example ', 'https://user@a.example'],
  ...['https://user:word@a.example', 'https://:@a.example', 'https://@a.example', 'https://a.example@evil.example'],
  ...['https://a.example%40evil.example', 'https://a.example:word@evil.example', 'https://a.example?'],
  ...['https://a.example?x', 'https://a.example/?x=1', 'https://a.example#', 'https://a.example/#x'],
  ...['https://a.example:', 'https://a.example:0', 'https://a.example:080', 'https://a.example:65536'],
  ...['https://a.example:x', 'https://a.example:-1', 'https://a.example:99999999999', 'https://a.example:８０'],
  ...['https://a.example.', 'https://a..example', 'https://.a.example', 'https://-a.example', 'https://a.example-'],
  ...['https://a%2eexample', 'https://%61.example', 'https://a.example%2f', 'https://a b.example'],
  ...['https://a<b.example', 'https://a|b', 'https://a^b', 'https://{a}', 'https://a,b', 'https://a;b', "https://a'b"],
  ...['https://*.example', 'https://ａ.example', 'https://a。example', 'https://a．example', 'https://a｡example'],
  ...['https://bücher.example', 'https://аpi.example', 'https://a.example／x', 'https://a.example﹕80'],
  ...words(`
    https://[::1 https://::1 https://[::1]x https://[::1%25eth0] https://[g::1] https://[1.2.3.4] https://[]
  `),
  ...['https://1.2.3.4.5', 'https://256.1.1.1', 'https://1.2.3.0x100', 'https://09.1.1.1', 'https://4294967296'],
  ...['https://a.example/..', 'https://a.example/.', 'https://a.example/a/../b', 'https://a.example/./a'],
  ...['https://a.example/a/..', 'https://a.example/%2e%2e/x', 'https://a.example/%2E', 'https://a.example/a%2fb'],
  ...['https://a.example/%', 'https://a.example/%00', 'https://a.example//x', 'https://a.example/a//b'],
  ...['https://a.example/a b', 'https://a.example/ä', 'https://a.example/a"b', 'https://a.example/<b>'],
  ...['https://a.example/a`b', 'https://a.example/{id}', 'https://a.example/a|b', 'https://a.example/a@b'],
  ...[`https://${'a'.repeat(254)}`, `https://a.example/${'a'.repeat(2000)}`, `https://${'a.'.repeat(2000)}example`],
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
