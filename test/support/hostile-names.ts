// Texts that no parser of an address may take, whatever it parses; and those of the corpus by their field.
import { readCorpus } from './read-corpus.ts'

/** Written around, before and after a text that is fine. */
const spoilers: readonly string[] = [
  ...['\0', '\t', '\n', '\r', '\r\n', '\u000b', '\u0085', '\u001b[31m', '\u009b', '\u007f'],
  ...['\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200d', '\u200e', '\u202e', '\u2028'],
  ...['\u2029', '\u2060', '\u2066', '\u2069', '\u2800', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufffe'],
  ...['\ud83d', '\udc00', '\u{e0061}', '\u{e0100}', '\u{f0000}', '\u{10ffff}'],
]

export function spoil(base: string): string[] {
  const middle = Math.floor(base.length / 2)
  return spoilers.flatMap((spoiler) => [
    spoiler + base,
    base + spoiler,
    base.slice(0, middle) + spoiler + base.slice(middle),
  ])
}

export const readField = (field: string) =>
  readCorpus('hostile').flatMap((sample) => (sample.field === field ? sample.text : []))
