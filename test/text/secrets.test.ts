// Keys, tokens and passwords go; places for them, and words about them, stay. Tokens are put together here so that no scanner takes
// them for real ones.
import { describe, expect, test } from 'vitest'
import { blotSecrets } from '../../src/text/secrets.ts'

const make = (length: number, characters = 'a1B2c3D4e5F6') => characters.repeat(length).slice(0, length)
const hex = (length: number) => make(length, '0a1b2c3d4e5f')
const upper = (length: number) => make(length, 'ABCDEFG234')
const uuid = `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`
const base64 = make(40, 'aB3/dE6+')

/** Issuer, prefix, and what follows it. */
const tokens: [string, string, string][] = [
  ...['ghp', 'gho', 'ghs', 'ghr', 'ghu'].map((prefix): [string, string, string] => [
    `GitHub ${prefix}`,
    `${prefix}_`,
    make(36),
  ]),
  ['GitHub, fine-grained', 'github_pat_', `${make(22)}_${make(59)}`],
  ['GitHub, with a JWT inside', 'ghs_', `123456_eyJ${make(20)}.${make(30)}.${make(43)}`],
  ['GitLab', 'glpat-', make(20)],
  ['GitLab, routable', 'glpat-', `${make(27)}.01.${make(9)}`],
  ['AWS key', 'AKIA', upper(16)],
  ['AWS session key', 'ASIA', upper(16)],
  ['Google key', 'AIza', make(35)],
  ['Google access', 'ya29.', make(40)],
  ['Google client', 'GOCSPX-', make(28)],
  ['Google refresh', '1//', `0${make(40)}`],
  ['Azure client', `${make(3)}8Q~`, make(34)],
  ['Azure DevOps', make(76), `AZDO${make(4)}`],
  ['Azure AI', make(52), `JQQJ99${make(26)}`],
  ['Slack bot', 'xoxb-', make(24, '1234567890-')],
  ['Slack app', 'xapp-', `1-${upper(11)}-${make(60)}`],
  ['Discord bot', 'MTIz', `${make(20)}.${make(6)}.${make(38)}`],
  ['Telegram', '1234567890:A', `A${make(33)}`],
  ['Stripe live', 'sk_live_', make(24)],
  ['Stripe restricted', 'rk_live_', make(24)],
  ['Stripe webhook', 'whsec_', make(32)],
  ['Twilio', 'SK', hex(32)],
  ['Twilio account and token', 'AC', `${hex(32)}:${hex(32)}`],
  ['SendGrid', 'SG.', `${make(22)}.${make(43)}`],
  ['Mailgun', 'key-', hex(32)],
  ['Mailchimp', hex(32), '-us12'],
  ['Brevo', 'xkeysib-', `${hex(64)}-${make(16)}`],
  ['npm', 'npm_', make(36)],
  ['PyPI', 'pypi-AgEIcHlwaS5vcmc', make(60)],
  ['RubyGems', 'rubygems_', hex(48)],
  ['NuGet', 'oy2', make(43, 'a1b2c3')],
  ['crates.io', 'cio', make(32)],
  ['Docker', 'dckr_pat_', make(27)],
  ['Heroku', 'HRKU-', make(60)],
  ['DigitalOcean', 'dop_v1_', hex(64)],
  ['Cloudflare, origin', 'v1.0-', `${hex(24)}-${hex(146)}`],
  ['Vercel', 'vcp_', make(56)],
  ['Netlify', 'nfp_', make(40)],
  ['Supabase', 'sbp_', hex(40)],
  ['PlanetScale', 'pscale_tkn_', make(43)],
  ['Databricks', 'dapi', hex(32)],
  ['New Relic', 'NRAK-', upper(27)],
  ['Grafana', 'glsa_', `${make(32)}_${hex(8)}`],
  ['Grafana Cloud', 'glc_', `eyJ${make(60)}`],
  ['Sentry', 'sntrys_', `eyJ${make(60)}`],
  ['Linear', 'lin_api_', make(40)],
  ['Notion', 'ntn_', make(46)],
  ['Notion, older', 'secret_', make(43)],
  ['Airtable', 'pat', `${make(14)}.${hex(64)}`],
  ['Figma', 'figd_', make(40)],
  ['Postman', 'PMAK-', `${hex(24)}-${hex(34)}`],
  ['Shopify', 'shpat_', hex(32)],
  ['Square', 'sq0atp-', make(22)],
  ['Braintree', 'access_token$production$', `${make(16, 'a1b2')}$${hex(32)}`],
  ['Plaid', 'access-sandbox-', uuid],
  ['Mapbox', 'sk.', `eyJ${make(60)}.${make(22)}`],
  ['Firebase', `${make(11)}:APA91b`, make(134)],
  ['Vault', 'hvs.', make(90)],
  ['Terraform Cloud', `${make(14)}.atlasv1.`, make(60)],
  ['Doppler', 'dp.pt.', make(43)],
  ['Pulumi', 'pul-', hex(40)],
  ['1Password', 'ops_', `eyJ${make(250)}`],
  ['Atlassian', 'ATATT3', make(180)],
  ['Bitbucket', 'ATBB', make(32)],
  ['Dropbox', 'sl.', make(130)],
  ['Tailscale', 'tskey-auth-', `${make(12)}-${make(32)}`],
  ['Dynatrace', 'dt0c01.', `${upper(24)}.${upper(64)}`],
  ['model, plain', 'sk-', make(48)],
  ['model, letters only', 'sk-', make(26, 'abcdefghij')],
  ['model, project', 'sk-proj-', make(60, 'a1_B2-')],
  ['model, other provider', 'sk-ant-', `api03-${make(80, 'a1_B2-')}`],
  ['models, router', 'sk-or-', `v1-${hex(64)}`],
  ['model hub', 'hf_', make(34, 'abcDEF')],
  ['models, Groq', 'gsk_', make(52)],
  ['models, xAI', 'xai-', make(80)],
  ['models, Perplexity', 'pplx-', make(48)],
  ['models, Replicate', 'r8_', make(37)],
  ['age', 'AGE-SECRET-KEY-1', make(58, 'QPZRY9X8')],
  ['own key', 'admin_', make(32)],
  ['own key, two prefixes', 'mint_dsc_', make(24)],
  ['an issuer that nobody knows', 'acme_live_', make(32)],
  ['Gemini', 'AQ.Ab8RN6', make(44)],
  ['Render', 'rnd_', make(28)],
  ['Honeycomb', 'hcaik_', make(58, '01ab2c')],
  ['Contentful', 'CFPAT-', make(43)],
  ['Open VSX', 'ovsxp_', make(40)],
  ['Mollie', 'live_', make(30)],
  ['Adyen', 'AQE', `${make(60)}-${make(40)}`],
  ['Intercom', 'dG9rOj', make(52)],
  ['X, bearer', 'A'.repeat(21), `${make(30)}%3D${make(50)}`],
  ['JWT', 'eyJhbGciOiJIUzI1NiJ9', `.eyJzdWIiOiIxMjM0In0.${make(43)}`],
]

