// Text as a reader sees it, for comparing and judging only; it is never shown again.
import { cutMarks } from './invisible.ts'

/** Controls other than white space, format characters (zero-width, bidi, tags), fillers, variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu

/** Drops characters that cannot be seen and stacks of marks; white space stays as it is. */
export function dropUnseen(text: string): string {
  return /[^\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u02ff]/.test(text) ? cutMarks(text.replace(unseen, '')) : text
}

const longest = 8_000

/** For comparison: the first 8,000 units, compatibility forms folded, lower case, single spaces. */
export function foldText(text: string): string {
  const folded = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase()
  return folded.replace(/\s+/gu, ' ').trim()
}
