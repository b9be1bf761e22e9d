// The thesaurus and the contrasts keep to their own form: no word means two things, stars stand where they may.
import { expect, test } from 'vitest'
import { contrasts } from '../../../src/clusters/words/contrasts.ts'
import { stopWords } from '../../../src/clusters/words/stop-words.ts'
import { accountThings } from '../../../src/clusters/words/thesaurus/account.ts'
import { actionThings } from '../../../src/clusters/words/thesaurus/action.ts'
import { codeThings } from '../../../src/clusters/words/thesaurus/code.ts'
import { commerceThings } from '../../../src/clusters/words/thesaurus/commerce.ts'
import { complaints } from '../../../src/clusters/words/thesaurus/complaints.ts'
import { networkThings } from '../../../src/clusters/words/thesaurus/network.ts'
import { operationThings } from '../../../src/clusters/words/thesaurus/operation.ts'
import { pageThings } from '../../../src/clusters/words/thesaurus/page.ts'
import { shellThings } from '../../../src/clusters/words/thesaurus/shell.ts'
import { things } from '../../../src/clusters/words/thesaurus/things.ts'

const sets: [string, Readonly<Record<string, string>>][] = [
  ['complaints', complaints],
  ['things', things],
  ...contrasts.map((set): [string, Record<string, string>] => [
    set.slice(0, 20),
    Object.fromEntries(set.split(' ').map((term) => [term, term.replaceAll('=', ' ')])),
  ]),
]

const wordsOf = (set: Readonly<Record<string, string>>) =>
  Object.entries(set).flatMap(([concept, words]) => words.split(' ').map((word) => ({ concept, word })))

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

test.each(sets)('%s: lower case, composed, stars only after enough letters', (_, set) => {
  const wellFormed = /^(?:[\p{L}\p{M}\p{N}ー.+#_]+|[\p{L}\p{N}]{4,}\*|[^\p{sc=Latin}\s*]{2,}\*)$/u
  const odd = wordsOf(set).filter(({ word }) => {
    return word !== word.toLowerCase() || word !== word.normalize('NFC') || !wellFormed.test(word)
  })
  expect(odd).toEqual([])
})

test.each(sets)('%s: no word in two concepts, by itself or by a star', (_, set) => {
  const words = wordsOf(set)
  const clashes = words.flatMap(({ concept, word }) => {
    const start = word.replace('*', '')
    const isMet = (other: string) => (start === word ? other === word : other.startsWith(start))
    return words.filter((other) => other.concept !== concept && isMet(other.word)).map((other) => [word, other.word])
  })
  expect(clashes).toEqual([])
})

test.each(sets)('%s: no word twice in a concept', (_, set) => {
  const words = wordsOf(set).map(({ concept, word }) => `${concept} ${word}`)
  expect(words.length).toBe(new Set(words).size)
})

test.each(sets.slice(0, 2))(
  '%s: no stop words, and two signs at least where words are found inside others',
  (_, set) => {
    const stops = [...stopWords]
    const wrong = wordsOf(set).filter(({ word }) => {
      const start = word.replace('*', '')
      if (unspaced.test(word) && [...word].length < 2) return true
      return start === word ? stopWords.has(word) : stops.some((stop) => stop.startsWith(start))
    })
    expect(wrong).toEqual([])
  },
)

test('no field of the things takes a concept from another', () => {
  const fields = [
    pageThings,
    shellThings,
    networkThings,
    operationThings,
    codeThings,
    actionThings,
    accountThings,
    commerceThings,
  ]
  const concepts = fields.flatMap((field) => Object.keys(field))
  expect(concepts.length).toBe(Object.keys(things).length)
})

test('every set of contrasts has two terms or more', () => {
  expect(contrasts.filter((set) => set.split(' ').length < 2)).toEqual([])
})
