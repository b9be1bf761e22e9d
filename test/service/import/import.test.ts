// Feedback from files: each entry, and whole imports.
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { renderReport } from '../../../src/service/cli/import-command.ts'
import { listAudit } from '../../../src/service/data/audit.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { listEntries, setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { decode } from '../../../src/service/import/decode.ts'
import { importFeedback } from '../../../src/service/import/import-feedback.ts'
import type { Reading } from '../../../src/service/import/import-reading.ts'
import { parseEntry } from '../../../src/service/import/parse-entry.ts'
import { readCsv } from '../../../src/service/import/read-csv.ts'
import { readJsonLines } from '../../../src/service/import/read-json-lines.ts'
import { readLines } from '../../../src/service/import/read-lines.ts'
import { readPages } from '../../../src/service/import/read-pages.ts'
import { addProjects, by } from '../builders.ts'
import { database, onEachDatabase, url } from '../on-each-database.ts'

/** In pieces of a few bytes, as the worst of pipes would give it. */
async function* bytes(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text)
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size)
}
const jsonl = (text: string) => readJsonLines(decode(bytes(text)))
const csv = (text: string) => readCsv(decode(bytes(text)))
const collect = <T>(values: AsyncIterable<T>): Promise<T[]> => Readable.from(values).toArray()
const one = { id: 'a1', path: 'docs/a.md', source: 'agent' }
const line = (entry: object) => `${JSON.stringify(entry)}\n`

onEachDatabase('imports', () => {
  const open = async (projectId: string) => {
    await addProjects(database, projectId)
    const filters = { from: null, to: null, source: null, statuses: [] }
    return {
      run: (
        readings: AsyncIterable<Reading>,
        options: { update?: boolean; skipRefused?: boolean; steady?: () => number } = {},
      ) =>
        importFeedback(database, readings, {
          ...{ projectId, by, update: false, skipRefused: false, steady: performance.now.bind(performance) },
          ...options,
        }),
      list: async () => (await listEntries(database.queries, projectId, filters, null, 5000)).entries,
    }
  }

  test('the same file twice changes nothing', async () => {
    const { run, list } = await open('twice')
    const text = Array.from({ length: 1200 }, (_, at) => line({ ...one, id: `e${at}`, comment: 'né' })).join('')
    expect(await run(jsonl(text))).toMatchObject({ isDone: true, added: 1200, same: 0, refusedCount: 0 })
    const first = await list()
    expect(await run(jsonl(text))).toMatchObject({ isDone: true, added: 0, same: 1200 })
    expect(await run(jsonl(text), { update: true })).toMatchObject({ added: 0, updated: 0, same: 1200 })
    expect(await list()).toEqual(first)
    expect(first).toHaveLength(1200)
  })

  test('one refused line: nothing is imported, unless it is to be skipped', async () => {
    const { run, list } = await open('refused')
    const text = `${line(one)}{"id": \n\n${line({ ...one, id: 'a2', source: 'reader' })}`
    const refused = [
      { line: 2, reason: 'it is not valid JSON: write one object per line' },
      { line: 4, reason: 'source must be one of code_snippet, contextual, agent, thumbs_only' },
    ]
    const begun = { isDone: false, valid: 1, added: 0, refusedCount: 2, refused }
    expect(await run(jsonl(text), { steady: expect.unreachable })).toMatchObject(begun)
    expect(await list()).toEqual([])
    expect(await run(jsonl(text), { skipRefused: true })).toMatchObject({ isDone: true, added: 1, refused })
    expect(await list()).toHaveLength(1)
  })

  test('a file that cannot be read to its end: nothing is imported', async () => {
    const { run, list } = await open('broken')
    const rows = Array.from({ length: 600 }, (_, at) => `b${at},docs/a.md,agent\n`).join('')
    await expect(run(csv(`id,path,source\n${rows}"x`))).rejects.toThrow(/^Row 602 is not valid CSV: /)
    expect(await list()).toEqual([])
  })

  test('others write while a file is read; an import that was cut short is completed by another', async () => {
    const { run, list } = await open('cut')
    const other = await openDatabase(url)
    onTestFinished(() => other.close())
    async function* read() {
      for (let at = 0; at < 300; at++) yield { kind: 'record', line: at, record: { ...one, id: `c${at}` } } as const
      await setEntryStatus(other.queries, 'cut', 'c0', 'resolved')
    }
    const clock = [0, 1000, 2000]
    const steady = () => clock.shift() ?? expect.fail('cut')
    await expect(run(read(), { steady })).rejects.toThrow('100 entries were imported: repeat')
    expect(await list()).toHaveLength(100)
    const record = { action: 'import', subject: '100 added, 0 updated' }
    expect(await listAudit(database.queries, 'cut', 9)).toMatchObject([record])
    const again = Array.from({ length: 300 }, (_, at) => line({ ...one, id: `c${at}` })).join('')
    expect(await run(jsonl(again))).toMatchObject({ added: 200, same: 100 })
  })

  test('an entry that differs stays as it is, unless it is to be updated', async () => {
    const { run, list } = await open('differs')
    await run(jsonl(line(one)))
    const changed = line({ ...one, status: 'resolved' })
    expect(await run(jsonl(changed))).toMatchObject({ kept: 1, updated: 0 })
    expect(await list()).toMatchObject([{ status: 'pending' }])
    expect(await run(jsonl(changed), { update: true })).toMatchObject({ kept: 0, updated: 1 })
    expect(await list()).toMatchObject([{ status: 'resolved' }])
    expect(await run(jsonl(line(one)))).toMatchObject({ same: 1, kept: 0 })
    const silent = await run(jsonl(line(one) + line({ ...one, comment: 'New' })), { update: true })
    expect([silent, await list()]).toMatchObject([{ same: 1, updated: 1 }, [{ status: 'resolved', comment: 'New' }]])
  })
})

