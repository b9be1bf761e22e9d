// Which links count as pull requests of the GitHub in use, and which never do.
import { describe, expect, test } from 'vitest'
import { parsePullLink } from '../../src/identifiers/github-names.ts'

const github = 'https://github.com'

describe('accepted', () => {
  test.each([
    ['https://github.com/acme/docs/pull/12', github],
    ['https://github.com/acme/docs/pull/1', 'https://github.com/'],
    ['https://github.com/acme/docs/pull/2147483648', github],
    ['https://github.com/Acme-Inc/Docs.Site_v2/pull/7', github],
    ['https://github.com/mona_acme/docs/pull/7', github],
    ['https://github.com/old-name-/docs/pull/7', github],
    ['https://github.com/acme/.github/pull/7', github],
    [`https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}/pull/7`, github],
    ['https://ghe.example:8443/acme/docs/pull/12', 'https://ghe.example:8443'],
    ['http://127.0.0.1:4000/acme/docs/pull/12', 'http://127.0.0.1:4000'],
  ])('%s', (link, serverUrl) => {
    expect(parsePullLink(link, serverUrl)?.url).toBe(link)
  })

  test('its parts', () => {
    const url = 'https://github.com/acme/docs/pull/12'
    expect(parsePullLink(url, github)).toEqual({ url, repository: 'acme/docs', number: 12 })
  })
})

test.each([
  ...['', 'pull/12', '/acme/docs/pull/12', '//github.com/acme/docs/pull/12', 'github.com/acme/docs/pull/12'],
  ...['http://github.com/acme/docs/pull/12', 'javascript://github.com/acme/docs/pull/12'],
  ...['https:/github.com/acme/docs/pull/12', 'https:\\\\github.com\\acme\\docs\\pull\\12'],
  ...['HTTPS://github.com/acme/docs/pull/12', 'https://GitHub.com/acme/docs/pull/12'],
  ...['https://www.github.com/acme/docs/pull/12', 'https://github.com./acme/docs/pull/12'],
  ...['https://github.com.evil.example/acme/docs/pull/12', 'https://evilgithub.com/acme/docs/pull/12'],
  ...['https://evil.example#https://github.com/acme/docs/pull/12', 'https://github.com:443/acme/docs/pull/12'],
  ...['https://user@github.com/acme/docs/pull/12', 'https://github.com\\@evil.example/acme/docs/pull/12'],
  ...['https://ｇithub.com/acme/docs/pull/12', 'https://git\u200bhub.com/acme/docs/pull/12'],
])('refused: another scheme, host or port: %j', (link) => {
  expect(parsePullLink(link, github)).toBeUndefined()
})

// Names and numbers by themselves: repository-name.test.ts and small-forms.test.ts.
test.each([
  ...['', '/', '/acme', '/acme/docs', '/acme/docs/pull', '/acme/docs/pull/', '/acme/docs/pulls/12'],
  ...['/acme/docs/issues/12', '/acme/docs/PULL/12', '/acme/docs/pull/12/', '/acme/docs/pull/12/files'],
  ...['/acme/docs/pull/12?x=1', '/acme/docs/pull/12#', '/acme/docs/pull/12 ', '/acme/docs/pull/12\n'],
  ...['/acme/docs/pull/12](https://evil.example)', '/acme/docs/pull/012', '/acme/docs/pull/99999999999'],
  ...['//acme/docs/pull/12', '/acme//docs/pull/12', '/acme/../pull/12', '/acme/docs/../docs/pull/12'],
  ...['/x/acme/docs/pull/12', '/acme%2Fdocs/pull/12', '/acme/docs/pull%2F12', '/acme\\docs\\pull\\12'],
  ...['/acme/docs.git/pull/12', '/acme/<b>/pull/12', '/acme/docs/pull/12\u200b', `/${'o'.repeat(40)}/docs/pull/12`],
])('refused: another path: %j', (path) => {
  expect(parsePullLink(`${github}${path}`, github)).toBeUndefined()
})

test('nor where the server itself is none', () => {
  for (const server of ['', 'github.com', 'http://github.com', 'https://github.com/path'])
    expect(parsePullLink(`${server}/acme/docs/pull/12`, server)).toBeUndefined()
})
