// What words mean and what they exclude, in any of the languages of the thesaurus.
import { hashText } from '../../text/hash.ts'
import { contrasts } from './contrasts.ts'
import { stem } from './stem.ts'
import { complaints } from './thesaurus/complaints.ts'
import { things } from './thesaurus/things.ts'

/** Shortest beginning of a word that may stand for it. */
const shortestBeginning = 2

/** Concepts of what is wrong ("missing", "outdated"), which say nothing of what it is about. */
const faults = new Set<number>()
const whole = new Map<string, number[]>()
const beginnings = new Map<string, number[]>()
const signs = new Map<string, number[]>()

for (const [field, concepts] of Object.entries({ complaints, things })) {
  for (const [name, words] of Object.entries(concepts)) {
    const concept = hashText(`${field} ${name}`)
    if (field === 'complaints') faults.add(concept)
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) put(beginnings, word.slice(0, -1), concept)
      else if (isUnspaced(word)) put(signs, word, concept)
      else put(whole, word, concept)
    }
  }
}

/** English words by their stems, where no other word has the same. */
const wholeStems = new Map<string, number[]>()
for (const [word, concepts] of whole) if (!wholeStems.has(stem(word))) wholeStems.set(stem(word), concepts)

function put(table: Map<string, number[]>, word: string, concept: number): void {
  const found = table.get(word)
  if (found) found.push(concept)
  else table.set(word, [concept])
}

function isUnspaced(word: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)
}

/** Concepts of a word or of its stem, as 32 bits each; Han, kana and hangul are looked for inside. */
export function findConcepts(word: string, stemmed: string = stem(word)): readonly number[] {
  const found = whole.get(word)
  if (found) return found
  for (let length = word.length; length >= shortestBeginning; length -= 1) {
    const byBeginning = beginnings.get(word.slice(0, length))
    if (byBeginning) return byBeginning
  }
  if (isUnspaced(word)) return findSigns(word)
  return wholeStems.get(stemmed) ?? none
}

export function isFault(concept: number): boolean {
  return faults.has(concept)
}

const none: readonly number[] = []
/** "Uninstall" holds "install" in several of these scripts. */
const longestFirst = [...signs].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))

function findSigns(word: string): readonly number[] {
  let rest = word
  const found: number[] = []
  for (const [sign, concepts] of longestFirst) {
    if (!rest.includes(sign)) continue
    found.push(...concepts)
    rest = rest.replaceAll(sign, ' ')
  }
  return [...new Set(found)]
}

const terms = new Map<string, number>()
const termBeginnings = new Map<string, number>()
for (const [set, line] of contrasts.entries()) {
  for (const [term, forms] of line.split(' ').entries()) {
    for (const form of forms.split('=')) {
      if (form.endsWith('*')) termBeginnings.set(form.slice(0, -1), set * 64 + term)
      else terms.set(form, set * 64 + term)
    }
  }
}

/** Code of a term that excludes others (`set * 64 + term`), or -1. */
export function findContrast(word: string): number {
  const found = terms.get(word)
  if (found !== undefined) return found
  for (let length = word.length; length >= 4; length -= 1) {
    const byBeginning = termBeginnings.get(word.slice(0, length))
    if (byBeginning !== undefined) return byBeginning
  }
  if (isUnspaced(word)) return unspacedTerms.find(([form]) => word.includes(form))?.[1] ?? -1
  return -1
}

const unspacedTerms = [...terms]
  .filter(([form]) => isUnspaced(form))
  .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
