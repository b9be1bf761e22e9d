// The client of the service, what reading a page costs in memory, and what to do about a refusal.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findRemedy } from '../../src/errors/remedies.ts'
import type { Prompt } from '../../src/text/safe-text.ts'
import { startServer } from '../http/local-server.ts'
import { baseUrl } from '../support/addresses.ts'
import { createScripted, json } from './scripted.ts'

async function listAddresses(overrides: Parameters<typeof createScripted>[1], id = 'j 1'): Promise<string[]> {
  const empty = json({ feedback: [], nextCursor: null, hasMore: false, id, status: 'active' })
  const { service, sent } = createScripted([empty], overrides)
  await service.getFeedback({ statuses: [] }, () => true)
  await service.createJob('x' as Prompt)
  await service.getJob(id)
  return sent.map(({ url }) => url)
}

test.each([
  ['https://docs.example/', 'https://docs.example'],
  ['https://docs.example:8443/api/v9//', 'https://docs.example:8443/api/v9'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
])('base %s', async (text, prefix) => {
  expect(await listAddresses({ baseUrl: baseUrl(text) })).toEqual([
    `${prefix}/v1/analytics/acme/feedback?limit=100`,
    `${prefix}/v2/agent/acme/job`,
    `${prefix}/v2/agent/acme/job/j%201`,
  ])
})

const script = fileURLToPath(new URL('./read-page.ts', import.meta.url))
const size = 30_000_000
const page = (feedback: string) => `{"feedback":[${feedback}],"nextCursor":null,"hasMore":false}`

test.each([
  ['zeros', () => page(`${'0,'.repeat(size / 2)}0`), /far larger than requested/],
  ['lists', () => page(`${'[],'.repeat(size / 3)}0`), /far larger than requested/],
  ['zeros that are no JSON', () => '0'.repeat(size), /^spent$/],
  ['one comment', () => page(JSON.stringify({ id: 'a', comment: '0'.repeat(size) })), /^page$/],
  ['escapes', () => page(JSON.stringify({ id: 'a', comment: '\\'.repeat(size / 2) })), /^page$/],
])('%s', async (_name, write, expected) => {
  const body = write()
  const url = await startServer((_request, response) => response.end(body))
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, url])
  const { end, megabytes } = JSON.parse(stdout)
  expect(end).toMatch(expected)
  expect(megabytes).toBeLessThan(400)
})

test.each([
  [302, false, 'Redirects are never followed'],
  [400, false, '`sources`, `statuses` and `max-age`'],
  [400, true, 'Ask the operator'],
  [401, false, 'revoked nor expired'],
  [402, true, 'credits'],
  [403, false, 'IP allow list'],
  [403, true, 'GitHub app'],
  [404, false, '`base-url`'],
  [404, true, ', and that the agent is enabled'],
  [418, false, 'Ask the operator'],
])('%i, of a call to the agent: %j', (status, toAgent, remedy) => {
  expect(findRemedy(status, toAgent)).toContain(remedy)
})

test('only a call to the agent speaks of it', () => {
  for (const status of [401, 403, 404, 405]) expect(findRemedy(status)).not.toContain('GitHub app')
})