test.each(tokens)('%s', (_issuer, prefix, rest) => {
  const secret = prefix + rest
  expect(blotSecrets(`use ${secret}, then`)).toEqual({ text: 'use [secret], then', count: 1 })
  expect(blotSecrets(`const key = "${secret}"\n`).text).toBe('const key = "[secret]"\n')
  expect(blotSecrets(`${secret}\n(${secret})`)).toEqual({ text: '[secret]\n([secret])', count: 2 })
})

test('a token in the letters of another width or style', () => {
  const plain = ['ghp_', make(36)].join('')
  const shift = (by: number) => [...plain].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('')
  expect(blotSecrets(`x ${shift(0xfee0)} y`).text).toBe('x [secret] y')
})

test.each([
  ['AWS secret key', `aws_secret_access_key = ${base64}`, 'aws_secret_access_key = [secret]'],
  ['AWS secret key in JSON', `"SecretAccessKey": "${base64}"`, '"SecretAccessKey": "[secret]"'],
  ['Azure storage', `AccountName=x;AccountKey=${base64}${base64}==;E=1`, 'AccountName=x;AccountKey=[secret];E=1'],
  ['Azure bus', `SharedAccessKeyName=R;SharedAccessKey=${base64}=`, 'SharedAccessKeyName=R;SharedAccessKey=[secret]'],
  ['SQL', 'User ID=a;Password=Abc12345!;Encrypt=True', 'User ID=a;Password=[secret];Encrypt=True'],
  ['signed URL', `?a=1&sig=${make(43)}%3D`, '?a=1&sig=[secret]'],
  ['header', 'Authorization: Bearer abc123def', 'Authorization: Bearer [secret]'],
  ['header without a digit', 'Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic [secret]'],
  ['header in code', `'authorization': 'Basic dXNlcjpwYXNz'`, `'authorization': 'Basic [secret]'`],
  ['header alone', `curl -H "Bearer ${make(24)}"`, 'curl -H "Bearer [secret]"'],
  ['header of a key', `X-Api-Key: ${hex(16)}`, 'X-Api-Key: [secret]'],
  ['cookies', `Cookie: sid=${make(16)}; theme=dark and more`, 'Cookie: [secret] and more'],
  ['cookie that is set', `Set-Cookie: sid=${make(16)}; Path=/`, 'Set-Cookie: [secret]'],
  ['client secret', `client_secret: ${make(20)}`, 'client_secret: [secret]'],
  ['key of an unknown name', `DD_API_KEY: ${hex(32)}`, 'DD_API_KEY: [secret]'],
  ['UUID as a key', `HEROKU_API_KEY=${uuid}`, 'HEROKU_API_KEY=[secret]'],
  ['key in camel case', `algoliaApiKey: "${hex(32)}"`, 'algoliaApiKey: "[secret]"'],
  ['parameter', `/x?access_token=${make(20)}&y=1`, '/x?access_token=[secret]&y=1'],
  ['token behind a word', `my cloudflare token ${make(40)} fails`, 'my cloudflare token [secret] fails'],
  ['npmrc', `//registry.example/:_authToken=${make(36)}`, '//registry.example/:_authToken=[secret]'],
  ['netrc', 'machine example.org login bob password abc', 'machine example.org login bob password [secret]'],
  ['WireGuard', `PrivateKey = ${make(43)}=`, 'PrivateKey = [secret]'],
  ['JWK', `{"kty":"EC","d":"${make(43)}"}`, '{"kty":"EC","d":"[secret]"}'],
  [
    'kubeconfig',
    `client-key-data: ${['LS0tLS1CRUdJTi', 'BSU0EgUFJJ'].join('')}${make(60)}`,
    'client-key-data: [secret]',
  ],
  ['password', 'DB_PASSWORD=hunter2', 'DB_PASSWORD=[secret]'],
  ['password in JSON', '{"password":"abc12345"}', '{"password":"[secret]"}'],
  ['password in XML', '<password>abc12345</password>', '<password>[secret]</password>'],
  ['password in a sentence', 'my password is hunter2!', 'my password is [secret]'],
  ['password of digits', 'password: 123456', 'password: [secret]'],
  ['password in German', 'Passwort: geheim123', 'Passwort: [secret]'],
  ['password in Russian', 'пароль: qwerty12', 'пароль: [secret]'],
  ['password in Chinese', '密码：abc12345', '密码：[secret]'],
  ['flag', 'login --password s3cretpw1', 'login --password [secret]'],
  ['user of curl', 'curl -u admin:s3cret https://x', 'curl -u admin:[secret] https://x'],
  ['URL with a password', 'postgres://bob:pa@ss@db.example.com/x', 'postgres://[secret]@db.example.com/x'],
  ['URL with a token', `https://${make(24)}@example.com/x`, 'https://[secret]@example.com/x'],
  ['Slack webhook', `https://hooks.slack.com/services/T0/B0/${make(24)}`, 'https://[secret]'],
])('known by its name: %s', (_name, text, expected) => {
  expect(blotSecrets(text)).toEqual({ text: expected, count: 1 })
})

