import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAny, readSigns, signs, toLowerAscii } from '../../src/text/signs.ts'

const cases: readonly (readonly [text: string, found: readonly (keyof typeof signs)[]])[] = [
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
  const bits = found.reduce((all, name) => all | signs[name], signs.any)
  expect(readSigns(text)).toBe(bits)
})

/** What a search looks for, and the bits without which it is left out. */
const gates: readonly (readonly [name: string, pattern: RegExp, bits: number])[] = [
  ['hidden', /[^\t\n -~]|&|<!--/, signs.other | signs.control | signs['&'] | signs['<']],
  ['white space', /\s{2,}|^\s|\s$|[^\S\n ]/u, signs.gap | signs.tab | signs.lineEnd | signs.control | signs.other],
  ['token', /(?<![A-Za-z0-9_.~+/=:$-])[A-Za-z0-9_.~+/=:$-]{16}/, signs.run],
  ['address', /[@\uff20\ufe6b]|40/, signs['@'] | signs.digit | signs.other],
  ['brackets', /[)\]}>]/, signs.close],
  ['hidden markup', /<[a-z]+\s|\[[^\]\n]{1,40}\]: /, signs['<'] | signs['[']],
  ['assignment', /[:=>|]/, signs.assign | signs[':']],
  ['number', /(?:\d\D*){6}/, signs.number],
  ['letters one by one', /(?:^|[^a-z])[a-z](?:[^a-z\n]{1,3}[a-z](?![a-z])){5}/, signs.spelled],
  ['digits for letters', /[013457@$!|]/, signs.digit | signs.leet | signs['@']],
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

test('in lower case, a text of ASCII has the same signs but capitals', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
  fc.assert(
    fc.property(ascii, (text) => {
      const found = readSigns(toLowerAscii(text))
      // Others are asked for in between, so that nothing is remembered.
      for (const other of ['one', 'two']) readSigns(other)
      expect(found).toBe(readSigns(text.toLowerCase()))
      expect(toLowerAscii(text)).toBe(text.toLowerCase())
    }),
  )
})
