// What belongs to a person or opens a door goes, and is counted; whatever else has numbers and odd signs stays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noRedactions as none, placeholder, redact, sumRedactions } from '../../../src/text/redaction/redact.ts'

const key = ['ghp_', 'a1B2c3D4'.repeat(4)].join('')

test.each([
  ['plain', 'write to bob.o+x@mail.example.com.', 'write to [e-mail].'],
  ['in brackets', 'Bob <bob@example.com>, [me](mailto:bob@example.com)', 'Bob <[e-mail]>, [me](mailto:[e-mail])'],
  ['in other scripts', 'jörg@müller.de 用户@例子.中国 иван@почта.example', '[e-mail] [e-mail] [e-mail]'],
  ['with text behind it', '田中@example.jpまで', '[e-mail]まで'],
  ['encoded', '?to=bob%40example.com&x ?to=bob%2540example.com', '?to=[e-mail]&x ?to=[e-mail]'],
  ['in a string', String.raw`bob\u0040example.com b\x40example.com a.b\@example.com`, '[e-mail] [e-mail] [e-mail]'],
  ['full width', 'bob＠example．com ｂｏｂ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[e-mail] [e-mail]'],
  ['quoted name, literal host', '"bea kord"@example.com, x@[IPv6:2001:db8::1]', '[e-mail], [e-mail]'],
  ['punycode', 'dora@xn--bcher-kva.example', '[e-mail]'],
  ['spelled out', 'ann (at) example (dot) org, ann[at]example[dot]co[dot]uk', '[e-mail], [e-mail]'],
  ['half so', 'ann {at} example.org, a(@)example.org, a [arroba] x [punto] org', '[e-mail], [e-mail], [e-mail]'],
  ['spaced apart', 'ann @ example . org', '[e-mail]'],
  ['international', '+49 30 23125017, +15550101234, (+34) 612 345 098', '[phone], [phone], [phone]'],
  ['dialled abroad', '00 61 491 570 156, 0049 30 23125017, ?n=%2B493023125017', '[phone], [phone], ?n=[phone]'],
  ['with its area', '(555) 010-1234, (030) 23125017, +49 (0)30 23125017', '[phone], [phone], [phone]'],
  ['three, three and four', '555-010-1234, 555.010.1234, 1-800-555-0199', '[phone], [phone], [phone]'],
  ['of a country', '030/23125017, 0171-39200 55, 06.39.98.25.17', '[phone], [phone], [phone]'],
  ['called so', 'Tel.: 5550100, phone 555 0100, 電話: 03-1234-5678', 'Tel.: [phone], phone [phone], 電話: [phone]'],
  ['called on', 'ring me on 07700900461, my number is 2025550143', 'ring me on [phone], my number is [phone]'],
  ['in other languages', 'Handy 01713920055, llámame al 612 345 678', 'Handy [phone], llámame al [phone]'],
  ['amid letters', '我的手机号 138 1234 5678 请联系 13812345678', '我的手机号 [phone] 请联系 [phone]'],
  ['in other digits', 'هاتف: ٠٥٠١٢٣٤٥٦٧, Tel: ＋４９ ３０ ２３１２５０１７', 'هاتف: [phone], Tel: [phone]'],
  ['amid a sentence', 'Call (+1 (202) 555-0143 ext. 12) at 10, 2 times', 'Call ([phone] ext. 12) at 10, 2 times'],
  ['one after the other', 'tel 0171 39200 55 / 0171 39200 56', 'tel [phone] / [phone]'],
  ['a card in digits', '4242424242424242, 4222222222222, 2223003122003222', '[card], [card], [card]'],
  ['a card in groups', '4111 1111 1111 1111, 5555-5555-5555-4444, 3782 822463 10005', '[card], [card], [card]'],
  ['a card of others', '30569309025904 3530\u00a01113\u00a03330\u00a00000 6200000000000005', '[card] [card] [card]'],
  ['a card amid numbers', 'exp 12/30 4242 4242 4242 4242, 123', 'exp 12/30 [card], 123'],
  ['a card digit by digit', '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2, 4-2-4-2-4-2-4-2-4-2-4-2-4-2-4-2', '[card], [card]'],
  ['IPv4', 'from 84.123.1.9 to 223.184.216.34:8080, root@84.123.1.9', 'from [ip] to [ip]:8080, root@[ip]'],
  ['IPv4 of small numbers, called so', 'my IP is 84.23.1.9, https://85.10.20.1/x', 'my IP is [ip], https://[ip]/x'],
  ['IPv6', '2a02:8108:8ac0:1f00::1 and [2a00:1450:4001:82b:0:0:0:200e]:443', '[ip] and [[ip]]:443'],
  ['an account', 'DE89 3704 0044 0532 0130 00, GB82WEST12345698765432', '[card], [card]'],
])('goes: %s', (_name, text, expected) => {
  const redacted = redact(text)
  expect(redacted.text).toBe(expected)
  expect(sumRedactions(redacted.redactions)).toBe(expected.match(placeholder)?.length)
})