const border = (word: string, kind = '') => `-----${word} ${kind}PRIVATE ${'KEY'}-----`
const begin = border('BEGIN', 'RSA ')
const end = border('END', 'RSA ')
const line = make(64, 'aB3/dE6+')

describe('private keys', () => {
  test.each([
    ['whole', `a\n${begin}\n${line}\nabc=\n${end}\nb`, 'a\n[secret]\nb'],
    ['quoted', `> ${begin}\n> ${line}\n> ${end}\nb`, '> [secret]\nb'],
    ['on one line', `"${begin}\\n${line}\\n${end}\\n"`, '"[secret]\\n"'],
    ['with headers', `${begin}\nProc-Type: 4,ENCRYPTED\nDEK-Info: X,00\n\n${line}\n`, '[secret]\n'],
    [
      'without an end',
      `a ${begin}\n${line}\n${line}\n\nand this is what I saw`,
      'a [secret]\n\nand this is what I saw',
    ],
    ['indented, without an end', `    ${begin}\n    ${line}\n    ${line}`, '    [secret]'],
    ['without a beginning', `see ${line}\n${line}\n${end} there`, 'see [secret] there'],
    [
      'of SSH2',
      `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\n${line}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`,
      '[secret]',
    ],
    ['in small letters, with long dashes', `—begin private key—\n${line}\n—end private key—`, '[secret]'],
    [
      'PuTTY',
      `PuTTY-User-Key-File-3: ssh-rsa\nComment: x\nPublic-Lines: 1\n${line}\nPrivate-Lines: 1\n${line}\nPrivate-MAC: ${hex(40)}\nb`,
      '[secret]\nb',
    ],
  ])('%s', (_name, text, expected) => {
    expect(blotSecrets(text).text).toBe(expected)
  })

  test.each([
    `The line ${begin} is missing in the sample.`,
    `${begin}\n...\n${end}`,
    `${begin}\n<your key>\n${end}`,
    '-----BEGIN CERTIFICATE-----',
  ])('none: %s', (text) => {
    expect(blotSecrets(text)).toEqual({ text, count: 0 })
  })
})

