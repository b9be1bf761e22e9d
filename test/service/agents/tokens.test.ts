// A GitHub App's tokens: signed with its key, for one repository.
import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAppTokens } from '../../../src/service/agents/tokens.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()

test('each job gets a token of its own', async () => {
  const seen: { path: string; claims: unknown; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const jwt = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [head = '', claims = '', signature = ''] = jwt.split('.')
    const isValid = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
    if (!isValid) return void response.writeHead(401).end('{}')
    const text = (await request.toArray()).join('')
    seen.push({
      path: `${request.method} ${request.url}`,
      claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
      body: text === '' ? null : JSON.parse(text),
    })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.method === 'GET' ? { id: 77 } : { token: `ghs_${seen.length}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = createAppTokens({ id: '123456', key, baseUrl, now: () => noon })
  const { signal } = new AbortController()
  expect([await tokens('acme/docs', signal), await tokens('acme/docs', signal)]).toEqual(['ghs_2', 'ghs_4'])
  const claims = { iat: noon / 1000 - 60, exp: noon / 1000 + 540, iss: '123456' }
  expect(seen.slice(0, 2)).toEqual([
    { path: 'GET /repos/acme/docs/installation', claims, body: null },
    {
      path: 'POST /app/installations/77/access_tokens',
      ...{ claims, body: { repositories: ['docs'], permissions: { contents: 'write', pull_requests: 'write' } } },
    },
  ])
})

test('what is no key is refused at once', () => {
  expect(() => createAppTokens({ id: '1', key: 'x', baseUrl: 'http://127.0.0.1:9', now: () => noon })).toThrow()
})
