// Keys, tokens and passwords go; places for them, and words about them, stay. Secrets are put together here so that no scanner takes
// them for real ones.

import { describe, expect, test } from 'vitest'
import assignments from '../../../src/text/redaction/assignments.json' with { type: 'json' }
import { countRedactions, redact, sumRedactions } from '../../../src/text/redaction/redact.ts'
import tokens from '../../../src/text/redaction/tokens.json' with { type: 'json' }
import examples from './examples.json' with { type: 'json' }

const alphabets: Readonly<Record<string, string>> = { hex: '0a1b2c3d4e5f', upper: 'ABCDEFG234' }
const make = (length: number, of = '') => (alphabets[of] ?? 'a1B2c3D4e5F6').repeat(length).slice(0, length)
const fill = (parts: readonly (string | number)[], of?: string) =>
  parts.map((part) => (typeof part === 'string' ? part : make(part, of))).join('')
const shown = (text: string) => {
  const redactions = countRedactions([text])
  return { text: redact(text), secrets: redactions.secrets, all: sumRedactions(redactions) }
}

const tokenRows = Object.values(tokens).flatMap(Object.entries<string>)
const assignmentRows = Object.entries(assignments.rows)

test('every form has an example, a name of its own and a short pattern', () => {
  const forms = [...tokenRows, ...assignmentRows.map(([name, { before }]) => [name, before] as const)]
  const named = [...Object.keys(examples.tokens), ...Object.keys(examples.assignments)]
  expect(forms.map(([name]) => name).sort()).toEqual(named.sort())
  expect(forms.filter(([, pattern]) => pattern.length > 160)).toEqual([])
})

test.each(Object.entries(examples.tokens))('%s: %j', (_name, [of = '', ...parts]) => {
  const secret = fill(parts, String(of))
  expect(shown(`use ${secret}, then`)).toEqual({ text: 'use [secret], then', secrets: 1, all: 1 })
  expect(shown(`${secret}\n(${secret})`)).toEqual({ text: '[secret]\n([secret])', secrets: 2, all: 2 })
})

test.each(Object.entries(examples.assignments))('%s: %j', (name, [before = '', secret = '']) => {
  const text = secret.startsWith('*') ? make(Number(secret.slice(1))) : secret
  const after = name.startsWith('address with') ? '@db.example/x' : ', then'
  expect(shown(`${before}${text}${after}`)).toEqual({ text: `${before}[secret]${after}`, secrets: 1, all: 1 })
})

test.each([
  [
    'a token of another width',
    [...fill(['ghp_', 36])].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  ],
  ['an issuer that nobody knows', fill(['acme_live_', 32])],
  ['a JWT behind an issuer', fill(['ghs_123456_eyJ', 20, '.', 30, '.', 43])],
  ['a key of digits and small letters', fill(['key-', 32], 'hex')],
  ['an older token of GitLab', fill(['GR1348941', 20])],
  ['an older key for models', fill(['sk-', 48])],
])('%s', (_name, secret) => {
  expect(shown(`x ${secret} y`).text).toBe('x [secret] y')
})

test.each([
  ['Azure storage', `AccountName=x;AccountKey=${make(86)}==;E=1`, 'AccountName=x;AccountKey=[secret];E=1'],
  ['SQL', 'User ID=a;Password=Abc12345!;Encrypt=True', 'User ID=a;Password=[secret];Encrypt=True'],
  ['header without a digit', `'authorization': 'Basic dXNlcjpwYXNz'`, `'authorization': 'Basic [secret]'`],
  ['AWS', 'AWS_SECRET_ACCESS_KEY=wJalr/UtnFEMI/K7MDENG/bPxRfiCYzxCvBnMqWer', 'AWS_SECRET_ACCESS_KEY=[secret]'],
  ['header of a key', `X-Api-Key: ${make(16, 'hex')}`, 'X-Api-Key: [secret]'],
  ['key in camel case', `algoliaApiKey: "${make(32, 'hex')}"`, 'algoliaApiKey: "[secret]"'],
  ['string in a string', String.raw`{\"password\": \"Tr0ub4dor\"}`, String.raw`{\"password\": \"[secret]"}`],
  ['in a table', `**API key:** ${make(32)} | API_KEY | ${make(32)} |`, '**API key:** [secret] | API_KEY | [secret] |'],
  ['XML', '<password>abc12345</password>', '<password>[secret]</password>'],
  ['password of digits', 'password: 123456', 'password: [secret]'],
  ['German', 'Passwort: geheim123', 'Passwort: [secret]'],
  ['scripts', 'пароль: qwerty12, 密码：abc12345', 'пароль: [secret], 密码：[secret]'],
])('by its name: %s', (_name, text, expected) => {
  expect(shown(text).text).toBe(expected)
})

