// Text that the Action itself writes: logs, errors, outputs and the ledger's reasons are made of it.
import { fillTemplate, type Part, type Parts } from './literal-type.ts'

declare const brand: unique symbol

/**
 * Words from the source and numbers, safe for any plain-text sink. Untrusted text only becomes one through `toSafeText`
 * (`to-safe-text.ts`), so the compiler refuses it everywhere else. It has line feeds only where the source has them.
 */
export type SafeText = string & { readonly [brand]: 'safe text' }

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
