// Text that the Action itself writes.
import type { Branded } from './branded.ts'

/** From the source: neither known only at run time nor branded. */
type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? never : T

export type Part<T, Safe> = T extends number | Safe ? T : T extends string ? Literal<T> : never

export type Parts<Values extends readonly unknown[], Safe> = Values & {
  readonly [Key in keyof Values]: Part<Values[Key], Safe>
}

export function fillTemplate(words: TemplateStringsArray, values: readonly (number | string)[]): string {
  return words.map((word, at) => `${word}${values[at] ?? ''}`).join('')
}

/** Words from the source, and numbers. Untrusted text becomes one only through `toSafeText`. */
export type SafeText = Branded<'safe text'>

/** `` safe`Read ${3} pages.` `` */
export function safe<const Values extends readonly (number | string)[]>(
  words: TemplateStringsArray,
  ...values: Parts<Values, SafeText>
): SafeText {
  return fillTemplate(words, values) as SafeText
}

export function joinLines<const T extends string>(
  lines: readonly SafeText[],
  between: T & Part<T, SafeText>,
): SafeText {
  return lines.join(between) as SafeText
}

export function formatNumber(number: number): SafeText {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',') as SafeText
}

export function count<const One extends string, const Many extends string = ''>(
  number: number,
  one: One & Part<One, SafeText>,
  many?: Many & Part<Many, SafeText>,
): SafeText {
  return `${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}` as SafeText
}

export function sentence(text: SafeText): SafeText {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.` as SafeText
}
