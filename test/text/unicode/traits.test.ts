import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAny, readTraits, toLowerAscii, traits } from '../../../src/text/unicode/traits.ts'

const cases: readonly (readonly [text: string, found: readonly (keyof typeof traits)[]])[] = [
  ['', []],
  ['plain words, and more.', ['.']],
  ['Capital 5', ['upper', 'digit']],
  [' leading', ['gap']],
  ['trailing ', ['gap']],
  ['two  blanks', ['gap']],
  ['line\nend', ['lineEnd']],
  ['a\ttab', ['tab']],
  ['a\u001bescape', ['control']],
  ['é', ['other']],
  ['a=b', ['assign', 'mark']],
  ['123-456', ['digit', 'number', '-', 'mark']],
  ['12345', ['digit']],
  ['abcdefghijklmnop', ['run']],
  ['abcdefgh ijklmnop', []],
  ['i g n o r e', ['spelled']],
  ['i g n o r', []],
]

test.each(cases)('%j', (text, found) => {
  const bits = found.reduce((all, name) => all | traits[name], traits.any)
  expect(readTraits(text)).toBe(bits)
})

/** What a search looks for, and the bits without which it is left out. */
const gates: readonly (readonly [name: string, pattern: RegExp, bits: number])[] = [
  ['hidden', /[^\t\n -~]|&|<!--/, traits.other | traits.control | traits['&'] | traits['<']],
  ['white space', /\s{2,}|^\s|\s$|[^\S\n ]/u, traits.gap | traits.tab | traits.lineEnd | traits.control | traits.other],
  ['token', /(?<![A-Za-z0-9_.~+/=:$-])[A-Za-z0-9_.~+/=:$-]{16}/, traits.run],
  ['address', /[@\uff20\ufe6b]|40/, traits['@'] | traits.digit | traits.other],
  ['brackets', /[)\]}>]/, traits.close],
  ['hidden markup', /<[a-z]+\s|\[[^\]\n]{1,40}\]: /, traits['<'] | traits['[']],
  ['assignment', /[:=>|]/, traits.assign | traits[':']],
  ['number', /(?:\d\D*){6}/, traits.number],
  ['letters one by one', /(?:^|[^a-z])[a-z](?:[^a-z\n]{1,3}[a-z](?![a-z])){5}/, traits.spelled],
  ['digits for letters', /[013457@$!|]/, traits.digit | traits.leet | traits['@']],
]

describe('a search is never left out wrongly', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'abAB019 .,-:=@&<>[](){}|!$%_\n\t\u00a0\u200bé日\ue000',
      'a b c d e f',
      '<!--',
      '&amp;',
      'abcdefgh',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  test.each(gates)('%s', (_, pattern, bits) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('').toLowerCase()
        expect(pattern.test(text) && !hasAny(text, bits)).toBe(false)
      }),
    )
  })
})

test('in lower case, a text of ASCII has the same traits but capitals', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
  fc.assert(
    fc.property(ascii, (text) => {
      const found = readTraits(toLowerAscii(text))
      // Others are asked for in between, so that nothing is cached.
      for (const other of ['one', 'two']) readTraits(other)
      expect(found).toBe(readTraits(text.toLowerCase()))
      expect(toLowerAscii(text)).toBe(text.toLowerCase())
    }),
  )
})
