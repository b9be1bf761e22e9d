// What a comment's words say that keeps it apart from others.
import { expect, test } from 'vitest'
import { readComments } from '../../../src/clusters/words/lexicon.ts'
import { readMarks } from '../../../src/clusters/words/read-marks.ts'

const kinds = ['numbers', 'codes', 'names', 'terms'] as const
type Kind = (typeof kinds)[number]

const marksOf = (...comments: string[]) => {
  const lexicon = readComments({ length: comments.length, read: (row) => comments[row] ?? '' })
  return comments.map((_, row) => readMarks(lexicon, row))
}

test.each([
  ['nothing', '', {}, false],
  ['a language', 'The link is dead', {}, true],
  ['names', 'cache.size createClient', { names: 2 }, false],
  ['small numbers, each once', '3, 3, 12', { numbers: 2 }, false],
  ['codes, each once', '404, 404, v3.4.0', { codes: 2 }, false],
  ['terms, each once', 'Windows windows linux', { terms: 2 }, false],
  ['all of it', 'The maxRetries option fails with 127 in step 4 on Windows', { names: 1, codes: 1, numbers: 1 }, true],
])('%s', (_, comment, expected: Partial<Record<Kind, number>>, hasLanguage) => {
  const [marks] = marksOf(comment)
  for (const kind of kinds) {
    if (kind === 'terms' && expected.terms === undefined) continue
    expect(marks?.[kind].values).toHaveLength(expected[kind] ?? 0)
    expect(marks?.[kind].members).toBe(expected[kind] ? 1 : 0)
  }
  expect((marks?.language ?? -1) >= 0).toBe(hasLanguage)
})

test('lists ascend', () => {
  const [marks] = marksOf('9, 8, 7, 404, 403, linux windows npm yarn a.b c.d e.f')
  for (const kind of kinds) {
    const values = marks?.[kind].values ?? []
    expect(values.length).toBeGreaterThan(1)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  }
})

test.each([
  ['3.4.0', true],
  ['v2.1', true],
  ['404', true],
  ['2026', true],
  ['8080', true],
  ['10', false],
  ['v2', false],
  ['3.x', false],
  ['5s', false],
])('%s is a code: %j', (number, isCode) => {
  const [marks] = marksOf(`since ${number} or so`)
  expect([marks?.codes.members, marks?.numbers.members]).toEqual(isCode ? [1, 0] : [0, 1])
})

test('a comment is read by itself', () => {
  const [first, second] = marksOf('The link is dead on Windows 11', 'Der Link ist tot')
  expect(second).toEqual(marksOf('Der Link ist tot')[0])
  expect(first?.language).not.toBe(second?.language)
})

test('the same version is the same number, whatever stands before it', () => {
  const [a, b] = marksOf('since 3.4.0', 'since v3.4.0')
  expect(a?.codes).toEqual(b?.codes)
  expect(a?.codes.members).toBe(1)
})
