// Pages that are hostile or broken: nothing throws, what would take minutes is declined, and comparing has its laws.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFormat } from '../../../src/pages/formats.ts'
import { comparePage } from '../../../src/review/diff/compare-pages.ts'
import { subtract } from '../../../src/review/diff/diff-lines.ts'
import type { Part } from '../../../src/review/diff/page.ts'
import { parsePage as parseFormat, parseLines } from '../../../src/review/diff/parse-page.ts'
import { fileOf } from '../judge/subject.ts'

const parsePage = (path: string, text: string) => parseFormat(readFormat(path) ?? 'text', text)

const paths = ['a.md', 'a.mdx', 'a.rst', 'a.adoc', 'a.html', 'a.ipynb', 'a.txt', 'README']

describe('declined: a tree would take too long, so it is taken apart by lines', () => {
  const repeat = (text: string, count: number) => text.repeat(count)
  test.each([
    ['a page of 300 kB', repeat('word\n\n', 50_000)],
    ['short paragraphs', repeat('a\n\n', 6_000)],
    ['emphasis in many paragraphs', repeat('*a* **b** _c_ *d*\n\n', 3_000)],
    ['brackets', repeat('[', 8_000)],
    ['closing brackets', repeat('(](]', 8_000)],
    ['the beginnings of links', repeat('[a](', 8_000)],
    ['stars and underscores', repeat('*a_', 8_000)],
    ['struck-out text', repeat('~a~ ', 8_000)],
    ['footnotes', repeat('[^a]', 8_000)],
    ['a paragraph of many lines behind a bracket', `[\n${repeat('word\n', 8_000)}`],
    ['tags', repeat('<a>', 8_000)],
    ['delimiters in one paragraph of many lines', repeat('*a* [b\n', 2_000)],
    ['quotes in quotes', `${repeat('>', 300)} a`],
    ['lists in lists', `${repeat('- ', 300)}a`],
    ['numbered lists in lists', `${repeat('1. ', 300)}a`],
    ['lists by indentation', Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['quotes', repeat('> a\n\n', 6_000)],
    ['lists', repeat('- a\n\n b\n\n', 6_000)],
    ['lists of another sign', repeat('- a\n+ b\n', 6_000)],
    ['notes', repeat('[^a]: x\n\ny\n\n', 6_000)],
    ['underlines', repeat('a\n=\n', 3_000)],
    ['a table of many columns', `|${repeat('a|', 600)}\n|${repeat('-|', 600)}\n`],
    ['tables', repeat('|a\n-\n', 3_000)],
  ])('%s', (_, text) => {
    expect([parsePage('a.md', text), parsePage('a.mdx', text)]).toEqual([undefined, undefined])
  })

  test.each(paths.filter((path) => /\.mdx?$/.test(path)))('a line of 150 kB in %s', (path) => {
    expect(parsePage(path, repeat('word ', 30_000))).toBeUndefined()
  })
})

describe('not declined: what pages of documentation hold', () => {
  const rows = (row: string, count: number) => Array.from({ length: count }, () => row).join('\n')
  test.each([
    ['a long table', `| a | b |\n| - | - |\n${rows('| `MAX_OPEN_FILES` | [b](c) *d* |', 600)}`],
    ['a long changelog', rows('- Fixed **a** ([#1](https://a.example/1))', 700)],
    ['a long sample of code', `\`\`\`json\n${rows('  "max_open": [1, 2],', 2_000)}\n\`\`\``],
    ['blank lines', `a${'\n'.repeat(80_000)}b`],
    ['many sections', rows('Title\n-----\n\nText.\n', 900)],
  ])('%s', (_, text) => {
    expect(parsePage('a.md', text)?.isParsed).toBe(true)
  })
})

const pieces = [
  ...['[', ']', '(', ')', '<', '>', '{', '}', '`', '```', '*', '_', '~~~', '|', '#', '-', '=', ':', '::', '.. ', '//'],
  ...['++++', '----', '\n', '\n\n', '\r\n', '\r', '\t', '    ', ' ', '\\', '&amp;', '&#x3c;', '"', "'", '<!--', '-->'],
  ...['<script>', '</script>', '<a href=', 'import a from "b"', 'export const a = 1', 'include::', '[source]', '---\n'],
  ...['.. raw:: html', '.. _a: b', ':ref:`a`', 'https://a.example', 'word'],
  ...['{/*', '*/}', '{#id}', '{: a=b}', '{% a %}'],
  ...['\u0000', '\uFEFF', '\u202e', '😀', '\ud800', '__proto__', '[a]: b', '[a][]', '![', '+++\n', 'a = "b"', '|-|-|'],
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((found) => found.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const path = fc.constantFrom(...paths)

test('each part of any page has a line of the page', () => {
  fc.assert(
    fc.property(path, text, (at, page) => {
      const last = page.split(/\r\n|\n|\r/).length
      const parts = [...(parsePage(at, page)?.parts ?? []), ...parseLines(readFormat(at) ?? 'text', page)]
      const lines = parts.map(({ line }) => line)
      expect(lines.filter((line) => !Number.isInteger(line) || line < 1 || line > last)).toEqual([])
    }),
    { numRuns: 1_500 },
  )
})

test('a page compared with itself: nothing', () => {
  fc.assert(
    fc.property(path, text, (at, page) => {
      const { added, removed, addedLines, removedLines, hunks } = comparePage(fileOf(at, page, page))
      expect([added, removed, addedLines, removedLines, hunks]).toEqual([[], [], [], [], []])
    }),
    { numRuns: 300 },
  )
})

test('the other way round: what was added is removed', () => {
  fc.assert(
    fc.property(path, text, text, (at, before, after) => {
      const there = comparePage(fileOf(at, before, after))
      const back = comparePage(fileOf(at, after, before))
      // Which of two lines has moved, either may answer.
      const values = (parts: readonly Part[]) => parts.map(({ line: _, ...content }) => JSON.stringify(content)).sort()
      const less = (some: string[], others: string[]) => subtract(some, others, (value) => value)
      const net = (one: readonly Part[], other: readonly Part[]) => [
        less(values(one), values(other)),
        less(values(other), values(one)),
      ]
      expect(net(back.added, back.removed)).toEqual(net(there.removed, there.added))
      if (/\.mdx?$/.test(at)) expect(net(there.added, there.removed)).toEqual([there.added, there.removed].map(values))
      expect(back.addedLines.length - back.removedLines.length).toBe(
        there.removedLines.length - there.addedLines.length,
      )
    }),
    { numRuns: 600 },
  )
})

test('the lines of the head are those of the base, less what is gone, and what is new', () => {
  fc.assert(
    fc.property(path, text, text, (at, before, after) => {
      const { addedLines, removedLines } = comparePage(fileOf(at, before, after))
      const split = (page: string) => page.split(/\r\n|\n|\r/).map((line, index) => ({ text: line, line: index + 1 }))
      const [added, removed] = [
        new Set(addedLines.map(({ line }) => line)),
        new Set(removedLines.map(({ line }) => line)),
      ]
      const kept = split(after)
        .filter(({ line }) => !added.has(line))
        .map((one) => one.text)
      const left = split(before)
        .filter(({ line }) => !removed.has(line))
        .map((one) => one.text)
      expect(kept.join('\n').trimEnd()).toBe(left.join('\n').trimEnd())
    }),
    { numRuns: 600 },
  )
})
