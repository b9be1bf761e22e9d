// What the widget refuses, and what it says then.
import { expect, test } from 'vitest'
import { get, read } from './builders.ts'
import { createWidgetApp, page, send, site } from './widget-builders.ts'

test.each([
  ['no object', [], /^it must be an object/],
  ['no source', { path: '/a' }, /^source must be contextual, code_snippet or agent$/],
  ['a source that no browser is', { source: 'thumbs_only', path: '/a' }, /^source must be /],
  ['an agent without words', { source: 'agent', path: '/a' }, /^comment must be /],
  [
    'no page',
    { ...page, path: undefined },
    /^path must begin with one slash, and have 1 to 1000 characters on one line$/,
  ],
  ['another site', { ...page, path: '//example.org' }, /^path must begin /],
  ['an address', { ...page, path: 'https://docs.example.com/a' }, /^path must begin /],
  ['a page on two lines', { ...page, path: '/a\nb' }, /^path must begin /],
  ['a long page', { ...page, path: `/${'a'.repeat(1000)}` }, /^path must begin /],
  ['no vote', { ...page, helpful: 'no' }, /^helpful must be true or false$/],
  [
    'control characters',
    { ...page, comment: 'a\u001b[31mb' },
    /^comment must be a text of 1 to 4000 characters without /,
  ],
  ['U+0000', { ...page, comment: 'a\0' }, /^comment must /],
  ['half a character', { ...page, comment: 'a\ud800' }, /^comment must /],
  ['an empty comment', { ...page, comment: '' }, /^comment must /],
  ['a long comment', { ...page, comment: 'a'.repeat(4001) }, /^comment must /],
  ['an id of its own making', { ...page, id: 'entry-1' }, /^id must be a UUID; it may be left out$/],
  ['no e-mail address', { ...page, contact: 'ann' }, /^contact must be an email address of at most 254 characters/],
  [
    'a status',
    { ...page, status: 'resolved' },
    /^it has a field that entries from this source do not have: remove it$/,
  ],
  ['a time', { ...page, createdAt: '2026-01-01' }, /^it has a field /],
  ['code in a vote', { ...page, code: 'x' }, /^it has a field /],
  [
    'a field named like a method',
    '{"source":"contextual","path":"/a","helpful":true,"__proto__":{}}',
    /^it has a field /,
  ],
])('%s is refused', async (_, body, message) => {
  const app = await createWidgetApp({ takesContact: true })
  const answer = await read(send(app, body))
  const details = [{ message: expect.stringMatching(message) }]
  expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid entry', details } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toEqual([])
})

test.each([
  ['another type', JSON.stringify(page), { type: 'text/plain' }, 415],
  ['no JSON', '{', {}, 400],
  ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
  ['a large body', JSON.stringify({ ...page, comment: '\u0001'.repeat(11_000) }), {}, 413],
  ['another site', JSON.stringify(page), { origin: 'https://example.org' }, 403],
  ['another port', JSON.stringify(page), { origin: `${site}:8443` }, 403],
  ['another scheme', JSON.stringify(page), { origin: 'http://docs.example.com' }, 403],
  ['another case', JSON.stringify(page), { origin: 'https://Docs.example.com' }, 403],
  ['a longer name', JSON.stringify(page), { origin: `${site}.evil.example` }, 403],
  ['two origins', JSON.stringify(page), { origin: `${site}, https://www.example.com` }, 403],
  ['a sandboxed page', JSON.stringify(page), { origin: 'null' }, 403],
  ['no browser', JSON.stringify(page), { origin: null }, 403],
  ['a project without a widget', JSON.stringify(page), { project: 'team%2Fwiki' }, 404],
  ['no project', JSON.stringify(page), { project: 'nowhere' }, 404],
  ['an id that no project can have', JSON.stringify(page), { project: 'a%00' }, 404],
])('%s is refused', async (_, body, options, expected) => {
  const app = await createWidgetApp()
  const { status, headers, body: told } = await read(send(app, body, options))
  expect([status, Object.keys(told)]).toEqual([expected, ['error']])
  const isTold = ![403, 404].includes(expected)
  expect(headers.get('access-control-allow-origin')).toBe(isTold ? site : null)
  expect(headers.get('vary')).toBe('Origin')
})
