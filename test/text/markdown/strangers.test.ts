// Strangers' text in Markdown, judged by a parser that is not ours: it is there to be read, whole, and does nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Blocks,
  bullets,
  code,
  paragraph,
  phrase,
  quote,
  section,
  text,
} from '../../../src/text/markdown/blocks.ts'
import { serialise } from '../../../src/text/markdown/github-markdown.ts'
import { safe } from '../../../src/text/safe-text.ts'
import { sanitise, sanitiseLine } from '../../../src/text/sanitise.ts'
import { readCorpus } from '../../support/read-corpus.ts'
import { playsAll } from '../../support/strength.ts'
import { read } from './rendered.ts'

const longest = 500
const end = phrase`end`

/** A text in all forms and places, and what a reader is to see of it, piece by piece. */
function show(raw: string): { blocks: Blocks; expected: string[] } {
  const words = text(raw, longest)
  const name = code(raw, longest)
  const [asText, asCode] = [sanitiseLine(raw), sanitiseLine(raw) || '(empty)']
  const asQuote =
    sanitise(raw)
      .replace(/\n\s*\n/g, '\n\n')
      .trim() || '(no words)'
  const some = asText === '' ? [] : [asText]
  return {
    blocks: [
      ...paragraph(words),
      ...paragraph(name),
      ...paragraph(phrase`Before ${words} after.`),
      ...section(2, safe`Heading`, bullets([words, name, end])),
      ...quote(raw, longest),
      ...paragraph(end),
    ],
    expected: [...[...some, asCode, `Before ${asText} after.`, 'Heading', ...some, asCode, 'end'], ...[asQuote, 'end']],
  }
}

/** What is wrong with the texts, shown one below the other; nothing, if all is well. */
function findFaults(texts: readonly string[]): unknown[] {
  const shown = texts.map(show)
  const markdown = serialise(shown.flatMap(({ blocks }) => blocks))
  const expected = shown.flatMap((one) => one.expected)
  const { effects, words } = read(markdown)
  if (effects.length === 0 && words.join('\0') === expected.join('\0')) return []
  return texts.length > 1 ? texts.flatMap((one) => findFaults([one])) : [{ texts, markdown, effects, words, expected }]
}

const pieces = [
  ...'ab1f@#:/|\\`<>[]()!*_~$&-+=.^{};"\' \n\t?',
  ...'www http :// gh GHSA- feedfac ``` ~~~ -- &lt; &#64; <!-- --> [x] $$'.split(' '),
  ...['\u200b', '\u00ad', '\u202e', '\u{e0041}', '👩‍💻', '#️⃣', '語', 'é', 'й', '\r', '\u2028', '\u0000', '𐄀', 'ﷺ'],
]
test.each<[string, fc.Arbitrary<string>]>([
  ['of signs that mean something', fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 })],
  ['of characters', fc.string({ unit: 'binary', maxLength: 30 })],
  ['of ASCII', fc.string({ unit: 'binary-ascii', maxLength: 30 })],
  ['of graphemes', fc.string({ unit: 'grapheme', maxLength: 30 })],
])('any text %s', (_name, texts) => {
  fc.assert(
    fc.property(texts, (raw) => {
      expect(findFaults([raw])).toEqual([])
    }),
    { numRuns: 200 },
  )
})

/** Long ones by their beginning and their end. */
const shorten = (raw: string) =>
  raw.length <= longest ? [raw] : [raw.slice(0, longest).toWellFormed(), raw.slice(-longest).toWellFormed()]

test.each([
  ['hostile', playsAll ? 1 : 4],
  ['benign', 5],
] as const)('the %s texts of the corpus, one of %d', (folder, step) => {
  const all = readCorpus(folder).map(({ text }) => text)
  expect(all.length).toBeGreaterThan(1_000)
  const texts = all.filter((_, i) => i % step === 0)
  const groups = Array.from({ length: Math.ceil(texts.length / 20) }, (_, i) => texts.slice(20 * i, 20 * i + 20))
  expect(groups.flatMap((some) => findFaults(some.flatMap(shorten)))).toEqual([])
})
