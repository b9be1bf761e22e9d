// A page of 30 MB, whatever it is made of, is read or refused in little memory.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from '../http/local-server.ts'

const script = fileURLToPath(new URL('./read-page.ts', import.meta.url))
const size = 30_000_000
const page = (feedback: string) => `{"feedback":[${feedback}],"nextCursor":null,"hasMore":false}`

test.each([
  ['zeros', () => page(`${'0,'.repeat(size / 2)}0`), /far larger than requested/],
  ['lists', () => page(`${'[],'.repeat(size / 3)}0`), /far larger than requested/],
  ['lists in lists', () => '['.repeat(size), /far larger than requested/],
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
