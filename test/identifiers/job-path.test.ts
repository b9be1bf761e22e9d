// Where a job is read: a path below the service's address, whatever the template and the id are.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeSegment, fillJobPath, parseJobPath } from '../../src/identifiers/service-paths.ts'
import { jobPath } from '../support/addresses.ts'
import { readCorpus } from './hostile.ts'

test.each([
  ['/v2/agent/{projectId}/job/{id}', '/v2/agent/{projectId}/job/{id}'],
  ['jobs/{id}', '/jobs/{id}'],
  ['/{id}', '/{id}'],
  ['/v3/{projectId}/job:{id}/', '/v3/{projectId}/job:{id}/'],
  ['/jobs/{id}.json', '/jobs/{id}.json'],
  ["/jobs(Id='{id}')", "/jobs(Id='{id}')"],
  ['/{id}/{id}', '/{id}/{id}'],
  ['/@evil.example/{id}', '/@evil.example/{id}'],
])('%s is taken', (text, path) => {
  expect(parseJobPath(text)).toBe(path)
})

const refused: readonly string[] = [
  ...['', '/', '/jobs', '{}', '/{}', '/{projectId}', '/{ID}', '/{jobId}', '/{id', '/id}', '/{{id}}', '/{id}}'],
  ...['/{id}/{x}'],
  ...['//{id}', '///{id}', '/a//{id}', '/{id}//', '//evil.example/{id}', 'https://evil.example/{id}', 'https:{id}//x'],
  ...['/../{id}', '/./{id}', '/{id}/..', '/{id}/.', '/a/../{id}', '../{id}', './{id}', '..'],
  ...['/%2e%2e/{id}', '/%2E/{id}', '/a%2f{id}', '/%/{id}', '/{id}%00', '/%7Bid%7D', '/{id}%20'],
  ...['/\\evil/{id}', '\\\\evil.example\\{id}', '/a\\..\\{id}', '/{id}\\'],
  ...['/{id}?x=1', '/{id}?', '/{id}#x', '/{id}#', '/?id={id}', '/jobs?project={projectId}&id={id}'],
  ...['/a b/{id}', '/{id} ', ' /{id}', '/a\tb/{id}', '/{id}\n', '/{id}\r\nHost: evil.example', '/\0{id}'],
  ...['/ä/{id}', '/ａ/{id}', '/\u202e{id}', '/a"b/{id}', '/<b>/{id}', '/a`b/{id}', '/a|b/{id}', '/a^b/{id}'],
  ...['/[a]/{id}'],
  ...[`/${'a'.repeat(500)}/{id}`, '/${id}/{x}', '/:id', '/{id}{', '/}{id}'],
]

test.each(refused)('%j is refused', (text) => {
  expect(parseJobPath(text)).toBeUndefined()
})

describe('filled with an id', () => {
  const projectId = encodeSegment('acme') ?? expect.unreachable()
  const template = jobPath('/v2/agent/{projectId}/job/{id}')

  test.each(readCorpus('path-traversal-and-names', 'jobId'))('of the corpus: %j', (text) => {
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
