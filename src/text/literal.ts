// How the compiler tells words that stand in our source from text that only the running program knows.

/** Words that stand in the source as they are; a text known only at run time is none, nor is one with a brand. */
type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? never : T

/** What may stand between words of ours: a number, words of ours, or what is already `Safe`. */
export type Part<T, Safe> = T extends number | Safe ? T : T extends string ? Literal<T> : never

/** A template's values, each of which must be such a part. */
export type Parts<Values extends readonly unknown[], Safe> = Values & {
  readonly [Key in keyof Values]: Part<Values[Key], Safe>
}

/** The text of a template; its type is the tag's affair. */
export function fillTemplate(words: TemplateStringsArray, values: readonly (number | string)[]): string {
  return String.raw({ raw: [...words] }, ...values)
}
