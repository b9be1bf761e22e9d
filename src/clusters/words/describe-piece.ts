// A piece of a text → the words in it.
import { hashText } from '../../text/hash.ts'
import { findConcepts, findContrast, isFault } from './concepts.ts'
import { findLanguages } from './language.ts'
import { classify, splitName } from './scan-words.ts'
import { stem } from './stem.ts'
import { faintWords, stopWords } from './stop-words.ts'

import type { NewWord } from './word.ts'

const gramLength = 4
/** In UTF-16 units: enough of a word to tell it from others. */
const longestWord = 60

type Draft = Omit<NewWord, 'isShowable' | 'isFault'>

const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu

/** The words of a piece of a text, in their order: none for an e-mail address, two for `either/or`. */
export function describePiece(piece: string): NewWord[] {
  return describe(piece).map((draft) => ({
    ...draft,
    isShowable: showable.test(draft.surface),
    isFault: draft.kind === 'faint' || (draft.concepts.length > 0 && draft.concepts.every(isFault)),
  }))
}

function describe(raw: string): Draft[] {
  const piece = raw.slice(0, longestWord)
  switch (classify(piece)) {
    case 'mail':
      return []
    case 'number':
      return [describeNumber(piece)]
    case 'address':
      return [describeName(piece.replace(/[?#].*$|[.,;:!]+$/gsu, ''))]
    case 'name':
      return [describeName(piece.replace(/\(\)$/u, ''))]
    case 'words':
      return piece.split(/[/:]/u).flatMap((part) => describeWords(part))
    default:
      // The language is written with a capital; the verb seldom is.
      return describeWords(piece).map((draft) =>
        piece === 'Go' ? { ...draft, contrast: findContrast('golang') } : draft,
      )
  }
}

function describeNumber(surface: string): Draft {
  const form = `#${surface
    .replace(/^v/iu, '')
    .replace(/[ \u00A0]/gu, '')
    .replace(/,/gu, '.')
    .toLowerCase()}`
  return { ...blank, surface, kind: 'number', stem: hashText(form), grams: gramsOf(form) }
}

function describeName(surface: string): Draft {
  const form = surface.toLowerCase()
  // A whole name may be a word that is known: `JavaScript`, `Next.js`.
  const plain = form.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const parts = splitName(surface).filter((part) => !stopWords.has(part))
  return {
    ...blank,
    surface,
    kind: 'name',
    // `maxRetries`, `max_retries` and `--max-retries` are one.
    stem: hashText(plain || form),
    grams: [...new Set(parts.length > 0 ? parts : [form])].flatMap(gramsOf),
    parts: parts.map((part) => hashText(stem(part))),
    concepts: [...new Set([plain, ...parts].flatMap((part) => findConcepts(part, stem(part))))],
    contrast: [form, plain, ...parts].map(findContrast).find((code) => code >= 0) ?? -1,
  }
}

const blank = { parts: [], concepts: [], languages: [], contrast: -1 } as const

/** Han, Thai and their like put no space between words: pairs of signs stand in for them. Hiragana is mostly grammar. */
const unspaced =
  /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+|\p{sc=Hiragana}+|[^\p{sc=Han}々\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hiragana}]+/gu
const spaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}\p{N}'’]+$/u

function describeWords(piece: string): Draft[] {
  const text = piece.toLowerCase().replace(/’/gu, "'")
  if (spaced.test(text)) return describeWord(text)
  const [first, ...rest] = (text.match(unspaced) ?? []).flatMap((part) => {
    if (/^\p{sc=Hiragana}/u.test(part)) return []
    return /^[\p{sc=Han}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(part)
      ? describePairs(part)
      : describeWord(part)
  })
  // A word of such a script may begin in one part and end in the next, so its meaning is looked for in the whole.
  const concepts = findConcepts(text, text)
  const languages = findLanguages(text)
  const contrast = findContrast(text)
  if (first) return [{ ...first, concepts, languages, contrast }, ...rest]
  return concepts.length === 0
    ? []
    : [{ ...blank, surface: text, kind: 'faint', stem: hashText(text), grams: [], concepts, languages }]
}

function describePairs(part: string): Draft[] {
  const signs = [...part]
  const pairs = signs.length < 3 ? [part] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  return pairs.map((pair) => ({
    ...blank,
    surface: pair,
    kind: 'word',
    stem: hashText(pair),
    grams: [hashText(pair)],
  }))
}

function describeWord(text: string): Draft[] {
  const bare = text.replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, '').replace(/'s$/u, '')
  const isStop = stopWords.has(bare) || stopWords.has(text) || bare.length < 2
  const form = stem(bare)
  return [
    {
      surface: bare,
      kind: isStop ? 'stop' : faintWords.has(bare) ? 'faint' : 'word',
      stem: hashText(form),
      grams: gramsOf(bare),
      parts: [],
      concepts: isStop ? [] : findConcepts(bare, form),
      languages: findLanguages(bare),
      contrast: findContrast(bare),
    },
  ]
}

function gramsOf(form: string): number[] {
  const bounded = ` ${form} `
  if (bounded.length <= gramLength) return [hashText(bounded)]
  return Array.from({ length: bounded.length - gramLength + 1 }, (_, at) =>
    hashText(bounded.slice(at, at + gramLength)),
  )
}
