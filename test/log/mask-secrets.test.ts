// Whatever a secret is turned into before it is printed, a mask covers it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listSecretForms } from '../../src/log/mask-secrets.ts'

/** As the runner masks: each form wherever it stands. */
function mask(text: string, secret: string): string {
  const forms = listSecretForms(secret).sort((a, b) => b.length - a.length)
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text)
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const base64url = (text: string) => Buffer.from(text).toString('base64url')

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const derived: [what: string, derive: (secret: string) => string][] = [
  ['itself', (secret) => secret],
  ['a header', (secret) => `authorization: Bearer ${secret}`],
  ['an address', (secret) => `https://docs.example/?key=${encodeURIComponent(secret)}`],
  ['lower case', (secret) => encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ['a form', (secret) => new URLSearchParams({ key: secret }).toString()],
  ['an address as browsers write it', (secret) => encodeURI(secret)],
  ['JSON', (secret) => JSON.stringify({ key: secret })],
  ['JSON in JSON', (secret) => JSON.stringify(JSON.stringify({ key: secret }))],
  ['HTML', inHtml],
  ['an attribute', (secret) => inHtml(secret).replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
  ['hex', (secret) => Buffer.from(secret).toString('hex')],
  ['hex in upper case', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
  ['base64', base64],
  ['base64url', base64url],
  ['base64 without padding', (secret) => base64(secret).replace(/=+$/, '')],
  ["git's header", (secret) => `AUTHORIZATION: basic ${base64(`x-access-token:${secret}`)}`],
  ['basic authentication as a user', (secret) => base64(`${secret}:`)],
  ['basic authentication as a word', (secret) => base64(`:${secret}`)],
  ['OAuth', (secret) => base64(`${secret}:x-oauth-basic`)],
]

const tokens = [
  'admin_4b1dK3yOfTheDocsTeam',
  ['ghs', 'canary0123456789'].join('_'),
  `p+q/r=s&t<u>v"w'x\\y~z!(*)`,
  '!'.repeat(8),
]

describe.each(tokens)('%s', (secret) => {
  test.each(derived)('in %s', (_, derive) => {
    const text = derive(secret)
    const masked = mask(text, secret)
    expect(masked).toContain('***')
    for (const form of [secret, base64(secret), base64url(secret)]) expect(masked).not.toContain(form)
  })
})

test('property: base64 of any text around a secret leaves none of its bytes but those at its ends', () => {
  const printable = fc.string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    minLength: 9,
    maxLength: 60,
  })
  const around = fc.string({ maxLength: 9 })
  fc.assert(
    fc.property(printable, around, around, (secret, before, after) => {
      for (const encode of [base64, base64url]) {
        const masked = mask(encode(before + secret + after), secret)
        expect(masked).toContain('***')
        // What is left of it are the signs that a neighbour shares.
        const left = Buffer.from(masked.replaceAll('***', ''), 'base64').toString('latin1')
        expect(left).not.toContain(secret.slice(2, -2))
      }
    }),
    { numRuns: 1000 },
  )
})

test('nothing short is masked, nor made of a secret', () => {
  for (const secret of [...tokens, 'x'.repeat(9)])
    expect(listSecretForms(secret).filter((form) => form.length < 8)).toEqual([])
  for (const secret of ['', ' ', 'a', 'abc', '\n']) expect(listSecretForms(secret)).toEqual([])
  expect(listSecretForms('k3ys').filter((form) => form.length < 8)).toEqual(['k3ys'])
})

test('one of several lines is masked line by line, however they end', () => {
  const lines = [
    ...['-----BEGIN KEY-----', 'c2VjcmV0IG51bWJlciBvbmU', '  c2VjcmV0IG51bWJlciB0d28  ', '}', '-----END KEY-----'],
  ]
  const secret = `\n${lines.join('\r\n')}\n`
  const shown = lines.map((line) => mask(`::debug::${line.trim()}`, secret))
  expect(shown.map((line) => line.replace('::debug::', ''))).toEqual(['***', '***', '***', '}', '***'])
})