test.each([
  ['another check digit', '4242424242424241'],
  ['no issuer', '1234567812345670'],
  ['one digit only', '4444444444444444'],
  ['behind a decimal point', '0.4242424242424242'],
  ['in a word', 'a4242424242424242b'],
  ['twenty digits', '42424242424242424242'],
  ['account with another check digit', 'DE88 3704 0044 0532 0130 00'],
  ['words alone', 'look at example.com, jane at corpmail dot com, sign in at outlook.com, ana arroba y ponto com'],
  ['addresses of nobody', '127.0.0.1, ::1, 10.200.0.7, 172.31.255.1, 192.168.100.200, 169.254.169.254, 8.8.8.8'],
  ['examples', '192.0.2.199, 198.51.100.7, 203.0.113.7, 2001:db8::1:2, 2001:0db8:85a3::370:7334, fe80::1, fd00:1:2::3'],
  ['networks', '84.123.1.0/24, 151.101.0.0'],
  ['versions', 'version 1.2.3.4, v4.100.2.3, Chrome/120.0.0.199, release 4.120.1.2, pkg==1.200.3.4, 1.2.3.4-beta'],
  ['other numbers', 'section 4.120.1.2, 1.3.6.1.4.1.311, 300.1.2.3, 84.123.1.09, a84.123.1.9, 84.123.1.9.example'],
  ['other colons', 'std::vector, a::b, 12:34:56:78, 00:1A:2B:3C:4D:5E, 2024::1, 2001:db8, abc::def::1'],
  ['digits', '1 2 3 4 5 6 7 8 9 1 2 3 4 5 6, 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2, 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 1'],
  ['a sentence', 'look at the example dot org page, see the guide @ docs.example.com, Meet us at 10 dot 30'],
  ['amounts', 'text 1000-2000 characters, dial timeout 10000 20000, is the number 2147483647 the limit'],
  ['lists', '1 2 3 4 5 6 7 8 9 10 11 12 13, 0 1 1 2 3 5 8 13 21 34 55 89 144 233 377'],
  ['a constant', 'e is 2.718281828459045'],
  ['words about keys', 'xai-grok-beta-2024-12-12 and object key photos/2024/IMG_20241121_163050.jpg'],
  ['names of keys', `primaryKey: 'users_pkey_20241121', t("key", "a translation of it")`],
  ['options', 'docker run -p 8080:80 -u 1000:1000 image; mysql -p my_database_2'],
  ['hashes', 'cache key: v2-linux-x64, key: 0123456789abcdef0123456789abcdef, sha512-a1B2c3D4e5F6a1B2c3D4e5F6'],
])('none: %s', (_name, text) => {
  expect(redact(text)).toEqual({ text, redactions: none })
})

