// What a reader cannot see is taken out; the quick look at a text never misses it.
import { describe, expect, test } from 'vitest'
import { dropUnseen, foldText } from '../../../src/text/unicode/visible.ts'

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

test('folding: compatibility forms, case, white space', () => {
  expect(foldText('  ＨＴＴＰ　ﬁrst\n\tLine ')).toBe('http first line')
})
