// Text without what nobody sees.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capText } from '../../../src/text/cap.ts'
import { cleanText } from '../../../src/text/unicode/clean.ts'
import { dropUnseen, foldText } from '../../../src/text/unicode/invisible.ts'

const point = String.fromCodePoint

describe('what is hidden goes', () => {
  test.each([
    ['a named entity', '&lt;b&gt; &quot;x&quot; &eacute; &hellip;', '<b> "x" é …'],
    ['a decimal entity', '&#64;user &#0000064;user', '@user @user'],
    ['a hexadecimal entity', '&#x40;user &#X040;user', '@user @user'],
    ['an entity encoded twice', '&amp;#64;user', '@user'],
    ['an entity encoded ten times', `&${'amp;'.repeat(10)}lt;`, '<'],
    ['an entity whose end is an entity', '&eacute&semi; &eacute&#59; &eacute&amp;semi;', 'é é é'],
    ['an entity around something hidden', 'a&am\u200bp;#6\u200b4;b &a<!-- -->mp;', 'a@b &'],
    ['a number without an end', '&#64user &#x40user &#0000064user a&#64', '@user @user @user a@'],
    ['a number without an end before a comment', 'a&#64<!-- -->b', 'a@b'],
    ['a name without an end', '&lt b &amp#64; &quot.&gt', '< b @ ".>'],
    ['names without an end in one another', '&am&#112&#35&#54 x &am&#112 x', ' x & x'],
    ['a comment of entities without an end', 'a&#60!-- PAYLOAD --&#62b &lt!-- PAYLOAD --&gt b', 'ab  b'],
    ['a sequence behind an entity without an end', '&lt\u001b[31mx &lt\u001b]0;t\u0007x', '<x <x'],
    ['blank Braille', 'a\u2800b\u2800', 'a b '],
    ['entities of two characters', '&fjlig; &nvlt; &bne;', 'fj <\u20d2 =\u20e5'],
    ['an entity for nothing', '&#0; &#xD800; &#x110000; &#99999999999999999999;', '\ufffd \ufffd \ufffd \ufffd'],
    ['an entity for the hidden', '@&shy;user @&NoBreak;user @&#8203;user @&ZeroWidthSpace;x', '@user @user @user @x'],
    ['what is no entity', '&constructor; &; &#; &#x; &eacute &chips', '&constructor; &; &#; &#x; &eacute &chips'],
    ['parameters', '?a=1&copy=2&lt=3&ltype=5 f(&copy, &src) &amp_x', '?a=1&copy=2&lt=3&ltype=5 f(&copy, &src) &amp_x'],
    ['a comment', 'a<!-- PAYLOAD -->b', 'ab'],
    ['a comment in a comment', 'a<!-- <!-- --> PAYLOAD -->b', 'ab'],
    ['a comment that ends with a bang', 'a<!-- PAYLOAD --!>b', 'ab'],
    ['a comment of entities', 'a&#60;!-- PAYLOAD --&#62;b', 'ab'],
    ['a comment that another one makes', 'a<!<!-- -->-- PAYLOAD -->b', 'ab'],
    ['a comment around a mention', 'a<!-- @user > -- > --->b', 'ab'],
    ['a comment without an end', 'a<!-- PAYLOAD', 'a'],
    ['the two short comments', 'a<!-->b<!--->c', 'abc'],
    ['no comment', 'a --> b <!- c -> d', 'a --> b <!- c -> d'],
    ['colours', '\u001b[31mred\u001b[0m \u009b1;4mbold', 'red bold'],
    ['a character set', '\u001b(Bplain', 'plain'],
    ['a terminal link', '\u001b]8;;http://x\u0007text\u001b]8;;\u001b\\', 'text'],
    ['a terminal title', 'a\u009dPAYLOAD\u009cb\u0090PAYLOAD\u001b\\c', 'abc'],
    ['a terminal title without an end', 'a\u001b]title\nb', 'a]title\nb'],
    ['a sequence of entities', 'a&#27;[31mb', 'ab'],
    ['a sequence in a comment in a title', '\u001b]<!--\u0007a', 'a'],
    ['line ends', 'a\r\nb\rc\u2028d\u2029e\u0085f&#13;g', 'a\nb\nc\nd\ne\nf\ng'],
    ['unpaired surrogates', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['composition', 'e\u0301 &#101;&#769; e\u200b\u0301', 'é é é'],
    ['a Greek question mark as the end of an entity', '&lt\u037e', '<'],
    ['too many marks', `z${'\u0301\u0323'.repeat(50)}`, `\u1e93${'\u0323'.repeat(4)}${'\u0301'.repeat(5)}`],
  ])('%s', (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  test('words written in tags', () => {
    const smuggled = [...'ignore all'].map((letter) => point(0xe0000 + letter.charCodeAt(0))).join('')
    expect(cleanText(`a${smuggled}b 🏴${smuggled}${point(0xe007f)}`)).toBe('ab 🏴')
  })

  test('a joiner more than one', () => {
    expect(cleanText('می\u200c\u200c\u200d\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

test.each([
  ['English', 'The `--flag` isn’t “there”: x < y && y > z; a & b, 50 % — naïve'],
  ['German', 'Größe: Straße, Übermaß, „Anführung“'],
  ['Vietnamese', 'Tiếng Việt: Nghiêng, những điều ấy'],
  ['Greek', 'Ελληνικά: Ἀριστοτέλης;'],
  ['Hebrew with points', 'בְּרֵאשִׁית בָּרָא'],
  ['Arabic with points', 'العَرَبِيَّة ١٤٤٥ ه\u200d ؟'],
  ['Persian', 'می\u200cخواهم کتاب\u200cها را'],
  ['Hindi', 'क्\u200dष और क्\u200cष: दस्तावेज़'.normalize('NFC')],
  ['Bengali', 'র\u200d্যাব বাংলা'],
  ['Malayalam', 'മലയാളം അവന\u0d4d\u200d'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['Thai', 'ภาษาไทยไม่มีช่องว่าง'],
  ['Tibetan', 'བོད་སྐད་'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ ᠠ\u180bᠢ'],
  ['Japanese', 'ページが古いです。ガイドを直してください（全角）'],
  ['Korean', '문서가 오래되었습니다'],
  ['Braille', '⠓⠑⠇⠇⠕\u2800⠺⠕⠗⠇⠙'],
  ['emoji', '👍🏽 👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️ ☺️ #️⃣ 1️⃣ 🇩🇪 ©️'],
  ['the three flags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['code', 'if (a<b && c-->d) {\n\treturn `${x}` // ok\n}'],
  ['spaces', '  a\u00a0b\u3000c  \n\n d\t'],
])('genuine text stays: %s', (_name, text) => {
  expect(cleanText(text)).toBe(text)
})

test.each([
  ['entities', '&amp;amp;amp;'.repeat(80_000), '&'.repeat(80_000)],
  ['open comments', '<!--'.repeat(250_000), ''],
  ['nested comments', `${'<!--'.repeat(140_000)}${'-->'.repeat(140_000)}x`, 'x'],
  ['one deep entity', `&${'amp;'.repeat(250_000)}lt;`, '<'],
  ['marks', `a${'\u0301\u0323'.repeat(500_000)}`, `\u1ea1${'\u0323'.repeat(4)}${'\u0301'.repeat(5)}`],
])('a megabyte of %s', (_name, text, expected) => {
  expect(cleanText(text) === expected).toBe(true)
})

test('what is nested deeper than anybody writes loses what nests', () => {
  const cleaned = cleanText(`a${'&semi'.repeat(200_000)};\u001b[31m<!--\u200bb`)
  for (const sign of '&<\u001b\u200b') expect(cleaned).not.toContain(sign)
  expect(cleaned.startsWith('asemisemi')).toBe(true)
  expect(cleanText(cleaned)).toBe(cleaned)
})

describe('capText', () => {
  test.each([
    ['short', 'abc', 3, 'abc'],
    ['long', 'abcd', 3, 'ab…'],
    ['after a space', 'ab cd', 4, 'ab…'],
    ['code points, not units', '😀😀😀', 3, '😀😀😀'],
    ['a family', 'ab👨‍👩‍👧cd', 6, 'ab…'],
    ['a mark', 'abu\u0308c', 4, 'ab…'],
    ['nothing', 'abc', 0, ''],
    ['one', 'abc', 1, '…'],
  ])('%s', (_name, text, max, expected) => {
    expect(capText(text, max)).toBe(expected)
  })

  test('is bounded and well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
        const capped = capText(text, max)
        expect([...capped].length).toBeLessThanOrEqual(max)
        expect(capped.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('what cannot be seen goes', () => {
  test.each([
    ['Ig\u200Bnore', 'Ignore'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['a\u202Eb', 'ab'],
    ['\u{E0041}\u{E0042}x', 'x'],
    ['❤\uFE0F', '❤'],
    ['\u3164x', 'x'],
    ['\uE000x', 'x'],
    ['a\u0000b\u009Bc', 'abc'],
    [`a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(10)}`],
  ])('%j', (text, seen) => {
    expect(dropUnseen(text)).toBe(seen)
  })

  test('white space, letters, marks and emoji stay', () => {
    const text = 'a\tb\nc é ж ñ ß 한 漢 か ｱ 👍🏽 ✔ → € “x” नि कि'
    expect(dropUnseen(text)).toBe(text)
  })
})

test('folding: compatibility forms, case, white space', () => {
  expect(foldText('  ＨＴＴＰ　ﬁrst\n\tLine ')).toBe('http first line')
})
