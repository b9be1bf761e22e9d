// How the compiler distinguishes literals in the source from text that is only known at run time.

/** A string literal from the source; neither text known only at run time nor a branded string qualifies. */
type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? never : T

export type Part<T, Safe> = T extends number | Safe ? T : T extends string ? Literal<T> : never

/** A template's values, each of which must be such a part. */
export type Parts<Values extends readonly unknown[], Safe> = Values & {
  readonly [Key in keyof Values]: Part<Values[Key], Safe>
}

export function fillTemplate(words: TemplateStringsArray, values: readonly (number | string)[]): string {
  let text = words[0] ?? ''
  for (let at = 0; at < values.length; at += 1) text += `${values[at]}${words[at + 1]}`
  return text
}
