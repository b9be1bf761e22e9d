// Text that the Action itself writes: templates, numbers, lists, dates; what leaves a run.

declare const brand: unique symbol
/** Made only by its own constructors. */
export type Branded<Kind extends string> = string & { readonly [brand]: Kind }

/** Texts that leave a run, each kind from one constructor only (docs/threat-model.md). */
export type Prompt = Branded<'prompt'>
export type Markdown = Branded<'markdown'>
export type Title = Branded<'title'>
export type LedgerFile = Branded<'ledger file'>
export type OutputText = Branded<'output'>

/** From the source: neither known only at run time nor branded. */
type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? never : T

export type Insert<T, Safe> = T extends number | Safe ? T : T extends string ? Literal<T> : never

export type Parts<Values extends readonly unknown[], Safe> = Values & {
  readonly [Key in keyof Values]: Insert<Values[Key], Safe>
}

/** Words from the source, and numbers. Untrusted text becomes one only through `toSafeText`. */
export type SafeText = Branded<'safe text'>

/** Joins words of the source, numbers, and what is of this kind already. */
export function createTag<Safe extends string>() {
  return <const Values extends readonly (number | string)[]>(
    words: TemplateStringsArray,
    ...values: Parts<Values, Safe>
  ) => words.map((word, at) => `${word}${values[at] ?? ''}`).join('') as Safe
}

export const safe = createTag<SafeText>()

export function joinLines<const T extends string>(
  lines: readonly SafeText[],
  between: T & Insert<T, SafeText>,
): SafeText {
  return lines.join(between) as SafeText
}

export function formatNumber(number: number) {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',') as SafeText
}

export function count<const One extends string, const Many extends string = ''>(
  number: number,
  one: One & Insert<One, SafeText>,
  many?: Many & Insert<Many, SafeText>,
): SafeText {
  return `${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}` as SafeText
}

export function sentence(text: SafeText) {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.` as SafeText
}

/** In UTC, and never `2 days ago`: time alone must not change a text. */
function format(time: number | string, form: string) {
  const date = /^\w+, 0?(\d+) (\w+) (-?\d+) (\d+:\d+).*$/
  return new Date(time).toUTCString().replace(date, form).replace('Invalid Date', 'unknown') as SafeText
}

/** `21 Nov` */
export const formatDayOfYear = (time: number) => format(time, '$1 $2')

/** `21 Nov 2026` */
export const formatDay = (time: number) => format(time, '$1 $2 $3')

/** `21 Nov 2026, 09:30 UTC` */
export const formatMinute = (time: number) => format(time, '$1 $2 $3, $4 UTC')

/** `Nov 2026` for `2026-11` */
export const formatMonth = (month: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? format(month, '$2 $3') : safe`an unknown month`

export function toInstant(time: number) {
  const date = new Date(time)
  return (Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString()) as SafeText
}

/** `a, b and c` */
export function enumerate<Text extends Branded<string>>(parts: readonly Text[]): Text {
  return new Intl.ListFormat('en-GB').format(parts) as Text
}

export function omitZeros(...texts: readonly SafeText[]) {
  return texts.filter((text) => /^[1-9]/.test(text))
}

/** Counted apart, under these names everywhere. */
export function describeReaders(counts: Readonly<{ distinctReaders: number; agents?: number }>) {
  const { distinctReaders, agents = 0 } = counts
  const people = distinctReaders - agents
  return omitZeros(count(people, 'reader'), count(agents, 'AI agent'))
}
