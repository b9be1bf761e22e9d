// The port of the runner's parsers.
import { describe, expect, test } from 'vitest'
import { parseCommands, parseFileCommands } from './runner-files.ts'

describe('file commands', () => {
  test.each([
    ['', {}],
    ['a=1\n\nb=x=y\n', { a: '1', b: 'x=y' }],
    ['a=1<<2\n', { a: '1<<2' }],
    ['a<<E\none\ntwo=3\nE\nb=4', { a: 'one\ntwo=3', b: '4' }],
    ['a<<E\nE\n', { a: '' }],
    ['a<<E\n\n E\nE\n', { a: '\n E' }],
    ['a<<E=F\nx\nE=F\n', { a: 'x' }],
    ['a=1\na=2\n', { a: '2' }],
    ['a<<E\r\none\r\ntwo\r\nE\r\n', { a: 'one\r\ntwo' }],
  ])('%j', (text, pairs) => expect(parseFileCommands(text)).toEqual(pairs))

  test.each(['word', '=x', '<<E\nE', 'a<<', 'a<<E\nopen'])('%j is refused', (text) =>
    expect(() => parseFileCommands(text)).toThrow(/Invalid/),
  )
})

describe('commands', () => {
  test.each([
    ['plain text', []],
    [
      '::warning file=a%2Cb.md,line=3::Careful%0Anow',
      [{ name: 'warning', properties: { file: 'a,b.md', line: '3' }, data: 'Careful\nnow' }],
    ],
    ['  ::ERROR::100%25', [{ name: 'error', properties: {}, data: '100%' }]],
    ['text ::error::no', []],
    ['text ##[error file=a;line=1]yes', [{ name: 'error', properties: { file: 'a', line: '1' }, data: 'yes' }]],
    ['::unknown::x', []],
    ['ab\r::add-mask::a', [{ name: 'add-mask', properties: {}, data: 'a' }]],
    ['::set-output name=a::b', [{ name: 'set-output', properties: { name: 'a' }, data: 'b' }]],
  ])('%j', (output, commands) => expect(parseCommands(output)).toEqual(commands))

  test('none is carried out between stop-commands and its token', () => {
    const output = '::stop-commands::Token1\n::error::no\n::token1::\n::error::yes\n'
    expect(parseCommands(output).map(({ name, data }) => `${name} ${data}`)).toEqual([
      'stop-commands Token1',
      'error yes',
    ])
  })
})
