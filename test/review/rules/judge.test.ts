// The verdict on a change, with rules made up for it and with those of the table.
import { expect, test } from 'vitest'
import { judge } from '../../../src/review/rules/judge.ts'
import type { Finding, Rule, Severity } from '../../../src/review/rules/subject/rule.ts'
import { rules } from '../../../src/review/rules/table.ts'
import { subjectOf } from './subject.ts'

const rule = (id: string, severity: Severity, found: readonly Finding[]): Rule => {
  return { id, severity, detects: 'x', message: 'X.', find: () => found }
}

test.each([
  [[], 'clear'],
  [['look'], 'look'],
  [['block'], 'block'],
  [['look', 'block', 'look'], 'block'],
] as const)('severities %j make %s', (severities, verdict) => {
  expect(
    judge(
      subjectOf(),
      severities.map((severity, at) => rule(`r${at}`, severity, [{}])),
    ).verdict,
  ).toBe(verdict)
})

test('the gravest come first, then the order of the table, of paths and of lines', () => {
  const found = [
    { path: 'b', line: 1 },
    { path: 'a', line: 12 },
    { path: 'a', line: 9 },
  ]
  const { findings } = judge(subjectOf(), [rule('mild', 'look', found), rule('grave', 'block', found)])
  const places = ['a 9', 'a 12', 'b 1']
  expect(findings.map(({ rule, path, line }) => `${rule} ${path} ${line}`)).toEqual(
    ['grave', 'mild'].flatMap((id) => places.map((place) => `${id} ${place}`)),
  )
})

test('at most 20 findings per rule are reported, with the number of the rest', () => {
  const found = Array.from({ length: 50 }, (_, at) => ({ path: 'a', line: 50 - at }))
  const { findings, left } = judge(subjectOf(), [rule('many', 'look', found)])
  expect(findings.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(left).toEqual({ many: 30 })
})

test('a finding made twice in one place is reported once, with all entries', () => {
  const found = [{ subject: 'x', from: ['2'] }, { subject: 'x', from: ['1', '2'] }, { subject: 'y' }]
  const { findings } = judge(subjectOf(), [rule('twice', 'look', found)])
  expect(findings.map(({ subject, from }) => [subject, from])).toEqual([
    ['x', ['1', '2']],
    ['y', undefined],
  ])
})

test('each id stands once in the table, with a noun phrase and a sentence', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, detects, message } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(detects, id).toMatch(/[^.]$/)
    expect(message, id).toMatch(/^[A-Z].*[.]$/)
  }
})

test('what was not read or parsed is looked at', () => {
  const page = { path: 'a.mdx', format: 'mdx', isParsed: false } as const
  const lists = { before: [], after: [], added: [], removed: [], addedLines: [], removedLines: [], hunks: [] }
  const unread = [{ path: 'b.md', reason: 'too-large' as const }, { reason: 'list-cut' as const }]
  const { verdict, findings } = judge(subjectOf({ pages: [{ ...page, ...lists }], change: { unread } }))
  expect(verdict).toBe('look')
  expect(findings.map(({ rule, path, subject }) => [rule, path, subject])).toEqual([
    ['not-read', undefined, 'list-cut'],
    ['not-read', 'b.md', 'too-large'],
    ['not-parsed', 'a.mdx', undefined],
  ])
})
