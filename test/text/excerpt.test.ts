// What a prompt shows of a comment, and whoever judges comments sees.
import { expect, test } from 'vitest'
import { excerptCode, excerptComment } from '../../src/text/excerpt.ts'

test.each([
  ['line ends before the words', `${'\n'.repeat(50_000)}words`, 'words'],
  ['blanks between words', `a${' '.repeat(2_001)}b`, `a${' '.repeat(998)}`.trimEnd().concat('…')],
  ['a long comment before the words', `<!--${'x'.repeat(50_000)}-->words`, 'words'],
  ['a stack of empty lines', 'a\n \n\n\nb\n', 'a\n\nb'],
  ['many lines', 'a\n'.repeat(90), `${'a\n'.repeat(60)}…`],
  ['a secret at the cut', `${'a '.repeat(490)}ghp_${'a1B2'.repeat(9)}`, `${'a '.repeat(490)}[secret]`],
])('%s', (_name, comment, shown) => {
  expect(excerptComment(comment)).toBe(shown)
})

test('code keeps its indentation and its empty lines', () => {
  expect(excerptCode(`\n  if (a)\n\n\n    b()\n${'\n'.repeat(20_001)}`)).toBe('  if (a)\n\n\n    b()')
  expect(excerptCode('b\n'.repeat(90))).toBe(`${'b\n'.repeat(60)}…`)
})
