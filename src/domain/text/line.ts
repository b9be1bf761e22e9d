// A line in our own words: what a log, an error, an output, a reason in the ledger is made of.
declare const brand: unique symbol

/**
 * One line that may be shown anywhere that takes a plain line. It is made of words of ours and numbers; a stranger's text gets into
 * one through `forLog` only, so that the compiler refuses it everywhere else.
 */
export type Line = string & { readonly [brand]: 'line' }

/** The one way to write a line: `` line`Read ${3} pages.` ``. */
export function line(parts: TemplateStringsArray, ...values: readonly (number | Line)[]): Line {
  return String.raw({ raw: parts.map((part) => part) }, ...values) as Line
}
