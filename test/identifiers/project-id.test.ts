// Identifiers of projects: one segment of an address each, with nothing in it that is not to be seen.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeSegment, parseProjectId } from '../../src/identifiers/service-paths.ts'

test.each([
  ...['docs', '65f0c1d2e3', 'Acme_Docs-2.0', 'acme/docs', 'team/docs site', 'dökument', '文档', '...', 'a..b', '.git'],
  ...['a@b', '{id}', '$&', '%2e%2e', '../x', 'a\\b', 'a?b#c', '__proto__', 'constructor', '0', '🎉', 'x'.repeat(200)],
])('%j is taken as it is', (text) => {
  expect(parseProjectId(text)).toBe(text)
})

test.each([
  ...['', '.', '..', ' ', ' docs', 'docs ', '\t', '\n', 'a\nb', 'a\u0000b', 'a\u00a0b', 'a\u2003b', 'a\u3000b'],
  ...['x'.repeat(201), '\ud83d', 'a\udc00', 'a\u0378b', 'a\ue000b', '\u202edocs', 'do\u200bcs', 'docs\ufeff'],
])('%j is refused', (text) => {
  expect(parseProjectId(text)).toBeUndefined()
})

describe('one segment of an address', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .array(fc.constantFrom('.', '..', '/', '\\', '%', '%2e', '%2f', '?', '#', ':', '@', '\t', '\n', 'a', 'é', '{id}'))
      .map((parts) => parts.join('')),
  )

  test('property: whatever the text is, the address has as many segments as before, and gives it back', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const segment = encodeSegment(text)
        if (segment === undefined) {
          expect(['', '.', '..'].includes(text) || text.length > 512 || !text.isWellFormed()).toBe(true)
          return
        }
        const { pathname, host, search, hash } = new URL(`https://docs.example/v1/${segment}/end`)
        expect([host, search, hash]).toEqual(['docs.example', '', ''])
        expect(pathname.split('/')).toEqual(['', 'v1', segment, 'end'])
        expect(decodeURIComponent(segment)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })
})
