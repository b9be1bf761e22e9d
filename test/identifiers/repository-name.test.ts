// Names of repositories, and the addresses of the GitHub in use that name one.
import { describe, expect, test } from 'vitest'
import { listJobRepositories, parseRepositoryAddress, parseRepositoryName } from '../../src/identifiers/github-names.ts'
import { words } from '../support/words.ts'
import { readField } from './hostile.ts'

const github = 'https://github.com'

test.each([
  ...words(`acme/docs a/b Acme-Inc/Docs.Site_v2 mona_acme/docs old-name-/docs old--name/docs acme/.github`),
  ...['acme/-', 'acme/_', 'acme/...', 'acme/docs.github.io', '0/0', `${'o'.repeat(39)}/${'r'.repeat(100)}`],
])('%s is a name', (text) => {
  expect(parseRepositoryName(text)).toBe(text)
  expect(parseRepositoryAddress(text, github)).toBe(text)
})

const names: readonly string[] = [
  ...['', '/', '//', 'acme', 'acme/', '/docs', '/acme/docs', 'acme//docs', 'acme/docs/', 'acme/docs/x', 'a/b/c/d'],
  ...['acme/.', 'acme/..', './docs', '../docs', '../../user', 'acme/../user', 'acme/docs/../..', '.', '..'],
  ...['-acme/docs', '_acme/docs', '.acme/docs', 'ac.me/docs', 'ac me/docs', 'acme/do cs', 'acmé/docs', 'acme/dócs'],
  ...['acme%2Fdocs', 'acme/docs%2Fpulls', 'acme/%2e%2e', 'acme\\docs', 'acme/docs\\x', 'acme:docs', 'acme@docs/x'],
  ...words(`acme/docs?per_page=1 acme/docs#readme acme/docs;x acme/docs&x acme/docs=1 {owner}/{repo} acme/{x}`),
  ...['acme/do`cs', 'acme/do|cs', 'acme/<b>', 'acme/$x', 'acme/"x"', "acme/'x'", 'acme/docs.git', 'acme/docs.GIT'],
  ...['acme/.git', 'ａcme/docs', 'acme／docs', 'аcme/docs', 'acme∕docs', 'acme/docs\n', 'acme/docs\n@victim'],
  ...['\tacme/docs', 'acme/٧', `${'o'.repeat(40)}/docs`, `acme/${'r'.repeat(101)}`, `acme/${'r'.repeat(100_000)}`],
  ...['__proto__', 'constructor'],
]

test.each(names)('%j is none', (text) => {
  expect(parseRepositoryName(text)).toBeUndefined()
})

describe('an address of the GitHub in use', () => {
  test.each([
    ['acme/docs.git', github],
    ['https://github.com/acme/docs', github],
    ['https://github.com/acme/docs.git', github],
    ['git@github.com:acme/docs.git', github],
    ['ssh://git@github.com/acme/docs.git', github],
    ['https://ghe.example:8443/acme/docs', 'https://ghe.example:8443'],
    ['git@ghe.example:acme/docs.git', 'https://ghe.example:8443'],
    ['http://127.0.0.1:4000/acme/docs', 'http://127.0.0.1:4000'],
  ])('%s', (text, serverUrl) => {
    expect(parseRepositoryAddress(text, serverUrl)).toBe('acme/docs')
  })

  test.each([
    ...[
      'https://evil.example/acme/docs',
      'https://github.com.evil.example/acme/docs',
      'https://evilgithub.com/acme/docs',
    ],
    ...[
      'https://api.github.com/acme/docs',
      'https://github.com@evil.example/acme/docs',
      'https://x:y@github.com/acme/docs',
    ],
    ...['https://github.com:443/acme/docs', 'https://github.com./acme/docs', 'HTTPS://github.com/acme/docs'],
    ...['http://github.com/acme/docs', 'git://github.com/acme/docs', 'file:///acme/docs', '//github.com/acme/docs'],
    ...['https:/github.com/acme/docs', 'https://github.com\\acme/docs', 'https://github.com//acme/docs'],
    ...['https://github.com/acme', 'https://github.com/', 'https://github.com', 'https://github.com/acme/docs//'],
    ...['https://github.com/acme/docs/pull/7', 'https://github.com/acme/docs?x', 'https://github.com/acme/docs/..'],
    ...['https://github.com/../acme/docs', 'https://github.com/acme%2Fdocs', 'git@evil.example:acme/docs.git'],
    ...['git@github.com:22/acme/docs', 'root@github.com:acme/docs', 'git@github.com.evil.example:acme/docs'],
    ...['evil@git@github.com:acme/docs', 'ssh://git@github.com:22/acme/docs', 'ssh://git@evil.example/acme/docs'],
    ...['https://githуb.com/acme/docs', 'https://xn--gthub-cta.com/acme/docs', 'acme/docs/issues/1', 'see acme/docs'],
    ...['repo:acme/docs', 'github.com/acme/docs'],
  ])('not %j', (text) => {
    expect(parseRepositoryAddress(text, github)).toBeUndefined()
  })

  test('of the corpus: only the one that is what it says', () => {
    const all = readField('repository')
    const taken = all.filter((text) => parseRepositoryAddress(text, github) !== undefined)
    expect([all.length, taken]).toEqual([16, ['git@github.com:example-owner/example-docs.git']])
  })
})

const pull = 'https://github.com/acme/site/pull/7'
const from = (repository: string | null) => ({ repository, ref: 'main' })

test.each([
  [{ source: from('acme/docs'), prLink: pull }, ['acme/docs', 'acme/site']],
  [{ source: from('acme/site'), prLink: pull }, ['acme/site']],
  [{ source: from('https://evil.example/acme/docs'), prLink: null }, []],
  [{ source: from(null), prLink: 'https://evil.example/acme/site/pull/7' }, []],
  [{ source: null, prLink: pull }, ['acme/site']],
  [{ source: undefined, prLink: undefined }, []],
])('what a job names: %j', (job, expected) => {
  expect(listJobRepositories(job, github)).toEqual(expected)
})
