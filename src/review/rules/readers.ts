// Where something new comes from: looked up in what the fix's readers have written, however they dressed it up.
import { cleanText } from '../../text/clean.ts'
import { perSubject } from './memo.ts'
import type { Subject } from './rule.ts'

interface Indexed {
  readonly id: string
  /** Lower case, white space single, addresses as they are meant. */
  readonly text: string
  /** Letters and digits alone. */
  readonly dense: string
}

const index = perSubject(({ readers }): readonly Indexed[] =>
  (readers ?? []).map(({ id, text }) => {
    const plain = plainOf(text)
    return { id, text: plain, dense: denseOf(plain) }
  }),
)

/** Decoded, without markup, and with what was defanged put right: `hxxps://evil[.]example` is `https://evil.example`. */
export function plainOf(text: string): string {
  return cleanText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
    .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
    .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Ids of the entries that have the text, as a whole word or phrase; from six letters on, however it is parted. */
export function findReaders(subject: Subject, text: string): readonly string[] {
  const wanted = plainOf(text)
  if (wanted === '') return []
  const dense = denseOf(wanted)
  return index(subject)
    .filter((entry) => hasPhrase(entry.text, wanted) || (dense.length >= 6 && entry.dense.includes(dense)))
    .map(({ id }) => id)
}

/** Ids of the entries in which a word of the pattern stands. */
export function findReadersBy(subject: Subject, pattern: RegExp): readonly string[] {
  return index(subject)
    .filter(({ text }) => pattern.test(text))
    .map(({ id }) => id)
}

function denseOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

function hasPhrase(text: string, wanted: string): boolean {
  const isOpen = (character: string | undefined): boolean => !/[\p{L}\p{N}_-]/u.test(character ?? ' ')
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return true
  return false
}
