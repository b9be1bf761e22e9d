// What a prompt shows of a comment at most.
import { expect, test } from 'vitest'
import { excerptCode, excerptComment } from '../../src/text/excerpt.ts'

test.each([
  ['line ends before the words', `${'\n'.repeat(50_000)}words`, 'words'],
  ['blanks between words', `a${' '.repeat(5_001)}b`, `a${' '.repeat(3_998)}`.trimEnd().concat('…')],
  ['a long comment before the words', `<!--${'x'.repeat(50_000)}-->words`, 'words'],
  ['a stack of empty lines', 'a\n \n\n\nb\n', 'a\n\nb'],
  ['many lines', 'a\n'.repeat(150), `${'a\n'.repeat(120)}…`],
  ['a secret at the cut', `${'a '.repeat(1_990)}ghp_${'a1B2'.repeat(9)}`, `${'a '.repeat(1_990)}[secret]`],
])('%s', (_name, comment, shown) => {
  expect(excerptComment(comment)).toBe(shown)
})

test('code keeps its indentation and its empty lines', () => {
  expect(excerptCode(`\n  if (a)\n\n\n    b()\n${'\n'.repeat(20_001)}`)).toBe('  if (a)\n\n\n    b()')
  expect(excerptCode('b\n'.repeat(150))).toBe(`${'b\n'.repeat(120)}…`)
})
