// Rules over keys, tokens and passwords; none of these opens anything, and none stands in the file as it is.
import { expect, test } from 'vitest'
import tokens from '../../../src/text/redaction/tokens.json' with { type: 'json' }
import { findBy, sh, subjectFrom, testRule } from './page-cases.ts'
import { subjectOf } from './subject.ts'

/** Letters and digits in an order that looks random, without a run that a placeholder has. */
const filling = (length: number, from = 'q7Rk2WmZ9fTb4NsYh8JpVd3Gx6KcLuBe'): string =>
  Array.from({ length }, (_, at) => from[(at * 7 + Math.floor(at / from.length)) % from.length]).join('')
const alphabets: Readonly<Record<string, string>> = { hex: '7f3a9c2e8b6d40e51', upper: 'Q7RK2WMZ9FTB4NSYH8' }
const ghp = `ghp_${filling(36)}`
const key = ['-----BEGIN', ' PRIVATE KEY-----\n', `${filling(64)}\n`.repeat(4), '-----END', ' PRIVATE KEY-----\n'].join(
  '',
)

testRule(
  'secret',
  [
    sh(`export GITHUB_TOKEN=${ghp}`),
    `The token is ${ghp}.\n`,
    `\`\`\`\n${key}\`\`\`\n`,
    sh(`acme login --token ${filling(40)}`),
    sh(`psql postgresql://reports:${filling(16)}@db.acme.test/x`),
    { path: '.env.sample', after: `ACME_SECRET_KEY=${filling(32)}\n` },
    { after: sh(`ghs_${filling(36)}`), before: sh(ghp) },
  ],
  [
    sh('export GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'),
    sh('export API_KEY=YOUR_API_KEY'),
    sh('curl -H "Authorization: Bearer sk-..."'),
    sh('password: $PASSWORD'),
    { after: sh(`x ${ghp}`), before: sh(`x ${ghp}`) },
    sh('AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE'),
    sh('DATABASE_URL=postgres://postgres:postgres@localhost/x'),
    'Keep your key secret, and rotate it.\n',
    sh(`X-Acme-Signature: ${filling(64, alphabets.hex)}`),
    sh('sha256sum: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
  ],
)

testRule(
  'secret-possible',
  [
    sh('DB_PASSWORD=Tr0ub4dor'),
    sh('password: kX82mq9Z'),
    sh('mysql --password q7Rk2Wm9'),
    sh('curl -u bob:q7Rk2Wm9 https://acme.test'),
    sh('redis://u:q7Rk2Wm9@db.acme.test'),
    'The password is q7Rk2Wm9!\n',
  ],
  [
    sh('DB_PASSWORD=changeme1'),
    sh('password: your-password1'),
    sh('password: example123x'),
    sh('DB_PASSWORD=secret'),
    { after: sh('DB_PASSWORD=Tr0ub4dor'), before: sh('DB_PASSWORD=Tr0ub4dor') },
    sh('PASSWORD=${DB_PASSWORD1}'),
    sh('Idempotency-Key: 0b9c5a4e-6d1f-4f0c-8c55-3f2f4d0f7a21'),
    'Choose a password of 12 characters.\n',
  ],
)

test.each(tokens.filter(({ name }) => name !== 'private key in base64'))('a token of $name', ({ example, of }) => {
  const token = example
    .map((part) => (typeof part === 'number' ? filling(part, alphabets[of ?? ''] ?? undefined) : part))
    .join('')
  const isPlaceholder = /1234|secret/i.test(token.replace(/^AGE-SECRET-KEY-/, ''))
  expect(findBy('secret', subjectFrom({ after: sh(`use ${token}`) })).length > 0).toBe(!isPlaceholder)
})

test.each([
  { description: `see ${ghp}` },
  { title: ghp },
  { commits: [{ sha: 'a', message: `x\n\n${ghp}`, author: 'a', committer: 'a', isUpdate: false }] },
])('in words of the pull request: %#', (change) => {
  expect(findBy('secret', subjectOf({ change }))).toEqual([{}])
})
