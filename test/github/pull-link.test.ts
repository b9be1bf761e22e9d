// Which links count as pull requests of the GitHub in use, and which never do.
import { describe, expect, test } from 'vitest'
import { listJobRepositories, parseJobLink, parsePullLink } from '../../src/github/github-names.ts'
import { githubUrl as github, placeOf, serverUrl } from '../support/addresses.ts'
import refused from '../support/refused-names.json' with { type: 'json' }

describe('accepted', () => {
  test.each([
    ['https://github.com/acme/docs/pull/12', github],
    ['https://github.com/acme/docs/pull/1', github],
    ['https://github.com/acme/docs/pull/2147483648', github],
    ['https://github.com/Acme-Inc/Docs.Site_v2/pull/7', github],
    ['https://github.com/mona_acme/docs/pull/7', github],
    ['https://github.com/old-name-/docs/pull/7', github],
    ['https://github.com/acme/.github/pull/7', github],
    [`https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}/pull/7`, github],
    ['https://ghe.example:8443/acme/docs/pull/12', 'https://ghe.example:8443'],
    ['http://127.0.0.1:4000/acme/docs/pull/12', 'http://127.0.0.1:4000'],
  ])('%s', (link, server) => {
    expect(parsePullLink(link, serverUrl(server))?.url).toBe(link)
  })

  test('its parts', () => {
    const url = 'https://github.com/acme/docs/pull/12'
    expect(parsePullLink(url, github)).toEqual({ url, repository: 'acme/docs', number: 12 })
  })
})

test.each(['/', '?utm_source=agent', '/?diff=split', '#issuecomment-1', '#'])(
  'of a job, without “%s” at its end',
  (end) => {
    for (const repository of ['acme/docs', 'acme/other']) {
      const url = `https://github.com/${repository}/pull/12`
      expect(parseJobLink(url + end, placeOf('acme/docs'))).toEqual({ url, repository, number: 12 })
      expect(listJobRepositories({ prLink: url + end }, placeOf('acme/docs'))).toEqual([repository])
    }
  },
)

test.each(refused['pull link'])('refused: another scheme, host or port: %j', (link) => {
  expect(parsePullLink(link, github)).toBeUndefined()
  expect(parseJobLink(link, placeOf('acme/docs'))).toBeUndefined()
})

// Names and numbers by themselves: repository-name.test.ts and small-forms.test.ts.
test.each([...refused['path of a pull link'], `/${'o'.repeat(40)}/docs/pull/12`])(
  'refused: another path: %j',
  (path) => {
    expect(parsePullLink(`${github}${path}`, github)).toBeUndefined()
  },
)
