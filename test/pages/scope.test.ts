// Which pages are in scope, and when an entry was written.
import { describe, expect, test } from 'vitest'
import { readTime } from '../../src/pages/entry.ts'
import { createScope } from '../../src/pages/scope.ts'
import { rowsOf } from '../support/words.ts'

const guides = ['/guides/**', '/reference/**']

test.each<[include: string[], exclude: string[], path: string, isIn: boolean]>([
  [[], [], '/anything', true],
  [guides, [], '/guides/install', true],
  [guides, [], '/guides', true],
  [guides, [], '/changelog', false],
  [guides, ['/reference/internal/**'], '/reference/internal/keys', false],
  [guides, ['/reference/internal/**'], '/reference/limits', true],
  [[], ['/changelog/**'], '/changelog/2026', false],
  [[], ['/changelog/**'], '/guides/install', true],
  [['/guides/**'], ['/guides/**'], '/guides/install', false],
])('include %j, exclude %j: %s is in scope: %s', (include, exclude, path, isIn) => {
  expect(createScope(include, exclude).holds(path)).toBe(isIn)
})

describe('a pattern', () => {
  const fitting = `
    /guides/* /guides/install | /guides/ /guides/install/linux | guides/install https://docs.example.com/guides/install?x=1#y
    /guides/install.mdx /guides/install | /guides/install /guides/install/index.html | /guides/*.md /guides/install
    / / | / /guides | /index / | **/faq /guides/faq | /guides/** /es/v2/guides/install | /es/** /es/guides/install
    /v1/** /v1/guides/install | /v?/** /v2/guides/install | /my%20guide/* /my%20guide/setup | /über/* /%C3%BCber/uns
    /a+b(c)/* /a+b(c)/d | /guides/../reference/* /reference/limits
  `
  const others = `
    /guides/* /guides/install/linux | /Guides/** /guides/install | /index /guides | /es/** /guides/install
    /v1/** /v2/guides/install
  `
  const read = (text: string, fits: boolean) => rowsOf(text).map((row) => [...row, fits] as [string, string, boolean])

  test.each([
    ...read(fitting, true),
    ...read(others, false),
    ['/my guide/*', '/my%20guide/setup', true],
    ['/my%20guide/*', '/my guide/setup', true],
  ] as const)('%s fits %s: %s', (pattern, path, fits) => {
    expect(createScope([pattern], []).holds(path)).toBe(fits)
    expect(createScope([], [pattern]).holds(path)).toBe(!fits)
  })
})

test('scopes are distinguished by what they hold, not by how they are written', () => {
  const name = (include: string[], exclude: string[] = []) => createScope(include, exclude).name
  expect(name([])).toBe('')
  expect(name(['/a', '/b/'])).toBe(name(['b/**', 'a.md']))
  expect(new Set([name(['/a']), name(['/b']), name([], ['/a']), name(['/a', '/b']), name(['/a'], ['/b'])]).size).toBe(5)
})

test.each([
  ['2026-11-21T09:00:00Z', Date.UTC(2026, 10, 21, 9)],
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  [null, null],
  ['', null],
  ['yesterday', null],
])('the time of %j', (text, at) => {
  expect(readTime({ createdAt: text })).toBe(at)
})
