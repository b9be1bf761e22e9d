// Text as a reader sees it: what cannot be seen is taken out before anything is compared or judged.

/** Controls other than white space, formats (zero-width, bidi, tags), fillers and variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu

/** No writing needs more marks on a letter, and normalising a long run of them takes quadratic time. */
const heapedMarks = /(\p{M}{10})\p{M}+/gu

/** The text without characters that cannot be seen and without heaps of marks; white space stays as it is. */
export function dropUnseen(text: string): string {
  return text.replace(unseen, '').replace(heapedMarks, '$1')
}

const longest = 8_000

/** As texts are compared: the first 8,000 units, compatibility forms folded, lower case, white space single. */
export function foldText(text: string): string {
  const folded = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase()
  return folded.replace(/\s+/gu, ' ').trim()
}
