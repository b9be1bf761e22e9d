// What belongs to a person or opens a door goes, and is counted; whatever else has numbers and odd signs stays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeholder, redact } from '../../src/text/redact.ts'

const none = { emails: 0, phones: 0, cards: 0, secrets: 0 }
const key = ['ghp_', 'a1B2c3D4'.repeat(4)].join('')

test('each kind is counted', () => {
  const text = `I am bob@example.com or ann (at) example (dot) org, +49 30 23125017; card 4242 4242 4242 4242; ${key} and ${key}`
  expect(redact(text)).toEqual({
    text: 'I am [e-mail] or [e-mail], [phone]; card [card]; [secret] and [secret]',
    counts: { emails: 2, phones: 1, cards: 1, secrets: 2 },
    count: 6,
  })
})

test('nothing to take out', () => {
  expect(redact('')).toEqual({ text: '', counts: none, count: 0 })
})

test('a placeholder is found wherever it stands', () => {
  expect('[secret][e-mail] [phone], [card] [other] [secret'.replace(placeholder, '$1;')).toBe(
    'secret;e-mail; phone;, card; [other] [secret',
  )
})

/** What documentation and those who write about it are full of. */
test.each([
  'version 1.2.3.4 and 10.0.0.1:8080 and 192.168.100.200',
  '2024-01-01T00:00:00+02:00 and 2024-01-01 10:20:30.123456',
  'error 0x80070005, code 1234567, HTTP 404, E1234567',
  '550e8400-e29b-41d4-a716-446655440000',
  'line 123:45, lines 100-200, port 5432, pid 12345678',
  '$1,234,567.89 or 1.234.567,89 EUR or 1 234 567 kr',
  'commit 0123456789abcdef0123456789abcdef01234567',
  '0.30000000000000004 and 3.14159265358979323846',
  'max_tokens=128000, timeout: 300000, limit=1000000',
  'npm i react@18.2.0 lodash@4.17.21',
  '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]',
  'array(100000000) and sleep(1000000)',
  'f(555) 010-1234567890123456',
  'look at the example dot org page',
  'see the guide @ docs.example.com',
  'self.w @ x.T + y @ z',
  'password: must be 8-64 characters',
  'the password field accepts sha256 hashes',
  'token: string, secret: string32',
  'The API key is missing from the page',
  'api_key: <YOUR_API_KEY> or YOUR_API_KEY or sk-...',
  'ghp_xxxx or sk-your-key-here',
  'Authorization: Bearer <token>',
  'Authorization: Bearer YOUR_TOKEN',
  'Authorization: Bearer $TOKEN and ${{ secrets.GITHUB_TOKEN }}',
  'the Set-Cookie: SameSite=None; Secure example',
  'cache-key: v1-linux-node-modules-20',
  'primary_key: user_id and foreign_key: order_id',
  'tokenizer=gpt2-medium, token_count: 4096',
  'sort_key: created_at_2024',
  'phone field is required, the call takes 300 ms',
  'call foo(1234567) fails; call to 1000000 rows',
  'Call takes 2024-01-01 as date',
  'In step 10 20 30 40 50 60 I see 70',
  'chmod 0644 0755 0600',
  '00 61 62 63 64 65 66 67',
  'ISBN 978-3-16-148410-0',
  'RFC 2119, ISO 8601-1:2019, year 2019-2024',
  '1970-01-01 1609459200 1609459200000 1609459200000000000',
  'Mon 01.02.2024 and 01/02/2024 and 2024/12/31 12:00',
  'v2024.01.15 build 20240115123456',
  'ratio 16:9 1920x1080 3840 x 2160',
  '+1 for this page, +100 points, +0200 zone, C++20',
  '-----BEGIN CERTIFICATE-----',
  'keyboard shortcut Ctrl+Shift+F10 access key: Ctrl+Shift+F10',
  'sha512-abc in the lock file',
  'user@localhost and root@192.168.1.1 and git@github.com:o/r.git',
  '@Override public void foo and @media (max-width: 600px)',
  'lat 52.520008, 13.404954 and +37.7749,-122.4194',
  'matrix 1 0 0 0 1 0 0 0 1',
  '12 000 000 rows and 100.000.000 Zeilen',
  'snowflake id 1827422895348534579',
  'ticket #4815162342 and PR #12345678',
  'https://example.com/issues/4815162342?page=2',
  '0001 0002 0003 0004',
  '3000 3001 5432 8080',
  'Run id 7123456789 attempt 2',
  'secret_name: prod-db-1',
  'the page says pass=3 fail=2',
  'basic: 00:1A:2B:3C:4D:5E',
  'IPv6 2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  '50 000 000 – 60 000 000',
  '"phone": "string" and tel:',
  '1.0.0+20130313144700',
  'uuid 123e4567-e89b-12d3-a456-426614174000 ok',
  'arn:aws:iam::123456789012:role/MyRole',
  'AWS account 123456789012',
  '2001:db8::1 and fe80::1',
  '123-45-6789? 1-2-3-4-5-6-7',
  'password=${PASSWORD}, password: process.env.DB_PASSWORD',
  'const token = await getToken(user1234)',
  'const password = req.body.password',
  'token = tokens[12345678]',
  'X-RateLimit-Reset: 1372700873',
  'ETag: W/"0815abcdef123456"',
  'key: "sidebar.items.0.label"',
  'class="col-md-4 col-sm-12" id=section-2-1-overview',
  'rounds 5.000.000.000',
  'from 2020 to 2024 2025',
  'git clone https://github.com/o/r.git',
  'see https://user.github.io/x?y=z@w',
  'a@b',
  'Node 18, 20, 22 and 24',
  'UTF-8 0xFEFF U+1F600',
  'the numbers 12345678901234567890',
  '0800-1600 hours',
  'max 2147483647, min -2147483648',
  '9007199254740991',
  'call me maybe, call 3 times',
  'git clone git@github.com:owner/repo.git',
  'npm i lodash@4.17.21 @scope/name@latest',
  '@app.route("/x") and a @ b',
  'risk-assessment-of-a-long-winded-page',
  'sk-learn-contrib-and-other-packages',
  'The Bearer authentication of the API; Authorization: Bearer <token>',
  'see http://localhost:3000/@scope/page',
  'password: must be set',
  'keyboard_shortcuts and admin_panel',
])('stays: %s', (text) => {
  expect(redact(text)).toEqual({ text, counts: none, count: 0 })
})

test('redacting twice is redacting once, however numbers and names meet', () => {
  const pieces = [
    'tel ',
    'call ',
    '+',
    '1',
    '49 ',
    '030',
    ' ',
    '-',
    '(',
    ')',
    '/',
    '23125017',
    '4242',
    ' 4242',
    '00',
    'a',
    '@',
    '.com',
    ':',
    key,
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (parts) => {
      const { text } = redact(parts.join(''))
      expect(redact(text)).toEqual({ text, counts: none, count: 0 })
    }),
    { numRuns: 5_000, seed: 1 },
  )
})
