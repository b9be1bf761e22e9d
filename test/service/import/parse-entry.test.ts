// A record of a file as an entry, or what is wrong with it.
import { expect, test } from 'vitest'
import { parseEntry } from '../../../src/service/import/parse-entry.ts'

const base = { id: 'a1', path: 'docs/a.md', source: 'agent' }
const filled = { ...base, comment: null, createdAt: null, status: 'pending' }

test.each([
  ['what it may leave out', base, filled],
  ['null is the same', { ...base, status: null, comment: null }, filled],
  [
    'a page',
    { ...base, source: 'contextual', helpful: false },
    { ...filled, source: 'contextual', helpful: false, contact: null },
  ],
  [
    'code',
    { ...base, source: 'code_snippet', code: 'x' },
    { ...filled, source: 'code_snippet', code: 'x', filename: null, lang: null },
  ],
])('%s', (_, record, entry) => {
  expect(parseEntry(record)).toEqual({ kind: 'entry', entry, unused: [], isCut: false })
})

test.each([
  [{ path: 'p', source: 'agent' }, 'id is missing: it must be a text of 1 to 512 characters on one line'],
  [{ ...base, id: 'two\nlines' }, 'id must be a text of 1 to 512 characters on one line'],
  [{ ...base, path: '' }, 'path must be the path or address of the page'],
  [{ ...base, source: 'reader' }, 'source must be one of code_snippet, contextual, agent, thumbs_only'],
  [{ id: 'a1', path: 'p' }, 'source is missing: it must be one of code_snippet, contextual, agent, thumbs_only'],
  [{ ...base, status: 'open' }, 'status must be one of pending, in_progress, resolved, dismissed'],
  [
    { ...base, createdAt: '03/04/2026' },
    'createdAt must be a time such as 2026-11-23T10:00:00Z, a day such as 2026-11-23, or null',
  ],
  [{ ...base, source: 'contextual' }, 'helpful is missing: it must be true or false'],
  [{ ...base, source: 'contextual', helpful: 'so' }, 'helpful must be true or false'],
  [{ ...base, source: 'code_snippet' }, 'code is missing: it must be a text'],
  [{ ...base, comment: 7 }, 'comment must be a text or null'],
  [
    { ...base, comment: 7, status: 'x' },
    'comment must be a text or null; status must be one of pending, in_progress, resolved, dismissed',
  ],
])('%o is refused', (record, reason) => {
  expect(parseEntry(record)).toEqual({ kind: 'refused', reason })
})
