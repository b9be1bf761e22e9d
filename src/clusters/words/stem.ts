// What a word is without its ending.
import { stemmer } from '@orama/stemmers/english'

/** Characters that are kept of words in other languages and alphabets. */
const longestStem = 7

/** Inflections meet in their stem: Porter's for plain Latin letters, a cut for all others. Lower case in and out. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/u.test(word) ? stemmer(word) : word.slice(0, longestStem)
}
