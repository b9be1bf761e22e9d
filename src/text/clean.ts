// Text from strangers, made fit to be read: nothing hidden in it, everything visible as it was written; and cut to a length.
import { longestMarks } from './invisible.ts'
import { scan } from './scan.ts'

declare const clean: unique symbol
/** A text without hidden characters, comments or entities, in NFC, with `\n` as its line end. */
export type Clean = string & { readonly [clean]: true }

const longMarks = new RegExp(`(\\p{M}{${longestMarks}})\\p{M}+`, 'gu')

/**
 * Decodes HTML entities and removes what nobody sees: HTML comments, terminal sequences, control, zero-width, bidi, tag and
 * variation characters; genuine text in any language stays. Cleaning twice is cleaning once, in linear time.
 */
export function cleanText(text: string): Clean {
  const wellFormed = text.toWellFormed().replace(/\r\n?/g, '\n').replace(longMarks, '$1')
  return scan(wellFormed.normalize('NFC')).normalize('NFC') as Clean
}

/** At most `max` code points, the `…` of a cut text included; never cut inside what a reader sees as one character. */
export function capText(text: Clean, max: number): Clean
export function capText(text: string, max: number): string
export function capText(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ''
  let cut = 0
  let index = 0
  for (let count = 0; index < text.length && count < max; count += 1) {
    cut = index
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  }
  if (index === text.length) return text
  return `${text.slice(0, wholeCharacters(text, cut)).trimEnd()}…`
}

// Only the surroundings of the cut are segmented: the whole text may be large, a character never is.
function wholeCharacters(text: string, cut: number): number {
  const reach = 64
  const start = Math.max(0, cut - reach)
  const around = new Intl.Segmenter('en').segment(text.slice(start, cut + reach)).containing(cut - start)
  return around && around.index > 0 ? start + around.index : cut
}
