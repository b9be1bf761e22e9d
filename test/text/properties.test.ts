// What holds of every text, however it is made: cleaning and redacting end, once is enough, and nothing forbidden is left.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countRedactions, redact, sumRedactions } from '../../src/text/redaction/redact.ts'
import { sanitise } from '../../src/text/sanitise.ts'
import { cleanText } from '../../src/text/unicode/clean.ts'
import { playsAll } from '../support/strength.ts'
import pieces from './pieces.json' with { type: 'json' }

const key = (prefix: string) => `${prefix}${'a1B2c3D4'.repeat(5)}`
const { entities, markup, commands, scripts, emoji, signs, numbers, names } = pieces
const secrets = [
  key('ghp_'),
  key('sk-'),
  `eyJ${'a1'.repeat(6)}`,
  key(''),
  ['-----BEGIN', ' PRIVATE KEY-----'].join(''),
  ['-----END', ' PRIVATE KEY-----'].join(''),
]
const join = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''))
const hidden = [...entities, ...markup, ...commands, ...scripts, ...emoji]
const personal = [...signs, ...numbers, ...names, ...secrets]
const anything = fc.oneof(
  join(hidden, 60),
  join([...personal, ' ', '-', '\n'], 30),
  join([...hidden, ...personal], 40),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
)
const runs = { numRuns: playsAll ? 4_000 : 1_500, seed: 1 }

/** Judged by Unicode's own tables: what may never be left, and where the rest of the invisible must stand. */
const forbidden =
  /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\n\t\u200c\u200d\ufe0f\u{e0020}-\u{e007f}\u180b-\u180f]]/v
const opener = /<!--|&(?:amp|lt|#38|#x26|semi);/
const misplaced = [
  /(?<![\p{L}\p{M}])\u200c/u,
  /(?<!\ufe0f|[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d/u,
  /[A-Za-z0-9]\p{M}*[\u200c\u200d]/u,
  /(?<!\p{Emoji})\ufe0f/u,
  /(?<![\u1820-\u18aa])[\u180b-\u180f]/u,
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,5})[\u{e0020}-\u{e007f}]/u,
]
const holdClean = (text: string) => {
  expect(text).not.toMatch(forbidden)
  expect(text).not.toMatch(opener)
  for (const pattern of misplaced) expect(text).not.toMatch(pattern)
  expect(text.isWellFormed() && text === text.normalize('NFC')).toBe(true)
}

describe('cleaning', () => {
  test('once is enough, nothing forbidden is left, and nothing grows', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const cleaned = cleanText(text)
        expect(cleanText(cleaned)).toBe(cleaned)
        // Composing may take more units than there were: a few letters are excluded from it, up to three for one.
        expect(cleaned.length).toBeLessThanOrEqual(text.normalize('NFC').length)
        holdClean(cleaned)
      }),
      runs,
    )
  })

  test('every character that Unicode calls a control, a format or ignorable, wherever it stands', () => {
    const odd = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter(
        (character) => /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character) && !/[\n\t]/.test(character),
      )
    expect(odd.length).toBeGreaterThan(4_000)
    const places: ((character: string) => string)[] = [
      (odd) => odd,
      (odd) => `a${odd}b`,
      (odd) => `1${odd}2`,
      (odd) => `${odd}😀`,
      (odd) => `😀${odd}x`,
      (odd) => `é${odd}é`,
      (odd) => `a&#${odd.codePointAt(0)};b`,
    ]
    for (const place of places) holdClean(cleanText(odd.map(place).join(' ')))
    // What breaks a line stays one line end; a single escape takes nothing with it.
    const left = odd.map((character) => cleanText(`a${character}b`))
    expect(left.filter((text) => text !== 'ab' && text !== 'a\nb')).toEqual([])
  })
})

describe('redacting', () => {
  test('once is enough, and no more is added than a placeholder for each', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const clean = cleanText(text)
        const redacted = redact(clean)
        const count = sumRedactions(countRedactions([text]))
        expect(redact(redacted)).toBe(redacted)
        expect(redacted.length).toBeLessThanOrEqual(clean.length + count * '[email]'.length)
        if (count === 0) expect(redacted).toBe(clean)
      }),
      runs,
    )
  })

  test('a text that is clean stays clean', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const shown = sanitise(text)
        expect(cleanText(shown)).toBe(shown)
        expect(sanitise(shown)).toBe(shown)
      }),
      runs,
    )
  })
})
