// What of a comment tells whether another is a copy of it: its words by their meaning, without numbers.
import { hashText, mixBits } from '../../text/hash.ts'
import { describePiece } from '../words/describe-piece.ts'
import type { Lexicon } from '../words/lexicon.ts'
import type { NewWord, Word } from '../words/word.ts'

/** Of each word of a lexicon, by its number. */
export interface Tokens {
  /** From 1; 0 for what is not compared. Words of one meaning have one token. */
  readonly of: Uint32Array
  /** In halves of a word that tells something. */
  readonly worth: Uint8Array
  /** By token; does not depend on its number. */
  readonly hash: Uint32Array
  readonly isStop: Uint8Array
}

/** Two signs of a script without spaces are less than a word. */
const pair = /^[\p{sc=Han}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{1,2}$/u
const numberHash = hashText('#')

export function numberTokens({ words }: Pick<Lexicon, 'words'>): Tokens {
  const known = new Map<number, number>()
  const of = new Uint32Array(words.length)
  const worth = new Uint8Array(words.length)
  const isStop = new Uint8Array(words.length)
  const hash = new Uint32Array(words.length + 1)
  for (const [id, word] of words.entries()) {
    const name = nameOf(word)
    const token = known.get(name) ?? known.size + 1
    known.set(name, token)
    hash[token] = mixBits(name)
    of[id] = token
    isStop[id] = word.kind === 'stop' || name === numberHash ? 1 : 0
    worth[id] = word.kind === 'faint' || pair.test(word.surface) ? 1 : 2
  }
  return { of, worth, hash, isStop }
}

/** Another number, another count in a name, another word of the same meaning: the same to somebody who copies. */
function nameOf(word: Word): number {
  const { concepts, surface, stem, kind } = unmask(word)
  const [meaning] = concepts
  if (meaning !== undefined) return meaning
  if (!/\p{N}/u.test(surface)) return stem
  const letters = surface.replace(/[\p{N}.,_-]+/gu, '').toLowerCase()
  return kind === 'number' || letters.length < 2 ? numberHash : hashText(letters)
}

const mixed = /[a-z].*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}].*[a-z]/iu
/** Each row: a Latin letter, and those of two other alphabets that pass for it. */
const lookAlikes = 'aаα bвЬ cсϲ dԁ eеε hһн iіι jј kкκ lӏ mм oоο pрρ sѕ tтτ uυ vѵν wԝ xхχ yуγ'.split(' ')
const latin = new Map(lookAlikes.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])))

/** Two alphabets in one word: as it looks. */
function unmask(word: Word): NewWord {
  if (!mixed.test(word.surface)) return word
  const plain = Array.from(word.surface.toLowerCase(), (letter) => latin.get(letter) ?? letter).join('')
  return describePiece(plain)[0] ?? word
}
