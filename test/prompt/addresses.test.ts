// How a prompt names the translations and versions of a page that its readers had before them.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { groupAddresses, renderPlace, renderReadAs } from '../../src/prompt/comments.ts'
import type { Framed } from '../../src/prompt/framed.ts'

const delimiter = '=====READERS-4f0c2a9be17d====='

function entries(paths: readonly string[]): [FeedbackEntry, ...FeedbackEntry[]] {
  const [first = '', ...others] = paths
  return [build(first, 0), ...others.map((path, i) => build(path, i + 1))]
}

function build(path: string, number: number): FeedbackEntry {
  return { id: `e${number}`, path, comment: 'x', createdAt: null, status: 'pending', source: 'agent' }
}

describe('renderReadAs', () => {
  test.each<[string, string[], string]>([
    ['the page itself', ['/a', 'https://docs.example.com/a/#x', 'a/index.md'], ''],
    ['one translation', ['/es/a', '/es/a/', 'https://docs.example.com/es/a.html'], ', read as /es/a'],
    ['a translation and a version', ['/es/a', '/v2/a'], ', read as /es/a and /v2/a'],
    ['most entries first', ['/es/a', '/v2/a', '/v2/a'], ', read as /v2/a and /es/a'],
    ['the page itself too', ['/es/a', '/a', '/a'], ', also read as /es/a'],
    ['three', ['/es/a', '/v2/a', '/de/a'], ', read as /de/a, /es/a and /v2/a'],
    ['more', ['/es/a', '/v2/a', '/de/a', '/fr/a', '/a'], ', also read as /de/a, /es/a, /fr/a and 1 more'],
    ['another page', ['/es/b'], ''],
    ['nothing', [], ''],
  ])('%s', (_name, paths, expected) => {
    const addresses = groupAddresses(paths.map(build))
    expect(renderReadAs('/a', { addresses, pages: 1 }, (name) => name as Framed)).toBe(expected)
  })

  test.each([
    [5, ', read as /de/a, /es/a, /fr/a and 1 more'],
    [6, ', read as /de/a, /es/a and 2 more'],
    [15, ', read as /de/a and 3 more'],
    [20, ', read as /de/a and 3 more'],
  ])('%i pages share the room', (pages, expected) => {
    const addresses = groupAddresses(entries(['/es/a', '/v2/a', '/de/a', '/fr/a']))
    expect(renderReadAs('/a', { addresses, pages }, (name) => name as Framed)).toBe(expected)
  })
})

describe('renderPlace', () => {
  test.each<[string, string[], boolean, string]>([
    ['the page itself', ['/a', '/a/'], false, ''],
    ['the page itself, among several pages', ['/a', 'a.md'], true, ' on `/a`'],
    ['a translation', ['/es/a#top'], false, ' on `/es/a`'],
    ['a translation, among several pages', ['/es/a'], true, ' on `/es/a`'],
    ['alike words on both', ['/es/a', '/a', '/es/a'], false, ' on `/es/a` and `/a`'],
    ['alike words on two pages', ['/b', '/a'], true, ' on `/b` and `/a`'],
    ['alike words on many', ['/b', '/es/a', '/a', '/c', '/d'], true, ' on `/b`, `/es/a`, `/a` and 2 more'],
    ['a long address', [`/es/${'a'.repeat(200)}`], false, ` on \`/es/${'a'.repeat(115)}…\``],
  ])('%s', (_name, paths, isNamed, expected) => {
    expect(renderPlace(entries(paths), delimiter, isNamed)).toBe(expected)
  })
})
