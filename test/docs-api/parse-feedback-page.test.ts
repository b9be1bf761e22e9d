// Pages and entries of every shape, and broken ones.
import { expect, test } from 'vitest'
import { parseFeedbackPage } from '../../src/docs-api/get-feedback.ts'

const base = { id: 'f1', path: '/start', comment: 'A step is missing', createdAt: '2026-11-20', status: 'pending' }
const contextual = { ...base, source: 'contextual', helpful: false, contact: 'ann@example.org' }
const snippet = { ...base, source: 'code_snippet', code: 'x', filename: null, lang: 'ts' }

function parse(...feedback: unknown[]) {
  const parsed = parseFeedbackPage(JSON.stringify({ feedback, nextCursor: 'c2', hasMore: true }))
  if (!('value' in parsed)) throw new Error(parsed.error)
  return parsed.value
}

test('every shape is read, unknown fields are ignored', () => {
  const entries = [
    contextual,
    { ...contextual, contact: null, comment: null, createdAt: null },
    snippet,
    { ...snippet, filename: 'a.ts', lang: null },
    { ...base, source: 'agent' },
    { ...base, source: 'thumbs_only', comment: null, status: 'dismissed' },
  ]
  const page = parse(...entries.map((entry) => ({ ...entry, later: { deep: [1] } })))
  expect(page).toEqual({ entries, skipped: [], nextCursor: 'c2', hasMore: true })
})

test('a long text is cut, never refused', () => {
  const { entries, skipped } = parse({ ...contextual, comment: 'x'.repeat(30_000), path: '/p'.repeat(5000) })
  expect(entries.map(({ comment, path }) => [comment?.length, path.length])).toEqual([[20_000, 4096]])
  expect(skipped).toEqual([])
})

test.each<[string, object, string]>([
  ['no path', { path: undefined }, 'path'],
  ['a number for a comment', { comment: 5 }, 'comment'],
  ['no verdict', { helpful: undefined }, 'helpful'],
  ['an unknown source', { source: 'mail' }, 'source'],
  ['no source', { source: undefined }, 'source'],
  ['an unknown status', { status: 'new' }, 'status'],
  ['two errors', { path: 1, comment: 1 }, 'path, comment'],
])('%s is skipped alone', (_, change, reason) => {
  const page = parse(snippet, { ...contextual, id: 'f2', ...change }, contextual)
  expect(page.entries).toEqual([snippet, contextual])
  expect(page.skipped).toEqual([{ entry: 2, id: 'f2', reason: `not as specified: ${reason}` }])
})

test.each(['a\nb', 'a\u0007', 'a\u009b', 'a\u2028b', '\ud83d', 'a'.repeat(513)])(
  'an id %j is no key of a ledger',
  (id) => {
    expect(parse({ ...snippet, id }, contextual)).toMatchObject({
      entries: [contextual],
      skipped: [{ entry: 1, id: undefined, reason: 'not as specified: id' }],
    })
  },
)

test.each(['__proto__', 'constructor', 'toString', '0', 'then', '../ledger', 'handled/0.json', '🎉', 'a'.repeat(512)])(
  'an id may be %j',
  (id) => {
    expect(parse({ ...snippet, id }).entries).toEqual([{ ...snippet, id }])
  },
)

test.each<[string, unknown]>([
  ['null', null],
  ['text', 'entry'],
  ['nothing in it', {}],
  ['an empty id', { ...snippet, id: '' }],
  ['a number as id', { ...snippet, id: 7 }],
  ['a command as id', { ...snippet, id: '::add-mask::a', path: 1 }],
  ['an old command as id', { ...snippet, id: 'a##[error]', path: 1 }],
  ['lines as id', { ...snippet, id: 'a\nb', path: 1 }],
  ['an invisible id', { ...snippet, id: 'a\u200b', path: 1 }],
  ['a mention as id', { ...snippet, id: '@octocat', path: 1 }],
  ['an endless id', { ...snippet, id: 'a'.repeat(129), path: 1 }],
])('%s is named by its place', (_, raw) => {
  const { entries, skipped } = parse(snippet, raw)
  expect(entries).toHaveLength(1)
  expect(skipped).toMatchObject([{ entry: 2, id: undefined }])
})

test('reasons never quote what was found', () => {
  const canary = 'canary@example.org'
  const { skipped } = parse({
    ...contextual,
    source: canary,
    status: canary,
    path: { canary },
    helpful: canary,
    [canary]: 1,
  })
  expect(JSON.stringify(skipped)).not.toContain('canary')
})

test.each([
  ['', 'the response is not JSON'],
  ['{"feedback":[{"id":"canary', 'the response is not JSON'],
  ['"canary"', 'the response is not a page of feedback as specified: the whole value'],
  ['{"feedback":"a","hasMore":false}', 'the response is not a page of feedback as specified: feedback'],
])('a body that is no page: %j', (body, error) => {
  expect(parseFeedbackPage(body)).toEqual({ error })
})
