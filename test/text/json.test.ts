// What is written as JSON is what is read, and nothing in it hides or moves anything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderJson } from '../../src/text/json.ts'

test.each([
  ['a\u0085b\u009b', '"a\\u0085b\\u009b"'],
  ['\u202egnp\u2069', '"\\u202egnp\\u2069"'],
  ['\u{e0041}', '"\\udb40\\udc41"'],
  ['\u2028', '"\\u2028"'],
  ['\ud800', '"\\ud800"'],
  ['fb_1 – “é” 日本', '"fb_1 – “é” 日本"'],
])('%j', (text, expected) => {
  expect(renderJson(text)).toBe(expected)
  expect(JSON.parse(renderJson({ [text]: [text] }, 1))).toEqual({ [text]: [text] })
})

test('any text comes back, and none of it is invisible in the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = renderJson({ [text]: text }, 2)
      expect(JSON.parse(json)).toEqual({ [text]: text })
      expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    }),
    { seed: 1, numRuns: 500 },
  )
})
