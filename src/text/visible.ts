// Text as a reader sees it: what cannot be seen is taken out before anything is compared or judged.

/** Controls other than white space, formats (zero-width, bidi, tags), fillers and variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu

/** No writing needs more marks on a letter, and normalising a long run of them takes quadratic time. */
const heapedMarks = /(\p{M}{10})\p{M}+/gu

/** What may need a closer look: all but blocks without marks and without anything that cannot be seen. Most texts have none. */
const maybeUnseen =
  /[^\t\n\v\f\r -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u0590\u2010-\u2027\u2030-\u205F\u2070-\u209C\u20A0-\u20CF\u2100-\u2BFF\u3000-\u3029\u3030-\u3098\u309B-\u3163\u3165-\uA66E\uAC00-\uD7A3\uFF01-\uFF9F\u{1F000}-\u{1FAFF}]/u

/** The text without characters that cannot be seen and without heaps of marks; white space stays as it is. */
export function dropUnseen(text: string): string {
  return maybeUnseen.test(text) ? text.replace(unseen, '').replace(heapedMarks, '$1') : text
}

const longest = 8_000

/** As texts are compared: the first 8,000 units, compatibility forms folded, lower case, white space single. */
export function foldText(text: string): string {
  const folded = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase()
  return folded.replace(/\s+/gu, ' ').trim()
}
