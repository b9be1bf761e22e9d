// Which entries are about the same block of code.
import { expect, test } from 'vitest'
import { numberSnippets } from '../../src/clusters/snippets.ts'
import { rating, snippet } from './entries.ts'

const number = (...codes: readonly string[]) =>
  numberSnippets(codes.map((code, index) => snippet(`s${index}`, 'It fails', { code })))

const install = 'npm install @acme/cli\nacme login --token "$TOKEN"\nacme deploy --region eu'
const query =
  "const rows = await db.query('select id, name from users where id = $1', [id])\nfor (const row of rows) print(row)"

test.each([
  ['the same', install, install],
  ['other spaces', install, install.replaceAll('\n', '\n\n  ')],
  ['another value', install, install.replace('eu', 'us')],
  ['another version', query, query.replace('$1', '$2')],
  ['a line more', query, `${query}\nreturn rows`],
  ['one token', 'curl', 'curl'],
])('%s: one snippet', (_, a, b) => {
  expect(number(a, b)).toEqual([1, 1])
})

test.each([
  ['other code', install, query],
  ['half of it', install, install.split('\n')[0] ?? ''],
  ['the same names in other code', query, 'rows.map((row) => row.name).filter(users).db.query(id)'],
  ['one token each', 'curl', 'wget'],
])('%s: two snippets', (_, a, b) => {
  expect(number(a, b)).toEqual([1, 2])
})

test('entries about the page, and empty code, have none', () => {
  const entries = [
    rating('a', 'x'),
    snippet('b', 'x', { code: ' \n ' }),
    snippet('c', 'x', { code: install }),
    undefined,
  ]
  expect(numberSnippets(entries)).toEqual([0, 0, 1, 0])
  expect(numberSnippets([])).toEqual([])
})

test('numbers go up with each new one, and come back with an old one', () => {
  expect(number(install, query, install, 'wget', `${query};`, install.replace('eu', 'us'))).toEqual([1, 2, 1, 3, 2, 1])
})

test('numbers in code are all alike, since they change with every release', () => {
  expect(number('docker run acme:1.4.2 --port 8080', 'docker run acme:2.0.0 --port 9090')).toEqual([1, 1])
})

test('very long code is known by its beginning', () => {
  const long = 'let a = b + c; '.repeat(1_000)
  expect(number(`${long} one`, `${long} two`)).toEqual([1, 1])
})
