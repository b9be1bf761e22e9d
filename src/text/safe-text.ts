// A line in our own words: what a log, an error, an output, a reason in the ledger is made of.
import { fillTemplate, type Part, type Parts } from './literal.ts'

declare const brand: unique symbol

/**
 * A line that may stand anywhere that takes plain text: it is made of words of ours and numbers. A stranger's text gets into one
 * through `toLine` (`to-line.ts`) only, so that the compiler refuses it everywhere else. Line feeds stand in it only where ours do.
 */
export type SafeText = string & { readonly [brand]: 'line' }

/** The one way to write a line: `` line`Read ${3} pages.` ``. */
export function safe<const Values extends readonly (number | string)[]>(
  words: TemplateStringsArray,
  ...values: Parts<Values, SafeText>
): SafeText {
  return fillTemplate(words, values) as SafeText
}

/** Lines with words of ours between them. */
export function joinLines<const T extends string>(
  lines: readonly SafeText[],
  between: T & Part<T, SafeText>,
): SafeText {
  return lines.join(between) as SafeText
}

/** `1,234,567` */
export function formatNumber(number: number): SafeText {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',') as SafeText
}

/** `1 reader`, `1,200 readers` */
export function count<const One extends string, const Many extends string = ''>(
  number: number,
  one: One & Part<One, SafeText>,
  many?: Many & Part<Many, SafeText>,
): SafeText {
  return `${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}` as SafeText
}

/** A phrase as a sentence: it begins with a capital letter and ends with a full stop. */
export function sentence(text: SafeText): SafeText {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.` as SafeText
}
