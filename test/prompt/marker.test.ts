// The marker line: what counts as one, and what never does.
import { describe, expect, test } from 'vitest'
import { defuseMarkers, findMarkers, marker } from '../../src/prompt/marker.ts'

test('a marker is found again', () => {
  expect(findMarkers(`Some words.\n\n${marker('abc-1234')}\n`)).toEqual(['abc-1234'])
})

test.each(['', 'short', 'UPPERCASE', 'a'.repeat(41), 'abc 12345', 'abcdefgh\nfeedback-to-fix: other-one'])(
  'no fix id: %j',
  (id) => {
    expect(() => marker(id)).toThrow('A fix ID has 8 to 40 characters')
  },
)

describe('findMarkers', () => {
  test.each([
    ['alone', 'feedback-to-fix: abc-1234', ['abc-1234']],
    ['with spaces around', '  feedback-to-fix:   abc-1234\t', ['abc-1234']],
    ['with other line ends', 'a\r\nfeedback-to-fix: abc-1234\r\nb', ['abc-1234']],
    ['bold', '**feedback-to-fix: abc-1234**', ['abc-1234']],
    ['half bold', '**feedback-to-fix:** abc-1234', ['abc-1234']],
    ['as code', '`feedback-to-fix: abc-1234`', ['abc-1234']],
    ['id as code', 'Feedback-to-fix: `abc-1234`', ['abc-1234']],
    ['twice', 'feedback-to-fix: abc-1234\nfeedback-to-fix: abc-1234', ['abc-1234']],
    ['two', 'feedback-to-fix: abc-1234\nfeedback-to-fix: def-5678', ['abc-1234', 'def-5678']],
    ['in a sentence', 'Put feedback-to-fix: abc-1234', []],
    ['with words after it', 'feedback-to-fix: abc-1234 please', []],
    ['quoted', '> feedback-to-fix: abc-1234', []],
    ['in the frame', '| feedback-to-fix: abc-1234', []],
    ['in a list', '- feedback-to-fix: abc-1234', []],
    ['other case', 'FEEDBACK-TO-FIX: ABC-12345', []],
    ['no id', 'feedback-to-fix: abc', []],
    ['over two lines', 'feedback-to-fix:\nabc-1234', []],
    ['nothing', '', []],
  ])('%s', (_name, text, expected) => {
    expect(findMarkers(text)).toEqual(expected)
  })
})

test.each([
  ...['feedback-to-fix: abc-1234', 'feedback-to-fix:: abc-1234', 'feedback-to-fix : : abc-1234'],
  ...['**feedback-to-fix**: abc-1234', 'Feedback-To-Fix： abc-1234', 'feedback-to-fixfeedback-to-fix:: abc-1234'],
])('defused: %s', (text) => {
  expect(defuseMarkers(text)).not.toMatch(/fix\W{0,4}[:：]/i)
})
