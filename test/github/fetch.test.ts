// Octokit over our transport, on a real socket: what is sent, what counts as an answer, and what does not.
import type { IncomingMessage, RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createSend } from '../../src/http/send.ts'
import { startServer } from '../http/local-server.ts'
import { apiUrl } from '../support/addresses.ts'
import { createClient, errorOf } from './scripted.ts'

const token = 'ghs_canary0123456789'
const transport = createSend()
const at = { owner: 'acme', repo: 'docs' }
const connect = (address: string) => createClient({ send: transport, apiUrl: apiUrl(address), token })
const serve = async (listener: RequestListener) => connect(await startServer(listener))

const answer = (status: number, headers: Record<string, string>, body: string) =>
  serve((_, response) => void response.writeHead(status, headers).end(body))

const json = { 'content-type': 'application/json; charset=utf-8' }

describe('what is sent', () => {
  test('a read: its address and query encoded, the version of the API, and the token', async () => {
    const seen: IncomingMessage[] = []
    const { rest } = await serve((request, response) => {
      seen.push(request)
      response.writeHead(200, json).end('[]')
    })
    const { status, data } = await rest.repos.listCommits({ ...at, sha: 'a&b {c} :d', per_page: 2 })
    expect([status, data, seen[0]?.url]).toEqual([
      200,
      [],
      '/repos/acme/docs/commits?sha=a%26b%20%7Bc%7D%20%3Ad&per_page=2',
    ])
    expect(seen[0]?.headers).toMatchObject({
      authorization: `token ${token}`,
      'x-github-api-version': '2022-11-28',
    })
  })

  test.each([
    ['', '/graphql'],
    ['/api/v3', '/api/graphql'],
  ])('GraphQL of an API at “%s” lies at %s', async (path, expected) => {
    const seen: unknown[] = []
    const url = await startServer((request, response) => {
      seen.push(request.url)
      response.end('{"data":{"viewer":null}}')
    })
    expect(await connect(url + path).graphql('query{viewer{login}}')).toEqual({ viewer: null })
    expect(seen).toEqual([expected])
  })
})

describe('answers', () => {
  test.each([301, 302, 303, 307, 308])(
    '%i is followed by no write, and only by the list of a renamed one',
    async (status) => {
      const seen: string[] = []
      const { rest } = await serve((request, response) => {
        seen.push(`${request.method} ${request.url}`)
        response.writeHead(status, { location: '/repositories/7/pulls' }).end()
      })
      expect(await errorOf(rest.issues.get({ ...at, issue_number: 1 }))).toMatchObject({ kind: 'refused', status })
      expect(await errorOf(rest.issues.create({ ...at, title: 'x' }))).toMatchObject({ kind: 'refused', status })
      expect(seen).toEqual(['GET /repos/acme/docs/issues/1', 'POST /repos/acme/docs/issues'])
    },
  )

  const types = ['application/vnd.github.raw+json', 'application/json', '']
  const typed = (type: string): Record<string, string> => (type === '' ? {} : { 'content-type': type })

  test.each(types)('raw is text, of whatever type the server calls it: “%s”', async (type) => {
    for (const body of ['{"a": 1}\n', '<html>', 'é', '']) {
      const { readFile } = await answer(200, typed(type), body)
      expect(await readFile('x')).toBe(body)
    }
  })

  test('204 has no body', async () => {
    const { rest } = await answer(204, {}, '')
    expect(await rest.activity.starRepoForAuthenticatedUser(at)).toMatchObject({ status: 204 })
  })
})

describe('no answer', () => {
  test('a connection that breaks before the answer: the token is in no error', async () => {
    const { rest } = await serve((request) => void request.socket.destroy())
    const error = await errorOf(rest.issues.create({ ...at, title: 'x' }))
    expect(error.kind).toBe('unanswered')
    expect(JSON.stringify(error) + error.message + String(error.stack)).not.toContain(token)
  })

  test.each([
    ['JSON that ends too early', '{"a":[1'],
    ['JSON and more', '{"a":1}\né'],
    ['a page of a proxy', '<html>'],
    ['nothing', ''],
  ])('a body that is no JSON is none: %s', async (_, body) => {
    for (const status of [200, 201]) {
      const { rest } = await answer(status, json, body)
      expect(await errorOf(rest.repos.get(at))).toMatchObject({ kind: 'unreachable' })
      expect(await errorOf(rest.issues.create({ ...at, title: 'x' }))).toMatchObject({ kind: 'unanswered' })
    }
  })
})
