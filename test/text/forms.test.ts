// Small forms of text: JSON, globs, formats, shared words, and the whole way through the doors.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchGlob, matchSegment } from '../../src/text/glob.ts'
import { renderJson } from '../../src/text/json.ts'
import { countRedactions } from '../../src/text/redaction/redact.ts'
import { formatDay } from '../../src/text/safe-text.ts'
import { sanitise, sanitiseLine } from '../../src/text/sanitise.ts'
import { toSharedWord } from '../../src/text/shared-word.ts'
import { words } from '../support/words.ts'
import shared from './shared-words.json' with { type: 'json' }

const secret = `ghp_${'a1B2'.repeat(9)}`

test.each([
  ['a hidden character saves no secret', secret.replace('B', '\u200bB'), 99, '[secret]'],
  ['an entity saves no address', 'bob&#64;example.com', 99, '[email]'],
  ['a comment saves no address', 'bob@<!-- -->example.com', 99, '[email]'],
  ['the cut saves no secret', `a ${secret}`, 10, 'a [secret]'],
])('%s', (_name, text, max, expected) => {
  expect(sanitiseLine(text, max)).toBe(expected)
})

test('what was taken out is counted', () => {
  const text = `bob&#64example.com, +49 30 23125017, ${secret}`
  expect(sanitise(text)).toBe('[email], [phone], [secret]')
  expect(countRedactions([text])).toEqual({ emails: 1, phones: 1, cards: 0, secrets: 1, addresses: 0 })
})

test('an entity in front of what was taken out is decoded', () => {
  expect(sanitise(`a &ltAIza${'a1B2'.repeat(9)}`)).toBe('a <[secret]')
})

test('any text comes back, and none of it is invisible in the file', () => {
  expect(renderJson('fb_1 – “é” 日本\u{e0041}')).toBe('"fb_1 – “é” 日本\\udb40\\udc41"')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = renderJson({ [text]: text }, 2)
      expect(JSON.parse(json)).toEqual({ [text]: text })
      expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test.each([
  [Date.UTC(2026, 10, 21, 23, 59), '21 Nov 2026'],
  [Date.UTC(2026, 0, 1), '1 Jan 2026'],
  [Number.NaN, 'unknown'],
  [9e15, 'unknown'],
])('day of %d: %s', (time, words) => {
  expect(formatDay(time)).toBe(words)
})

test.each(shared.pass)('%s passes as it is', (word) => {
  expect(toSharedWord(word)).toBe(word)
})

test.each([...shared['do not pass'], ['what is too long', 'x'.repeat(33)]])('%s does not pass', (_, word) => {
  expect(toSharedWord(word)).toBeUndefined()
})

/** Of rows `pattern,text`, those that fit and those that do not. */
const rows = (fitting: string, others: string) =>
  [fitting, others].flatMap((text, at) =>
    words(text).map((row) => [...(row.split(',') as [string, string]), at === 0] as const),
  )
const split = (text: string) => text.split('/')

const paths = `
  a/b,a/b a/*,a/b */b,a/b a/**,a a/**,a/b/c **,a/b **/c,a/b/c **/c,c a/**/d,a/d a/**/d,a/b/c/d
  a/**/b/**/c,a/x/b/y/b/z/c a/**/b/*/c,a/b/b/x/c
`
const otherPaths = 'a/b,a/c a,a/b a/b,a a/*,a a/*,a/b/c a/**,ab **/c,a/c/d a/**/b/*/c,a/b/c'
test.each(rows(paths, otherPaths))('%s fits %s: %s', (pattern, path, fits) => {
  expect(matchGlob(split(pattern), split(path))).toBe(fits)
})

const segments = '*, *,abc a*,abc *c,abc a*c,abc *a*b*,xxaxxbxx *ab*b,aabb **a,ba a?c,abc ?,📚 v?,v2'
test.each(rows(segments, 'a*c,abd a?c,ac a.c,abc [ab],a'))('in a segment, %s fits %s: %s', (pattern, segment, fits) => {
  expect(matchSegment(pattern, segment)).toBe(fits)
})

test('a hundred stars fit nothing else', () => {
  expect(matchSegment(`${'*-'.repeat(100)}x`, '-'.repeat(2000))).toBe(false)
  expect(matchGlob([...Array(100).fill(['**', 'a']).flat(), 'x'], Array(1000).fill('a'))).toBe(false)
})
