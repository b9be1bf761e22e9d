import { describe, expect, test } from 'vitest'
import { loadSet, parseLines } from './load-set.ts'

const lines = (...list: object[]) => list.map((line) => JSON.stringify(line)).join('\n')
const complaint = { page: '/guide', topic: 'broken-link', comment: 'The link is dead.' }
const snippet = { ...complaint, source: 'code_snippet', code: 'run()', block: 'first' }

test.each([
  ['a complaint without a topic', { page: '/guide', comment: 'Dead.' }],
  ['praise with a topic', { ...complaint, kind: 'praise' }],
  ['a vote with a comment', { page: '/guide', kind: 'vote', comment: 'up' }],
  ['code that is no snippet', { ...complaint, code: 'run()' }],
  ['a snippet without the name of its block', { ...snippet, block: undefined }],
  ['an agent that found it helpful', { ...complaint, source: 'agent', helpful: true }],
  ['an unknown field', { ...complaint, tpoic: 'x' }],
  ['a page that is no path', { ...complaint, page: 'guide' }],
])('%s is refused, and named', (_, line) => {
  expect(() => parseLines('site.jsonl', lines(complaint, line))).toThrow(/^site\.jsonl:2 is not a line of the set: /)
})

describe('ids and dates', () => {
  const text = lines(complaint, { ...complaint, comment: 'Dead link.' }, complaint)
  const entries = parseLines('site.jsonl', text).map(({ entry }) => entry)

  test('are the same every time, whatever stands before', () => {
    expect(parseLines('site.jsonl', `\n${text}\n`).map(({ entry }) => entry)).toEqual(entries)
  })

  test('are different for each line, even one that repeats', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
  })

  test('are spread over ninety days', () => {
    for (const { createdAt } of entries) expect(createdAt).toMatch(/^2026-(08|09|10|11)-\d\dT/)
  })
})

test.each(['own', 'check'] as const)(
  'the %s set: ids are unique, and no e-mail address but those of example.com',
  (name) => {
    const labelled = loadSet(name)
    expect(new Set(labelled.map(({ entry }) => entry.id)).size).toBe(labelled.length)
    const text = labelled.map(({ entry }) => JSON.stringify(entry)).join('\n')
    const domains = [...text.matchAll(/[\w.+-]@([\w-]+(?:\.[\w-]+)+)/g)].map(([, domain]) => domain)
    expect(domains.filter((domain) => domain !== 'example.com')).toEqual([])
  },
)