test.each<[string, string, ...object[]]>([
  ['quotes and line breaks', 'id,path,comment\na,p,"x, ""y""\nz"\n', { id: 'a', path: 'p', comment: 'x, "y"\nz' }],
  ['a byte order mark, CRLF', '\ufeffid,path\r\na,p\r\nb,q\r\n', { id: 'a', path: 'p' }, { id: 'b', path: 'q' }],
  ['empty cells', 'id,comment\na,\n', { id: 'a', comment: null }],
  [
    ...(['helpful', 'id,helpful\na,Yes\nb,0\nc,so\n'] as const),
    ...[
      { id: 'a', helpful: true },
      { id: 'b', helpful: false },
      { id: 'c', helpful: 'so' },
    ],
  ],
  ['a name that objects have', 'id,__proto__\na,x\n', JSON.parse('{"id":"a","__proto__":"x"}')],
])('CSV: %s', async (_, text, ...records) => {
  expect(await collect(csv(text))).toEqual(records.map((record, at) => ({ kind: 'record', line: at + 2, record })))
})

test.each([
  ['no column id', 'path\na\n', /^The first row must name the columns/],
  ['semicolons', 'id;path\na;b\n', /^The cells are not separated by commas/],
  ['a column twice', 'id,id\na,b\n', /^The column "id" appears twice/],
])('CSV: %s', async (_, text, message) => {
  await expect(collect(csv(text))).rejects.toThrow(message)
})

test('a line that is too long is passed over, and its neighbours are read', async () => {
  const pieces = (async function* () {
    yield 'ab\ncd'
    yield 'efgh'
    yield 'ij\nkl'
  })()
  expect(await collect(readLines(pieces, 5))).toEqual([
    { number: 1, text: 'ab' },
    { number: 2, text: null },
    { number: 3, text: 'kl' },
  ])
})

