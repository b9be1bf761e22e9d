// Identifiers of projects and jobs, and small forms.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeSegment, fillJobPath, parseJobPath, parseProjectId } from '../../src/docs-api/service-paths.ts'
import { parseBranchName, parseIssueNumber, parseMovedList } from '../../src/github/github-names.ts'
import { jobPath } from '../support/addresses.ts'
import { readField, spoil } from '../support/hostile-names.ts'
import refused from '../support/refused-names.json' with { type: 'json' }
import { words } from '../support/words.ts'

describe('a branch', () => {
  test.each(['feedback-to-fix/ledger', 'bots/feedback-1.0', 'a', 'main', 'a=b', 'a,b+c', 'x'.repeat(200), 'head/s'])(
    '%s',
    (text) => {
      expect(parseBranchName(text)).toBe(text)
    },
  )

  test.each([...refused.branch, 'x'.repeat(201), 'x'.repeat(100_000)])('not %j', (text) => {
    expect(parseBranchName(text)).toBeUndefined()
  })

  test('nothing that is not to be seen gets in; of the corpus what git takes', () => {
    const all = [...spoil('bots/ledger'), ...readField('branch')]
    const names = words('gh-31-fix feedback-to-fix/3f2a9c71b0d4 feedback-to-fix/ledger __proto__ CODEOWNERS')
    expect(all.filter((text) => parseBranchName(text) !== undefined)).toEqual(names)
  })
})

describe('a number of an issue or a pull request', () => {
  test.each([1, 12, 2_147_483_648])('%i', (number) => {
    expect(parseIssueNumber(String(number))).toBe(number)
  })

  test.each([...refused['issue number'], '9'.repeat(400)])('not %j', (text) => {
    expect(parseIssueNumber(text)).toBeUndefined()
  })
})

describe('where a list was moved to', () => {
  const path = '/repositories/42/pulls'

  test.each([
    path,
    ...[`${path}?page=1`, `https://api.github.com${path}`],
    `https://api.github.com${path}?state=all&sort=updated&direction=desc&per_page=100&page=1`,
    ...[`https://ghe.example:8443/api/v3${path}`, `http://127.0.0.1:4000${path}`, `http://[::1]:4000${path}`],
  ])('%s', (location) => {
    expect(parseMovedList(location)).toBe(path)
  })

  test.each([...refused['moved list'], `https://${'a'.repeat(300)}${path}`, `${path}?${'a'.repeat(3000)}`])(
    'not %j',
    (location) => {
      expect(parseMovedList(location)).toBeUndefined()
    },
  )
})

test.each([
  ...['docs', '65f0c1d2e3', 'Acme_Docs-2.0', 'acme/docs', 'team/docs site', 'dökument', '文档', '...', 'a..b', '.git'],
  ...['a@b', '{id}', '$&', '%2e%2e', '../x', 'a\\b', 'a?b#c', '__proto__', 'constructor', '0', '🎉', 'x'.repeat(200)],
])('%j is taken as it is', (text) => {
  expect(parseProjectId(text)).toBe(text)
})

test.each([...refused.project, 'x'.repeat(201)])('%j is refused', (text) => {
  expect(parseProjectId(text)).toBeUndefined()
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.constantFrom('.', '..', '/', '\\', '%', '%2e', '%2f', '?', '#', ':', '@', '\t', '\n', 'a', 'é', '{id}'))
    .map((parts) => parts.join('')),
)

test('one segment of an address: whatever the text is, the address has as many segments as before, and gives it back', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const segment = encodeSegment(text)
      if (segment === undefined) {
        expect(['', '.', '..'].includes(text) || text.length > 512 || !text.isWellFormed()).toBe(true)
        return
      }
      const { pathname, host, search, hash } = new URL(`https://docs.example/v1/${segment}/end`)
      expect([host, search, hash]).toEqual(['docs.example', '', ''])
      expect(pathname.split('/')).toEqual(['', 'v1', segment, 'end'])
      expect(decodeURIComponent(segment)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ...['/v2/agent/{projectId}/job/{id}', '/{id}', '/v3/{projectId}/job:{id}/', '/jobs/{id}.json', "/jobs(Id='{id}')"],
  ...['/{id}/{id}', '/@evil.example/{id}'],
])('%s is taken, with or without its first slash', (text) => {
  expect([parseJobPath(text), parseJobPath(text.slice(1))]).toEqual([text, text])
})

test.each([...refused['job path'], `/${'a'.repeat(500)}/{id}`])('%j is refused', (text) => {
  expect(parseJobPath(text)).toBeUndefined()
})

describe('filled with an id', () => {
  const projectId = encodeSegment('acme') ?? expect.unreachable()
  const template = jobPath('/v2/agent/{projectId}/job/{id}')

  test.each(readField('jobId'))('of the corpus: %j', (text) => {
    const id = encodeSegment(text)
    if (id === undefined) return expect(['', '.', '..'].includes(text) || !text.isWellFormed()).toBe(true)
    const url = new URL(`https://docs.example${fillJobPath(template, { projectId, id })}`)
    expect(url.href).toBe(`https://docs.example/v2/agent/acme/job/${encodeURIComponent(text)}`)
  })

  test('property: any id in any template stays at the service, below the template', () => {
    const templates = fc.constantFrom(
      ...['/{id}', '/.{id}', '/{id}.', '/a/{id}/b', '/{projectId}{id}', '/@x/{id}', '/:{id}'],
    )
    fc.assert(
      fc.property(templates, fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (text, raw) => {
        const id = encodeSegment(raw)
        if (id === undefined) return
        const path = fillJobPath(jobPath(text), { projectId, id })
        const url = new URL(`https://docs.example${path}`)
        expect(url.href).toBe(`https://docs.example${path}`)
        expect(url.pathname.split('/')).toHaveLength(text.split('/').length)
      }),
      { numRuns: 2000 },
    )
  })
})
