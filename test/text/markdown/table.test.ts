// Tables, and how a text is made to fit.
import { describe, expect, test } from 'vitest'
import { paragraph, table } from '../../../src/text/markdown/blocks.ts'
import { fitRows, serialise } from '../../../src/text/markdown/github-markdown.ts'
import { code, phrase, text } from '../../../src/text/markdown/phrase.ts'
import { parse } from './rendered.ts'

const toRow = (raw: string) => ({ Text: text(raw), Code: code(raw), Length: raw.length })

test('numbers stand at the right; a bar in code is a broken bar', () => {
  expect(serialise(table(['a', 'b|c', '\\|', ''], toRow))).toBe(
    [
      ...['| Text | Code | Length |', '| - | - | -: |', '| a | `a` | 1 |', '| b\\|c | `b¦c` | 3 |'],
      ...['| \\\\\\| | `\\¦` | 2 |', '| | `(empty)` | 0 |'],
    ].join('\n'),
  )
})

test('without rows there is no table', () => {
  expect(table([], toRow)).toEqual([])
})

test.each(['|', '\\|', '\\\\|', '|-|', '`|`', '`|', ':-:', 'a\\', '||||'])('%j stays in its cell', (raw) => {
  const [found] = parse(serialise(table([raw, 'next'], toRow))).children
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
})