test('a report, as people read it', () => {
  const refused = [{ line: 3, reason: 'id is missing: it must be a text of 1 to 512 characters on one line' }]
  const counts = { valid: 3, added: 0, updated: 0, same: 0, kept: 0, cut: 1, refusedCount: 5 }
  expect(renderReport({ isDone: false, ...counts, refused, unused: ['rating', 'a\u0007b'] })).toBe(
    `line 3: id is missing: it must be a text of 1 to 512 characters on one line
and 4 more
       3 valid, not imported
       5 rejected
       1 with a text truncated to the limit of the API
Ignored the fields "rating", "a?b"
Nothing was imported: fix these lines, or import the rest with --skip-refused.
`,
  )
})

test('a dashboard’s CSV: other names, no ID and no source; the same IDs each time', async () => {
  const text = [
    'Page,Created At,Was helpful?,Feedback,Email',
    '/install,2026-11-20 09:30:00,No,It fails,ann@example.com',
    '/install,2026-11-20 09:30:01,,,',
    '/install,2026-11-20 09:30:01,,,',
    '/install,2026-11-20 09:30:02,4 of 5,,',
  ].join('\n')
  const read = async () =>
    (await collect(csv(text))).map((reading) => (reading.kind === 'record' ? reading.record : {}))
  const records = await read()
  expect(records).toMatchObject([
    {
      ...{ path: '/install', createdAt: '2026-11-20T09:30:00', helpful: false, comment: 'It fails' },
      ...{ contact: 'ann@example.com', source: 'contextual', id: expect.stringMatching(/^csv-[0-9a-f]{32}$/) },
    },
    { source: 'thumbs_only' },
    { source: 'thumbs_only' },
    { source: 'contextual', helpful: '4 of 5' },
  ])
  expect(new Set(records.map(({ id }) => id)).size).toBe(4)
  expect(await read()).toEqual(records)
})

test.each([
  ['a page', { feedback: [one], nextCursor: null, hasMore: false }],
  ['several', [{ feedback: [one] }]],
  ['entries', [one]],
  ['one entry', one],
])('JSON: %s of the export', async (_, value) => {
  expect(await collect(readPages(decode(bytes(JSON.stringify(value)))))).toEqual([
    { kind: 'record', line: 1, record: one },
  ])
})

test.each([
  ['what it may leave out', {}, {}],
  ['null is the same', { status: null, comment: null }, { status: 'pending' }],
  ['a page', { source: 'contextual', helpful: false }, { contact: null }],
  ['code', { source: 'code_snippet', code: 'x' }, { filename: null, lang: null }],
])('%s', (_, given, filledIn) => {
  const entry = { ...one, comment: null, createdAt: null, status: 'pending', keepsStatus: true, ...given, ...filledIn }
  expect(parseEntry({ ...one, ...given })).toEqual({ kind: 'entry', entry, unused: [], isCut: false })
})

test.each([
  [{ path: 'p', source: 'agent' }, 'id is missing: it must be a text of 1 to 512 characters on one line'],
  [{ ...one, id: 'two\nlines' }, 'id must be a text of 1 to 512 characters on one line'],
  [{ ...one, path: '' }, 'path must be the path or address of the page'],
  [{ ...one, source: 'reader' }, 'source must be one of code_snippet, contextual, agent, thumbs_only'],
  [{ id: 'a1', path: 'p' }, 'source is missing: it must be one of code_snippet, contextual, agent, thumbs_only'],
  [{ ...one, status: 'open' }, 'status must be one of pending, in_progress, resolved, dismissed'],
  [
    { ...one, createdAt: '3/4/26' },
    'createdAt must be a time such as 2026-11-23T10:00:00Z, a day such as 2026-11-23, or null',
  ],
  [{ ...one, source: 'contextual' }, 'helpful is missing: it must be true or false'],
  [{ ...one, source: 'contextual', helpful: 'so' }, 'helpful must be true or false'],
  [{ ...one, source: 'code_snippet' }, 'code is missing: it must be a text'],
  [{ ...one, comment: 7 }, 'comment must be a text or null'],
  [
    { ...one, comment: 7, status: 'x' },
    'comment must be a text or null; status must be one of pending, in_progress, resolved, dismissed',
  ],
])('%o is refused', (record, reason) => {
  expect(parseEntry(record)).toEqual({ kind: 'refused', reason })
})
