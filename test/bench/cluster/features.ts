// What the peers look at in a text, as scikit-learn's TfidfVectorizer would: words, words cut short, characters within words.
import { stopWords } from './stop-words.ts'

/** The features of a text, repeats included. */
export type Analyser = (text: string) => string[]

/** Several analysers stand side by side with equal weight. */
export interface FeatureKind {
  readonly name: string
  readonly analysers: readonly Analyser[]
  /** What peers.py calls it. */
  readonly python?: string
}

/** Runs of two or more letters, numbers and underscores, without stop words. */
function listWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? []).filter((word) => !stopWords.has(word))
}

function listWordPairs(text: string): string[] {
  const words = listWords(text)
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}

/** Numbers are kept whole. */
function listCutWords(text: string): string[] {
  return listWords(text).map((word) => (/^\d+$/.test(word) ? word : [...word].slice(0, 5).join('')))
}

/** Runs of 3 to 5 characters within a word and the blanks beside it (the analyser `char_wb`). */
export function listCharacters(text: string): string[] {
  const found: string[] = []
  for (const word of text.toLowerCase().split(/\s+/u)) {
    if (word === '') continue
    const characters = [' ', ...word, ' ']
    for (let size = 3; size <= 5; size += 1) {
      found.push(characters.slice(0, size).join(''))
      // A word that is too short for this size is one feature, and has no longer ones.
      if (characters.length <= size) break
      for (let start = 1; start + size <= characters.length; start += 1)
        found.push(characters.slice(start, start + size).join(''))
    }
  }
  return found
}

export const featureKinds: readonly FeatureKind[] = [
  { name: 'word 1-2 grams, stop-worded', analysers: [listWordPairs], python: 'stop' },
  { name: 'words cut to five letters', analysers: [listCutWords] },
  { name: 'character 3-5 grams', analysers: [listCharacters], python: 'char' },
  { name: 'characters beside words', analysers: [listCharacters, listWordPairs], python: 'combo' },
]
