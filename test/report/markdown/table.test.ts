// Tables, and how a text is made to fit.
import { describe, expect, test } from 'vitest'
import { paragraph } from '../../../src/report/markdown/blocks.ts'
import { serialise } from '../../../src/report/markdown/markdown.ts'
import { code, phrase, say, text } from '../../../src/report/markdown/phrase.ts'
import { type Column, fitRows, isWithin, table } from '../../../src/report/markdown/table.ts'
import { safe } from '../../../src/text/safe-text.ts'
import { parse } from './rendered.ts'

const columns: Column<string>[] = [
  { name: safe`Text`, cell: (raw) => text(raw) },
  { name: safe`Code`, cell: (raw) => code(raw) },
  { name: safe`Length`, cell: (raw) => say(raw.length), number: true },
]

test('numbers stand at the right; a bar in code is a broken bar', () => {
  expect(serialise(table(columns, ['a', 'b|c', '\\|', '']))).toBe(
    [
      ...['| Text | Code | Length |', '| - | - | -: |', '| a | `a` | 1 |', '| b\\|c | `b¦c` | 3 |'],
      ...['| \\\\\\| | `\\¦` | 2 |', '| | `(empty)` | 0 |'],
    ].join('\n'),
  )
})

test('without rows there is no table', () => {
  expect(table(columns, [])).toEqual([])
})

test.each(['|', '\\|', '\\\\|', '|-|', '`|`', '`|', ':-:', 'a\\', '||||'])('%j stays in its cell', (raw) => {
  const [found] = parse(serialise(table(columns, [raw, 'next']))).children
  expect(found?.type === 'table' && found.children.map((row) => row.children.length)).toEqual([3, 3, 3])
})

describe('rows give way', () => {
  const build = (budget: number) => paragraph(phrase`${text('x'.repeat(budget), 1_000)}the end`)

  test.each([
    [1_000, 500],
    [300, 200],
    [20, 12],
    [10, 3],
    [7, 0],
    [3, 0],
  ])('within %d: %d', (longest, rows) => {
    expect(fitRows(build, longest)).toBe(`${'x'.repeat(rows)}the end`)
  })

  test('code points count, as they do for GitHub', () => {
    expect([isWithin('😀😀', 2), isWithin('😀😀', 1)]).toEqual([true, false])
  })
})
