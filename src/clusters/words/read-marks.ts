// What a comment's words say that keeps it apart from others.
import { type Marks, nameAll } from '../linking/marks.ts'
import { chooseLanguage, languageCount } from './language.ts'
import type { Lexicon } from './lexicon.ts'

const votes = new Uint32Array(languageCount)

export function readMarks({ words, start, ids }: Lexicon, row: number): Marks {
  votes.fill(0)
  let numbers: number[] | undefined
  let codes: number[] | undefined
  let names: number[] | undefined
  let terms: number[] | undefined
  for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at += 1) {
    const word = words[ids[at] ?? 0]
    if (!word) continue
    if (word.kind === 'number' && isCode(word.surface)) codes = append(codes, word.stem)
    else if (word.kind === 'number') numbers = append(numbers, word.stem)
    else if (word.kind === 'name') names = append(names, word.stem)
    if (word.contrast >= 0) terms = append(terms, word.contrast)
    for (let k = 0; k < word.languages.length; k += 1) {
      const language = word.languages[k] as number
      votes[language] = (votes[language] as number) + 1
    }
  }
  return {
    numbers: nameAll(numbers),
    codes: nameAll(codes),
    names: nameAll(names),
    terms: nameAll(terms),
    language: chooseLanguage(votes),
  }
}

function append(list: number[] | undefined, value: number): number[] {
  if (!list) return [value]
  list.push(value)
  return list
}

/** Such a number is what a complaint is about; a smaller one may be a count in passing. */
function isCode(number: string): boolean {
  return /\d[.,]\d|\d{3}/u.test(number)
}
