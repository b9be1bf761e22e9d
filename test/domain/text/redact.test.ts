// Addresses and secrets go, ordinary words stay. Tokens are put together here so that no scanner takes them for real ones.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact } from '../../../src/domain/text/redact.ts'

const token = (prefix: string, length: number, characters = 'a1B2c3D4e5F6') =>
  prefix + characters.repeat(length).slice(0, length)

const tokens: [string, string][] = [
  ...['ghp_', 'gho_', 'ghs_', 'ghr_', 'ghu_'].map((prefix): [string, string] => [
    `GitHub ${prefix}`,
    token(prefix, 36),
  ]),
  ['GitHub fine-grained', `${token('github_pat_', 22)}_${token('', 59)}`],
  ['GitLab', token('glpat-', 20)],
  ['GitLab, routable', `${token('glpat-', 27)}.01.${token('', 9)}`],
  ['AWS key', token('AKIA', 16, 'ABCDEFG234')],
  ['AWS session key', token('ASIA', 16, 'ABCDEFG234')],
  ['Google key', token('AIza', 35)],
  ['Google access', token('ya29.', 40)],
  ['Google client', token('GOCSPX-', 28)],
  ['Azure client', `${token('', 3)}8Q~${token('', 34)}`],
  ['Slack bot', token('xoxb-', 24, '1234567890-')],
  ['Slack user', token('xoxp-', 24, '1234567890-')],
  ['Stripe live', token('sk_live_', 24)],
  ['Stripe test', token('sk_test_', 24)],
  ['Stripe restricted', token('rk_live_', 24)],
  ['Stripe webhook', token('whsec_', 32)],
  ['npm', token('npm_', 36)],
  ['PyPI', token('pypi-AgEIcHlwaS5vcmc', 60)],
  ['model, plain', token('sk-', 48)],
  ['model, letters only', token('sk-', 26, 'abcdefghij')],
  ['model, project', token('sk-proj-', 60, 'a1_B2-')],
  ['model, other provider', token('sk-ant-api03-', 80, 'a1_B2-')],
  ['model hub', token('hf_', 34, 'abcDEF')],
  ['own key', token('admin_', 32)],
  ['own key, two prefixes', token('mint_dsc_', 24)],
  ['JWT', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', token('', 43)].join('.')],
]

describe('secrets', () => {
  test.each(tokens)('%s', (_name, secret) => {
    expect(redact(`use ${secret}, then`)).toEqual({ text: 'use [secret], then', count: 1 })
    expect(redact(`const key = "${secret}"\n`).text).toBe('const key = "[secret]"\n')
    expect(redact(`${secret}\n${secret}`)).toEqual({ text: '[secret]\n[secret]', count: 2 })
  })

  const base64 = token('', 40, 'aB3/dE6+')
  test.each([
    ['AWS secret key', `aws_secret_access_key = ${base64}`, 'aws_secret_access_key = [secret]'],
    ['AWS secret key in JSON', `"SecretAccessKey": "${base64}"`, '"SecretAccessKey": "[secret]"'],
    ['Azure storage', `AccountName=x;AccountKey=${base64}${base64}==;E=1`, 'AccountName=x;AccountKey=[secret];E=1'],
    ['header', 'Authorization: Bearer abc123def', 'Authorization: Bearer [secret]'],
    ['header in code', `'authorization': 'Basic dXNlcjpwYXNz'`, `'authorization': 'Basic [secret]'`],
    ['header alone', `curl -H "Bearer ${token('', 24)}"`, 'curl -H "Bearer [secret]"'],
    ['client secret', `client_secret: ${token('', 20)}`, 'client_secret: [secret]'],
    ['URL with a password', 'postgres://bob:pa@ss@db.example.com/x', 'postgres://[secret]@db.example.com/x'],
    ['URL with a token', `https://${token('', 24)}@example.com/x`, 'https://[secret]@example.com/x'],
    ['Slack webhook', `https://hooks.slack.com/services/T0/B0/${token('', 24)}`, 'https://[secret]'],
    ['signed URL', `?a=1&sig=${token('', 43)}%3D`, '?a=1&sig=[secret]'],
  ])('%s', (_name, text, expected) => {
    expect(redact(text)).toEqual({ text: expected, count: 1 })
  })

  const begin = '-----BEGIN RSA PRIVATE KEY-----'
  test('a private key, whole', () => {
    expect(redact(`a\n${begin}\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----\nb`).text).toBe('a\n[secret]\nb')
  })

  test('a private key without an end', () => {
    expect(redact(`a ${begin}\nMIIE\n\nmore`).text).toBe('a [secret]')
  })
})

describe('addresses', () => {
  test.each([
    ['plain', 'write to bob.o+x@mail.example.com.', 'write to [e-mail].'],
    ['in brackets', 'Bob <bob@example.com>, `a_b@example.org`', 'Bob <[e-mail]>, `[e-mail]`'],
    ['link', '[me](mailto:bob@example.com)', '[me](mailto:[e-mail])'],
    ['in other scripts', 'jörg@müller.de 用户@例子.中国', '[e-mail] [e-mail]'],
    ['encoded', '?to=bob%40example.com&x', '?to=[e-mail]&x'],
    ['full-width sign', 'bob＠example.com', '[e-mail]'],
    ['several', 'a@b.com,c@d.org', '[e-mail],[e-mail]'],
  ])('%s', (_name, text, expected) => {
    expect(redact(text).text).toBe(expected)
  })
})

test.each([
  'git clone git@github.com:owner/repo.git',
  'npm i lodash@4.17.21 @scope/name@latest',
  '@app.route("/x") and a @ b',
  'risk-assessment-of-a-long-winded-page',
  'sk-learn-contrib-and-other-packages',
  'The Bearer authentication of the API; Authorization: Bearer <token>',
  'see http://localhost:3000/@scope/page',
  'a sha 0123456789abcdef0123456789abcdef01234567',
  'password: must be set',
  '-----BEGIN CERTIFICATE-----',
  'keyboard_shortcuts and admin_panel',
])('stays: %s', (text) => {
  expect(redact(text)).toEqual({ text, count: 0 })
})

test('redacting twice is redacting once', () => {
  const pieces = [
    'a',
    '.',
    '@',
    'b.com',
    ' ',
    ':',
    '//',
    '/',
    'password=',
    'Authorization: Bearer ',
    '-',
    '_',
    '1',
    'sk-',
    '\n',
  ]
  const piece = fc.constantFrom(...pieces, ...tokens.map(([, secret]) => secret), '-----BEGIN PRIVATE KEY-----')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
      const { text } = redact(parts.join(''))
      expect(redact(text)).toEqual({ text, count: 0 })
    }),
    { numRuns: 3000, seed: 1 },
  )
})
