// Which language words speak for, and which a comment is in.
import { describe, expect, test } from 'vitest'
import { chooseLanguage, findLanguages, languageCount } from '../../../src/clusters/words/language.ts'
import { stopWordsByLanguage } from '../../../src/clusters/words/stop-words.ts'

const names = [...Object.keys(stopWordsByLanguage), 'ja', 'ko', 'zh', 'ar', 'he', 'th', 'hi', 'el']
const namesOf = (word: string) => findLanguages(word).map((language) => names[language])
const choose = (text: string) => {
  const counts = new Uint32Array(languageCount)
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [])
    for (const language of findLanguages(word)) counts[language] = (counts[language] ?? 0) + 1
  return names[chooseLanguage(counts)]
}

test.each([
  ['the', ['en']],
  ['und', ['de']],
  ['de', ['fr', 'pt', 'nl']],
  ['手順', ['zh']],
  ['ファイル', ['ja']],
  ['단계', ['ko']],
  ['صفحة', ['ar']],
  ['הדף', ['he']],
  ['หน้า', ['th']],
  ['पृष्ठ', ['hi']],
  ['σελίδα', ['el']],
  ['token', []],
  ['ошибка', []],
  ['404', []],
  ['', []],
])('%s speaks for %j', (word, expected) => {
  expect(namesOf(word)).toEqual(expect.arrayContaining(expected))
  if (expected.length < 2) expect(namesOf(word)).toEqual(expected)
})

test('de speaks for Spanish too', () => {
  expect(namesOf('de')).toContain('es')
})

describe('chooseLanguage', () => {
  test.each([
    ['The link to the reference is broken', 'en'],
    ['Der Link zur Referenz ist kaputt und führt ins Leere', 'de'],
    ['Le lien vers la référence est mort', 'fr'],
    ['El enlace a la referencia no funciona', 'es'],
    ['Где это и как его включить?', 'ru'],
    ['手順に漢字が多い', 'ja'],
    ['安装步骤', 'zh'],
    ['설치 단계', 'ko'],
    ['token', undefined],
    ['', undefined],
  ])('%s: %s', (text, language) => {
    expect(choose(text)).toBe(language)
  })

  test('a tie is no language', () => {
    const counts = new Uint32Array(languageCount)
    counts[0] = 2
    counts[1] = 2
    expect(chooseLanguage(counts)).toBe(-1)
    counts[2] = 3
    expect(chooseLanguage(counts)).toBe(2)
  })
})
