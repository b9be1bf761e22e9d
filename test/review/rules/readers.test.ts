// Where something new comes from, however a reader dressed it up.
import { expect, test } from 'vitest'
import { findReaders } from '../../../src/review/rules/subject/readers.ts'
import { subjectFrom } from './page-cases.ts'

const find = (said: string, wanted: string) =>
  findReaders(subjectFrom({ after: '', readers: [said] }), wanted).length > 0

test.each([
  ['use evil.example', 'evil.example'],
  ['use EVIL.Example!', 'evil.example'],
  ['hxxps://evil[.]example/a', 'https://evil.example/a'],
  ['evil (dot) example', 'evil.example'],
  ['evil [ . ] example', 'evil.example'],
  ['**evil**.example', 'evil.example'],
  ['`npm i  left-pad`', 'npm i left-pad'],
  ['&#101;vil.example', 'evil.example'],
  ['ev\u200bil.example', 'evil.example'],
  ['<b>evil</b>.example', 'evil.example'],
  ['\uff45vil.example', 'evil.example'],
  ['the left pad package', 'left-pad'],
  ['e v i l . e x a m p l e', 'evil.example'],
  ['npm install foo', 'foo'],
])('%j has %j', (said, wanted) => {
  expect(find(said, wanted)).toBe(true)
})

test.each([
  ['use evil', 'evil.example'],
  ['food', 'foo'],
  ['left-padded', 'pad'],
  ['', 'a'],
  ['anything', ''],
  ['a.b', 'ab'],
  ['nothing of it', 'https://evil.example'],
])('%j has no %j', (said, wanted) => {
  expect(find(said, wanted)).toBe(false)
})

test('readers that are not known brought nothing', () => {
  const subject = { ...subjectFrom({ after: '' }), readers: undefined }
  expect(findReaders(subject, 'evil.example')).toEqual([])
})
