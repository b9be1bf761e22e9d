// Names of repositories, and the addresses of the GitHub in use that name one.
import { describe, expect, test } from 'vitest'
import { listJobRepositories, parseRepositoryAddress, parseRepositoryName } from '../../src/github/github-names.ts'
import { githubUrl as github, placeOf, serverUrl } from '../support/addresses.ts'
import { readField } from '../support/hostile-names.ts'
import refused from '../support/refused-names.json' with { type: 'json' }
import { words } from '../support/words.ts'

test.each([
  ...words(`acme/docs a/b Acme-Inc/Docs.Site_v2 mona_acme/docs old-name-/docs old--name/docs acme/.github`),
  ...['acme/-', 'acme/_', 'acme/...', 'acme/docs.github.io', '0/0', `${'o'.repeat(39)}/${'r'.repeat(100)}`],
])('%s is a name', (text) => {
  expect(parseRepositoryName(text)).toBe(text)
  expect(parseRepositoryAddress(text, github)).toBe(text)
})

test.each([
  ...refused['repository name'],
  `${'o'.repeat(40)}/docs`,
  `acme/${'r'.repeat(101)}`,
  `acme/${'r'.repeat(100_000)}`,
])('%j is none', (text) => {
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
  ])('%s', (text, server) => {
    expect(parseRepositoryAddress(text, serverUrl(server))).toBe('acme/docs')
  })

  test.each(refused['repository address'])('not %j', (text) => {
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
  expect(listJobRepositories(job, placeOf('acme/docs'))).toEqual(expected)
})
