// Blobs by GraphQL and by REST: what counts as a blob's text, and what is asked for once more.
import { expect, test } from 'vitest'
import { createBlobs } from '../../../src/github/pulls/pull-change.ts'
import { repository } from '../connect.ts'
import { createScripted, type Line } from '../scripted.ts'

const sha = 'a'.repeat(40)
const whole = { text: 'Text', isBinary: false, isTruncated: false, byteSize: 4 }
const single: Line = { data: { encoding: 'base64', content: Buffer.from('From REST').toString('base64') } }
const answer = (blob: unknown): Line => ({ data: { data: { repository: { b0: blob } } } })

async function read(first: Line, size: number | undefined = 4, text = true) {
  const { client, sent } = createScripted([first, single])
  const blobs = await createBlobs({ client, repository }).readBlobs([{ sha, size, text }], 10)
  return { blob: blobs.get(sha), sent: sent.map(({ method }) => method) }
}

test('whole in GraphQL: no other request', async () => {
  expect(await read(answer(whole))).toEqual({ blob: { text: 'Text', isBinary: false }, sent: ['POST'] })
  expect((await read(answer({ ...whole, text: null, isBinary: true }))).blob).toEqual({
    text: undefined,
    isBinary: true,
  })
})

test.each<[string, Line]>([
  ['cut', answer({ ...whole, isTruncated: true })],
  ['of another length than its bytes', answer({ ...whole, byteSize: 3 })],
  ['decoded from something else', answer({ ...whole, text: '\ufffd', byteSize: 3 })],
  ['with NUL', answer({ ...whole, text: 'a\0bc' })],
  ['without a text', answer({ ...whole, text: null })],
  ['of an unknown kind', answer({ ...whole, isBinary: null })],
  ['null', answer(null)],
  ['missing', answer(undefined)],
  ['no data', { data: { data: null, errors: [{ type: 'FORBIDDEN' }] } }],
  ['no GraphQL', { status: 404 }],
  ['forbidden', { status: 403 }],
])('%s: its bytes are asked for', async (_, line) => {
  expect(await read(line)).toEqual({ blob: { text: 'From REST', isBinary: false }, sent: ['POST', 'GET'] })
})

test('only its kind is asked for when no text is wanted, or it is too long for GraphQL', async () => {
  const kind = answer({ isBinary: false, byteSize: 9_000_000 })
  expect((await read(kind, 9_000_000, false)).sent).toEqual(['POST'])
  expect((await read(kind, 9_000_000)).sent).toEqual(['POST', 'GET'])
  expect(await read(answer({ isBinary: true, byteSize: 9_000_000 }), 9_000_000)).toMatchObject({
    blob: { isBinary: true },
    sent: ['POST'],
  })
})

test('a hundred in a query, and four megabytes', async () => {
  const { client, sent } = createScripted([{ data: { data: { repository: {} } } }])
  const { readBlobs } = createBlobs({ client, repository })
  const list = (count: number, size: number) =>
    Array.from({ length: count }, (_, index) => ({ sha: index.toString(16).padStart(40, '0'), size, text: true }))
  await readBlobs(list(250, 10), 0)
  expect(sent).toHaveLength(3)
  await readBlobs(list(17, 500_000), 0)
  expect(sent).toHaveLength(6)
})
