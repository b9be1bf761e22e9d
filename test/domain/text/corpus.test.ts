// The corpus through cleaning and redacting: what is genuine stays, what is personal or secret goes.
import { expect, test } from 'vitest'
import { cleanText } from '../../../src/domain/text/clean.ts'
import { redact } from '../../../src/domain/text/redact.ts'
import { sanitise } from '../../../src/domain/text/sanitise.ts'
import { readCorpus } from './corpus.ts'

const benign = readCorpus('benign')
const hostile = readCorpus('hostile')

/** Texts about addresses and keys, whose examples cannot be told from a reader's own. */
const about = /first\.last@example\.com|dXNlcjpwYXNzd29yZA==/
/** HTML comments go, by contract, also where a reader writes of them. */
const isComment = ({ text }: { readonly text: string }) => text.includes('<!--')

test('nothing of a genuine text is taken for personal or secret', () => {
  expect(benign.length).toBeGreaterThan(2_000)
  const wrong = benign.filter(({ text }) => redact(cleanText(text)).count > 0)
  expect(wrong.filter(({ text }) => !about.test(text))).toEqual([])
  expect(wrong.length).toBeLessThanOrEqual(benign.length / 1_000)
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
  expect(changed.filter((item) => !isComment(item)).map(({ text }) => text)).toEqual([])
  expect(changed.length).toBeLessThanOrEqual(benign.length / 1_000)
})

function hasInOrder(text: string, pieces: readonly string[]): boolean {
  let at = 0
  return pieces.every((piece) => {
    const found = text.indexOf(piece, at)
    at = found + piece.length
    return found >= 0
  })
}

test('not one unit of a genuine text is changed, unless it has entities, hidden characters or loose marks', () => {
  const strange = /&\w+;|&#\d+;|[\p{Default_Ignorable_Code_Point}\p{Cf}]/u
  const plain = benign.filter(
    (item) => item.text === item.text.normalize('NFC') && !strange.test(item.text) && !isComment(item),
  )
  expect(plain.length).toBeGreaterThan(2_500)
  expect(plain.filter(({ text }) => sanitise(text) !== text && !about.test(text))).toEqual([])
})

test('no canary is left', () => {
  const left = hostile.flatMap(({ id, text, canaries }) => {
    const shown = sanitise(text).toLowerCase()
    return canaries.filter((canary) => shown.includes(canary.toLowerCase())).map((canary) => `${id}: ${canary}`)
  })
  expect(hostile.flatMap(({ canaries }) => canaries).length).toBeGreaterThan(150)
  expect(left).toEqual([])
})

test.each(['benign', 'hostile'] as const)('%s texts: twice is once', (folder) => {
  const texts = folder === 'benign' ? benign : hostile
  expect(texts.filter(({ text }) => sanitise(sanitise(text)) !== sanitise(text))).toEqual([])
})
