// The corpus through cleaning and redacting: what is genuine stays, what is personal or secret goes.
import { expect, test } from 'vitest'
import { redact } from '../../src/text/redaction/redact.ts'
import { sanitise } from '../../src/text/sanitise.ts'
import { cleanText } from '../../src/text/unicode/clean.ts'
import { readCorpus } from '../support/read-corpus.ts'

const benign = readCorpus('benign')
const hostile = readCorpus('hostile')

/** Texts about addresses, headers, keys and test cards, whose examples cannot be told from a reader's own. */
const about: readonly string[] = [
  'Is "First Last" <first.last@example.com> a valid value for the from field?',
  `The example shows an actual looking key (${['AKIAIOSFODNN7', 'EXAMPLE'].join('')}) and our secret scanner blocked the commit. A clear placeholder would be better.`,
  'Test card 4000 0000 0000 0341 no longer behaves like the table says.',
  `The example header "Authorization: Basic ${btoa('user:password')}" should say that it is base64 of user:password.`,
]
/** Texts about HTML comments: those go, whatever they hold. */
const comments: readonly string[] = [
  'I can see an HTML comment in the page text, <!-- internal: do not publish -->. Looks like a build problem.',
  'HTML comments like <!-- more --> are printed on the page.',
  'The comment <!-- prettier-ignore --> does not work as described.',
]

test('nothing of a genuine text is taken for personal or secret', () => {
  expect(benign.length).toBeGreaterThan(2_000)
  const wrong = benign.filter(({ text }) => redact(cleanText(text)) !== cleanText(text))
  expect(new Set(wrong.map(({ text }) => text))).toEqual(new Set(about))
  expect(wrong.length / benign.length).toBeLessThan(0.002)
})

/** What a reader sees of a text, and an entity as it is written: letters, marks, numbers, signs. */
const visible = (text: string) =>
  text.normalize('NFC').replace(/&(?:amp;)*(#?\w+);|[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '')

test('what is seen of a genuine text is not changed', () => {
  const changed = benign.filter(({ text }) => {
    const cleaned = cleanText(text)
    // Entities are decoded, so that only the others of such a text can be compared: each must still be there, in its place.
    const pieces = text.normalize('NFC').split(/&(?:amp;)*#?\w+;/)
    return pieces.length === 1 ? visible(cleaned) !== visible(text) : !hasInOrder(visible(cleaned), pieces.map(visible))
  })
  expect(new Set(changed.map(({ text }) => text))).toEqual(new Set(comments))
  expect(changed.length / benign.length).toBeLessThan(0.002)
})

function hasInOrder(text: string, pieces: readonly string[]): boolean {
  let at = 0
  return pieces.every((piece) => {
    const found = text.indexOf(piece, at)
    at = found + piece.length
    return found >= 0
  })
}

test('no canary is left', () => {
  const left = hostile.flatMap(({ id, text, canaries }) => {
    const shown = sanitise(text).toLowerCase()
    return canaries.filter((canary) => shown.includes(canary.toLowerCase())).map((canary) => `${id}: ${canary}`)
  })
  expect(hostile.flatMap(({ canaries }) => canaries).length).toBeGreaterThan(150)
  expect(left).toEqual([])
})
