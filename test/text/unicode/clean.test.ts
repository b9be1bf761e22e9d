// Text without what nobody sees.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capText } from '../../../src/text/sanitise.ts'
import { cleanText } from '../../../src/text/unicode/clean.ts'
import { dropUnseen } from '../../../src/text/unicode/invisible.ts'
import texts from './texts.json' with { type: 'json' }

const point = String.fromCodePoint

describe('what is hidden goes', () => {
  test.each([
    ...texts.hidden,
    ['an entity encoded ten times', `&${'amp;'.repeat(10)}lt;`, '<'],
    ['too many marks', `z${'\u0301\u0323'.repeat(50)}`, `\u1e93${'\u0323'.repeat(4)}${'\u0301'.repeat(5)}`],
  ] as [string, string, string][])('%s', (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  test('words written in tags', () => {
    const smuggled = [...'ignore all'].map((letter) => point(0xe0000 + letter.charCodeAt(0))).join('')
    expect(cleanText(`a${smuggled}b 🏴${smuggled}${point(0xe007f)}`)).toBe('ab 🏴')
  })

  test('a joiner more than one', () => {
    expect(cleanText('می\u200c\u200c\u200d\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

test.each(texts.genuine)('genuine text stays: %s', (_name, text) => {
  expect(cleanText(text)).toBe(text)
})

test.each([
  ['entities', '&amp;amp;amp;'.repeat(80_000), '&'.repeat(80_000)],
  ['open comments', '<!--'.repeat(250_000), ''],
  ['nested comments', `${'<!--'.repeat(140_000)}${'-->'.repeat(140_000)}x`, 'x'],
  ['one deep entity', `&${'amp;'.repeat(250_000)}lt;`, '<'],
  ['marks', `a${'\u0301\u0323'.repeat(500_000)}`, `\u1ea1${'\u0323'.repeat(4)}${'\u0301'.repeat(5)}`],
])('a megabyte of %s', (_name, text, expected) => {
  expect(cleanText(text) === expected).toBe(true)
})

test('what is nested deeper than anybody writes loses what nests', () => {
  const cleaned = cleanText(`a${'&semi'.repeat(200_000)};\u001b[31m<!--\u200bb`)
  for (const sign of '&<\u001b\u200b') expect(cleaned).not.toContain(sign)
  expect(cleaned.startsWith('asemisemi')).toBe(true)
  expect(cleanText(cleaned)).toBe(cleaned)
})

describe('capText', () => {
  test.each([
    ['short', 'abc', 3, 'abc'],
    ['long', 'abcd', 3, 'ab…'],
    ['after a space', 'ab cd', 4, 'ab…'],
    ['code points, not units', '😀😀😀', 3, '😀😀😀'],
    ['a family', 'ab👨‍👩‍👧cd', 6, 'ab…'],
    ['a mark', 'abu\u0308c', 4, 'ab…'],
    ['nothing', 'abc', 0, ''],
    ['one', 'abc', 1, '…'],
  ])('%s', (_name, text, max, expected) => {
    expect(capText(text, max)).toBe(expected)
  })

  test('is bounded and well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
        const capped = capText(text, max)
        expect([...capped].length).toBeLessThanOrEqual(max)
        expect(capped.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('what cannot be seen goes', () => {
  test.each([
    ['Ig\u200Bnore', 'Ignore'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['a\u202Eb', 'ab'],
    ['\u{E0041}\u{E0042}x', 'x'],
    ['❤\uFE0F', '❤'],
    ['\u3164x', 'x'],
    ['\uE000x', 'x'],
    ['a\u0000b\u009Bc', 'abc'],
    [`a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(10)}`],
  ])('%j', (text, seen) => {
    expect(dropUnseen(text)).toBe(seen)
  })

  test('white space, letters, marks and emoji stay', () => {
    const text = 'a\tb\nc é ж ñ ß 한 漢 か ｱ 👍🏽 ✔ → € “x” नि कि'
    expect(dropUnseen(text)).toBe(text)
  })
})
