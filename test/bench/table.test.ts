import { expect, test } from 'vitest'
import type { Row } from './section.ts'
import { formatRatio, toMarkdown, toText } from './table.ts'

const row: Row = {
  what: 'the first input error',
  now: '61 ms',
  before: '75 ms',
  baseline: 'bare Node, 38 ms',
  ratio: 1.6052,
  target: 'at most 1.6',
  isMet: false,
}
const other: Row = {
  what: 'a page',
  now: '7 KiB',
  before: undefined,
  baseline: '–',
  ratio: undefined,
  target: 'none',
  isMet: true,
}
const outcome = { name: 'start-up', title: 'How long a run takes to begin', rows: [row, other] }

test('a table for the terminal is aligned, numbers to the right', () => {
  expect(`\n${toText(outcome)}\n`).toBe(`
start-up: How long a run takes to begin
metric                 before    now  baseline or limit  ratio  target       result
─────────────────────  ──────  ─────  ─────────────────  ─────  ───────────  ──────
the first input error   75 ms  61 ms  bare Node, 38 ms    1.61  at most 1.6  missed
a page                      –  7 KiB  –                      –  none         –
`)
})

test('without an earlier figure there is no column for it', () => {
  expect(`\n${toText({ ...outcome, rows: [other] })}\n`).toBe(`
start-up: How long a run takes to begin
metric    now  baseline or limit  ratio  target  result
──────  ─────  ─────────────────  ─────  ──────  ──────
a page  7 KiB  –                      –  none    –
`)
})

test('Markdown has what has a target; a missed one stands out, and a bar does not end a cell', () => {
  const rows = [{ ...row, what: 'the first | input error' }, other]
  expect(toMarkdown({ ...outcome, rows }, 'Measured somewhere.')).toBe(`## How long a run takes to begin

Measured somewhere.

| metric | now | baseline or limit | result |
| --- | ---: | --- | --- |
| the first \\| input error | 61 ms | bare Node, 38 ms | **missed** |
`)
})

test('a section that failed says so in the place of its table', () => {
  const failed = { name: 'text', title: 'text', rows: undefined, failure: 'No such file\nat line 2' }
  expect(toText(failed)).toBe('text: text\nCould not be measured: No such file')
  expect(toMarkdown(failed, 'Measured somewhere.')).toBe(
    '## text\n\nMeasured somewhere.\n\nCould not be measured: No such file\n',
  )
})

test.each([
  [0, '0.00'],
  [0.000_123, '0.000123'],
  [0.0456, '0.0456'],
  [0.999, '0.999'],
  [1.98, '1.98'],
  [12.345, '12.3'],
  [1234.5, '1235'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('the ratio %d is written %s', (ratio, text) => {
  expect(formatRatio(ratio)).toBe(text)
})