describe('a token broken over lines', () => {
  const [first, second, third] = [['ghp_', 12], [14], [10]].map((parts) => fill(parts))
  test.each([
    ['wrapped', `use ${first}\n${second}${third} now`, 'use [secret] now'],
    ['twice', `use ${first}\n${second}\n${third}`, 'use [secret]'],
    ['in a quote', `> ${first}\n> ${second}${third} now\n> and`, '> [secret] now\n> and'],
    ['indented', `key:\n  ${first}\n  ${second}${third}\n`, 'key:\n  [secret]\n'],
    ['whole, with words below', `${first}${second}${third}\nThanks for v2`, '[secret]\nThanks for v2'],
    ['two of them', `${first}\n${second}${third}\n\n${first}\n${second}${third}.`, '[secret]\n\n[secret].'],
  ])('%s', (_name, text, expected) => {
    expect(shown(text).text).toBe(expected)
  })

  test.each(['import a1b2\nfrom c3d4e5', 'sk-1\n2 sk-3\n4', 'ghp_\nabc123def', 'the gho_st\nx1y2z3'])(
    'none: %j',
    (text) => {
      expect(shown(text)).toEqual({ text, secrets: 0, all: 0 })
    },
  )
})

test.each([
  'password field, password reset, token type, secret manager, key pair',
  'password Base64-encoded, password OAuth2Client, token ES256K, key Ctrl+Shift+F10, password PBKDF2-SHA256',
  ...['the machine a login page asks for a password twice', '{"kty":"RSA","n":"abc","e":"AQAB"}'],
])('no secret: %s', (text) => {
  expect(shown(text)).toEqual({ text, secrets: 0, all: 0 })
})

describe('private keys', () => {
  const border = (word: string, kind = '') => `-----${word} ${kind}PRIVATE ${'KEY'}-----`
  const begin = border('BEGIN', 'RSA ')
  const end = border('END', 'RSA ')
  const line = make(64)
  const armour = (word: string) => border(word).replaceAll('-', '—').replaceAll(' ', '%20')

  test.each([
    ['whole', `a\n${begin}\n${line}\nabc=\n${end}\nb`, 'a\n[secret]\nb'],
    ['quoted', `> ${begin}\n> ${line}\n> ${end}\nb`, '> [secret]\nb'],
    ['on one line', `"${begin}\\n${line}\\n${end}\\n"`, '"[secret]\\n"'],
    ['with headers', `${begin}\nProc-Type: 4,ENCRYPTED\nDEK-Info: X,00\n\n${line}\n`, '[secret]\n'],
    ['without an end', `a ${begin}\n${line}\n${line}\n\nand this I saw`, 'a [secret]\n\nand this I saw'],
    ['in an address', `x ${armour('BEGIN')}%0A${line}%0A${armour('END')} y`, 'x [secret] y'],
  ])('%s', (_name, text, expected) => {
    expect(shown(text).text).toBe(expected)
  })

  test.each([
    ...[`The line ${begin} is missing in the sample.`, `${begin}\n...\n${end}`, `${begin}\n<your key>\n${end}`],
    '-----BEGIN CERTIFICATE-----',
  ])('none: %s', (text) => {
    expect(shown(text)).toEqual({ text, secrets: 0, all: 0 })
  })
})
