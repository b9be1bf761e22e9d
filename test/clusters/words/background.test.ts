// The comments that tell what is common everywhere are sound: plain words, one complaint each.
import { expect, test } from 'vitest'
import { background } from '../../../src/clusters/words/background.ts'
import { readComments } from '../../../src/clusters/words/lexicon.ts'
import { readMarks } from '../../../src/clusters/words/read-marks.ts'

test.each([
  ['e-mail addresses', /\S@\S+\.\S/u],
  ['addresses of the web', /https?:|www\.|\b\w+\.(?:com|org|net|io|dev)\b/iu],
  ['separators', /\|/u],
  ['lines of their own', /[\n\r\t]/u],
  ['space at their ends', /^\s|\s$/u],
  ['other forms of characters', { test: (text: string) => text !== text.normalize('NFC') }],
])('hold no %s', (_, pattern) => {
  expect(background.filter((comment) => pattern.test(comment))).toEqual([])
})

test('each says something, once, and is as short as a comment', () => {
  expect(background.filter((comment) => comment.length < 8 || comment.length > 400)).toEqual([])
  expect(new Set(background).size).toBe(background.length)
})

test('they are enough, in many languages', () => {
  const lexicon = readComments({ length: background.length, read: (row) => background[row] ?? '' })
  const languages = new Set(background.map((_, row) => readMarks(lexicon, row).language).filter((known) => known >= 0))
  expect(background.length).toBeGreaterThan(300)
  expect(languages.size).toBeGreaterThanOrEqual(13)
})