describe('by its place', () => {
  const odd = make(32)
  test.each([
    ['a string of a program', String.raw`-d "{\"password\": \"Tr0ub4dor\", \"api_key\":\"${odd}\"}"`, 2],
    ['JSON in JSON', String.raw`"{\\\"client_secret\\\":\\\"${odd}\\\"}"`, 1],
    ['a JWK in a string', String.raw`{\"d\":\"${make(43)}\"}`, 1],
    ['emphasis', `**API key:** ${odd}`, 1],
    ['a table', `| API_KEY | ${odd} |`, 1],
    ['arguments', `define('API_KEY', '${odd}'); setApiKey("${odd}")`, 2],
    ['an attribute', `<add key="ApiKey" value="${odd}" />`, 1],
    ['a file of Docker', `{"auths":{"ghcr.io":{"auth":"${make(32)}"}}}`, 1],
    ['an address', `https://maps.example.com/?key=${odd}`, 1],
    ['options', `sshpass -p S3cr3tPw99 ssh x; mysql -uroot -pS3cr3tPw99; curl -u ${make(20)}:X`, 3],
    ['a cookie of curl', `curl -b 'sid=${odd}'`, 1],
    ['a file of PostgreSQL', 'db.example.com:5432:app:bob:s3cretPassw0rd', 1],
    ['a sentence without blanks', '我的密码是Abc12345! パスワードはAbc12345!です', 2],
    ['a key in XML', `<D>${make(43)}=</D>`, 1],
    ['a command', `ngrok config add-authtoken ${make(27)}_${make(21)}`, 1],
  ])('%s', (_name, text, count) => {
    const blotted = blotSecrets(text)
    expect(blotted.text).not.toMatch(/a1B2c3D4|Tr0ub|S3cr3t|s3cret|Abc1/)
    expect(blotted.count).toBe(count)
  })

  test.each([
    'object key photos/2024/IMG_20241121_163050.jpg',
    "primaryKey: 'users_pkey_20241121'",
    'xai-grok-beta-2024-12-12',
    'getByKey("checkout.shipping.address.title"), t("key", "a translation of it")',
    '{"auth":"oauth2-client-credentials"}',
    '| token | string | the token |',
    'docker run -p 8080:80 -u 1000:1000 image; mysql -p my_database_2',
    'cache key: v2-linux-x64, key: 0123456789abcdef0123456789abcdef',
  ])('stays: %s', (text) => {
    expect(blotSecrets(text)).toEqual({ text, count: 0 })
  })

  test.each([
    ['in an address', '-----BEGIN%20RSA%20PRIVATE%20KEY-----', '-----END%20RSA%20PRIVATE%20KEY-----'],
    ['in full width', '－－－－－BEGIN PRIVATE KEY－－－－－', '－－－－－END PRIVATE KEY－－－－－'],
  ])('a private key %s', (_name, begin, end) => {
    const key = [begin, `${make(64)}%0A${make(64)}%2B`, end].join('%0A')
    expect(blotSecrets(`x ${key} y`)).toEqual({ text: 'x [secret] y', count: 1 })
  })
})