/** What documentation and those who write about it are full of. */
test.each([
  'self.w @ x.T + y @ z',
  '2024-01-01T00:00:00+02:00 and 2024-01-01 10:20:30.123456',
  ...['error 0x80070005, code 1234567, HTTP 404, E1234567', '550e8400-e29b-41d4-a716-446655440000'],
  ...['line 123:45, lines 100-200, port 5432, pid 12345678', '$1,234,567.89 or 1.234.567,89 EUR or 1 234 567 kr'],
  ...['commit 0123456789abcdef0123456789abcdef01234567', '0.30000000000000004 and 3.14159265358979323846'],
  ...['max_tokens=128000, timeout: 300000, limit=1000000'],
  ...['[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]', 'array(100000000) and sleep(1000000)', 'f(555) 010-1234567890123456'],
  ...['password: must be 8-64 characters', 'the password field accepts sha256 hashes'],
  ...['token: string, secret: string32', 'The API key is missing from the page'],
  ...['api_key: <YOUR_API_KEY> or YOUR_API_KEY or sk-...', 'ghp_xxxx or sk-your-key-here'],
  ...['Authorization: Bearer <token>', 'Authorization: Bearer YOUR_TOKEN'],
  'Authorization: Bearer $TOKEN and ${{ secrets.GITHUB_TOKEN }}',
  ...['the Set-Cookie: SameSite=None; Secure example', 'cache-key: v1-linux-node-modules-20'],
  ...['primary_key: user_id and foreign_key: order_id', 'tokenizer=gpt2-medium, token_count: 4096'],
  ...['sort_key: created_at_2024', 'phone field is required, the call takes 300 ms'],
  ...['call foo(1234567) fails; call to 1000000 rows', 'Call takes 2024-01-01 as date'],
  ...['In step 10 20 30 40 50 60 I see 70', 'chmod 0644 0755 0600', '00 61 62 63 64 65 66 67'],
  ...['ISBN 978-3-16-148410-0', 'RFC 2119, ISO 8601-1:2019, year 2019-2024'],
  '1970-01-01 1609459200 1609459200000 1609459200000000000',
  ...['Mon 01.02.2024 and 01/02/2024 and 2024/12/31 12:00', 'v2024.01.15 build 20240115123456'],
  ...['ratio 16:9 1920x1080 3840 x 2160', '+1 for this page, +100 points, +0200 zone, C++20'],
  ...['-----BEGIN CERTIFICATE-----', 'keyboard shortcut Ctrl+Shift+F10 access key: Ctrl+Shift+F10'],
  ...['sha512-abc in the lock file', 'user@localhost and root@192.168.1.1 and git@github.com:o/r.git'],
  ...['@Override public void foo and @media (max-width: 600px)', 'lat 52.520008, 13.404954 and +37.7749,-122.4194'],
  ...['matrix 1 0 0 0 1 0 0 0 1', '12 000 000 rows and 100.000.000 Zeilen', 'snowflake id 1827422895348534579'],
  ...['ticket #4815162342 and PR #12345678', 'https://example.com/issues/4815162342?page=2', '0001 0002 0003 0004'],
  ...['3000 3001 5432 8080', 'Run id 7123456789 attempt 2', 'secret_name: prod-db-1', 'the page says pass=3 fail=2'],
  ...['basic: 00:1A:2B:3C:4D:5E', 'IPv6 2001:0db8:85a3:0000:0000:8a2e:0370:7334', '50 000 000 – 60 000 000'],
  ...['"phone": "string" and tel:', '1.0.0+20130313144700', 'uuid 123e4567-e89b-12d3-a456-426614174000 ok'],
  ...['arn:aws:iam::123456789012:role/MyRole', 'AWS account 123456789012', '2001:db8::1 and fe80::1'],
  ...['123-45-6789? 1-2-3-4-5-6-7', 'password=${PASSWORD}, password: process.env.DB_PASSWORD'],
  ...['const token = await getToken(user1234)', 'const password = req.body.password', 'token = tokens[12345678]'],
  ...['X-RateLimit-Reset: 1372700873', 'ETag: W/"0815abcdef123456"', 'key: "sidebar.items.0.label"'],
  ...['class="col-md-4 col-sm-12" id=section-2-1-overview', 'rounds 5.000.000.000', 'from 2020 to 2024 2025'],
  ...['git clone https://github.com/o/r.git', 'see https://user.github.io/x?y=z@w', 'a@b', 'Node 18, 20, 22 and 24'],
  ...['UTF-8 0xFEFF U+1F600', 'the numbers 12345678901234567890', '0800-1600 hours', 'max 2147483647, min -2147483648'],
  ...['9007199254740991', 'call me maybe, call 3 times', 'git clone git@github.com:owner/repo.git'],
  ...['npm i lodash@4.17.21 @scope/name@latest', '@app.route("/x") and a @ b', 'risk-assessment-of-a-long-winded-page'],
  ...['sk-learn-contrib-and-other-packages', 'The Bearer authentication of the API; Authorization: Bearer <token>'],
  ...['see http://localhost:3000/@scope/page', 'password: must be set', 'keyboard_shortcuts and admin_panel'],
])('stays: %s', (text) => {
  expect(redact(text)).toEqual({ text, redactions: none })
})

test('redacting twice is redacting once, however numbers and names meet', () => {
  const pieces = [
    ...['tel ', 'call ', '+', '1', '49 ', '030', ' ', '-', '(', ')', '/', '23125017', '4242', ' 4242', '00', 'a'],
    ...['@', '.com', ':'],
    key,
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (parts) => {
      const { text } = redact(parts.join(''))
      expect(redact(text)).toEqual({ text, redactions: none })
    }),
    { numRuns: 5_000, seed: 1 },
  )
})
